import type { CallStage, VoiceError, VoiceErrorCode } from './errors'

/**
 * A `VoiceError` for the two failures that happen before the code that knows them all is in the page: it did
 * not come, or was no longer wanted when it did.
 */
const earlyError = (code: VoiceErrorCode, message: string, cause?: unknown): VoiceError =>
  Object.assign(new Error(message, { cause }), {
    code,
    stage: 'initialization' as CallStage,
    fatal: true,
    retryable: true,
    status: undefined,
    visitorMessage: message,
  })

export const loadFailure = (cause: unknown): VoiceError =>
  earlyError('media-load', 'The call could not be loaded. Check your connection and try again.', cause)

export const stoppedEarly = (): VoiceError => earlyError('aborted', 'The call was stopped.')
