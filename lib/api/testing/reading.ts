import { isFields, type Fields } from './answers'
import { faultsOfCall } from './details'
import { propertiesOf, resolveSchema } from './description'
import type { JsonSchema, OperationDescription, PlatformDescription } from './description'
import { isJson, Refusal } from './replies'
import type { Route } from './router'
import type { Validator } from './validator'

/** What was sent, checked against the specification. */
export interface Sent {
  /** Parameters of the query, of the types that the specification gives them. */
  query: Fields
  /** JSON, or the fields of a form, in which a file is a `Blob`. Undefined without a body. */
  body: unknown
}

/** Reads a request of an operation. Throws a refusal with a sentence for each fault. */
export async function readRequest(
  description: PlatformDescription,
  validator: Validator,
  { operation, ids }: Route,
  request: Request,
): Promise<Sent> {
  const url = new URL(request.url)
  const query = queryOf(description, operation.parameters, url.searchParams)
  const faults: string[] = []
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place !== 'query' && place !== 'path') continue
    const value = place === 'path' ? ids[name] : ownIn(query.values, name)
    if (value !== undefined) faults.push(...validator.faultsOfRequest(schema, value, name))
    else if (required && !query.nested.has(name)) faults.push(`${name} should not be null or undefined`)
  }
  const names = new Set(
    operation.parameters.flatMap(({ name, in: place }) => (place === 'query' ? name : [])),
  )
  for (const name of [...Object.keys(query.values), ...query.nested])
    if (!names.has(name)) faults.push(`property ${name} should not exist`)
  if (faults.length > 0) throw new Refusal(400, faults)
  return { query: query.values, body: await readBody(description, validator, { operation, ids }, request) }
}

function queryOf(
  description: PlatformDescription,
  parameters: Route['operation']['parameters'],
  search: URLSearchParams,
) {
  const values: [string, unknown][] = []
  // Objects come as `customer[number]=…`. No list can be filtered by one, so they are not read.
  const nested = new Set<string>()
  for (const name of new Set(search.keys())) {
    const [outer = name] = name.split('[')
    if (outer !== name) nested.add(outer)
    else {
      const schema = parameters.find((it) => it.in === 'query' && it.name === name)?.schema ?? {}
      values.push([name, typed(resolveSchema(description, schema), search.getAll(name))])
    }
  }
  return { values: Object.fromEntries(values), nested }
}

/** Text of an address or a form as a value of the type that its schema asks for. */
function typed({ type, items }: JsonSchema, texts: string[]): unknown {
  const [text = ''] = texts
  const types = [type].flat()
  if (types.includes('array')) {
    const parts = texts.length > 1 ? texts : text.split(',')
    return parts.map((part) => typed(items ?? {}, [part]))
  }
  if (
    (types.includes('number') || types.includes('integer')) &&
    text.trim() !== '' &&
    Number.isFinite(Number(text))
  )
    return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (types.includes('object')) return parsed(text) ?? text
  return text
}

/** Why the platform refuses a body: what its schema says, and what no schema does. */
export const faultsOfBody = (
  validator: Validator,
  { id, body }: OperationDescription,
  value: unknown,
): string[] => (body ? [...validator.faultsOfRequest(body.schema, value), ...faultsOfCall(id, value)] : [])

async function readBody(
  description: PlatformDescription,
  validator: Validator,
  { operation }: Route,
  request: Request,
): Promise<unknown> {
  const { body } = operation
  if (!body) return parsed(await request.text())
  if (body.type === 'multipart/form-data') return readForm(description, validator, body.schema, request)
  const text = await request.text()
  if (text === '' && !body.required) return undefined
  const value = parsed(text)
  if (value === undefined) throw new Refusal(400, ['body must be JSON'])
  if (!isJson(request.headers.get('content-type')))
    throw new Refusal(400, ['body must be sent as application/json'])
  const faults = faultsOfBody(validator, operation, value)
  if (faults.length > 0) throw new Refusal(400, faults)
  return value
}

async function readForm(
  description: PlatformDescription,
  validator: Validator,
  schema: JsonSchema,
  request: Request,
): Promise<Fields> {
  const form = await request.formData().catch((): never => {
    throw new Refusal(400, ['body must be multipart/form-data'])
  })
  const properties = propertiesOf(description, schema)
  const fields: Fields = Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const it = resolveSchema(description, ownIn(properties, name) ?? {})
      return [name, partsOf(it, form.getAll(name))]
    }),
  )
  // The specification describes a file as text in the format `binary`.
  const asText = (value: unknown) => (value instanceof Blob ? 'file' : value)
  const checked = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(asText) : asText(value),
  ])
  const faults = validator.faultsOfRequest(schema, Object.fromEntries(checked))
  for (const [name, it] of Object.entries(properties))
    if (it.format === 'binary' && ownIn(fields, name) !== undefined && !(fields[name] instanceof Blob))
      faults.push(`${name} must be a file`)
  if (faults.length > 0) throw new Refusal(400, faults)
  return fields
}

/** A field of a form, which may come several times. */
function partsOf(schema: JsonSchema, parts: FormDataEntryValue[]): unknown {
  const texts = parts.filter((part) => typeof part === 'string')
  if (texts.length === parts.length) return typed(schema, texts)
  return schema.items ? parts : parts[0]
}

/** A field may have a name that every object has, such as `constructor`. */
const ownIn = <Value>(fields: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** What the platform notes of a file. */
export function factsOfFile(body: Fields): Fields {
  const file = Object.values(body).find((value) => value instanceof Blob)
  if (!file) return {}
  const name = 'name' in file ? String(file.name) : 'file'
  return {
    name: name.slice(0, 40),
    originalName: name,
    bytes: file.size,
    mimetype: file.type,
    status: 'done',
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export const fieldsIn = (body: unknown): Fields => (isFields(body) ? body : {})
