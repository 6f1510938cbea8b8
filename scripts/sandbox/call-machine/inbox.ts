import type { Fields } from './link'

/** What the client asks of the platform during a call. */
export type Inbound =
  | { kind: 'playable' }
  | { kind: 'say'; text: string; endCallAfterSpoken: boolean; interrupts: boolean; interruptible: boolean }
  | { kind: 'question'; text: string; respond: boolean }
  /** Something that the model should know; with `respond`, it speaks. */
  | { kind: 'context'; respond: boolean }
  | { kind: 'control'; control: string }
  | { kind: 'end-call' }
  | { kind: 'transfer'; text: string; destination: unknown }
  /** Also a message for the telephone line that carries a call: a web call has none. */
  | { kind: 'other' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The written text: that of the message, or of its parts. Pictures and files have none. */
const content = (value: unknown): string =>
  Array.isArray(value) ? value.map((part) => text((part as Fields | null)?.text)).join(' ') : text(value)

/** Reads an app message from the client; text is JSON or the word `playable`. */
export function readInbound(data: unknown): Inbound {
  if (data === 'playable') return { kind: 'playable' }
  const message = parsed(data)
  switch (message.type) {
    case 'say':
      return {
        kind: 'say',
        text: text(message.message) || text(message.content),
        endCallAfterSpoken: message.endCallAfterSpoken === true,
        interrupts: message.interruptAssistantEnabled === true,
        interruptible: message.interruptionsEnabled === true,
      }
    case 'add-message': {
      const added = (message.message ?? {}) as Fields
      const respond = message.triggerResponseEnabled !== false
      if (added.role !== 'user') return { kind: 'context', respond }
      return { kind: 'question', text: content(added.content), respond }
    }
    case 'control':
      return { kind: 'control', control: text(message.control) }
    case 'transfer':
      return { kind: 'transfer', text: text(message.content), destination: message.destination }
    case 'end-call':
      return { kind: 'end-call' }
    default:
      return { kind: 'other' }
  }
}

function parsed(data: unknown): Fields {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return typeof value === 'object' && value !== null ? (value as Fields) : {}
  } catch {
    return {}
  }
}
