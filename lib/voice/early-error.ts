import type { VoiceError } from './errors'

/**
 * A `VoiceError` for the two failures that happen before the code that knows them all is in the page: it did
 * not come, for the cause given, or was no longer wanted.
 */
export function earlyError(cause?: unknown): VoiceError {
  const visitorMessage = cause
    ? 'The call could not be loaded. Check your connection.'
    : 'The call was stopped.'
  return Object.assign(new Error(visitorMessage, { cause }), {
    code: cause ? 'media-load' : 'aborted',
    stage: 'initialization',
    fatal: true,
    retryable: true,
    visitorMessage,
  }) as VoiceError
}
