import { relationOf, type TextRelation } from '../../lib/voice/session/repeated-text'

/** What the model reads of a tool at once, if it is one of the two texts that users report. */
export type ToolResult = 'Success' | 'No result returned.' | 'something else'

/** A message of a call without any of its words. */
export interface RedactedMessage {
  /** Milliseconds since the call was started. */
  atMs: number
  /** `tool-calls`, or `not JSON`. */
  type: string
  role?: string
  /** Of a transcript: partial or final. Of an update: started, stopped, in-progress, ended. */
  kind?: string
  endedReason?: string
  /** How a text relates to the one before it by the same side. */
  relation?: TextRelation['relation']
  /** Of a tool call: the lists that have it, what the arguments are, and whether this id came before. */
  tool?: { name: string; lists: string[]; form: string; arguments: string; isRepeated: boolean }
  result?: ToolResult
  /** Names of the fields. */
  fields: string[]
}

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {})
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const LISTS = ['toolCallList', 'toolWithToolCallList', 'toolCalls']

/** The result in a message of the platform about a tool, in each of its forms. */
export function resultIn(text: string): ToolResult {
  if (text.includes('No result returned')) return 'No result returned.'
  return /^"?Success\.?"?$/.test(text.trim()) ? 'Success' : 'something else'
}

function toolIn(message: Fields, seen: Set<string>): NonNullable<RedactedMessage['tool']> {
  const lists = LISTS.filter((name) => Array.isArray(message[name]))
  const [item] = lists.flatMap((name) => message[name] as unknown[])
  const call = recordOf(recordOf(item).toolCall ?? item)
  const named = recordOf(call.function ?? recordOf(item).function ?? item)
  const given = named.arguments ?? call.arguments ?? call.parameters
  const id = String(call.id)
  const isRepeated = seen.has(id)
  seen.add(id)
  return {
    name: String(named.name ?? call.name),
    lists,
    form: isRecord(call.function) ? 'function' : call.parameters === undefined ? 'flat' : 'parameters',
    arguments: given === '' || given === undefined ? 'none' : typeof given === 'string' ? 'text' : 'object',
    isRepeated,
  }
}

/** Removes what was said from the messages of one call. Keeps their kinds, order and times. */
export function createRedactor() {
  const seen = new Set<string>()
  const lastFinal = new Map<string, string>()

  return (message: unknown, atMs: number): RedactedMessage => {
    const fields = recordOf(message)
    const type = textOf(fields.type) ?? 'not JSON'
    const role = textOf(fields.role)
    const kind = textOf(fields.transcriptType) ?? textOf(fields.status)
    const endedReason = textOf(fields.endedReason)
    const text = textOf(fields.transcript)
    const before = lastFinal.get(role ?? '')
    const relation =
      text !== undefined && before !== undefined ? relationOf(text, before).relation : undefined
    if (text !== undefined && kind === 'final') lastFinal.set(role ?? '', text)
    return {
      atMs: Math.round(atMs),
      type,
      ...(role !== undefined && { role }),
      ...(kind !== undefined && { kind }),
      ...(endedReason !== undefined && { endedReason }),
      ...(relation !== undefined && { relation }),
      ...(type === 'tool-calls' && { tool: toolIn(fields, seen) }),
      ...(type === 'tool-calls-result' && {
        result: resultIn(String(recordOf(fields.toolCallResult).result ?? fields.result)),
      }),
      fields: Object.keys(fields).sort(),
    }
  }
}
