/** A JSON schema of the specification, as far as this folder reads it. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  discriminator?: { propertyName: string }
  [keyword: string]: unknown
}

/** One parameter of the path, the query or the headers. */
export interface ParameterDescription {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: JsonSchema
}

/** One operation of the API. */
export interface OperationDescription {
  /** Name of the client's method, such as `testSuites.runs.get`. */
  id: string
  /** In upper case. */
  method: string
  /** With its parameters in braces: `/assistant/{id}`. */
  path: string
  parameters: ParameterDescription[]
  /** The body of the operation, and whether it is required. */
  body?: { type: string; schema: JsonSchema; required: boolean }
  /** How a success is answered; without `type` it has no body. */
  answer: { status: number; type?: string; schema?: JsonSchema }
  /** Whether a token is needed. */
  needsToken: boolean
}

/** The specification as the fake platform reads it: operations and the schemas that they lead to. */
export interface PlatformDescription {
  operations: OperationDescription[]
  /** By their name in `#/components/schemas/`. */
  schemas: Record<string, JsonSchema>
}

const SCHEMAS = '#/components/schemas/'

/** The name of the shared schema that a reference leads to. */
export const schemaNameIn = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined

/** The schema that a chain of references leads to. */
export function resolveSchema(
  { schemas }: Pick<PlatformDescription, 'schemas'>,
  schema: JsonSchema,
): JsonSchema {
  let current = schema
  for (let name = schemaNameIn(current); name !== undefined; name = schemaNameIn(current)) {
    const next = schemas[name]
    if (!next) throw new Error(`The specification has no schema named ${name}.`)
    current = next
  }
  return current
}

/** The members of a union. Undefined for every other schema. */
export const membersOf = ({ oneOf, anyOf }: JsonSchema): JsonSchema[] | undefined => oneOf ?? anyOf

/** The properties of an object, of all members of a union, and of all parts of an `allOf`. */
export function propertiesOf(
  description: PlatformDescription,
  schema: JsonSchema,
  within: readonly JsonSchema[] = [],
): Record<string, JsonSchema> {
  const resolved = resolveSchema(description, schema)
  if (within.includes(resolved)) return {}
  const parts = [...(membersOf(resolved) ?? []), ...(resolved.allOf ?? [])]
  return Object.assign(
    {},
    ...parts.map((part) => propertiesOf(description, part, [...within, resolved])),
    resolved.properties,
  ) as Record<string, JsonSchema>
}
