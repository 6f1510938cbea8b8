import ts from 'typescript'
import type { CheckResult, Finding } from './finding'
import { constantOf, lineOf, nodesOf, sourceFiles, textOf } from './source'

/** Properties that name an item, best first. */
const NAMING = ['name', 'title', 'label', 'question', 'phone', 'platform', 'quote', 'text', 'id']
const LONGEST_NAME = 60

function nameOf(item: ts.Node | undefined): string | undefined {
  if (!item || !ts.isObjectLiteralExpression(item)) return undefined
  for (const wanted of NAMING)
    for (const property of item.properties)
      if (ts.isPropertyAssignment(property) && property.name.getText() === wanted) {
        const text = textOf(property.initializer)
        if (text) return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text
      }
  return undefined
}

const isSampleCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'sample'

const isSampleMark = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'sample' &&
  node.initializer.kind === ts.SyntaxKind.TrueKeyword

/** Whether a node is part of something that is marked as a sample. */
export function isInSample(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (isSampleCall(at) || (ts.isObjectLiteralExpression(at) && at.properties.some(isSampleMark)))
      return true
  return false
}

/** Everything in `content/` that is still marked as a sample, but for constants that are not shown. */
export function checkSamples(root: string, unused: readonly string[] = []): CheckResult {
  const findings: Finding[] = []
  for (const source of sourceFiles(root, ['content'])) {
    if (source.file === 'content/sample.ts') continue
    for (const node of nodesOf(source.tree)) {
      if (!isSampleCall(node) && !isSampleMark(node)) continue
      const constant = constantOf(node)
      if (unused.includes(constant)) continue
      const item = isSampleCall(node) ? node.arguments[0] : node.parent
      const name = nameOf(item)
      findings.push({
        check: 'samples',
        level: 'must',
        file: source.file,
        line: lineOf(source, node),
        what: `Sample content: ${constant}${name ? `, “${name}”` : ''}`,
        todo: 'Replace it with your own and remove the sample mark, or delete it.',
      })
    }
  }
  return { findings }
}
