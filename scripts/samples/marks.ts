import ts from 'typescript'
import { constantOf, lineOf, nodesOf, sourceFiles, textOf, type SourceFile } from '../launch-check/source'

/** Something in `content/` that is marked as a sample. */
export interface Mark {
  source: SourceFile
  /** From 1. */
  line: number
  /** The constant that it is, or is in. */
  constant: string
  /** The name of the item, if it has one. */
  name: string | undefined
  /** `sample(…)`, or `sample: true`. */
  node: ts.CallExpression | ts.PropertyAssignment
}

/** Properties that name an item, best first. */
const NAMING = ['name', 'title', 'label', 'question', 'phone', 'platform', 'quote', 'text', 'id']
const LONGEST_NAME = 60

/** What an item of the content is called. */
export function nameOf(item: ts.Node | undefined): string | undefined {
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

/** The item around a node that is marked as a sample, if there is one. */
export function sampleAround(node: ts.Node): ts.Node | undefined {
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (isSampleCall(at)) return at.arguments[0]
    if (ts.isObjectLiteralExpression(at) && at.properties.some(isSampleMark)) return at
  }
  return undefined
}

/** Whether a node is part of something that is marked as a sample. */
export const isInSample = (node: ts.Node): boolean => sampleAround(node) !== undefined

/** Every mark in `content/`, in the order of the files. */
export function sampleMarks(root: string): Mark[] {
  return sourceFiles(root, ['content'])
    .filter(({ file }) => file !== 'content/sample.ts')
    .flatMap((source) =>
      [...nodesOf(source.tree)]
        .filter((node) => isSampleCall(node) || isSampleMark(node))
        .map((node) => ({
          source,
          line: lineOf(source, node),
          constant: constantOf(node),
          name: nameOf(isSampleCall(node) ? node.arguments[0] : node.parent),
          node,
        })),
    )
}
