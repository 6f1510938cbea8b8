import ts from 'typescript'
import { nodesOf } from '../launch-check/source'
import type { Mark } from './marks'

interface Edit {
  from: number
  to: number
  text: string
}

/** The text of a file without these marks, and without the import that nothing else uses. The formatter does the rest. */
export function unmarked(text: string, marks: readonly Mark[]): string {
  const edited = applied(
    text,
    marks.flatMap(({ node }) => editsFor(node, text)),
  )
  const tree = ts.createSourceFile('content.ts', edited, ts.ScriptTarget.Latest, true)
  return applied(edited, unusedImport(tree))
}

function editsFor(node: Mark['node'], text: string): Edit[] {
  if (ts.isPropertyAssignment(node)) {
    const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0
    return [{ from: node.getFullStart(), to: node.end + comma, text: '' }]
  }
  const [item] = node.arguments
  if (!item) return []
  // `=> { … }` would be the body of a function.
  const needsParentheses = ts.isArrowFunction(node.parent) && ts.isObjectLiteralExpression(item)
  return [
    { from: node.getStart(), to: node.arguments.pos, text: needsParentheses ? '(' : '' },
    { from: item.end, to: node.end, text: needsParentheses ? ')' : '' },
  ]
}

function unusedImport(tree: ts.SourceFile): Edit[] {
  const uses = [...nodesOf(tree)].filter((node) => ts.isIdentifier(node) && node.text === 'sample')
  const specifier = uses.map((use) => use.parent).find(ts.isImportSpecifier)
  const usedElsewhere = uses.some(
    ({ parent }) => !ts.isImportSpecifier(parent) && !ts.isPropertyAssignment(parent),
  )
  if (!specifier || usedElsewhere) return []
  const { elements } = specifier.parent
  if (elements.length === 1) {
    const declaration = specifier.parent.parent.parent
    return [{ from: declaration.getFullStart(), to: declaration.end, text: '' }]
  }
  const comma = tree.text[specifier.end] === ',' ? 1 : 0
  return [{ from: specifier.getFullStart(), to: specifier.end + comma, text: '' }]
}

const applied = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: inserted }) => rest.slice(0, from) + inserted + rest.slice(to), text)
