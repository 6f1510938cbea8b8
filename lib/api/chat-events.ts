import { isRecord } from './errors'
import type { components } from './schema.generated'

type Schemas = components['schemas']

/** An event that is neither text nor a tool call, or that this version does not know, as it arrived. */
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
