/** Run by `next.config.mjs` before every build and `npm run dev`: stops at a list of the content that may not be empty. */
import ts from 'typescript'
import { constantOf, lineOf, nodesOf, sourceFiles, type SourceFile } from './launch-check/source'
import { nameOf } from './samples/marks'

/** Lists that may be empty: what shows them is left out of the page. As the file, the constant and the list in it. */
const MAY_BE_EMPTY = [
  'content/case-studies/closing.ts recordings',
  'content/case-studies/flagship.ts flagshipCases',
  'content/case-studies/playbook.ts steps',
  'content/case-studies/snapshots.ts snapshots',
  'content/case-studies/testimonials.ts caseTestimonials',
  'content/home/faq.ts items',
  'content/home/services.ts understanding.tradeExamples',
  'content/home/testimonials.ts testimonials.items',
  'content/home/trusted-by.ts trustedBy.clients',
  'content/pricing/copy.ts addOns.items',
  'content/pricing/copy.ts allPlansInclude.items',
  'content/recordings.ts recordings',
  'content/recordings.ts tradeRecordings',
  'content/services/examples.ts exampleScenarios',
  'content/services/examples.ts tradeScenarios',
  'content/services/stack.ts stack',
  'content/socials.ts channels',
  'content/socials.ts wins',
  'content/team.ts callSteps.steps',
  'content/team.ts focus.areas',
  'content/team.ts journey.years',
  'content/team.ts teamStats.stats',
  'content/videos.ts videos',
] as const

/** The property that a list is the value of, also where it is an item of another list: `rows` for a row of `rows`. */
function listName(list: ts.Node): { property: string | undefined; item: string | undefined } {
  for (let at = list.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isVariableDeclaration(at)) break
    if (ts.isPropertyAssignment(at)) return { property: at.name.getText(), item: nameOf(at.parent) }
  }
  return { property: undefined, item: undefined }
}

const isInFunction = (node: ts.Node): boolean =>
  !ts.isSourceFile(node) && (ts.isFunctionLike(node) || isInFunction(node.parent))

/** A sentence for each list of the content that is empty and may not be. */
export function emptyLists(
  sources: readonly SourceFile[] = sourceFiles(process.cwd(), ['content']),
): string[] {
  return sources.flatMap((source) =>
    [...nodesOf(source.tree)]
      .filter(
        (node) => ts.isArrayLiteralExpression(node) && node.elements.length === 0 && !isInFunction(node),
      )
      .flatMap((list) => {
        const { property, item } = listName(list)
        const name = [constantOf(list), ...(property ? [property] : [])].join('.')
        if (MAY_BE_EMPTY.some((each) => each === `${source.file} ${name}`)) return []
        return `${source.file}, line ${lineOf(source, list)}: the list \`${property ?? name}\`${item ? ` of “${item}”` : ''} is empty, and what shows it needs at least one entry. Write one, or delete what the list belongs to.`
      }),
  )
}

/** @throws Error that names each list of the content that may not be empty */
export function stopAtEmptyLists(): void {
  const empty = emptyLists()
  if (empty.length > 0) throw new Error(empty.join('\n'))
}
