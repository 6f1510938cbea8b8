import { fieldsOf, thrownText } from '../values'
import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { ClientTool, ToolCall, RegisteredTools } from '../tools/client-tool'
import { ValidationError } from '../errors'
import type { OutgoingMessage } from '../messages'

/** The run of a tool of the page, for showing what the assistant does. */
export interface ToolActivity extends RequestedToolCall {
  status: 'started' | 'ended'
  /** The text for the assistant. Undefined until the tool has finished, if it returned nothing, or if the call ended first. */
  result?: string | undefined
  /** Why the tool failed: what `parse` or `run` threw, or that it took too long. Undefined if it has not failed. */
  error?: string | undefined
}

type ToolOutcome = Pick<ToolActivity, 'result' | 'error'>

interface CallToolsPorts {
  runner: ToolRunner
  /** Sends a result. Throws if it is longer than the room's limit or cannot be sent. */
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
    const sendText = (content: string) =>
      send({
        type: 'add-message',
        message: { role: 'system', content: contextOf(call, content, triggersResponse) },
        triggerResponseEnabled: triggersResponse,
      })
    // The call may have ended.
    if (text === undefined || !isRunning()) return
    try {
      sendText(text)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      sendText(`it was run, and the result is too long to be sent: ${error.limit}. Ask for less.`)
    }
  }

  return {
    /** Reads the tool calls of a message, before listeners of the page can change it. Returns a function that runs the tools. */
    read(message: unknown): () => void {
      const fields = fieldsOf(message)
      // A final transcript of either side ends a turn.
      if (/^transcript/.test(String(fields.type)) && fields.transcriptType !== 'partial') repeated.beginTurn()
      const calls = toolCallsIn(message).map((call) => ({
        call,
        noted: repeated.note(call, fields.timestamp),
      }))
      return () => {
        for (const { call, noted } of calls) {
          // The platform may call a tool after the end of the call. Such a tool call is ignored.
          const run = noted && isRunning() ? runner.run(call, signal) : undefined
          if (run) answer(call, run).catch(reportProblem)
          void Promise.resolve(run?.result).then(noted?.finish)
        }
      }
    },
  }
}

export type CallTools = ReturnType<typeof createCallTools>

interface ToolRunnerPorts {
  clock: Clock
  /** The page's function has thrown. */
  reportPageError(error: unknown): void
  /** Each tool begins once and ends once. */
  onActivity?(run: ToolActivity): void
}

export interface ToolRun {
  /** The text for the assistant; undefined if the tool returned nothing. Never rejects. */
  result: Promise<string | undefined>
  /** Whether the assistant speaks as soon as it has the result. */
  triggersResponse: boolean
}

const DEFAULT_LIMIT_MS = 20_000

/** The error message of `parse` may quote all arguments, so we shorten it to this length. */
const MAX_REFUSAL_LENGTH = 500

/** Runs the page's tools within a time limit, and checks the arguments first. */
export const createToolRunner = (tools: RegisteredTools, ports: ToolRunnerPorts) => ({
  /** Undefined if the page has no tool of this name. When the signal fires, the page sees a running tool as finished. */
  run(call: RequestedToolCall, signal?: AbortSignal): ToolRun | undefined {
    const tool = [...tools].findLast(({ name }) => name === call.name)?.tool
    if (!tool) return undefined
    ports.onActivity?.({ ...call, status: 'started' })
    let isEnded = false
    const end = (outcome: ToolOutcome) => {
      if (!isEnded) ports.onActivity?.({ ...call, status: 'ended', ...outcome })
      isEnded = true
      return outcome.result
    }
    signal?.addEventListener('abort', () => end({}))
    const result = outcomeOf(call, tool, ports, signal).then(end)
    return { result, triggersResponse: tool.triggersResponse ?? false }
  },
})

export type ToolRunner = ReturnType<typeof createToolRunner>

