import type { components } from '../../api'

/** A function of the page that the assistant may call. */
export interface ClientTool<Args = unknown> {
  /**
   * Checks and types the arguments that the assistant sent; it may return a promise. When it throws or rejects, `run` is
   * not called and the assistant reads the message of the error. Without it, `run` gets the arguments as they came.
   */
  parse?(args: unknown): Args | Promise<Args>
  /**
   * Does the work. The result is added to the conversation as JSON, unless it is undefined; the assistant reads it
   * before its next turn. When it throws or rejects, the assistant reads that the tool failed, and the error goes to
   * `reportError`.
   */
  run(args: Args, call: ToolCall): unknown
  /**
   * Whether the assistant speaks as soon as it has the result. Set it for a tool whose result the visitor asked for,
   * and give `modelTool` what is said meanwhile: by itself the assistant speaks once the tool is called, too. Default
   * false.
   */
  triggersResponse?: boolean | undefined
  /**
   * After this many milliseconds, those of `parse` included, the assistant reads that the tool did not finish. A `run`
   * that has not begun by then does not begin. Default 20,000.
   */
  timeoutMs?: number
}

/** One call of a tool by the assistant. */
export interface ToolCall {
  /** The platform's id of this call of the tool; empty in the platform's older form. */
  id: string
  name: string
}

/** The tools of one instance, by name. Methods are compared bivariantly, so a tool with typed arguments fits. */
export type ToolMap = Map<string, ClientTool>

/** Adds a tool, in place of another one of its name. The undo leaves the one that took its place meanwhile. */
export function addTool<Args>(tools: ToolMap, name: string, tool: ClientTool<Args>): () => void {
  tools.set(name, tool)
  return () => {
    if (tools.get(name) === tool) tools.delete(name)
  }
}

/** A tool whose arguments are checked, and typed, by the parameters of its definition. */
export function clientTool<const P extends ToolParameters>(
  { parameters }: Pick<ToolDefinition<P>, 'parameters'>,
  run: (args: ArgumentsOf<P>, call: ToolCall) => unknown,
  options: Pick<ClientTool, 'timeoutMs' | 'triggersResponse'> = {},
): Omit<ClientTool<ArgumentsOf<P>>, 'parse'> & { parse(args: unknown): ArgumentsOf<P> } {
  return { ...options, parse: (args) => parseArguments(parameters, args), run }
}

/** What the model reads when it has called a tool of the page, before the page has done anything. */
const CALLED =
  'The web page has this call and carries it out by itself. "Success" or "No result returned." means no more than that: it is neither the result nor an error, so do not mention it and do not call again. Go on with the conversation, without repeating what you have just said. If there is a result that matters, a system message has it.'

/** How the assistant behaves while the page runs a tool. */
interface ModelToolOptions {
  /**
   * Said as soon as the tool is called, in place of an answer by the model: for a tool with `triggersResponse`, whose
   * result begins the answer. Default: the model goes on speaking, and is told not to wait for a result.
   */
  saysMeanwhile?: string | undefined
}

/**
 * The tool as an assistant's `model.tools` take it: without a server, since the page runs it, and asynchronous, since
 * the platform waits for no page. A copy: the platform's types know no readonly lists, and a definition that is
 * declared `as const` has some.
 */
export const modelTool = (
  definition: ToolDefinition,
  { saysMeanwhile }: ModelToolOptions = {},
): components['schemas']['CreateFunctionToolDTO'] => ({
  type: 'function',
  async: true,
  function: JSON.parse(JSON.stringify(definition)) as components['schemas']['OpenAIFunction'],
  messages: [
    saysMeanwhile === undefined
      ? { type: 'request-complete', role: 'system', content: CALLED }
      : { type: 'request-complete', role: 'assistant', content: saysMeanwhile },
  ],
})

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

export interface ToolParameters {
  type: 'object'
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
