/** The part of an OpenAPI 3.1 document that our scripts read. Everything else passes through untouched. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  title?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  default?: unknown
  deprecated?: boolean
  nullable?: boolean
  [keyword: string]: unknown
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  schema?: Schema
  [keyword: string]: unknown
}

interface MediaType {
  schema?: Schema
  [keyword: string]: unknown
}

export interface Body {
  $ref?: string
  required?: boolean
  description?: string
  content?: Record<string, MediaType>
}

export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
  security?: Record<string, string[]>[]
  deprecated?: boolean
  [keyword: string]: unknown
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
export type Method = (typeof METHODS)[number]

export type PathItem = { $ref?: string; parameters?: Parameter[] } & { [M in Method]?: Operation }

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; [keyword: string]: unknown }
  servers?: { url: string; description?: string }[]
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  /** Messages that the platform sends or receives outside of operations. */
  webhooks?: Record<string, PathItem>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Body>
    requestBodies?: Record<string, Body>
    securitySchemes?: Record<string, unknown>
    [section: string]: unknown
  }
  [keyword: string]: unknown
}

export interface OperationEntry {
  path: string
  method: Method
  operation: Operation
  item: PathItem
}

/** Every operation of a document, in the order of its paths. */
export function operationsOf(document: OpenApiDocument): OperationEntry[] {
  const paths = Object.entries(document.paths).filter(([path]) => !path.startsWith('x-'))
  return paths.flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation, item }] : []
    }),
  )
}

/** The messages of a document. They are not part of an operation. */
export const messagesOf = ({ webhooks = {}, ...document }: OpenApiDocument) =>
  operationsOf({ ...document, paths: webhooks })

/** The parameters of an operation, with those that its path has for all operations. */
export function parametersOf(
  document: OpenApiDocument,
  { item, operation }: Pick<OperationEntry, 'item' | 'operation'>,
): Parameter[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((it) =>
    resolveRef(document, it),
  )
  // One of the operation replaces the path's own of the same name.
  return [...new Map(all.map((it) => [`${it.in} ${it.name}`, it])).values()]
}

/** `GET /assistant/{id}`, the name of an operation in tables and reports; a message is `message server-message`. */
export const nameOf = ({ method, path }: Pick<OperationEntry, 'method' | 'path'>): string =>
  path.startsWith('/') ? `${method.toUpperCase()} ${path}` : `message ${path}`

/** The root's list of operations that the platform does not publish: one list, so that an import changes one file. */
const UNPUBLISHED = 'x-unpublished'

/** Whether the platform is not known to publish an operation. */
export function isUnpublishedIn(document: OpenApiDocument): (entry: OperationEntry) => boolean {
  const names = new Set([document[UNPUBLISHED]].flat())
  return (entry) => names.has(nameOf(entry))
}

/** The same document with another list of unpublished operations, in the order of their names. */
export function withUnpublished(
  { [UNPUBLISHED]: _, ...document }: OpenApiDocument,
  names: Iterable<string>,
): OpenApiDocument {
  const list = [...new Set(names)].sort()
  return { ...document, ...(list.length > 0 && { [UNPUBLISHED]: list }) } as OpenApiDocument
}

/** `/call/{id}` as `/call/{}`: the names of parameters say nothing about where a path leads. */
export const shapeOfPath = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}')

/** `get /call/{}`: names of path parameters differ between releases, their places do not. */
export const keyOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${shapeOfPath(path)}`

/** Resolves a local `$ref` (`#/components/…`) and those that follow. Throws if a target does not exist. */
export function resolveRef<T extends { $ref?: string }>(document: OpenApiDocument, node: T): T {
  const found = targetOf(document, node)
  if (found === undefined) throw new Error(`The reference ${node.$ref} leads nowhere.`)
  return found
}

/** The same for a reference that may lead nowhere, or in a circle. */
export function targetOf<T extends { $ref?: string }>(document: OpenApiDocument, node: T): T | undefined {
  let current: T | undefined = node
  for (let depth = 0; typeof current?.$ref === 'string'; depth++) {
    const found: unknown =
      current.$ref.startsWith('#/') && depth < 50 ? at(document, current.$ref) : undefined
    current = typeof found === 'object' && found !== null ? (found as T) : undefined
  }
  return current
}

function at(document: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? node[key as keyof typeof node]
        : undefined,
    document,
  )
}

