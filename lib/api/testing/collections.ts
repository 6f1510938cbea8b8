import {
  membersOf,
  propertiesOf,
  resolveSchema,
  schemaNameIn,
  type JsonSchema,
  type OperationDescription,
  type PlatformDescription,
} from './description'

/** Things of one kind that the API creates, lists and changes, such as `/assistant` or `/test-suite/{testSuiteId}/run`. */
export interface Collection {
  /** Its path, without the version of the API if several versions share the objects. */
  path: string
  /** The parameter of the path by which one thing is found, `id` for most. */
  idParameter: string
  /** What a thing looks like when it is read. */
  schema: JsonSchema
  /** Whether the API can create one. Otherwise there is an example. */
  canCreate: boolean
}

/** What an operation does to a collection. */
export type Role = 'list' | 'create' | 'get' | 'update' | 'replace' | 'delete'

export interface Task {
  role: Role
  collection: Collection
}

/** The collections of an API, and what each of its operations does to them. */
export interface CollectionMap {
  all: readonly Collection[]
  /** Undefined for an operation that does something else, such as a query. */
  taskOf(operation: OperationDescription): Task | undefined
  /** The collection whose things are at a path such as `/assistant/{id}`. */
  ofItems(path: string): Collection | undefined
}

const ROLES: Readonly<Record<string, Role>> = {
  GET: 'get',
  PATCH: 'update',
  PUT: 'replace',
  DELETE: 'delete',
}

/** `/v2/campaign/{id}` as `/campaign/{id}`. */
const withoutVersion = (path: string) => path.replace(/^\/v\d+(?=\/)/, '')

const ITEM_PATH = /^(.*)\/\{(\w+)\}$/

/** Finds the collections by the shapes of paths and answers, so that a new resource needs no code. */
export function findCollections(description: PlatformDescription): CollectionMap {
  const { operations } = description
  const at = (path: string, method: string) =>
    operations.find((operation) => operation.path === path && operation.method === method)
  const all = new Map<string, Collection>()
  const canonical = (path: string) => {
    const plain = withoutVersion(path)
    if (plain === path || !at(plain, 'GET')) return path
    // Another version of the same things is created from the same fields. Otherwise they are other things.
    const [own, other] = [at(path, 'POST')?.body?.schema.$ref, at(plain, 'POST')?.body?.schema.$ref]
    return at(path, 'POST') === undefined || own === other ? plain : path
  }

  const itemParent = (operation: OperationDescription) => {
    const [, parent, parameter = 'id'] = ITEM_PATH.exec(operation.path) ?? []
    const isItem = operation.method in ROLES && !(operation.method === 'GET' && listedSchema(operation))
    return parent !== undefined && parent !== '' && isItem
      ? { path: canonical(parent), parameter }
      : undefined
  }
  const listedSchema = ({ answer }: OperationDescription) =>
    answer.schema && listIn(description, answer.schema)?.items

  // The plain version is read first: its answers show all fields of a thing.
  const plainFirst = [...operations].sort((a, b) => versionOf(a) - versionOf(b))
  for (const operation of plainFirst) {
    const item = itemParent(operation)
    if (!item || all.has(item.path)) continue
    const get = at(`${item.path}/{${item.parameter}}`, 'GET')
    const schema = get?.answer.schema ?? operation.answer.schema
    const creation = at(item.path, 'POST')
    if (!schema && !creation?.answer.schema) continue
    all.set(item.path, {
      path: item.path,
      idParameter: item.parameter,
      schema: schema ?? creation?.answer.schema ?? {},
      canCreate: creation !== undefined,
    })
  }
  /** The collection of such things that a path such as `/call/web` is in. */
  const enclosing = (path: string, names: readonly (string | undefined)[]): Collection | undefined =>
    [...all.values()].find((it) => {
      const within = canonicalPrefix(path)
      const name = schemaNameIn(it.schema)
      const isDirectlyIn = within.startsWith(`${it.path}/`) && !within.slice(it.path.length).includes('{')
      return isDirectlyIn && name !== undefined && names.includes(name)
    })
  const canonicalPrefix = (path: string) => {
    const plain = withoutVersion(path)
    return [...all.keys()].some((known) => path.startsWith(`${known}/`)) ? path : plain
  }
  for (const operation of plainFirst) {
    const schema = listedSchema(operation)
    if (operation.method !== 'GET' || !schema) continue
    const path = canonical(operation.path)
    if (all.has(path) || enclosing(operation.path, [schemaNameIn(schema)])) continue
    all.set(path, { path, idParameter: 'id', schema, canCreate: at(path, 'POST') !== undefined })
  }

  return {
    all: [...all.values()],
    ofItems: (path) => {
      const [, parent] = ITEM_PATH.exec(path) ?? []
      return parent === undefined ? undefined : all.get(canonical(parent))
    },
    taskOf(operation) {
      const { method, path, answer } = operation
      const item = itemParent(operation)
      const role = ROLES[method]
      const ofItem = item && all.get(item.path)
      if (ofItem && role) return { role, collection: ofItem }
      const listed = listedSchema(operation)
      if (method === 'GET' && listed) {
        const collection = all.get(canonical(path)) ?? enclosing(path, [schemaNameIn(listed)])
        return collection && { role: 'list', collection }
      }
      if (method !== 'POST') return undefined
      const own = all.get(canonical(path))
      const collection = own?.canCreate ? own : enclosing(path, createdNames(description, answer.schema))
      return collection && { role: 'create', collection }
    },
  }
}

