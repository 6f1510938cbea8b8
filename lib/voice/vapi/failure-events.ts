import type { VoiceError } from '../errors'
import type { VapiErrorEvent } from './events'
import { serializeError } from './serialize-error'
import type { StartKind } from './start-events'

export { putIntoWords } from '../error-words'
export { serializeError }

export const errorEventBase = (exception: VoiceError) => ({
  error: serializeError(exception),
  timestamp: new Date().toISOString(),
  exception,
})

/** The `error` event of something that the call survives. */
export function problemEvent(exception: VoiceError): VapiErrorEvent {
  const { stage, code } = exception
  const base = errorEventBase(exception)
  switch (stage) {
    case 'input-validation':
      return { type: 'validation-error', stage, ...base }
    case 'video-recording-setup':
      return { type: 'video-recording-setup-error', stage, ...base }
    case 'audio-observer-setup':
      return { type: 'audio-observer-setup-error', stage, ...base }
    case 'audio-processing-setup':
      return { type: 'audio-processing-setup-error', stage, ...base }
  }
  if (code === 'audio-blocked') return { type: 'audio-start-failed', ...base }
  if (code === 'audio-processing')
    return { type: 'audio-processor-recovery-error', stage: 'audio-processor-recovery', ...base }
  return { type: 'call-error', stage, ...base }
}

const FROM_MEDIA_LIBRARY: readonly VoiceError['code'][] = [
  'connection-lost',
  'ejected',
  'room-missing',
  'room-expired',
  'room-not-open',
  'room-full',
  'not-allowed',
  'end-of-life',
]

/** The `error` event of what ended a call that had begun. */
export function endingErrorEvent(exception: VoiceError): VapiErrorEvent {
  const base = errorEventBase(exception)
  return FROM_MEDIA_LIBRARY.includes(exception.code)
    ? { type: 'daily-error', ...base }
    : { type: 'call-error', stage: exception.stage, ...base }
}

/** The one `error` event of a start that failed. */
export function startErrorEvent(
  exception: VoiceError,
  start: StartKind,
  context: Record<string, unknown>,
  totalDuration: number,
): VapiErrorEvent {
  const base = errorEventBase(exception)
  const { stage } = exception
  if (start.isReconnect) return { type: 'reconnect-error', ...base, totalDuration, context }
  if (stage === 'daily-call-object-creation')
    return { type: 'daily-call-object-creation-error', stage, ...base }
  if (stage === 'daily-call-join')
    return { type: 'daily-call-join-error', stage, ...base, duration: totalDuration }
  return { type: 'start-method-error', stage, ...base, totalDuration, context }
}
