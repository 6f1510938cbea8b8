/** The part of JSON Schema in which the arguments of a tool are described, to the model and to the page. */
export interface ParameterSchema {
  type: 'string' | 'number' | 'integer' | 'boolean'
  /** For the model: what the argument means. */
  description?: string
  /** Of a string: the values that are allowed. */
  enum?: readonly string[]
  /** Of a number, inclusive. */
  minimum?: number
  /** Of a number, inclusive. */
  maximum?: number
  /** Of a string, in characters. */
  maxLength?: number
  /** Of a string: a regular expression that it must match. */
  pattern?: string
}

/** The parameters of a tool, as JSON Schema. */
export interface ToolParameters {
  type: 'object'
  /** The arguments by name. */
  properties: Readonly<Record<string, ParameterSchema>>
  /** Names of the arguments that must be there. Default: none. */
  required?: readonly string[]
}

/** A tool's definition, as the platform receives it. */
export interface ToolDefinition<P extends ToolParameters = ToolParameters> {
  /** As the assistant calls it, and as it is registered. */
  name: string
  /** For the model: what the tool does and when to use it. */
  description: string
  /** JSON Schema of its arguments. */
  parameters: P
}

type ValueOf<S extends ParameterSchema> = S extends { enum: readonly (infer Value)[] }
  ? Value
  : S['type'] extends 'string'
    ? string
    : S['type'] extends 'boolean'
      ? boolean
      : number

type RequiredOf<P extends ToolParameters> = P extends { required: readonly (infer Name)[] }
  ? Extract<Name, keyof P['properties']>
  : never

/** The type of the arguments that parameters describe. Declare the definition `as const`. */
export type ArgumentsOf<P extends ToolParameters> = {
  [Name in RequiredOf<P>]: ValueOf<P['properties'][Name]>
} & {
  [Name in Exclude<keyof P['properties'], RequiredOf<P>>]?: ValueOf<P['properties'][Name]>
}

/**
 * The arguments that the parameters name; others are left out, and so is an optional one that is null. Throws an
 * error that the assistant can act on when one is missing or not allowed.
 */
export function parseArguments<P extends ToolParameters>(parameters: P, args: unknown): ArgumentsOf<P> {
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    throw new TypeError('the arguments must be an object.')
  const given = args as Record<string, unknown>
  const missing = (parameters.required ?? []).filter((name) => given[name] == null)
  if (missing.length > 0) throw new TypeError(`missing: ${missing.join(', ')}.`)
  const known = Object.entries(parameters.properties).flatMap(([name, schema]) => {
    const value = given[name]
    if (value == null) return []
    const expected = expectationOf(schema, value)
    if (expected) throw new TypeError(`${name} must be ${expected}.`)
    return [[name, value] as const]
  })
  return Object.fromEntries(known) as ArgumentsOf<P>
}

/** What the value should be; undefined when it is that. */
function expectationOf(schema: ParameterSchema, value: unknown): string | undefined {
  const { type, minimum = -Infinity, maximum = Infinity, maxLength = Infinity, pattern } = schema
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'true or false'
    case 'number':
    case 'integer': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'a number'
      if (type === 'integer' && !Number.isInteger(value)) return 'a whole number'
      return value < minimum || value > maximum ? `between ${minimum} and ${maximum}` : undefined
    }
    case 'string': {
      if (typeof value !== 'string') return 'a string'
      if (schema.enum && !schema.enum.includes(value)) return `one of ${schema.enum.join(', ')}`
      if (value.length > maxLength) return `at most ${maxLength} characters`
      return pattern !== undefined && !new RegExp(pattern).test(value) ? `like ${pattern}` : undefined
    }
  }
}
