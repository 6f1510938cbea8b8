import { fieldsOf, thrownText } from '../text'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { ClientTool, ToolCall, ToolMap } from '../tools/client-tool'
import { ValidationError } from '../errors'
import type { OutgoingMessage } from '../messages'

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
  /** Aborted when the call ends. */
  signal?: AbortSignal
  /** A result could not be sent. */
  reportProblem(error: unknown): void
}

export function createCallTools(ports: CallToolsPorts) {
  const { runner, send, isRunning, signal, reportProblem } = ports
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
      const fields = fieldsOf(message)
      if (endsTurn(fields)) repeated.beginTurn()
      const calls = toolCallsIn(message).filter((call) => !repeated.isRepeated(call, fields.timestamp))
      return () => {
        for (const call of calls) {
          // The platform may call a tool after the end of the call. Such a tool call is ignored.
          const run = isRunning() ? runner.run(call, signal) : undefined
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
export const createToolRunner = (tools: ToolMap, ports: ToolRunnerPorts) => ({
  /**
   * Runs the tool; undefined when the page has none of this name.
   *
   * @param signal aborted when the call, or the turn of a chat, ends: for the page, a tool that still runs ends then
   */
  run(call: RequestedToolCall, signal?: AbortSignal): ToolRun | undefined {
    const tool = tools.get(call.name)
    if (!tool) return undefined
    ports.onActivity?.({ ...call, status: 'started' })
    const result = resultOf(call, tool, ports, signal)
    let isEnded = false
    const end = (text?: string) => {
      if (!isEnded) ports.onActivity?.({ ...call, status: 'ended', result: text })
      isEnded = true
    }
    signal?.addEventListener('abort', () => end())
    void result.then(end)
    return { result, triggersResponse: tool.triggersResponse ?? false }
  },
})

export type ToolRunner = ReturnType<typeof createToolRunner>

async function resultOf(
  { id, name, args: received }: RequestedToolCall,
  tool: ClientTool,
  { clock, reportPageError }: ToolRunnerPorts,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  let isLate = false
  async function work(): Promise<string | undefined> {
    let args: unknown
    try {
      args = tool.parse ? await tool.parse(received) : received
    } catch (error) {
      return `the arguments were refused: ${thrownText(error).slice(0, MAX_REFUSAL_LENGTH)}`
    }
    // The time was up, or the call or the turn ended, while `parse` ran.
    if (isLate || signal?.aborted) return undefined
    return JSON.stringify(await tool.run(args, { id, name }))
  }
  const limitMs = tool.timeoutMs ?? DEFAULT_LIMIT_MS
  try {
    return await withDeadline(work(), { clock, limitMs }, () => {
      isLate = true
      return `it was not done after ${limitMs} ms.`
    })
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

export interface RequestedToolCall extends ToolCall {
  args: unknown
}

/** The calls in a message, in each shape that the platform's documents show. */
export function toolCallsIn(message: unknown): RequestedToolCall[] {
  const { type, functionCall, toolCallList, toolWithToolCallList, toolCalls } = fieldsOf(message)
  if (type === 'function-call') return read(functionCall)
  if (type !== 'tool-calls') return []
  // The calls may be beside the definitions of their tools only, or in the field's first name.
  const lists = [toolCallList, toolWithToolCallList, toolCalls]
  return lists.map((list) => (Array.isArray(list) ? list.flatMap(read) : [])).find((calls) => calls[0]) ?? []
}

/**
 * `{id, function: {name, arguments}}` or `{id, name, arguments}`, alone or as the `toolCall` of its tool. The arguments
 * may be called `parameters`.
 */
function read(item: unknown): RequestedToolCall[] {
  const named = withFunction(fieldsOf(item))
  const {
    id,
    name,
    arguments: args,
    parameters,
  } = named.toolCall ? withFunction({ name: named.name, ...fieldsOf(named.toolCall) }) : named
  if (typeof name !== 'string') return []
  const given = args ?? parameters ?? {}
  return [
    {
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
      name,
      args: typeof given === 'string' ? readArgumentsText(given) : given,
    },
  ]
}

const withFunction = (fields: Record<string, unknown>) => ({ ...fields, ...fieldsOf(fields.function) })

/** Reads the arguments that a language model wrote: `{}` for an empty text, the text itself if it is not JSON. */
export function readArgumentsText(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    return text
  }
}

/** An id such as `call_0`, `7` or, but for the tool's name, `tool_0_book`: some providers count from 0 in each turn. */
const COUNTED_ID = /^\D*\d{0,4}[_.:-]*$/

interface Noted {
  id: string
  turn: number
  sentAt: unknown
}

/** Recognises a tool call of one conversation that is delivered again. */
export function createRepeatedCalls() {
  let turn = 0
  const noted = new Map<string, Noted[]>()

  const isSameMessage = (before: Noted, sentAt: unknown) =>
    before.sentAt === undefined || sentAt === undefined ? before.turn === turn : before.sentAt === sentAt

  function isSameCall(before: Noted, { id, name }: RequestedToolCall, sentAt: unknown): boolean {
    // Two calls without an id are two calls. The platform's older message repeats a call of the newer one without its id.
    if (id === '' || before.id === '') return id !== before.id && before.turn === turn
    return id === before.id && (!COUNTED_ID.test(id.replace(name, '')) || isSameMessage(before, sentAt))
  }

  return {
    /**
     * True when this call was noted before. Notes the call.
     *
     * @param sentAt the message's own time, where it has one: a message with another time is another message
     */
    isRepeated(call: RequestedToolCall, sentAt?: unknown): boolean {
      const key = JSON.stringify([call.name, call.args])
      const before = noted.get(key) ?? []
      const isRepeated = before.some((other) => isSameCall(other, call, sentAt))
      if (!isRepeated) noted.set(key, [...before, { id: call.id, turn, sentAt }])
      return isRepeated
    },
    /** From now on, a repeated id that only counts, such as `call_0`, is another call. */
    beginTurn: () => void (turn += 1),
  }
}

export type RepeatedCalls = ReturnType<typeof createRepeatedCalls>
