import {
  keyOf,
  METHODS,
  nameIn,
  nameOf,
  operationsOf,
  ownOf,
  type OpenApiDocument,
  type Schema,
} from './document'

/** A specification that could not be taken. The message is one line, meant to be shown alone. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
}

/** Deeper documents are either made to break readers, or contain themselves by an anchor of YAML. */
const MAX_DEPTH = 200

/**
 * Checks that the parts that the other modules read have the types that OpenAPI prescribes. The other modules then need
 * not check them. The known faults of published documents pass, because `normalise` corrects them.
 */
export function checkDocument(root: Record<string, unknown>, from: string): OpenApiDocument {
  checkDepth(root, from)
  checkVersion(root, from)
  DOCUMENT(root, { from, pointer: '#' })
  const document = root as unknown as OpenApiDocument
  checkCircles(document, from)
  checkOperations(document, from)
  return document
}

function checkDepth(node: unknown, from: string, depth = 0): void {
  if (typeof node !== 'object' || node === null) return
  if (depth > MAX_DEPTH)
    throw new SpecError(
      `${from} is nested more than ${MAX_DEPTH} levels deep, or contains itself; use a $ref there.`,
    )
  for (const inner of Object.values(node)) checkDepth(inner, from, depth + 1)
}

function checkVersion({ openapi, swagger, info, paths }: Record<string, unknown>, from: string): void {
  const takes = 'convert it to OpenAPI 3.0 or 3.1'
  if (swagger !== undefined) throw new SpecError(`${from} is Swagger ${String(swagger)}; ${takes}.`)
  if (openapi === undefined)
    throw new SpecError(
      `${from} is not an OpenAPI document: it has no "openapi"; give the JSON or YAML file of one.`,
    )
  if (!/^3\.[01](\.\d+)?$/.test(String(openapi)))
    throw new SpecError(`${from} is OpenAPI ${String(openapi)}; ${takes}.`)
  if (!isObject(paths) || Object.keys(paths).length === 0)
    throw new SpecError(`${from} describes no operation: its "paths" are empty; get the complete document.`)
  if (!isObject(info)) throw new SpecError(`${from} has no "info" with a title and a version; add it.`)
  const isPath = ([path, item]: [string, unknown]) =>
    path.startsWith('x-') || (path.startsWith('/') && isObject(item))
  const [odd] = Object.entries(paths).find((entry) => !isPath(entry)) ?? []
  if (odd !== undefined)
    throw new SpecError(
      `${from} has ${JSON.stringify(odd)} among its "paths", which is no path with operations; correct or remove it.`,
    )
}

/** The location of a value: the document, and the path in it (`#/paths/~1call/get`). */
interface Place {
  from: string
  pointer: string
}
/** Throws where a value is not of the kind that belongs at its place. */
type Check = (value: unknown, at: Place) => void

