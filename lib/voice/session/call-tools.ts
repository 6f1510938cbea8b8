import { ValidationError } from '../errors'
import type { OutgoingMessage } from '../messages'
import { createRepeatedCalls } from '../tools/repeated-calls'
import { toolCallsIn } from '../tools/tool-calls'
import type { RequestedToolCall } from '../tools/tool-calls'
import { contextOf } from '../tools/tool-runner'
import type { ToolRun, ToolRunner } from '../tools/tool-runner'
import { readUtterance } from './transcript'

/** A tool of the page at work, for showing what the assistant does. */
export interface ToolActivity extends RequestedToolCall {
  /** Whether it runs, or is done. */
  status: 'started' | 'ended'
  /** What the assistant reads, once it has ended; undefined where the tool answers nothing. */
  result?: string | undefined
}

export interface CallToolsPorts {
  runner: ToolRunner
  /** Sends a result, within the room's limit. Throws where it cannot. */
  send(message: OutgoingMessage): void
  /** Whether the call still takes results. */
  isRunning(): boolean
  onActivity(run: ToolActivity): void
  /** A result could not be sent. */
  reportProblem(error: unknown): void
}

/** The page's tools in one call. */
export interface CallTools {
  /**
   * Notes what a message of the assistant asks for; give it each one before the page gets it, whose listeners may change
   * it. What it returns runs the tools.
   */
  read(message: unknown): () => void
}

export function createCallTools(ports: CallToolsPorts): CallTools {
  const { runner, send, isRunning, onActivity, reportProblem } = ports
  const repeated = createRepeatedCalls()

  async function answer(call: RequestedToolCall, { result, triggersResponse }: ToolRun) {
    onActivity({ ...call, status: 'started' })
    const text = await result
    onActivity({ ...call, status: 'ended', result: text })
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
    read(message) {
      const fields = Object(message) as Record<string, unknown>
      if (readUtterance(fields)?.transcriptType === 'final') repeated.beginTurn()
      const calls = toolCallsIn(message).filter((call) => !repeated.isRepeated(call, fields.timestamp))
      return () => {
        for (const call of calls) {
          // The platform may call a tool when the call is over, and nobody wants it done then.
          const run = isRunning() ? runner.run(call) : undefined
          if (run) answer(call, run).catch(reportProblem)
        }
      }
    },
  }
}
