import { describe } from '../describe'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { ClientMessage } from '../messages'
import type { ClientTool, ToolMap } from './client-tool'
import type { RequestedToolCall } from './tool-calls'

export interface ToolRunnerPorts {
  clock: Clock
  /** The tool itself failed: an error of the page's own code. */
  reportPageError(error: unknown): void
}

export interface ToolRunner {
  /** Runs the tool, unless the page has none of this name or has run this call already. */
  run(call: RequestedToolCall): ToolRun
}

export type ToolRun =
  | { status: 'unknown-tool' | 'already-run' }
  | {
      status: 'ran'
      /** What the assistant reads; undefined when the tool answers nothing. Never rejects. */
      result: Promise<string | undefined>
      /** Whether the assistant speaks as soon as it has the result. */
      triggersResponse: boolean
    }

const DEFAULT_LIMIT_MS = 20_000

/** Runs the page's tools: arguments checked first, within a time limit, at most once for each id. */
export function createToolRunner(tools: ToolMap, ports: ToolRunnerPorts): ToolRunner {
  const seen = new Set<string>()
  return {
    run(call) {
      const tool = tools.get(call.name)
      if (!tool) return { status: 'unknown-tool' }
      // The platform's older form has no ids, and sends each call once.
      if (call.id !== '' && seen.has(call.id)) return { status: 'already-run' }
      seen.add(call.id)
      return {
        status: 'ran',
        result: resultOf(call, tool, ports),
        triggersResponse: tool.triggersResponse ?? false,
      }
    },
  }
}

async function resultOf(
  { id, name, args: received }: RequestedToolCall,
  tool: ClientTool,
  { clock, reportPageError }: ToolRunnerPorts,
): Promise<string | undefined> {
  let args: unknown
  try {
    args = tool.parse ? tool.parse(received) : received
  } catch (error) {
    return `the arguments were refused: ${describe(error)}`
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

export interface AnswerPorts {
  send(message: ClientMessage): void
  /** An answer could not be sent. */
  reportProblem(error: unknown): void
}

/** Runs the tools that a message asked for, and sends what they answer. */
export function runTools(calls: readonly RequestedToolCall[], runner: ToolRunner, ports: AnswerPorts): void {
  for (const call of calls) {
    const run = runner.run(call)
    if (run.status === 'ran') answer(call, run, ports).catch(ports.reportProblem)
  }
}

async function answer(
  call: RequestedToolCall,
  { result, triggersResponse }: Extract<ToolRun, { status: 'ran' }>,
  { send }: AnswerPorts,
) {
  const text = await result
  if (text === undefined) return
  const content = contextOf(call, text, triggersResponse)
  send({
    type: 'add-message',
    message: { role: 'system', content },
    triggerResponseEnabled: triggersResponse,
  })
}

/**
 * The result as the model reads it, beside the conversation. The platform does not wait for the page: it has told the
 * model "Success" (asynchronous tools) or "No result returned." (others) before, and the model must not believe that.
 */
export function contextOf({ id, name }: RequestedToolCall, text: string, triggersResponse: boolean): string {
  const next = triggersResponse ? 'Go on from it now.' : 'Use it in your next turn; do not answer this.'
  return `Result of ${name} (${id}) from the web page: ${text} It replaces any "Success" or "No result returned." ${next}`
}
