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
): ClientTool<ArgumentsOf<P>> {
  return { ...options, parse: (args) => parseArguments(parameters, args), run }
}

/** What the model reads when it has called a tool of the page, before the page has done anything. */
const CALLED =
  'The web page has this call and carries it out by itself. "Success" or "No result returned." means no more than that: it is neither the result nor an error, so do not mention it and do not call again. Go on with the conversation, without repeating what you have just said. If there is a result that matters, a system message has it.'

/** How the assistant behaves while the page runs a tool. */
export interface ModelToolOptions {
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
