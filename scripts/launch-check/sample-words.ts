import ts from 'typescript'
import type { CheckResult, Finding } from './finding'
import { isInSample } from '../samples/marks'
import { lineOf, nodesOf, sourceFiles, textOf } from './source'

const SAYS_SAMPLE = /\b(?:samples?|invented|synthetic)\b/i

/** Not what the site says: `'sample' in item`, and the addresses of modules. */
const isCode = (node: ts.Node) =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === ts.SyntaxKind.InKeyword)

/** Sentences in which the site calls something a sample. They remain when the marks of `checkSamples` are removed. */
export function checkSampleWords(root: string): CheckResult {
  const findings: Finding[] = []
  for (const source of sourceFiles(root, ['content'])) {
    if (source.file === 'content/sample.ts') continue
    for (const node of nodesOf(source.tree)) {
      const text = textOf(node)
      if (!text || !SAYS_SAMPLE.test(text) || isCode(node) || isInSample(node)) continue
      findings.push({
        check: 'sample-words',
        level: 'advice',
        file: source.file,
        line: lineOf(source, node),
        what: `Says “${text}”, outside of anything that is marked as a sample.`,
        todo: 'Delete or change it once what it is about is your own.',
      })
    }
  }
  return { findings }
}