const versionOf = ({ path }: OperationDescription) => (withoutVersion(path) === path ? 0 : 1)

/** The schema name of the answer to a creation, and that of the object in it if the answer may also be a stream or a batch. */
const createdNames = (description: PlatformDescription, schema: JsonSchema = {}) =>
  [schema, ...(membersOf(resolveSchema(description, schema)) ?? [])].slice(0, 2).map(schemaNameIn)

/** The list in an answer: the answer itself, or the one list in a page of results. */
export function listIn(
  description: PlatformDescription,
  schema: JsonSchema,
): { items: JsonSchema; property?: string } | undefined {
  const resolved = resolveSchema(description, schema)
  if (resolved.items) return { items: resolved.items }
  for (const member of membersOf(resolved) ?? []) {
    const found = listIn(description, member)
    if (found) return found
  }
  const { properties = {} } = resolved
  const results = properties.results && resolveSchema(description, properties.results)
  // A thing with an id has a list; a page is one.
  return results?.items && !properties.id ? { items: results.items, property: 'results' } : undefined
}

/** Words before the name of a collection that say which one of its things is meant. */
const QUALIFIERS = new Set([
  'previous',
  'allowed',
  'decline',
  'default',
  'fallback',
  'parent',
  'duplicate-from',
])

/** The collections that a field refers to by its name: `assistantId`, `toolIds`, `previousChatId`. */
export function collectionsNamed(collections: readonly Collection[], field: string): Collection[] {
  const [, name] = /^(.+?)Ids?$/.exec(field) ?? []
  if (name === undefined) return []
  const words = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return collections.filter(({ path, canCreate }) => {
    const steps = path.split('/').filter((step) => step !== '' && !step.startsWith('{'))
    const last = steps.at(-1)
    if (!canCreate || last === undefined) return false
    if (words === last || steps.join('-').endsWith(`-${words}`)) return true
    return words.endsWith(`-${last}`) && QUALIFIERS.has(words.slice(0, -last.length - 1))
  })
}

/** The fields by which a thing may name another one: `testSuiteId`, or `knowledgeBaseV2Id` in a version of the API. */
export function parentFields(
  description: PlatformDescription,
  { schema, path }: Collection,
  ids: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = propertiesOf(description, schema)
  const version = /^\/v(\d+)\//.exec(path)?.[1]
  const parents = [...path.matchAll(/\/([^/{}]+)\/\{(\w+)\}/g)].flatMap(([, step = '', parameter = '']) => {
    const name = step.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [`${name}Id`, `${name}V${version}Id`].map((field): [string, string] => [
      field,
      ids[parameter] ?? '',
    ])
  })
  return Object.fromEntries(parents.filter(([field]) => Object.hasOwn(known, field)))
}
