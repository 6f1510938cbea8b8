import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { SpecError } from './check'
import {
  eachSchema,
  keyOf,
  nameIn,
  nameOf,
  operationsOf,
  ownOf,
  shapeOfPath,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from './document'
import { meaningOf } from './schema-shape'

/**
 * The names that we have chosen, which the documents of the platform do not have. They are committed, so that no release changes
 * one.
 */
export interface Names {
  /** Methods of operations that are not in openapi/, by `GET /call/{id}`. For an operation in openapi/, its id is the method. */
  operations: Record<string, string>
  /** The place that defines a shared type: `AnthropicModelModelEnum` has the values of `AnthropicModel.model`. */
  types: Record<string, string>
}

/** Its path from the folder of the specification. */
export const NAMES_FILE = 'names.yaml'

const HEADER = `# Names that openapi/ gives and the platform does not know; see docs/api.md, "Names".
# operations: the methods of operations that are not in openapi/, such as those of earlier releases.
# types: for each shared type, the place whose values or kinds it is the name of.
`

export async function readNames(folder: string): Promise<Names> {
  const file = join(folder, NAMES_FILE)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const given = (parse(text) ?? {}) as Partial<Record<keyof Names, unknown>>
  const section = (key: keyof Names) => {
    const names = given[key] ?? {}
    const isNames =
      typeof names === 'object' && Object.values(names).every((name) => typeof name === 'string')
    if (!isNames) throw new SpecError(`${file} has under "${key}" something else than names; correct it.`)
    return names as Record<string, string>
  }
  const operations = section('operations')
  const [wrong] = Object.values(operations).filter((method) => !isMethod(method))
  if (wrong !== undefined)
    throw new SpecError(`${file} has the method ${JSON.stringify(wrong)}; write it as calls.list is written.`)
  return { operations, types: section('types') }
}

export function namesFile(names: Names): string {
  const sorted = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
  const { operations, types } = names
  return HEADER + stringify({ operations: sorted(operations), types: sorted(types) }, { lineWidth: 0 })
}

export interface OperationNames {
  /** The method of every operation of the document, by `GET /call/{id}`. */
  ids: Map<string, string>
  /** The operations that have no name yet, with the name that `ids` suggests. */
  unnamed: { operation: string; method: string }[]
}

/**
 * The name of every operation, such as `calls.list`, which is also its method in the client. It comes from openapi/, else
 * from `names`. In a document that is written as ours is, it is the id of the operation.
 */
export function operationNames(
  document: OpenApiDocument,
  current: OpenApiDocument,
  names: Names,
): OperationNames {
  const known = new Map<string, string>()
  for (const [operation, id] of Object.entries(names.operations)) {
    const [method = '', path = ''] = operation.split(' ')
    known.set(keyOf({ method: method.toLowerCase(), path }), id)
  }
  for (const entry of operationsOf(current)) known.set(keyOf(entry), entry.operation.operationId ?? '')
  const taken = new Set(known.values())
  const ids = new Map<string, string>()
  const unnamed: OperationNames['unnamed'] = []
  for (const entry of operationsOf(document)) {
    const given = entry.operation.operationId ?? ''
    const id = known.get(keyOf(entry)) ?? (isMethod(given) && !taken.has(given) ? given : undefined)
    const method = id ?? suggestionFor(entry, known, taken)
    if (id === undefined) unnamed.push({ operation: nameOf(entry), method })
    taken.add(method)
    ids.set(nameOf(entry), method)
  }
  return { ids, unnamed }
}

/** Whether a program can use this id, such as `calls.list`, as a name. Its first part is also the name of an export. */
const isMethod = (id: string) =>
  /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)+$/.test(id) &&
  !isReserved(id.split('.')[0] ?? '') &&
  !id.endsWith('.path')

/**
 * The schema that has a name of ours in the newer document: the one at the home of the name. If the home is gone, the
 * other places that use the name decide, provided that they agree.
 */
export function definitionsIn(
  current: OpenApiDocument,
  newer: OpenApiDocument,
  homes: Record<string, string>,
) {
  const places = new Map<string, Schema[]>()
  const uses = new Map<string, string[]>()
  const add = <T>(groups: Map<string, T[]>, key: string, item: T) =>
    groups.set(key, [...(groups.get(key) ?? []), item])
  eachSchema(newer, (schema, place) => void add(places, shapeOfPath(place), schema))
  eachSchema(current, (schema, place) => {
    const name = nameIn(schema)
    if (name !== undefined) add(uses, name, place)
  })
  const known = new Map<string, Schema | undefined>()

  function findFor(name: string): Schema | undefined {
    const model = ownOf(current.components?.schemas, name) ?? {}
    const kind = kindOf(model) ?? /(?:Enum|Union)$/.exec(name)?.[0]
    const at = (place: string): Schema[] => {
      const found = (places.get(shapeOfPath(place)) ?? []).filter(isWorthAName)
      const alike = found.filter((it) => kindOf(it) === kind)
      // A union that may be null is written as the union and null.
      const whole = alike.filter(({ oneOf, anyOf }) => !(oneOf ?? anyOf)?.some(({ type }) => type === 'null'))
      return [whole, alike, found].find(({ length }) => length > 0)?.slice(-1) ?? []
    }
    const home = ownOf(homes, name)
    if (home !== undefined && places.has(shapeOfPath(home))) return at(home)[0]
    const [first, ...others] = (uses.get(name) ?? []).flatMap(at)
    // A default is that of the place.
    const contentOf = ({ default: _, ...content }: Schema) => meaningOf(content)
    return first && others.every((it) => contentOf(it) === contentOf(first)) ? first : undefined
  }

  return (name: string) => {
    if (!known.has(name)) known.set(name, findFor(name))
    return known.get(name)
  }
}

