/** Something that happened in a call, in order. */
export type Moment =
  | { kind: 'said'; role: 'user' | 'assistant'; text: string }
  | { kind: 'tool'; name: string; arguments: Record<string, unknown> }

export interface ReadCall {
  id: string
  moments: readonly Moment[]
  endedReason: string
  /** Personal data that the platform stores in addition to the conversation, such as the caller's number. */
  known: readonly string[]
}

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A file or an answer that is no call. */
export class NoCallError extends Error {
  override name = 'NoCallError'
}

/** Reads a call of the API, an end-of-call report, or a transcript that a page has saved. */
export function readCall(source: unknown): ReadCall {
  const root = recordOf(recordOf(source).message ?? source)
  const call = { ...recordOf(root.call), ...root }
  const artifact = recordOf(call.artifact)
  const formatted = listOf(artifact.messagesOpenAIFormatted ?? call.messagesOpenAIFormatted)
  const messages = listOf(artifact.messages ?? call.messages)
  const moments = [messages, formatted, listOf(call.lines)]
    .map((list) => list.flatMap(momentsIn))
    .find((found) => found.some(({ kind }) => kind === 'said'))
  if (!moments)
    throw new NoCallError('There is no conversation in it: give a call, a report or a transcript.')
  const id = textOf(call.id) || textOf(call.callId) || textOf(recordOf(root.call).id)
  return {
    id: id || JSON.stringify(moments),
    moments: merged(moments),
    endedReason: textOf(call.endedReason) || 'customer-ended-call',
    known: [
      ...textsIn(call.customer),
      ...textsIn(recordOf(call.assistantOverrides).variableValues),
      ...textsIn(call.metadata),
    ],
  }
}

function momentsIn(item: unknown): Moment[] {
  const { role, message, content, text, toolCalls, tool_calls: formattedCalls } = recordOf(item)
  const calls = [...listOf(toolCalls), ...listOf(formattedCalls)].flatMap(toolIn)
  const said = [message, content, text].map(textOf).find((each) => each.trim() !== '')
  const speaker = role === 'user' ? 'user' : role === 'bot' || role === 'assistant' ? 'assistant' : undefined
  return [...(speaker && said ? [{ kind: 'said', role: speaker, text: said.trim() } as const] : []), ...calls]
}

function toolIn(call: unknown): Moment[] {
  const named = recordOf(recordOf(call).function ?? call)
  if (typeof named.name !== 'string') return []
  const given = named.arguments ?? named.parameters
  return [{ kind: 'tool', name: named.name, arguments: argumentsIn(given) }]
}

function argumentsIn(given: unknown): Fields {
  if (typeof given !== 'string') return recordOf(given)
  try {
    return recordOf(JSON.parse(given))
  } catch {
    // A model wrote something that is no JSON; the scenario calls the tool without arguments.
    return {}
  }
}

/** What one side says in several messages in a row is one turn. */
function merged(moments: readonly Moment[]): Moment[] {
  const turns: Moment[] = []
  for (const moment of moments) {
    const last = turns.at(-1)
    if (moment.kind === 'said' && last?.kind === 'said' && last.role === moment.role)
      turns[turns.length - 1] = { ...last, text: `${last.text} ${moment.text}` }
    else turns.push(moment)
  }
  return turns
}

/** Every text below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}
