import { z } from 'zod'
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

/** A specification that we refuse. Its message is one line, which a command can print alone. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
}

/** A document is deeper only if somebody made it to crash readers, or if a YAML anchor makes it contain itself. */
const MAX_DEPTH = 200

/**
 * Checks that the parts that the other modules read have the types that OpenAPI prescribes. The other modules then need
 * not check them. The known faults of published documents pass, because `normalise` corrects them.
 */
export function checkDocument(root: Record<string, unknown>, from: string): OpenApiDocument {
  checkDepth(root, from)
  checkVersion(root, from)
  checkTypes(root, from)
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
  if (Object.hasOwn(node, '__proto__')) throw new SpecError(`${from} uses "__proto__" as a name; rename it.`)
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wordFor(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'number' ? 'a number' : 'a text'
}

// The message of each schema names what belongs there. An object may have keywords that are not listed.
const text = z.string('a text')
const number = z.number('a number')
const flag = z.boolean('true or false')
const list = z.array(z.unknown(), 'a list')
const listOf = (inner: z.ZodType) => z.array(inner, 'a list')
const mapOf = (inner: z.ZodType) => z.record(z.string(), inner, 'an object')
/** Extensions (`x-…`) may stand among the names. */
const extensible = (inner: z.ZodType) => z.looseRecord(z.string().regex(/^(?!x-)/), inner, 'an object')
const object = (fields: z.ZodRawShape, expected = 'an object') => z.looseObject(fields, expected).partial()

const SCHEMA: z.ZodType = z.lazy(() => z.union([flag, KEYWORDS]))
const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']
const KEYWORDS = object(
  {
    $ref: text,
    type: z.union([listOf(text), text]),
    format: text,
    pattern: text,
    enum: list,
    // Some generators write the flag of a parameter here.
    required: z.union([flag, listOf(text)]),
    properties: mapOf(SCHEMA),
    items: SCHEMA,
    additionalProperties: SCHEMA,
    oneOf: listOf(SCHEMA),
    anyOf: listOf(SCHEMA),
    allOf: listOf(SCHEMA),
    discriminator: object({ propertyName: text, mapping: mapOf(text) }),
    deprecated: flag,
    nullable: flag,
    ...Object.fromEntries(LIMITS.map((limit) => [limit, number])),
    // A flag in OpenAPI 3.0.
    exclusiveMinimum: z.union([flag, number]),
    exclusiveMaximum: z.union([flag, number]),
  },
  'a schema',
)
const CONTENT = mapOf(object({ schema: SCHEMA }))
const BODY = object({ $ref: text, required: flag, content: CONTENT })
const PARAMETER = object(
  {
    $ref: text,
    name: text,
    in: z.enum(['query', 'path', 'header', 'cookie'], 'query, path, header or cookie'),
    required: flag,
    deprecated: flag,
    style: text,
    explode: flag,
    schema: SCHEMA,
    content: CONTENT,
  },
  'a parameter',
).refine(
  ({ $ref, name, in: place }) => $ref !== undefined || (name !== undefined && place !== undefined),
  'a parameter with "name" and "in"',
)
const SECURITY = listOf(mapOf(list))
const OPERATION = object(
  {
    operationId: text,
    tags: listOf(text),
    parameters: listOf(PARAMETER),
    requestBody: BODY,
    responses: extensible(BODY),
    security: SECURITY,
    deprecated: flag,
  },
  'an operation',
)
const ITEM = object({
  $ref: text,
  parameters: listOf(PARAMETER),
  ...Object.fromEntries(METHODS.map((method) => [method, OPERATION])),
})
const DOCUMENT = object({
  info: object({ version: z.union([number, text]) }),
  servers: listOf(object({ url: text })),
  tags: listOf(object({ name: text })),
  security: SECURITY,
  paths: extensible(ITEM),
  webhooks: extensible(ITEM),
  components: object({
    schemas: mapOf(SCHEMA),
    parameters: mapOf(PARAMETER),
    responses: mapOf(BODY),
    requestBodies: mapOf(BODY),
    pathItems: mapOf(ITEM),
  }),
})

/**
 * Where a fault is, and what belongs there. In a union this is the deepest fault, because its member is most likely the one that
 * was meant.
 */
function faultOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): [PropertyKey[], string] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union') return [path, issue.message]
  const faults = issue.errors.flatMap(([first]) => (first ? [faultOf(first, path)] : []))
  return faults.reduce((best, next) => (next[0].length < best[0].length ? best : next))
}

function checkTypes(root: Record<string, unknown>, from: string): void {
  const [issue] = DOCUMENT.safeParse(root).error?.issues ?? []
  if (!issue) return
  const [path, expected] = faultOf(issue)
  const value = path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), root)
  const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  throw new SpecError(
    `${from} has ${wordFor(value)} at #${pointer}, where ${expected} belongs; correct it, or remove it.`,
  )
}

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

/** Refuses two operations with the same id, because ids are names of methods, and two with the same method and address. */
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
