import { thrownText } from '../thrown-text'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { ClientTool, ToolMap } from './client-tool'
import type { RequestedToolCall } from './tool-calls'

export interface ToolRunnerPorts {
  clock: Clock
  /** The tool itself failed: an error of the page's own code. */
  reportPageError(error: unknown): void
}

export interface ToolRunner {
  /** Runs the tool; undefined when the page has none of this name. */
  run(call: RequestedToolCall): ToolRun | undefined
}

export interface ToolRun {
  /** What the assistant reads; undefined when the tool answers nothing. Never rejects. */
  result: Promise<string | undefined>
  /** Whether the assistant speaks as soon as it has the result. */
  triggersResponse: boolean
}

const DEFAULT_LIMIT_MS = 20_000

/** Why arguments were refused may quote all of them. */
const MAX_REFUSAL_LENGTH = 500

/** Runs the page's tools: arguments checked first, within a time limit. */
export const createToolRunner = (tools: ToolMap, ports: ToolRunnerPorts): ToolRunner => ({
  run(call) {
    const tool = tools.get(call.name)
    return tool && { result: resultOf(call, tool, ports), triggersResponse: tool.triggersResponse ?? false }
  },
})

async function resultOf(
  { id, name, args: received }: RequestedToolCall,
  tool: ClientTool,
  { clock, reportPageError }: ToolRunnerPorts,
): Promise<string | undefined> {
  let args: unknown
  try {
    args = tool.parse ? tool.parse(received) : received
  } catch (error) {
    return `the arguments were refused: ${thrownText(error).slice(0, MAX_REFUSAL_LENGTH)}`
  }
  const limitMs = tool.timeoutMs ?? DEFAULT_LIMIT_MS
  try {
    const work = Promise.resolve(tool.run(args, { id, name }))
    const text = work.then((value): string | undefined => JSON.stringify(value))
    return await withDeadline(text, { clock, limitMs }, () => `it was not done after ${limitMs} ms.`)
  } catch (error) {
    reportPageError(error)
    return 'it failed.'
  }
}

/**
 * The result as the model reads it, beside the conversation. The platform does not wait for the page: it has told the
 * model "Success" (asynchronous tools) or "No result returned." (others) before, and the model must not believe that.
 */
export function contextOf({ id, name }: RequestedToolCall, text: string, triggersResponse: boolean): string {
  const next = triggersResponse ? 'Go on from it now.' : 'Use it in your next turn; do not answer this.'
  return `Result of ${name} (${id}) from the web page: ${text} It replaces any "Success" or "No result returned." ${next}`
}
