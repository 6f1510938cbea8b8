import { nameOf, operationsOf, resolveRef, walk, type OpenApiDocument, type Schema } from './document'

export interface Repaired {
  document: OpenApiDocument
  /** One sentence for each thing that was mended. */
  repairs: string[]
}

/** Brings a document to OpenAPI 3.1 and mends the faults the platform is known to publish. */
export function repair(original: OpenApiDocument): Repaired {
  const document = structuredClone(original)
  const repairs: string[] = []
  if (document.openapi.startsWith('3.0')) {
    repairs.push(`OpenAPI ${document.openapi} was read as 3.1.`)
    walk(document, upgradeNullable)
    walk(document, upgradeLimits)
  }
  document.openapi = '3.1.0'
  eachSchema(document, (schema, place) => {
    if (mendEnumType(schema)) repairs.push(`${place} was an object although its values are text.`)
    if (mendArray(schema)) repairs.push(`${place} is a list that does not say of what.`)
    openBareObject(schema)
  })
  repairs.push(...declarePathParameters(document))
  return { document, repairs }
}

function upgradeNullable(node: Record<string, unknown>): void {
  const schema = node as Schema
  if (typeof schema.nullable !== 'boolean') return
  if (schema.nullable && typeof schema.type === 'string') schema.type = [schema.type, 'null']
  else if (schema.nullable && (schema.$ref || schema.allOf || schema.oneOf)) wrapNullable(schema)
  delete schema.nullable
}

function wrapNullable(schema: Schema): void {
  const { nullable: _, description, ...rest } = structuredClone(schema)
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(schema, description ? { description } : {}, { oneOf: [rest, { type: 'null' }] })
}

/** In 3.0 `exclusiveMinimum` is a flag beside `minimum`, in 3.1 it is the limit itself. */
function upgradeLimits(schema: Record<string, unknown>): void {
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue
    if (schema[flag]) {
      schema[flag] = schema[limit]
      delete schema[limit]
    } else {
      delete schema[flag]
    }
  }
}

/** Visits every schema with words for where it stands. */
function eachSchema(document: OpenApiDocument, visit: (schema: Schema, place: string) => void) {
  const seen = new Set<object>()
  const enter = (schema: Schema | undefined, place: string): void => {
    if (!schema || typeof schema !== 'object' || seen.has(schema)) return
    seen.add(schema)
    visit(schema, place)
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      enter(property, `${place}.${name}`)
    for (const member of [schema.oneOf, schema.anyOf, schema.allOf].flat()) enter(member, place)
    enter(schema.items, `${place}[]`)
    if (typeof schema.additionalProperties === 'object') enter(schema.additionalProperties, `${place}.*`)
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) enter(schema, name)
  for (const entry of operationsOf(document)) {
    const { parameters = [], requestBody, responses = {} } = entry.operation
    for (const parameter of parameters) enter(parameter.schema, `${nameOf(entry)} ${parameter.name}`)
    for (const body of [requestBody, ...Object.values(responses)]) {
      for (const media of Object.values(body?.content ?? {})) enter(media.schema, nameOf(entry))
    }
  }
}

/** `type: object` with text as `enum`: the platform means the text. */
function mendEnumType(schema: Schema): boolean {
  if (schema.type !== 'object' || !schema.enum?.every((value) => typeof value === 'string')) return false
  schema.type = 'string'
  return true
}

function mendArray(schema: Schema): boolean {
  if (schema.type !== 'array' || schema.items) return false
  schema.items = { type: 'object', additionalProperties: true }
  return true
}

/** A bare object means "any object" on the platform; the generator would read "no properties at all". */
function openBareObject(schema: Schema): void {
  const says =
    schema.properties ?? schema.additionalProperties ?? schema.oneOf ?? schema.anyOf ?? schema.allOf
  if (schema.type === 'object' && says === undefined) schema.additionalProperties = true
}

function declarePathParameters(document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap((entry) => {
    const declared = [...(entry.item.parameters ?? []), ...(entry.operation.parameters ?? [])]
      .map((parameter) => resolveRef(document, parameter))
      .flatMap(({ in: place, name }) => (place === 'path' ? [name] : []))
    const missing = [...entry.path.matchAll(/\{([^}]+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.includes(name))
    for (const name of missing) {
      const parameter = { name, in: 'path' as const, required: true, schema: { type: 'string' } }
      entry.operation.parameters = [...(entry.operation.parameters ?? []), parameter]
    }
    return missing.map((name) => `${nameOf(entry)} did not declare its path parameter ${name}.`)
  })
}
