import { thrownText } from '../text'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { ClientTool, ToolMap } from '../tools/client-tool'
import { ValidationError } from '../errors'
import type { OutgoingMessage } from '../messages'
import { createRepeatedCalls, toolCallsIn, type RequestedToolCall } from '../tools/tool-calls'

/** A tool of the page at work, for showing what the assistant does. */
export interface ToolActivity extends RequestedToolCall {
  status: 'started' | 'ended'
  /** What the assistant reads, once it has ended; undefined where the tool answers nothing, or the call ended before it. */
  result?: string | undefined
}

interface CallToolsPorts {
  runner: ToolRunner
  /** Sends a result, within the room's limit. Throws where it cannot. */
  send(message: OutgoingMessage): void
  isRunning(): boolean
  /** A result could not be sent. */
  reportProblem(error: unknown): void
}

export function createCallTools(ports: CallToolsPorts) {
  const { runner, send, isRunning, reportProblem } = ports
  const repeated = createRepeatedCalls()

  async function answer(call: RequestedToolCall, { result, triggersResponse }: ToolRun) {
    const text = await result
    const sendText = (told: string) =>
      send({
        type: 'add-message',
        message: { role: 'system', content: contextOf(call, told, triggersResponse) },
        triggerResponseEnabled: triggersResponse,
      })
    // A call that is over needs no answer.
    if (text === undefined || !isRunning()) return
    try {
      sendText(text)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      sendText(`it was run, and the result is too long to be sent: ${error.limit}. Ask for less.`)
    }
  }

  return {
    /**
     * Notes what a message of the assistant asks for; give it each one before the page gets it, whose listeners may change
     * it. What it returns runs the tools.
     */
    read(message: unknown): () => void {
      const fields = Object(message) as Record<string, unknown>
      if (endsTurn(fields)) repeated.beginTurn()
      const calls = toolCallsIn(message).filter((call) => !repeated.isRepeated(call, fields.timestamp))
      return () => {
        for (const call of calls) {
          // The platform may call a tool after the end of the call. Such a tool call is ignored.
          const run = isRunning() ? runner.run(call) : undefined
          if (run) answer(call, run).catch(reportProblem)
        }
      }
    },
  }
}

export type CallTools = ReturnType<typeof createCallTools>

interface ToolRunnerPorts {
  clock: Clock
  /** The tool itself failed: an error of the page's own code. */
  reportPageError(error: unknown): void
  /** Each tool begins once and ends once. */
  onActivity?(run: ToolActivity): void
  /** Aborted when the call ends: for the page, the tools that still run end then. */
  signal?: AbortSignal
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

/** The reason for refusing arguments may quote all of them, so it is cut to this length. */
const MAX_REFUSAL_LENGTH = 500

/** Whether the message ends a turn: a final transcript of either side. */
const endsTurn = ({ type, transcriptType }: Record<string, unknown>) =>
  typeof type === 'string' && type.startsWith('transcript') && transcriptType !== 'partial'

/** Runs the page's tools: arguments checked first, within a time limit. */
export const createToolRunner = (tools: ToolMap, ports: ToolRunnerPorts): ToolRunner => ({
  run(call) {
    const tool = tools.get(call.name)
    if (!tool) return undefined
    ports.onActivity?.({ ...call, status: 'started' })
    const result = resultOf(call, tool, ports)
    let isEnded = false
    const end = (text?: string) => {
      if (!isEnded) ports.onActivity?.({ ...call, status: 'ended', result: text })
      isEnded = true
    }
    ports.signal?.addEventListener('abort', () => end())
    void result.then(end)
    return { result, triggersResponse: tool.triggersResponse ?? false }
  },
})

async function resultOf(
  { id, name, args: received }: RequestedToolCall,
  tool: ClientTool,
  { clock, reportPageError }: ToolRunnerPorts,
): Promise<string | undefined> {
  async function work(): Promise<string | undefined> {
    let args: unknown
    try {
      args = tool.parse ? await tool.parse(received) : received
    } catch (error) {
      return `the arguments were refused: ${thrownText(error).slice(0, MAX_REFUSAL_LENGTH)}`
    }
    return JSON.stringify(await tool.run(args, { id, name }))
  }
  const limitMs = tool.timeoutMs ?? DEFAULT_LIMIT_MS
  try {
    return await withDeadline(work(), { clock, limitMs }, () => `it was not done after ${limitMs} ms.`)
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
