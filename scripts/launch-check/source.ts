import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  /** Relative to the project. */
  file: string
  tree: ts.SourceFile
}

/** What only developers see: it is in no build. */
const UNPUBLISHED = /(?:^|[\\/])gallery[\\/]/

/** The published TypeScript files under some folders of a project. */
export function sourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !UNPUBLISHED.test(name))
      .sort()
      .map((name) => parse(path.posix.join(folder, name.split(path.sep).join('/')), root)),
  )
}

function parse(file: string, root: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind) }
}

/** Every node of a file, in order; not its single tokens, which are many and cost most of the time. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

/** Line of a node, from 1. */
export const lineOf = ({ tree }: SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1

/** Text of a string literal or of a template without its values. */
export const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join('')
      : undefined

/** Name of the constant that a node is, or is in. */
export function constantOf(node: ts.Node): string {
  for (let at: ts.Node = node; at.parent; at = at.parent)
    if (ts.isVariableDeclaration(at)) return at.name.getText()
  return 'item'
}
