import { describe } from '../describe'
import type { VoiceError } from '../errors'
import type { SerializedError } from './events'

const NO_STACK = 'No stack trace available'

/** Any error as plain data: no field is lost to JSON, and no text is ever "[object Object]". */
export function serializeError(thrown: unknown): SerializedError {
  const message = describe(thrown)
  if (thrown instanceof Error) {
    const more: object = 'visitorMessage' in thrown ? ownFields(thrown as VoiceError) : { ...thrown }
    return {
      ...more,
      message,
      name: thrown.name,
      stack: thrown.stack ?? NO_STACK,
      ...(thrown.cause === undefined ? {} : { cause: describe(thrown.cause) }),
    }
  }
  // The library's own event: its fields are what its listeners know.
  if (typeof thrown === 'object' && thrown !== null) return { ...thrown, message }
  return { message }
}

const ownFields = ({ code, stage, status, fatal, retryable, visitorMessage }: VoiceError) => ({
  code,
  stage,
  fatal,
  retryable,
  visitorMessage,
  ...(status === undefined ? {} : { status }),
})