/** A list of values, a union or an object; a plain string needs no name. */
const kindOf = ({ $ref, oneOf, anyOf, enum: values, properties }: Schema) =>
  $ref !== undefined
    ? undefined
    : values
      ? 'Enum'
      : (oneOf ?? anyOf)
        ? 'Union'
        : properties
          ? 'Object'
          : undefined
export const isWorthAName = (schema: Schema) => kindOf(schema) !== undefined

/** Words that cannot be the name of a constant or of a type, or that the generated modules use themselves. */
const RESERVED = new Set(
  `any as async await bigint boolean break case catch class const continue debugger default delete do else enum
  export extends false finally for from function if implements import in instanceof interface let never new null
  number object package private protected public return static string super switch symbol this throw true try type
  typeof undefined unknown var void while with yield eval arguments components operations paths Schemas
  Unrecognized`.split(/\s+/),
)
const isReserved = (word: string): boolean => RESERVED.has(word)

/**
 * Maps each name of a schema that is no name of a type to one that is: `Widget-V2` is `WidgetV2`, or `Widget_V2` if there is a
 * `WidgetV2` too.
 */
export function typeNames(names: string[]): Map<string, string> {
  const isLegal = (name: string) => /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && !isReserved(name)
  const taken = new Set(names.filter(isLegal))
  const renamed = new Map<string, string>()
  for (const name of names.filter((it) => !isLegal(it))) {
    const words = name.split(/[^\p{ID_Continue}$]+/u).filter(Boolean)
    const joined = words.map((word, i) => (i === 0 ? word : capital(word))).join('')
    const candidates = [joined, words.join('_')].map((it) =>
      isReserved(it) ? `${it}Schema` : isLegal(it) ? it : `_${it}`,
    )
    let free = candidates.find((it) => !taken.has(it))
    for (let i = 2; free === undefined; i++) {
      const numbered = `${candidates[0]}${i}`
      if (!taken.has(numbered)) free = numbered
    }
    taken.add(free)
    renamed.set(name, free)
  }
  return renamed
}

/** Words in published ids, and the words that our methods use for them. */
const VERBS: Record<string, string> = {
  findAll: 'list',
  findOne: 'get',
  find: 'get',
  remove: 'delete',
  replaceOne: 'replace',
}
const BY_METHOD: Record<string, string> = { post: 'create', put: 'replace', patch: 'update' }

/**
 * Suggests a name, which a person accepts or changes. The resource is that of the operations beside it, or its tag, or
 * the first word of its path. The method is the part of the published id after its controller, or the HTTP method.
 */
function suggestionFor(
  entry: OperationEntry,
  known: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): string {
  const resource = resourceOf(entry, known)
  const [, published = ''] = /_+(.+)$/.exec(entry.operation.operationId ?? '') ?? []
  const [, verb = '', rest = ''] = /^(findAll|findOne|replaceOne|[a-z\d]+)(.*)$/.exec(camel(published)) ?? []
  const byMethod = entry.method === 'get' && !entry.path.endsWith('}') ? 'list' : BY_METHOD[entry.method]
  const method = verb ? (ownOf(VERBS, verb) ?? verb) + rest : (byMethod ?? entry.method)
  const [first = '', ...deeper] = literalsOf(entry.path)
  const words = camel(deeper.join(' ') || first)
  const names = [method, `${method}${capital(words)}`, `${entry.method}${capital(camel(entry.path))}`]
  const free = names.map((name) => `${resource}.${name}`).find((name) => isMethod(name) && !taken.has(name))
  return free ?? `${resource}.${names[2] ?? method}${taken.size}`
}

function resourceOf(entry: OperationEntry, known: ReadonlyMap<string, string>): string {
  const parts = shapeOfPath(entry.path).split('/')
  for (let length = parts.length; length > 1; length--) {
    const above = parts.slice(0, length)
    if (literalsOf(above.join('/')).length === 0) break
    const beside = [...known].find(([key]) => {
      const path = key.slice(key.indexOf(' ') + 1)
      return path === above.join('/') || path.startsWith(`${above.join('/')}/`)
    })
    if (beside) return beside[1].replace(/\.[^.]*$/, '')
  }
  const [tag = '', literal = ''] = [entry.operation.tags?.[0]?.split('/').at(-1), literalsOf(entry.path)[0]]
  const name = [camel(tag), camel(literal), 'other'].find((it) => /^[a-z]/.test(it)) ?? 'other'
  return isReserved(name) ? `${name}s` : name
}

/** The words of a path that are no parameters and no versions. */
const literalsOf = (path: string) =>
  path.split('/').filter((part) => /^[^{]/.test(part) && !/^v\d+$/i.test(part))

const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const camel = (text: string) =>
  wordsOf(text)
    .map((word, i) => (i === 0 ? word : capital(word)))
    .join('')
/** `POST /chat/{id} body` as `PostChatIdBody`. */
export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('')
/** `testSuites.runs` as `Test suites runs`. */
export const spelledOut = (name: string): string => capital(wordsOf(name).join(' '))
