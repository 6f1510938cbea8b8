import { systemClock } from '../../timing/clock'
import type { ApiError } from '../../api'
import { thrownText } from '../thrown-text'
import { VoiceError } from '../errors'
import type { SerializedError, VapiEmitter, VapiErrorEvent } from './events'
import type { StartDescription } from './start-arguments'

const NO_STACK = 'No stack trace available'

/** What every `error` event carries. */
export const errorEventBase = (exception: VoiceError) => ({
  message: exception.message,
  name: exception.name,
  error: serializeError(exception),
  timestamp: systemClock.timestamp(),
  exception,
})

/** The one `error` event of a start that failed. */
function startErrorEvent(
  exception: VoiceError,
  { isReconnect, context }: StartDescription,
  totalDuration: number,
): VapiErrorEvent {
  const base = errorEventBase(exception)
  const { stage } = exception
  if (isReconnect) return { type: 'reconnect-error', ...base, totalDuration, context }
  if (stage === 'daily-call-object-creation')
    return { type: 'daily-call-object-creation-error', stage, ...base }
  if (stage === 'daily-call-join')
    return { type: 'daily-call-join-error', stage, ...base, duration: totalDuration }
  return { type: 'start-method-error', stage, ...base, totalDuration, context }
}

/** The terminal events of a start that failed or was stopped; being stopped is not an error. */
export function emitFailedStart(
  events: VapiEmitter,
  exception: VoiceError,
  start: StartDescription,
  durationMs: number,
): void {
  const totalDuration = Math.round(durationMs)
  if (exception.code !== 'aborted') events.emit('error', startErrorEvent(exception, start, totalDuration))
  events.emit('call-start-failed', {
    stage: start.isReconnect ? 'reconnect' : exception.stage,
    totalDuration,
    error: thrownText(exception),
    errorStack: exception.stack ?? NO_STACK,
    timestamp: systemClock.timestamp(),
    context: start.context,
  })
}

/** Any error as plain data: no field is lost to JSON, and no text is ever "[object Object]". */
export function serializeError(thrown: unknown): SerializedError {
  const message = thrownText(thrown)
  if (thrown instanceof Error) {
    const { cause, ...fields } =
      thrown instanceof VoiceError ? toPlainFields(thrown) : { ...thrown, cause: thrown.cause }
    return {
      ...fields,
      message,
      name: thrown.name,
      stack: thrown.stack ?? NO_STACK,
      ...(cause === undefined ? {} : { cause: thrownText(cause) }),
    }
  }
  if (typeof thrown === 'object' && thrown !== null) return { ...thrown, message }
  return { message }
}

const toPlainFields = ({ cause, code, stage, status, fatal, retryable, visitorMessage }: VoiceError) => ({
  ...toOfficialFields(cause),
  cause,
  code,
  stage,
  fatal,
  retryable,
  visitorMessage,
  ...(status === undefined ? {} : { status }),
})

/** By its code: the class would bring the API client into every page, long before a call. */
const isApiError = (cause: unknown): cause is ApiError =>
  cause instanceof Error && 'code' in cause && cause.code === 'api-error'

/** The fields of the official SDK's `error` object: those of the media library's event, or the body of the platform's answer. */
function toOfficialFields(cause: unknown): object {
  if (isApiError(cause))
    return typeof cause.body === 'object' && cause.body !== null ? { error: cause.body } : {}
  return typeof cause === 'object' && cause !== null && 'errorMsg' in cause ? { ...cause } : {}
}
