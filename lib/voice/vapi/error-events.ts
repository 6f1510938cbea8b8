import { systemClock } from '../../timing/clock'
import type { CallStart } from '../client/call-engine'
import type { ReconnectableCall } from '../client/start-options'
import { targetsOf } from '../client/types'
import { isMobileDevice, thrownText } from '../values'
import type { VoiceError } from '../errors'
import type { SerializedError, StartContext, VapiEmitter, VapiErrorEvent } from './events'

const NO_STACK = 'No stack trace available'

export const errorEventBase = (exception: VoiceError) => ({
  message: exception.message,
  name: exception.name,
  error: serializeError(exception),
  timestamp: systemClock.timestamp(),
  exception,
})

/** What a start is for, as its events report it. The call that is joined again may be anything: it is checked later. */
export function startContext({ target = {}, existing }: CallStart): StartContext {
  const isMobile = isMobileDevice()
  if (existing === undefined) return { ...targetsOf(target), isMobile }
  const { id, artifactPlan, assistant } = Object(existing) as Partial<ReconnectableCall>
  return {
    isReconnect: true,
    callId: id || 'unknown',
    hasVideoRecording: artifactPlan?.videoRecordingEnabled === true,
    voiceProvider: assistant?.voice?.provider || 'unknown',
    isMobile,
  }
}

function startErrorEvent(
  exception: VoiceError,
  context: StartContext,
  totalDuration: number,
): VapiErrorEvent {
  const base = errorEventBase(exception)
  const { stage } = exception
  if (context.isReconnect) return { type: 'reconnect-error', ...base, totalDuration, context }
  if (stage === 'daily-call-object-creation') return { type: `${stage}-error`, stage, ...base }
  if (stage === 'daily-call-join') return { type: `${stage}-error`, stage, ...base, duration: totalDuration }
  return { type: 'start-method-error', stage, ...base, totalDuration, context }
}

/** The terminal events of a start that failed or was stopped; being stopped is not an error. */
export function emitFailedStart(
  events: VapiEmitter,
  exception: VoiceError,
  start: CallStart,
  durationMs: number,
): void {
  const context = startContext(start)
  const totalDuration = Math.round(durationMs)
  if (exception.code !== 'aborted') events.emit('error', startErrorEvent(exception, context, totalDuration))
  events.emit('call-start-failed', {
    stage: context.isReconnect ? 'reconnect' : exception.stage,
    totalDuration,
    error: exception.message,
    errorStack: exception.stack ?? NO_STACK,
    timestamp: systemClock.timestamp(),
    context,
  })
}

/** Any error as plain data: no field is lost to JSON, and no text is ever "[object Object]". */
export function serializeError(thrown: unknown): SerializedError {
  const message = thrownText(thrown)
  if (typeof thrown !== 'object') return { message }
  if (!(thrown instanceof Error)) return { ...thrown, message }
  const { name, stack = NO_STACK, cause } = thrown
  // Of a `VoiceError` the code, the texts and the others.
  const fields: object = thrown
  return {
    ...toOfficialFields(cause),
    ...fields,
    message,
    name,
    stack,
    ...(cause === undefined ? {} : { cause: thrownText(cause) }),
  }
}

/** The fields of the official SDK's `error` object: those of the media library's event, or the body of the platform's answer. */
function toOfficialFields(cause: unknown): object {
  const { code, body, errorMsg } = Object(cause) as Record<string, unknown>
  // By its code: the class of the API client would be in every page, long before a call.
  if (code === 'api-error') return typeof body === 'object' && body !== null ? { error: body } : {}
  return errorMsg === undefined ? {} : (cause as object)
}