async function outcomeOf(
  { id, name, args: received }: RequestedToolCall,
  tool: ClientTool,
  { clock, reportPageError }: ToolRunnerPorts,
  signal: AbortSignal | undefined,
): Promise<ToolOutcome> {
  let isLate = false
  async function work(): Promise<ToolOutcome> {
    let args: unknown
    try {
      args = tool.parse ? await tool.parse(received) : received
    } catch (thrown) {
      const error = thrownText(thrown)
      return { error, result: `the arguments were refused: ${error.slice(0, MAX_REFUSAL_LENGTH)}` }
    }
    // While `parse` ran, the time limit passed, or the call or the turn ended.
    if (isLate || signal?.aborted) return {}
    return { result: JSON.stringify(await tool.run(args, { id, name })) }
  }
  const limitMs = tool.timeoutMs ?? DEFAULT_LIMIT_MS
  try {
    return await withDeadline(work(), { clock, limitMs }, () => {
      isLate = true
      const error = `it was not done after ${limitMs} ms.`
      return { error, result: error }
    })
  } catch (thrown) {
    reportPageError(thrown)
    return { error: thrownText(thrown), result: 'it failed.' }
  }
}

/** The result for the model, to which the platform has already said "Success" or "No result returned." instead. */
export function contextOf({ id, name }: RequestedToolCall, text: string, triggersResponse: boolean): string {
  const next = triggersResponse ? 'Go on from it now.' : 'Use it in your next turn; do not answer this.'
  return `Result of ${name} (${id}) from the web page: ${text} It replaces any "Success" or "No result returned." ${next}`
}

export interface RequestedToolCall extends ToolCall {
  args: unknown
}

/** The tool calls in a message, in each form of the platform's documents. */
export function toolCallsIn(message: unknown): RequestedToolCall[] {
  const { type, functionCall, toolCallList, toolWithToolCallList, toolCalls } = fieldsOf(message)
  if (type === 'function-call') return read(functionCall)
  if (type !== 'tool-calls') return []
  // Some messages have the calls only together with the definitions of their tools, or in the field's older name.
  const lists = [toolCallList, toolWithToolCallList, toolCalls]
  return lists.map((list) => (Array.isArray(list) ? list.flatMap(read) : [])).find((calls) => calls[0]) ?? []
}

/** Reads `{id, function: {name, arguments}}` or `{id, name, parameters}`, alone or as the `toolCall` of its tool. */
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

/** Reads the arguments that a language model wrote: `{}` for an empty text or null, the text itself if it is not JSON. */
export function readArgumentsText(text: string): unknown {
  try {
    return text.trim() === '' ? {} : (JSON.parse(text) ?? {})
  } catch {
    return text
  }
}

/** The JSON text of a value. The order of its fields makes no difference. */
const canonicalJson = (value: unknown) =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

interface Noted {
  id: string
  turn: number
  sentAt: unknown
  isFinished: boolean
}

/** Recognises a tool call that the platform delivers again in a conversation. */
export function createRepeatedCalls() {
  let turn = 0
  const noted = new Map<string, Noted[]>()

  /** Some providers use an id again once its call has finished: in a message with another time; without times, in another turn. */
  function isSameCall(before: Noted, { id }: RequestedToolCall, sentAt: unknown): boolean {
    // Two calls without an id are different calls. The platform's older message repeats a call of the newer one without its id.
    if (id === '' || before.id === '') return before.id !== id && before.turn === turn
    const hasTimes = before.sentAt !== undefined && sentAt !== undefined
    const isSameMessage = hasTimes ? before.sentAt === sentAt : before.turn === turn
    return id === before.id && (!before.isFinished || isSameMessage)
  }

  return {
    /** Notes a call; undefined if it is noted already. A message with another time (`sentAt`) is another message. */
    note(call: RequestedToolCall, sentAt?: unknown): { finish(): void } | undefined {
      const key = canonicalJson([call.name, call.args])
      const before = noted.get(key) ?? []
      if (before.some((other) => isSameCall(other, call, sentAt))) return undefined
      const entry = { id: call.id, turn, sentAt, isFinished: false }
      noted.set(key, [...before, entry])
      return { finish: () => void (entry.isFinished = true) }
    },
    /** From now on, an id that comes again in a message without a time is another call. */
    beginTurn: () => void (turn += 1),
  }
}

export type RepeatedCalls = ReturnType<typeof createRepeatedCalls>
