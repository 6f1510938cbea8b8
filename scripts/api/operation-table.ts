import { operationsOf, type OpenApiDocument, type OperationEntry } from './document'
import { GENERATED_NOTICE } from './notice'

type Tree = { [name: string]: Tree | string }

/** The module that says which method of the client is which operation. */
export function operationTable(document: OpenApiDocument): string {
  const tree: Tree = {}
  for (const entry of operationsOf(document)) place(tree, entry)
  const resources = Object.entries(tree).map(
    ([name, node]) => `export const ${name} = ${print(node)} as const\n`,
  )
  const server = `/** Where the platform answers. */\nexport const DEFAULT_BASE_URL = ${JSON.stringify(document.servers?.[0]?.url ?? '')}\n`
  return [GENERATED_NOTICE, server, ...resources].join('\n')
}

function place(tree: Tree, entry: OperationEntry): void {
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
  node[last] = lineOf(entry)
}

/**
 * One operation as the client reads it: `POST /assistant`, and after a second blank what the path alone does
 * not say: `b` takes a body, `q` a query, `m` a multipart body, `e` may answer with nothing, `p` needs no token.
 */
function lineOf({ method, path, operation }: OperationEntry): string {
  const content = Object.keys(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const flags = [
    content.length > 0 && (content.includes('multipart/form-data') ? 'm' : 'b'),
    operation.parameters?.length && 'q',
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
