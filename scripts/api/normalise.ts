import {
  eachSchema,
  isAnyText,
  nameOf,
  operationsOf,
  parametersOf,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from './document'
import { repairRefs } from './repair-refs'

/** A fault that was corrected. Place and fault together are a sentence without its full stop. */
export interface Repair {
  /** `Assistant.voice`, or the document. */
  place: string
  fault: string
}

interface Normalised {
  document: OpenApiDocument
  repairs: Repair[]
}

/** Keywords with descriptions, which do not affect the types. We drop them, because `openapi/` has its own wording. */
const WORDS = ['title', 'description', 'summary', 'example', 'examples', 'externalDocs']
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/**
 * The same document as OpenAPI 3.1, in the notation of `openapi/` and without its wording. The known faults of programs
 * that generate specifications are corrected.
 */
export function normalise(original: OpenApiDocument): Normalised {
  const { document, repairs } = repairRefs(structuredClone(original))
  if (document.openapi.startsWith('3.0'))
    repairs.push({ place: `OpenAPI ${document.openapi}`, fault: 'was read as 3.1' })
  document.openapi = '3.1.0'
  eachSchema(document, (schema, place) => {
    for (const word of WORDS) delete schema[word]
    for (const fault of correct(schema)) repairs.push({ place, fault })
    upgrade(schema)
    simplify(schema)
  })
  repairs.push(...declarePathParameters(document), ...declareFiles(document))
  for (const { operation, item } of operationsOf(document)) {
    for (const node of [operation, item])
      if (node.parameters) node.parameters = node.parameters.filter((it) => !isSaidElsewhere(it))
  }
  return { document, repairs }
}

/** Corrects contradictions, and returns them for the report. */
function correct(schema: Schema): string[] {
  const faults: string[] = []
  if (schema.enum?.length === 0 || (schema.enum && (schema.oneOf ?? schema.anyOf))) delete schema.enum
  if (typeof schema.required === 'boolean') {
    delete schema.required
    faults.push('had the flag of a parameter in place of its list of required fields')
  }
  const { enum: values, pattern } = schema
  const [, literal] = typeof pattern === 'string' ? (/^\/(.*)\/[a-z]*$/.exec(pattern) ?? []) : []
  if (literal !== undefined) {
    schema.pattern = literal
    faults.push('had the slashes of JavaScript around its pattern')
  }
  if (values && schema.type === 'array') {
    schema.items = { type: 'string', ...schema.items, enum: values }
    delete schema.enum
    faults.push('gave the values of its items as its own')
  } else if (values?.length && (schema.type === undefined || !fits(values, schema))) {
    if (schema.type !== undefined) faults.push(`was of type ${String(schema.type)}, unlike its values`)
    schema.type = [...new Set(values.map(typeOfValue))] as string[]
    if (schema.type.length === 1) schema.type = schema.type[0] ?? 'string'
  } else if ([schema.type ?? []].flat().some((type) => !TYPES.includes(type))) {
    faults.push(`was of the unknown type ${String(schema.type)}`)
    delete schema.type
  }
  if (schema.type === 'array' && !schema.items) {
    schema.items = { type: 'object' }
    simplify(schema.items)
    faults.push('is a list that does not say of what')
  }
  if (schema.items && schema.type && ![schema.type].flat().includes('array')) {
    delete schema.items
    faults.push('has items although it is no list')
  }
  return faults
}

const typeOfValue = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'object'
        ? 'object'
        : typeof value
const fits = (values: unknown[], { type, nullable }: Schema) =>
  values.every((value) => {
    const is = typeOfValue(value)
    return (
      [type].flat().some((it) => it === is || (it === 'integer' && is === 'number')) ||
      (nullable && is === 'null')
    )
  })

/** From the keywords of 3.0 to those of 3.1. */
function upgrade(schema: Schema): void {
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (schema[flag] === true) {
      schema[flag] = schema[limit]
      delete schema[limit]
    } else if (schema[flag] === false) delete schema[flag]
  }
  const { nullable } = schema
  delete schema.nullable
  if (nullable !== true) return
  if (schema.type) {
    schema.type = [...new Set([schema.type, 'null'].flat())]
    if (schema.enum && !schema.enum.includes(null)) schema.enum.push(null)
  } else if (schema.$ref || schema.allOf || schema.oneOf || schema.anyOf) {
    const content = { ...schema }
    for (const key of Object.keys(schema)) delete schema[key]
    schema.oneOf = [content.allOf?.length === 1 ? (content.allOf[0] ?? {}) : content, { type: 'null' }]
  }
}

/** One notation for what can be written in several ways. */
function simplify(schema: Schema): void {
  for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) {
    const members = uniqueOf(schema[keyword])
    if (members?.length === 0) delete schema[keyword]
    if (!members?.length) continue
    schema[keyword] = members
    if (members.length !== 1) continue
    delete schema[keyword]
    delete schema.discriminator
    Object.assign(schema, { ...members[0], ...schema })
  }
  if (schema.enum) schema.enum = [...new Set(schema.enum)]
  if (schema.enum?.length === 1) {
    ;[schema.const] = schema.enum
    delete schema.enum
  }
  if (schema.oneOf?.some(isAnyText) && schema.oneOf.some((member) => member.enum ?? member.$ref)) {
    // A known value is also any text, so it would match two members of `oneOf`.
    schema.anyOf = schema.oneOf
    delete schema.oneOf
  }
  if (schema.oneOf && schema.type === 'object' && !schema.properties) delete schema.type
  const content =
    schema.properties ??
    schema.additionalProperties ??
    schema.oneOf ??
    schema.anyOf ??
    schema.allOf ??
    schema.const
  // A bare object is any object; the generator would read it as one without properties.
  if (schema.type === 'object' && content === undefined) schema.additionalProperties = true
  const { required, properties = {} } = schema
  if (required) schema.required = required.filter((name) => Object.hasOwn(properties, name))
  if (schema.required?.length === 0) delete schema.required
}

/** OpenAPI ignores these headers, because the body, the answer and the security scheme already describe them. */
const isSaidElsewhere = ({ in: place, name }: Parameter) =>
  place === 'header' && /^(?:accept|content-type|authorization)$/i.test(name)

const uniqueOf = (members: Schema[] | undefined) =>
  members && [...new Map(members.map((member) => [JSON.stringify(member), member])).values()]

function declarePathParameters(document: OpenApiDocument): Repair[] {
  return operationsOf(document).flatMap((entry) => {
    const declared = parametersOf(document, entry).flatMap(({ in: place, name }) =>
      place === 'path' ? [name] : [],
    )
    const missing = [...entry.path.matchAll(/\{([^}]+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.includes(name))
    for (const name of missing) {
      const parameter = { name, in: 'path' as const, required: true, schema: { type: 'string' } }
      entry.operation.parameters = [...(entry.operation.parameters ?? []), parameter]
    }
    return missing.map((name) => ({
      place: nameOf(entry),
      fault: `did not declare its path parameter ${name}`,
    }))
  })
}

/** The platform describes a download as a redirect and a successful answer without a body. The redirect leads to the file. */
function declareFiles(document: OpenApiDocument): Repair[] {
  return operationsOf(document).flatMap((entry) => {
    const { responses = {} } = entry.operation
    const { 200: good, 302: redirect } = responses
    if (entry.method !== 'get' || !redirect || !good || good.content) return []
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    responses[200] = { ...good, content }
    return [{ place: nameOf(entry), fault: 'did not say that it answers with a file' }]
  })
}
