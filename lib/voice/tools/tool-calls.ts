import type { ToolCall } from './client-tool'

/** A call of a tool as the assistant sent it. */
export interface RequestedToolCall extends ToolCall {
  args: unknown
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * The calls in a message, in each shape that the platform's documents show. Read before the page gets the message,
 * whose listeners may change it.
 */
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

/** The arguments that a language model wrote: none is an empty text, and what is not JSON is the text itself. */
export function readArgumentsText(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    return text
  }
}
