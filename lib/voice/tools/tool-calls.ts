import type { ToolCall } from './client-tool'

/** A call of a tool as the assistant sent it. */
export interface RequestedToolCall extends ToolCall {
  args: unknown
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The calls in a message, in each shape that the platform's documents show. */
export function toolCallsIn(message: unknown): RequestedToolCall[] {
  if (!isObject(message)) return []
  const { type, functionCall, toolCallList, toolWithToolCallList, toolCalls } = message
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
  if (!isObject(item)) return []
  const { toolCall, function: tool } = item
  const named = isObject(tool) ? { ...item, ...tool } : item
  const call: Fields = isObject(toolCall) ? { name: named.name, ...toolCall } : item
  const {
    id,
    name,
    arguments: args,
    parameters,
  }: Fields = isObject(call.function) ? { ...call, ...call.function } : call
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
