import ts from 'typescript'
import { brand } from '@/content/brand'
import type { CheckResult, Finding } from './finding'
import { isInSample } from '../samples/marks'
import { quoted } from './quoted'
import { lineOf, nodesOf, sourceFiles, textOf } from './source'

/** Also within a handle, such as `callwright_sample`. */
const SAYS_SAMPLE = /(?<![a-z])(?:samples?|invented|synthetic)(?![a-z])/i

/** The name that the template comes with, but for the ids of its videos, which `checkVideos` knows. */
const NAMES_TEMPLATE = /callwright(?!\d)/i

/** Not what the site says: `'sample' in item`, and the addresses of modules. */
const isCode = (node: ts.Node) =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === ts.SyntaxKind.InKeyword)

/**
 * Sentences in which the site calls something a sample, and handles and addresses that still have the name of the template once
 * the site has another. They remain when the marks of `checkSamples` are removed.
 */
export function checkSampleWords(root: string, siteName = brand.name): CheckResult {
  const hasOwnName = !NAMES_TEMPLATE.test(siteName)
  const findings: Finding[] = []
  for (const source of sourceFiles(root, ['content'])) {
    if (source.file === 'content/sample.ts') continue
    for (const node of nodesOf(source.tree)) {
      const text = textOf(node)
      if (!text || isCode(node) || isInSample(node)) continue
      const where = {
        check: 'sample-words',
        level: 'advice',
        file: source.file,
        line: lineOf(source, node),
      } as const
      if (hasOwnName && NAMES_TEMPLATE.test(text))
        findings.push({
          ...where,
          what: `Says ${quoted(text)}, which has the name of the template.`,
          todo: 'Put your own name or address here, or take it away.',
        })
      else if (SAYS_SAMPLE.test(text))
        findings.push({
          ...where,
          what: `Says ${quoted(text)}, outside of anything that is marked as a sample.`,
          todo: 'Delete or change it once what it is about is your own.',
        })
    }
  }
  return { findings }
}
