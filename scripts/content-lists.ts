/**
 * Run by `next.config.mjs` before every build and `npm run dev`: stops at a list of the content that is empty and may not
 * be, and at two entries of one list that the code cannot tell apart. `npm run launch-check` lists them.
 */
import ts from 'typescript'
import { constantOf, lineOf, nodesOf, sourceFiles, textOf, type SourceFile } from './launch-check/source'
import { quoted } from './launch-check/quoted'
import { nameOf } from './samples/marks'

/**
 * Lists that may be empty, because the page then leaves out what would show them. Each has its file, its constant, and its place
 * in the constant.
 */
const MAY_BE_EMPTY = [
  'content/case-studies/closing.ts recordings',
  'content/case-studies/flagship.ts flagshipCases',
  'content/case-studies/playbook.ts steps',
  'content/case-studies/snapshots.ts snapshots',
  'content/case-studies/testimonials.ts caseTestimonials',
  'content/engineers.ts engineers',
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

/** What is wrong with a list of the content, and what to do. */
export interface ListFault {
  file: string
  /** From 1. */
  line: number
  what: string
  todo: string
}

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

/** The lists that are written in the content, not those that a function returns. */
const listsOf = ({ tree }: SourceFile) =>
  [...nodesOf(tree)].filter(
    (node): node is ts.ArrayLiteralExpression => ts.isArrayLiteralExpression(node) && !isInFunction(node),
  )

/** Every list of the content that is empty and may not be. */
export function emptyLists(sources: readonly SourceFile[]): ListFault[] {
  return sources.flatMap((source) =>
    listsOf(source)
      .filter(({ elements }) => elements.length === 0)
      .flatMap((list) => {
        const { property, item } = listName(list)
        const name = [constantOf(list), ...(property ? [property] : [])].join('.')
        if (MAY_BE_EMPTY.some((each) => each === `${source.file} ${name}`)) return []
        return {
          file: source.file,
          line: lineOf(source, list),
          what: `The list \`${property ?? name}\`${item ? ` of ${quoted(item)}` : ''} is empty, and what shows it needs at least one entry.`,
          todo: 'Write one, or delete what the list belongs to.',
        }
      }),
  )
}

/** The properties by which the code finds an entry of a list. */
export const FOUND_BY = ['id', 'service', 'tab', 'chip']

/** What the code finds an entry by: one of these properties, or the whole entry of a list of names (`as const`). */
function foundBy(entry: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(entry)) return entry.arguments[0] && foundBy(entry.arguments[0])
  if (ts.isStringLiteral(entry)) return ts.isAsExpression(entry.parent.parent) ? entry : undefined
  if (!ts.isObjectLiteralExpression(entry)) return undefined
  return entry.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => FOUND_BY.includes(name.getText()))?.initializer
}

/** Every entry of the content that has the same name as an earlier one of its list. */
export function repeatedNames(sources: readonly SourceFile[]): ListFault[] {
  return sources.flatMap((source) =>
    listsOf(source).flatMap(({ elements }) => {
      const names = new Set<string>()
      return elements.flatMap((entry) => {
        const node = foundBy(entry)
        const name = node && textOf(node)
        if (name === undefined) return []
        const isRepeated = names.has(name)
        names.add(name)
        return isRepeated
          ? {
              file: source.file,
              line: lineOf(source, node!),
              what: `Two entries of this list are called ${quoted(name)}, and links, tabs and choices find an entry by that.`,
              todo: 'Give each its own.',
            }
          : []
      })
    }),
  )
}

/** Everything that is wrong with the lists of the content of a project. */
export function listFaults(root: string): ListFault[] {
  const sources = sourceFiles(root, ['content'])
  return [...emptyLists(sources), ...repeatedNames(sources)]
}

/** @throws Error that names each fault of a list of the content */
export function stopAtFaultyLists(): void {
  const faults = listFaults(process.cwd())
  if (faults.length > 0)
    throw new Error(
      faults.map(({ file, line, what, todo }) => `${file}, line ${line}: ${what} ${todo}`).join('\n'),
    )
}
