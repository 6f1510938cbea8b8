import { MisuseError, ValidationError, VoiceError } from '../errors'

export const NO_CALL = 'No call is under way, so the message cannot be sent.'

export interface OutboxPorts {
  /** Longest message, in characters of its JSON text. */
  limit(): number
  send(text: string): void
}

/**
 * Messages to the assistant. One rule: until the assistant listens they wait, in order; from then on they are
 * sent at once; when the call is over they are refused.
 */
export interface Outbox {
  send(message: unknown): void
  /** The assistant listens: sends what waited. Returns the failures, which have no caller to go to. */
  open(): VoiceError[]
  close(): void
}

/** What counts against the limit is the JSON text of what is sent, which is a text itself. */
const lengthOf = (text: string) => JSON.stringify(text).length

function asJson(message: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(message)
    if (text !== undefined) return text
  } catch {
    // It refers to itself, or holds what JSON cannot say.
  }
  throw new ValidationError({
    field: 'message',
    limit: 'a value that can be written as JSON',
    received: typeof message,
  })
}

export function sendLimited(ports: OutboxPorts, text: string): void {
  const limit = ports.limit()
  if (lengthOf(text) > limit)
    throw new ValidationError({
      code: 'message-too-large',
      field: 'message',
      limit: `at most ${limit} characters as JSON`,
      received: `a text of ${lengthOf(text)}`,
    })
  ports.send(text)
}

export function createOutbox(ports: OutboxPorts): Outbox {
  let waiting: string[] | undefined = []
  let closed = false

  return {
    send(message) {
      if (closed) throw new MisuseError(NO_CALL)
      const text = asJson(message)
      if (waiting) waiting.push(text)
      else sendLimited(ports, text)
    },
    open() {
      const failures: VoiceError[] = []
      const texts = waiting ?? []
      waiting = undefined
      for (const text of texts) {
        try {
          sendLimited(ports, text)
        } catch (cause) {
          failures.push(
            cause instanceof VoiceError
              ? cause
              : new VoiceError({ code: 'internal', stage: 'live', fatal: false, cause }),
          )
        }
      }
      return failures
    },
    close() {
      closed = true
      waiting = undefined
    },
  }
}
