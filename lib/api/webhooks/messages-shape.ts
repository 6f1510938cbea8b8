import { isRecord } from '../errors'
import { parsed } from '../exchange'

/**
 * The lists and objects that the published types promise, by type of message. The platform leaves some of them out, as do
 * the examples on its own pages, so missing ones are filled in as empty.
 */
export const PROMISED: Record<string, Record<string, 'list' | 'object'>> = {
  'conversation-update': { messagesOpenAIFormatted: 'list' },
  'end-of-call-report': { artifact: 'object', analysis: 'object' },
  'handoff-destination-request': { parameters: 'object' },
  'knowledge-base-request': { messagesOpenAIFormatted: 'list' },
  'model-output': { output: 'object' },
  'tool-calls': { toolWithToolCallList: 'list', toolCallList: 'list' },
  'call.endpointing.request': { messagesOpenAIFormatted: 'list' },
  'chat.created': { chat: 'object' },
  'chat.deleted': { chat: 'object' },
  'session.created': { session: 'object' },
  'session.updated': { session: 'object' },
  'session.deleted': { session: 'object' },
  'call.artifact.upload': { artifacts: 'list' },
  'campaign.predial': { contact: 'object' },
}

/** A message in the published shape. Every field that arrived is kept; those in another shape are added in that one. */
export function inPublishedShape(message: Record<string, unknown>): Record<string, unknown> {
  const type = String(message.type)
  const promised = Object.hasOwn(PROMISED, type) ? Object.entries(PROMISED[type] ?? {}) : []
  if (promised.length === 0) return message
  const shaped = { ...message }
  for (const [field, kind] of promised) {
    // Handlers iterate the lists, so a list that is no array becomes an empty one. Any value of another field is kept.
    const isThere =
      kind === 'list' ? Array.isArray(shaped[field]) : (shaped[field] ?? undefined) !== undefined
    if (!isThere) shaped[field] = kind === 'list' ? [] : {}
  }
  return type === 'tool-calls' ? { ...shaped, ...toolCallsIn(shaped) } : shaped
}

/** Every tool call of a message, from the first of its lists that has any, and the tools with their calls. */
function toolCallsIn({ toolCallList, toolCalls, toolWithToolCallList }: Record<string, unknown>) {
  const withTools = (Array.isArray(toolWithToolCallList) ? toolWithToolCallList : []).map((tool: unknown) => {
    if (!isRecord(tool) || !isRecord(tool.toolCall)) return tool
    const name = tool.name ?? (isRecord(tool.function) ? tool.function.name : undefined)
    return { ...tool, toolCall: toolCallOf({ name, ...tool.toolCall }) }
  })
  const lists = [toolCallList, toolCalls].map((list) => recordsIn(list).map(toolCallOf))
  const calls = lists.find((list) => list.length > 0) ?? recordsIn(withTools).map(({ toolCall }) => toolCall)
  return { toolCallList: calls.filter(isRecord), toolWithToolCallList: withTools }
}

/** `{ id, function: { name, arguments } }`, from that or from `{ id, name, arguments }`, with `parameters` as another word. */
function toolCallOf(call: Record<string, unknown>): Record<string, unknown> {
  const inner = isRecord(call.function) ? call.function : {}
  const given = inner.arguments ?? inner.parameters ?? call.arguments ?? call.parameters
  const name = String(inner.name ?? call.name ?? '')
  const id = String(call.id ?? call.toolCallId ?? '')
  return { ...call, id, type: 'function', function: { ...inner, name, arguments: argumentsIn(given) } }
}

/** JSON text is read; text that is not JSON stays, so that what reads the arguments can say so. */
function argumentsIn(given: unknown): unknown {
  if (typeof given !== 'string') return given ?? {}
  return given.trim() ? (parsed(given) ?? given) : {}
}

const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])
