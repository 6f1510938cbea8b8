import ts from 'typescript'
import type { CheckResult, Finding } from './finding'
import { lineOf, nodesOf, sourceFiles } from './source'

const PICTURES = new Set(['img', 'Image'])

/** Pictures in the components without alternative text. `alt=""` is allowed, because it marks a picture as decoration. */
export function checkAlternatives(root: string): CheckResult {
  const findings: Finding[] = []
  for (const source of sourceFiles(root, ['app', 'components']))
    for (const node of nodesOf(source.tree)) {
      if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) continue
      if (!PICTURES.has(node.tagName.getText())) continue
      const attributes = node.attributes.properties
      const hasAlt = attributes.some((one) => ts.isJsxAttribute(one) && one.name.getText() === 'alt')
      if (hasAlt || attributes.some(ts.isJsxSpreadAttribute)) continue
      findings.push({
        check: 'alternatives',
        level: 'must',
        file: source.file,
        line: lineOf(source, node),
        what: 'A picture without a text alternative.',
        todo: 'Say in alt what it shows, or set alt="" if it only decorates.',
      })
    }
  return { findings }
}
