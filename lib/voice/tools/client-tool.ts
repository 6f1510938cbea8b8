import type { components } from '../../api'
import { fieldsOf } from '../values'
import { checkFunction, checkLimit, ValidationError } from '../errors'

/** A function of the page that the assistant may call. */
export interface ClientTool<Args = unknown> {
  /** Checks and types the arguments. If it throws or rejects, the assistant gets its message in place of a result. */
  parse?(args: unknown): Args | Promise<Args>
  /**
   * Does the work. The assistant gets the result as JSON, unless it is undefined, and uses it in its next turn. If `run` throws
   * or rejects, the assistant gets that the tool failed, and `reportError` gets the error.
   */
  run(args: Args, call: ToolCall): unknown
  /**
   * Whether the assistant speaks as soon as it has the result, such as one that the visitor asked for. Then also set
   * `saysMeanwhile` of `modelTool`: by itself the assistant answers after the call, too. Default false.
   */
  triggersResponse?: boolean | undefined
  /** Limit for `parse` and `run` together, in milliseconds, above 0. Then the assistant is told that it did not finish. Default 20,000. */
  timeoutMs?: number
}

/** One call of a tool by the assistant. */
export interface ToolCall {
  /** The platform's id of this call of the tool; empty in the platform's older form. */
  id: string
  name: string
}

/** The tools of one instance; the last one of a name is used. Methods are compared bivariantly, so a tool with typed arguments fits. */
export type RegisteredTools = Set<{ name: string; tool: ClientTool }>

/**
 * Adds a tool, which replaces another one of its name until it is undone: two components may add the same tool, or another one.
 * @throws ValidationError for a tool without a function `run`, and for a `timeoutMs` that is no number above 0
 */
export function addTool<Args>(tools: RegisteredTools, name: string, tool: ClientTool<Args>): () => void {
  checkFunction(`run of the tool ${name}`, fieldsOf(tool).run)
  checkLimit(`timeoutMs of the tool ${name}`, tool.timeoutMs ?? Infinity, Infinity)
  const registered = { name, tool }
  tools.add(registered)
  return () => void tools.delete(registered)
}

/** A tool whose `parse` checks the arguments with the parameters of its definition, which also give them their types. */
export function clientTool<const P extends ToolParameters>(
  definition: Pick<ToolDefinition<P>, 'parameters'>,
  run: (args: ArgumentsOf<P>, call: ToolCall) => unknown,
  options: Pick<ClientTool, 'timeoutMs' | 'triggersResponse'> = {},
): Omit<ClientTool<ArgumentsOf<P>>, 'parse'> & { parse(args: unknown): ArgumentsOf<P> } {
  const { parameters } = checked(definition)
  return { ...options, parse: (args) => parseArguments(parameters, args), run }
}

/** @throws ValidationError for a definition without parameters, which an app in JavaScript may pass */
function checked<Definition extends Pick<ToolDefinition, 'parameters'>>(definition: Definition): Definition {
  const { properties } = fieldsOf(fieldsOf(definition).parameters)
  if (typeof properties === 'object') return definition
  const field = 'parameters.properties of the definition of a tool'
  throw new ValidationError({ field, limit: 'an object', received: typeof properties })
}

/** The text that the model gets when it has called a tool of the page, before the page acts. */
const CALLED =
  'The web page has this call and carries it out by itself. "Success" or "No result returned." means no more than that: it is neither the result nor an error, so do not mention it and do not call again. Go on with the conversation, without repeating what you have just said. If there is a result that matters, a system message has it.'

interface ModelToolOptions {
  /** What the assistant says as soon as it has called a tool with `triggersResponse`. Default: the model goes on by itself. */
  saysMeanwhile?: string | undefined
}

/**
 * The tool for an assistant's `model.tools`. It has no server, because the page runs it, and is asynchronous, because the platform
 * does not wait for the page. It is a copy without readonly arrays, which the platform's types do not accept.
 */
export const modelTool = (
  definition: ToolDefinition,
  { saysMeanwhile }: ModelToolOptions = {},
): components['schemas']['CreateFunctionToolDTO'] => ({
  type: 'function',
  async: true,
  function: JSON.parse(JSON.stringify(checked(definition))) as components['schemas']['OpenAIFunction'],
  messages: [
    saysMeanwhile === undefined
      ? { type: 'request-complete', role: 'system', content: CALLED }
      : { type: 'request-complete', role: 'assistant', content: saysMeanwhile },
  ],
})

/** The subset of JSON Schema that describes the arguments of a tool. */
export interface ParameterSchema {
  type: 'string' | 'number' | 'integer' | 'boolean'
  /** For the model: what the argument means. */
  description?: string
  /** Of a string: the allowed values. */
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

export interface ToolParameters {
  type: 'object'
  properties: Readonly<Record<string, ParameterSchema>>
  /** Names of the required arguments. Default: none. */
  required?: readonly string[]
}

/** The definition of a tool, in the platform's format. */
export interface ToolDefinition<P extends ToolParameters = ToolParameters> {
  /** The name by which the assistant calls it and the page registers it. */
  name: string
  /** For the model: what the tool does and when to use it. */
  description: string
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

/** The type of the arguments that the parameters describe. Declare the definition `as const`. */
export type ArgumentsOf<P extends ToolParameters> = {
  [Name in RequiredOf<P>]: ValueOf<P['properties'][Name]>
} & {
  [Name in Exclude<keyof P['properties'], RequiredOf<P>>]?: ValueOf<P['properties'][Name]>
}

/** The arguments that the parameters name. Throws an error that tells the assistant what to correct. */
function parseArguments<P extends ToolParameters>(parameters: P, args: unknown): ArgumentsOf<P> {
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

/** What the value should be; undefined if it is valid. */
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
