import { operationsOf, type OpenApiDocument, type OperationEntry } from './document'

const DOTTED = /^[a-z]\w*(\.[a-z]\w*)+$/i
const CREATION = { get: 'get', post: '', put: 'replace', patch: 'update', delete: 'delete' }

/**
 * The id of an operation we do not have yet. One that already reads like ours (`calls.list`) is kept;
 * otherwise it is the resource of its nearest neighbour and a verb: `POST /assistant/{id}/clone` becomes
 * `assistants.clone`.
 */
export function operationIdFor(entry: OperationEntry, current: OpenApiDocument): string {
  const given = entry.operation.operationId
  if (given && DOTTED.test(given)) return given
  const { resource, rest } = resourceOf(entry.path, current)
  const taken = new Set(operationsOf(current).map(({ operation }) => operation.operationId))
  const id = `${resource}.${methodName(entry, rest)}`
  return taken.has(id) ? `${id}${capital(entry.method)}` : id
}

function resourceOf(path: string, current: OpenApiDocument) {
  const parts = path.split('/').filter(Boolean)
  for (let length = parts.length; length > 0; length--) {
    const base = `/${parts.slice(0, length).join('/')}`
    const item = current.paths[base] ?? current.paths[base.replace(/\/\{[^}]+\}$/, '')]
    const id = Object.values(item ?? {}).flatMap((it) =>
      typeof it === 'object' && 'operationId' in it ? [it.operationId] : [],
    )[0]
    if (id) return { resource: id.split('.').slice(0, -1).join('.'), rest: parts.slice(length) }
  }
  return { resource: `${camel(parts.slice(0, 1))}s`, rest: parts.slice(1) }
}

function methodName({ method, path }: OperationEntry, rest: string[]): string {
  const literals = rest.filter((part) => !part.startsWith('{'))
  const verb = CREATION[method as keyof typeof CREATION] ?? method
  if (literals.length > 0) return verb ? verb + capital(camel(literals)) : camel(literals)
  if (method === 'post') return 'create'
  return method === 'get' && !path.endsWith('}') ? 'list' : verb
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const camel = (parts: string[]) =>
  parts
    .flatMap((part) => part.replaceAll(/[{}]/g, '').split(/[^A-Za-z0-9]+/))
    .map((word, i) => (i === 0 ? word : capital(word)))
    .join('')