const inside = ({ from, pointer }: Place, key: string | number): Place => ({
  from,
  pointer: `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
})

function refuse(value: unknown, { from, pointer }: Place, expected: string): never {
  throw new SpecError(
    `${from} has ${wordFor(value)} at ${pointer}, where ${expected} belongs; correct it, or remove it.`,
  )
}

function wordFor(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'number' ? 'a number' : 'a text'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFlag = (value: unknown) => typeof value === 'boolean'

const kind =
  (expected: string, fits: (value: unknown) => boolean): Check =>
  (value, at) =>
    void (fits(value) || refuse(value, at, expected))
const text = kind('a text', (value) => typeof value === 'string')
const number = kind('a number', (value) => typeof value === 'number')
const flag = kind('true or false', isFlag)
const list = kind('a list', Array.isArray)

const listOf =
  (inner: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return refuse(value, at, 'a list')
    value.forEach((item, i) => inner(item, inside(at, i)))
  }
/** Extensions (`x-…`) may stand among the names; a field may have such a name, too. */
const mapOf =
  (inner: Check, isExtensible = false): Check =>
  (value, at) => {
    if (!isObject(value)) return refuse(value, at, 'an object')
    for (const [name, item] of Object.entries(value)) {
      if (name === '__proto__') refuse(name, at, 'another name than "__proto__"')
      if (!isExtensible || !name.startsWith('x-')) inner(item, inside(at, name))
    }
  }
/** Keywords that are not among the fields pass. `fieldsOf` is a function, as schemas hold schemas. */
const object =
  (fieldsOf: () => Record<string, Check>, expected = 'an object'): Check =>
  (value, at) => {
    if (!isObject(value)) return refuse(value, at, expected)
    for (const [name, check] of Object.entries(fieldsOf())) {
      const field = ownOf(value, name)
      if (field !== undefined) check(field, inside(at, name))
    }
  }
const either =
  (isFirst: (value: unknown) => boolean, first: Check, second: Check): Check =>
  (value, at) =>
    (isFirst(value) ? first : second)(value, at)

const SCHEMA: Check = either(
  isFlag,
  flag,
  object(() => KEYWORDS, 'a schema'),
)
const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']
const KEYWORDS: Record<string, Check> = {
  $ref: text,
  type: either(Array.isArray, listOf(text), text),
  format: text,
  pattern: text,
  enum: list,
  // Some generators write the flag of a parameter here.
  required: either(isFlag, flag, listOf(text)),
  properties: mapOf(SCHEMA),
  items: SCHEMA,
  additionalProperties: SCHEMA,
  oneOf: listOf(SCHEMA),
  anyOf: listOf(SCHEMA),
  allOf: listOf(SCHEMA),
  discriminator: object(() => ({ propertyName: text, mapping: mapOf(text) })),
  deprecated: flag,
  nullable: flag,
  ...Object.fromEntries(LIMITS.map((limit) => [limit, number])),
  // A flag in OpenAPI 3.0.
  exclusiveMinimum: either(isFlag, flag, number),
  exclusiveMaximum: either(isFlag, flag, number),
}
const CONTENT = mapOf(object(() => ({ schema: SCHEMA })))
const BODY = object(() => ({ $ref: text, required: flag, content: CONTENT }))

const PLACES = ['query', 'path', 'header', 'cookie']
const FIELDS_OF_PARAMETER = object(
  () => ({
    $ref: text,
    name: text,
    in: kind('query, path, header or cookie', (it) => PLACES.includes(String(it))),
    required: flag,
    deprecated: flag,
    style: text,
    explode: flag,
    schema: SCHEMA,
    content: CONTENT,
  }),
  'a parameter',
)
const PARAMETER: Check = (value, at) => {
  FIELDS_OF_PARAMETER(value, at)
  const { $ref, name, in: place } = value as Record<string, unknown>
  if ($ref === undefined && (name === undefined || place === undefined))
    refuse(value, at, 'a parameter with "name" and "in"')
}
const SECURITY = listOf(mapOf(list))
const OPERATION = object(
  () => ({
    operationId: text,
    tags: listOf(text),
    parameters: listOf(PARAMETER),
    requestBody: BODY,
    responses: mapOf(BODY, true),
    security: SECURITY,
    deprecated: flag,
  }),
  'an operation',
)
const ITEM = object(() => ({
  $ref: text,
  parameters: listOf(PARAMETER),
  ...Object.fromEntries(METHODS.map((method) => [method, OPERATION])),
}))
const DOCUMENT = object(() => ({
  info: object(() => ({ version: either((it) => typeof it === 'number', number, text) })),
  servers: listOf(object(() => ({ url: text }))),
  tags: listOf(object(() => ({ name: text }))),
  security: SECURITY,
  paths: mapOf(ITEM, true),
  webhooks: mapOf(ITEM, true),
  components: object(() => ({
    schemas: mapOf(SCHEMA),
    parameters: mapOf(PARAMETER),
    responses: mapOf(BODY),
    requestBodies: mapOf(BODY),
    pathItems: mapOf(ITEM),
  })),
}))

/** A schema may contain itself, in a field or a list; it may not be defined as itself. */
function checkCircles({ components }: OpenApiDocument, from: string): void {
  const schemas = components?.schemas ?? {}
  const done = new Set<Schema>()
  const visit = (schema: Schema | undefined, within: readonly string[]): void => {
    if (!schema || done.has(schema)) return
    const name = nameIn(schema)
    if (name && within.includes(name))
      throw new SpecError(`${from} defines ${name} by a $ref that leads back to it; say what it is.`)
    if (name) visit(ownOf(schemas, name), [...within, name])
    for (const member of [schema.allOf, schema.oneOf, schema.anyOf].flat()) visit(member, within)
    done.add(schema)
  }
  for (const [name, schema] of Object.entries(schemas)) visit(schema, [name])
}

/** Ids are the names of methods, and an address has an operation of a kind once. */
function checkOperations(document: OpenApiDocument, from: string): void {
  const [ids, keys] = [new Map<string, string>(), new Map<string, string>()]
  for (const entry of operationsOf(document)) {
    const [name, id] = [nameOf(entry), entry.operation.operationId]
    const [same, twin] = [id && ids.get(id), keys.get(keyOf(entry))]
    if (same)
      throw new SpecError(
        `${from} gives ${same} and ${name} the same operationId, ${id}; rename one of them.`,
      )
    if (twin)
      throw new SpecError(`${from} describes ${twin} and ${name}, which are one address; remove one of them.`)
    if (id) ids.set(id, name)
    keys.set(keyOf(entry), name)
  }
}
