import { isRecord } from './errors'
import { parsed } from './exchange'
import type { components } from './schema.generated'

type Schemas = components['schemas']

/** An unchanged event that is neither text nor a tool call, or that this version does not know. */
interface OtherEvent {
  kind: 'other'
  [field: string]: unknown
}

/** One event of `POST /chat` or `/chat/web`: the platform's own fields, and its `kind`. */
export type ChatEvent =
  /** `delta` is the next piece of what the assistant says. */
  | (Schemas['CreateChatStreamResponse'] & { kind: 'text' })
  /** `delta` is a piece of a tool call; `path` names the call and its field. */
  | (Schemas['CreateChatStreamResponse'] & { kind: 'tool-call' })
  | OtherEvent

/** One event of the two `responses` operations: the platform's own fields, and its `kind`. */
export type ResponseEvent =
  /** `delta` is the next piece of what the assistant says. */
  | (Schemas['ResponseTextDeltaEvent'] & { kind: 'text' })
  /** `text` is all that the assistant said. */
  | (Schemas['ResponseTextDoneEvent'] & { kind: 'text-done' })
  /** Named and shaped as in OpenAI's Responses format; the platform does not publish its fields. */
  | { kind: 'tool-call'; type: string; [field: string]: unknown }
  | (Schemas['ResponseCompletedEvent'] & { kind: 'completed' })
  | OtherEvent

type Kind = (ChatEvent | ResponseEvent)['kind']

/** The kind of an event, from its path (`chat.output[0].content`) or its type (`response.output_text.delta`). */
export function kindOf({ path, type, delta, item }: Record<string, unknown>): Kind {
  if (typeof path === 'string') {
    if (/\btool_?calls?\b/i.test(path)) return 'tool-call'
    return path.endsWith('.content') && typeof delta === 'string' ? 'text' : 'other'
  }
  if (type === 'response.output_text.delta') return 'text'
  if (type === 'response.output_text.done') return 'text-done'
  if (type === 'response.completed') return 'completed'
  const isToolCall = /^response\.\w+_call\b|_call_arguments\b/.test(String(type))
  return isToolCall || (isRecord(item) && item.type === 'function_call') ? 'tool-call' : 'other'
}

/** What an event on the wire says. */
type Meaning =
  | { is: 'event'; event: ChatEvent | ResponseEvent }
  /** The mark after the last event. */
  | { is: 'end' }
  /** A sign that the connection is alive. */
  | { is: 'nothing' }
  | { is: 'error'; body: unknown }
  /** The text of an event that we know, but not its JSON. */
  | { is: 'broken' }

const SIGN_OF_LIFE = /^\s*(?:\{\s*\}|ping|pong|heart-?beat|keep-?alive)?\s*$/i
const KNOWN_NAME = /^(?:message|(?:chat|response)\b.*)?$/

/** `name` is empty if the event has none. */
export function meaningOf(name: string, data: string): Meaning {
  const body = parsed(data)
  if (name === 'error') return { is: 'error', body: body ?? (data || undefined) }
  if (data.trim() === '[DONE]') return { is: 'end' }
  if ((name && SIGN_OF_LIFE.test(name)) || SIGN_OF_LIFE.test(data)) return { is: 'nothing' }
  if (isRecord(body) && !Array.isArray(body)) {
    const { type, error, statusCode } = body
    const isFailure = type === 'error' || type === 'response.failed' || Number(statusCode) >= 400
    if (error || isFailure) return { is: 'error', body }
    if (typeof type === 'string' && SIGN_OF_LIFE.test(type)) return { is: 'nothing' }
    return { is: 'event', event: { ...body, kind: kindOf(body) } as ChatEvent | ResponseEvent }
  }
  const isCutOff = body === undefined && /^\s*[[{"]/.test(data)
  if (isCutOff || KNOWN_NAME.test(name)) return { is: 'broken' }
  return { is: 'event', event: { kind: 'other', event: name, data } }
}

/** Whether an event is in the Responses format, whose streams end with an event of their own. */
export const isOfResponse = (event: object) => /^response\./.test(typeOf(event))
export const isEndOfResponse = (event: object) =>
  /^response\.(?:completed|incomplete|cancelled)$/.test(typeOf(event))
const typeOf = (event: object) => String(Reflect.get(event, 'type'))
