import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { modulesIn, typeErrors } from '@/tests/support/type-errors'

/** Says what an imported style module is. */
const STYLE_MODULES = 'node_modules/next/types/global.d.ts'

/** The text of a module without its sample marks, as docs/launch.md says: each `sample(` and its `)` taken away. */
function withoutMarks(file: string): string {
  let text = readFileSync(file, 'utf8')
  for (;;) {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const find = (node: ts.Node): ts.CallExpression | undefined =>
      ts.isCallExpression(node) && node.expression.getText() === 'sample' ? node : ts.forEachChild(node, find)
    const mark = find(tree)
    if (!mark) return text
    text = text.slice(0, mark.getStart()) + mark.arguments[0]?.getText() + text.slice(mark.end)
  }
}

describe('Content of the agency’s own', () => {
  it('is accepted by the build once every sample mark is taken away', () => {
    const changed = new Map(
      modulesIn('content')
        .filter((file) => file !== 'content/sample.ts')
        .map((file) => [file, withoutMarks(file)]),
    )
    expect([...changed.values()].filter((text) => text.includes('sample('))).toEqual([])
    const pages = modulesIn('components/pages', 'index.tsx')
    expect(typeErrors([STYLE_MODULES, ...pages], changed)).toEqual([])
  })
})