/** `#/paths/~1call/get` as `paths`, `/call`, `get`. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .slice(2)
    .split('/')
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'))

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const SCHEMAS = '#/components/schemas/'
/** The reference to a shared schema. */
export const refTo = (name: string) => `${SCHEMAS}${name}`
/** The name of the shared schema to which a reference leads. Undefined if it leads into one, or elsewhere. */
export function nameIn({ $ref }: { $ref?: string | undefined }): string | undefined {
  const [name, ...more] = $ref?.startsWith(SCHEMAS) ? partsOf(`#/${$ref.slice(SCHEMAS.length)}`) : []
  return more.length === 0 ? name : undefined
}

/** The value of an own property, because a schema may have a property named `constructor`. */
export const ownOf = <T>(entries: Record<string, T> | undefined, name: string): T | undefined =>
  entries && Object.hasOwn(entries, name) ? entries[name] : undefined

/** Whether a schema accepts any text. */
export const isAnyText = ({ type, enum: values, ...more }: Schema) =>
  type === 'string' && !values && more.const === undefined

/** Visits every `$ref` of a document, and the schemas that a `mapping` names, with a description of its place. */
export function eachRef(document: OpenApiDocument, visit: (ref: string, place: string) => void): void {
  const enter = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') visit(value, place)
      else enter(value, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    }
    const { discriminator } = node as Schema
    for (const [tag, ref] of Object.entries(discriminator?.mapping ?? {}))
      if (typeof ref === 'string' && ref.includes('/')) visit(ref, `${place}/discriminator/mapping/${tag}`)
  }
  enter(document, '#')
}

/** Every reference that `node` holds, directly or through others. */
export function refsFrom(document: OpenApiDocument, node: unknown, known = new Set<string>()): Set<string> {
  walk(node, ({ $ref }) => {
    if (typeof $ref !== 'string' || known.has($ref)) return
    known.add($ref)
    refsFrom(document, resolveRef(document, { $ref }), known)
  })
  return known
}

/**
 * Visits every schema of a document, with a description of its place. Schemas inside of another one come before it. A
 * property that is called `enum` or `description` is not taken for the keyword.
 */
export function eachSchema(document: OpenApiDocument, visit: (schema: Schema, place: string) => void): void {
  const seen = new Set<object>()
  const enter = (schema: Schema | undefined, place: string): void => {
    if (!schema || typeof schema !== 'object' || seen.has(schema)) return
    seen.add(schema)
    for (const [name, inner] of Object.entries(schema.properties ?? {})) enter(inner, `${place}.${name}`)
    for (const member of [schema.oneOf, schema.anyOf, schema.allOf].flat()) enter(member, place)
    enter(schema.items, `${place}[]`)
    if (typeof schema.additionalProperties === 'object') enter(schema.additionalProperties, `${place}.*`)
    visit(schema, place)
  }
  const { schemas, parameters, responses, requestBodies } = document.components ?? {}
  for (const [name, schema] of Object.entries(schemas ?? {})) enter(schema, name)
  for (const [name, parameter] of Object.entries(parameters ?? {})) enter(parameter.schema, name)
  const enterBody = (body: Body | undefined, place: string) => {
    for (const media of Object.values(body?.content ?? {})) enter(media.schema, place)
  }
  for (const [name, body] of Object.entries({ ...responses, ...requestBodies })) enterBody(body, name)
  for (const entry of [...operationsOf(document), ...messagesOf(document)]) {
    const { parameters: own = [], requestBody, responses: answers = {} } = entry.operation
    for (const parameter of [...(entry.item.parameters ?? []), ...own])
      enter(parameter.schema, `${nameOf(entry)} ?${parameter.name}`)
    enterBody(requestBody, `${nameOf(entry)} body`)
    for (const answer of Object.values(answers)) enterBody(answer, `${nameOf(entry)} answer`)
  }
}

/** Calls `visit` on every object inside `node`, itself included. */
export function walk(node: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit)
  } else if (node !== null && typeof node === 'object') {
    visit(node as Record<string, unknown>)
    for (const value of Object.values(node)) walk(value, visit)
  }
}

/** Sorts the schemas by name. Otherwise the order of the paths would decide the order in the generated files. */
export function withSortedSchemas(document: OpenApiDocument): OpenApiDocument {
  const entries = Object.entries(document.components?.schemas ?? {})
  const schemas: Record<string, Schema> = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...document, components: { ...document.components, schemas } }
}
