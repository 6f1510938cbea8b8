import type { components } from '../../api'
import { parseArguments, type ArgumentsOf, type ToolDefinition, type ToolParameters } from './parameters'

/** A function of the page that the assistant may call. */
export interface ClientTool<Args = unknown> {
  /**
   * Checks and types the arguments that the assistant sent. When it throws, `run` is not called and the assistant
   * reads the message of the error. Without it, `run` gets the arguments as they came.
   */
  parse?(args: unknown): Args
  /**
   * Does the work. The assistant reads the result as JSON, unless it is undefined. When it throws or rejects, the
   * assistant reads that the tool failed, and the error goes to `reportError`.
   */
  run(args: Args, call: ToolCall): unknown
  /** After this many milliseconds the assistant reads that the tool did not finish. Default 20,000. */
  timeoutMs?: number
}

/** One call of a tool by the assistant. */
export interface ToolCall {
  /** The platform's id of this call of the tool; empty in the platform's older form. */
  id: string
  /** Name of the tool. */
  name: string
}

/** The tools of one instance, by name. Methods are compared bivariantly, so a tool with typed arguments fits. */
export type ToolMap = Map<string, ClientTool>

/** A tool whose arguments are checked, and typed, by the parameters of its definition. */
export function clientTool<const P extends ToolParameters>(
  { parameters }: Pick<ToolDefinition<P>, 'parameters'>,
  run: (args: ArgumentsOf<P>, call: ToolCall) => unknown,
  options: Pick<ClientTool, 'timeoutMs'> = {},
): ClientTool<ArgumentsOf<P>> {
  return { ...options, parse: (args) => parseArguments(parameters, args), run }
}

/**
 * The tool as an assistant's `model.tools` take it, without a server, since the page runs it. A copy: the platform's
 * types know no readonly lists, and a definition that is declared `as const` has some.
 */
export const modelTool = (definition: ToolDefinition): components['schemas']['CreateFunctionToolDTO'] => ({
  type: 'function',
  function: JSON.parse(JSON.stringify(definition)) as components['schemas']['OpenAIFunction'],
})
