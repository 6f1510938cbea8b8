import { operationsOf, resolveRef, type OpenApiDocument, type OperationEntry } from './document'
import { GENERATED_NOTICE } from './notice'

/** The module that holds the platform's own address. */
export const serverModule = ({ servers }: OpenApiDocument): string =>
  `${GENERATED_NOTICE}\n/** Where the platform answers. */\nexport const DEFAULT_BASE_URL = '${servers?.[0]?.url ?? ''}'\n`

type Tree = { [name: string]: Tree | string }

/** The module that says which method of the client is which operation. */
export function operationTable(document: OpenApiDocument): string {
  const tree: Tree = {}
  for (const entry of operationsOf(document)) place(tree, entry, document)
  const resources = Object.entries(tree).map(
    ([name, node]) => `export const ${name} = ${print(node)} as const\n`,
  )
  return [GENERATED_NOTICE, ...resources].join('\n')
}

function place(tree: Tree, entry: OperationEntry, document: OpenApiDocument): void {
  const names = entry.operation.operationId?.split('.') ?? []
  const last = names.pop()
  if (!last || names.length === 0) throw new Error(`${entry.path} needs an operation id like calls.list.`)
  let node = tree
  for (const name of names) {
    const next = (node[name] ??= {})
    if (typeof next === 'string') throw new Error(`${name} is both an operation and a resource.`)
    node = next
  }
  if (node[last] !== undefined) throw new Error(`Two operations are called ${entry.operation.operationId}.`)
  node[last] = lineOf(entry, document)
}

/**
 * One operation as the client reads it: `POST /assistant`, and after a second blank what the path alone does
 * not say: `b` takes a body, `m` a multipart body, `q` a query, `n` has numbered pages, `c` is paged by the
 * time of creation, `e` may answer with nothing, `p` needs no token.
 */
function lineOf({ method, path, operation }: OperationEntry, document: OpenApiDocument): string {
  const content = Object.keys(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const query = (operation.parameters ?? [])
    .map((parameter) => resolveRef(document, parameter))
    .flatMap(({ in: place, name }) => (place === 'query' ? [name] : []))
  const flags = [
    content.length > 0 && (content.includes('multipart/form-data') ? 'm' : 'b'),
    query.length > 0 && 'q',
    query.includes('page') ? 'n' : query.includes('limit') && query.includes('createdAtLe') && 'c',
    !answers.some(([, answer]) => answer.content) && 'e',
    operation.security?.length === 0 && 'p',
  ].filter(Boolean)
  return [method.toUpperCase(), path, flags.join('')].filter(Boolean).join(' ')
}

function print(node: Tree | string, depth = 0): string {
  if (typeof node === 'string') return JSON.stringify(node)
  const pad = '  '.repeat(depth + 1)
  const lines = Object.entries(node).map(([name, value]) => `${pad}${name}: ${print(value, depth + 1)},\n`)
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`
}
