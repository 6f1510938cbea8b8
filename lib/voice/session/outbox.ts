import { errorTexts, toVoiceError } from '../error-messages'
import { MisuseError, ValidationError, type VoiceError } from '../errors'
import { encodedLength, type CallTransport } from './transport'
import { thrownText } from '../values'

type OutboxTarget = Pick<CallTransport, 'messageLimit' | 'send'>

/** @throws ValidationError for a value that cannot be sent */
export function toJson(value: unknown, field = 'message'): string {
  let received: string = typeof value
  try {
    const text: string | undefined = JSON.stringify(value)
    if (text !== undefined) return text
  } catch (cause) {
    received = thrownText(cause)
  }
  throw new ValidationError({ field, limit: 'a value that can be written as JSON', received })
}

/** Sends a text. Throws a `VoiceError` if it is longer than the room allows or cannot be sent. */
export function sendLimited(target: OutboxTarget, text: string): void {
  const limit = target.messageLimit()
  if (encodedLength(text) > limit)
    throw new ValidationError({
      code: 'message-too-large',
      visitorText: errorTexts['message-too-large'],
      field: 'message',
      limit: `at most ${limit} characters as JSON`,
      received: `a text of ${encodedLength(text)}`,
    })
  try {
    target.send(text)
  } catch (cause) {
    throw toVoiceError(cause, { stage: 'live', fatal: false })
  }
}

/** Messages to the assistant. They wait, in order, until it listens. After the call the outbox refuses them. */
export function createOutbox() {
  const waiting: string[] = []
  let target: OutboxTarget | undefined
  let isClosed = false

  return {
    /** Sends or queues a message. Throws a `VoiceError` if it cannot be sent, or is longer than a message that may wait. */
    send(message: unknown, limit = Infinity) {
      if (isClosed) throw new MisuseError('No call is running, so the message cannot be sent.')
      const text = toJson(message)
      sendLimited(target ?? { messageLimit: () => limit, send: (waits) => void waiting.push(waits) }, text)
    },
    /** Sends `first` and the waiting messages, once the assistant listens. Returns the errors: no caller waits for them. */
    open(opened: OutboxTarget, first: readonly unknown[]): VoiceError[] {
      target = opened
      return [...first.map((message) => toJson(message)), ...waiting].flatMap((text) => {
        try {
          sendLimited(opened, text)
          return []
        } catch (error) {
          return [error as VoiceError]
        }
      })
    },
    close: () => void (isClosed = true),
  }
}
