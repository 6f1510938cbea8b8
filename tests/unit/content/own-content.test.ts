import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { modulesIn, typeErrors } from '@/tests/support/type-errors'

/** Says what an imported style module is. */
const STYLE_MODULES = 'node_modules/next/types/global.d.ts'

/** What docs/launch.md says to delete, and the mark that stands in a line of its object. */
const DELETED = [/^ +toFillIn: .*\n/m, /^ +sample: true,?\n/gm, /, sample: true(?= })/g]

/** The text of a module without its sample marks, as docs/launch.md says: each `sample(` and its `)` taken away. */
function withoutMarks(file: string): string {
  let text = DELETED.reduce((kept, deleted) => kept.replace(deleted, ''), readFileSync(file, 'utf8'))
  for (;;) {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const find = (node: ts.Node): ts.CallExpression | undefined =>
      ts.isCallExpression(node) && node.expression.getText() === 'sample' ? node : ts.forEachChild(node, find)
    const mark = find(tree)
    if (!mark) return text
    text = text.slice(0, mark.getStart()) + mark.arguments[0]?.getText() + text.slice(mark.end)
  }
}

/** Lists that docs/launch.md lets be empty: the file, and the list in it. */
const LISTS = [
  ['home/testimonials.ts', /items: \[[^]*?\n {2}\]/, 'items: []'],
  ['home/trusted-by.ts', /clients: \[[^]*?\n {2}\]/, 'clients: []'],
  ['case-studies/flagship.ts', /(const flagshipCases\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['case-studies/snapshots.ts', /(const snapshots\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['case-studies/testimonials.ts', /(const caseTestimonials\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['case-studies/closing.ts', /recordings: \[[^]*?\n {2}\]/, 'recordings: []'],
  ['socials.ts', /(const wins\b.*?= )\[[^]*?\n\]/, '$1[]'],
  ['videos.ts', /(const videos\b.*?= )\[[^]*?\n\]/, '$1[]'],
] as const

const pages = modulesIn('components/pages', 'index.tsx')

describe('Content of the agency’s own', () => {
  it('is accepted by the build where testimonials, logos, cases and videos are deleted', () => {
    const changed = new Map(
      LISTS.map(([name, list, empty]) => {
        const file = `content/${name}`
        const text = readFileSync(file, 'utf8')
        expect([file, list.test(text)]).toEqual([file, true])
        return [file, text.replace(list, empty)]
      }),
    )
    expect(typeErrors([STYLE_MODULES, ...pages], changed)).toEqual([])
  })

  it('is accepted by the build once every sample mark is taken away', () => {
    const changed = new Map(
      modulesIn('content')
        .filter((file) => file !== 'content/sample.ts')
        .map((file) => [file, withoutMarks(file)]),
    )
    const marked = [...changed].filter(([, text]) => /sample\(|sample: true(?! as const)/.test(text))
    expect(marked.map(([file]) => file)).toEqual([])
    expect(typeErrors([STYLE_MODULES, ...pages], changed)).toEqual([])
  })
})
