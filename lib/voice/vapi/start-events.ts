import { isMobileDevice } from '../engine/environment'
import type { VoiceError } from '../errors'
import { platformReasonOf } from '../session/end-reason'
import type { StageReport } from '../session/stage-runner'
import type { SessionEnding } from '../session/types'
import type { CreatedCall } from '../session/web-call'
import type { CallStartFailedEvent, CallStartProgressEvent, VapiErrorEvent } from './events'
import type { VapiMessage } from './platform-messages'
import { serializeError, stackOf } from './serialize-error'

/** What a start was for, as its events repeat it. */
export type StartKind =
  | { kind: 'start'; hasAssistant: boolean; hasSquad: boolean; hasWorkflow: boolean }
  | { kind: 'reconnect'; call: CreatedCall }

export const contextOf = (start: StartKind): Record<string, unknown> => {
  const isMobile = isMobileDevice()
  if (start.kind === 'start') {
    const { hasAssistant, hasSquad, hasWorkflow } = start
    return { hasAssistant, hasSquad, hasWorkflow, isMobile }
  }
  return { isReconnect: true, ...callMetadata(start.call), isMobile }
}

export const callMetadata = ({ id, videoRecording, voiceProvider }: CreatedCall) => ({
  callId: id ?? 'unknown',
  hasVideoRecording: videoRecording,
  voiceProvider: voiceProvider ?? 'unknown',
})

const now = () => new Date().toISOString()

export function progressEvent(report: StageReport, start: StartKind): CallStartProgressEvent {
  const { status, durationMs, error } = report
  const isInitialization = report.stage === 'initialization'
  const stage = isInitialization && start.kind === 'reconnect' ? 'reconnect-initialization' : report.stage
  const { hasAssistant, hasSquad, hasWorkflow } = contextOf(start)
  const first =
    start.kind === 'reconnect' ? callMetadata(start.call) : { hasAssistant, hasSquad, hasWorkflow }
  const metadata =
    error !== undefined
      ? { error: error.message, code: error.code }
      : isInitialization && status === 'started'
        ? first
        : report.metadata
  return {
    stage,
    status,
    ...(durationMs === undefined ? {} : { duration: Math.round(durationMs) }),
    timestamp: now(),
    ...(metadata && { metadata }),
  }
}

export const errorEventBase = (exception: VoiceError) => ({
  error: serializeError(exception),
  timestamp: now(),
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
  totalDuration: number,
): VapiErrorEvent {
  const base = errorEventBase(exception)
  const { stage } = exception
  if (start.kind === 'reconnect')
    return { type: 'reconnect-error', ...base, totalDuration, context: contextOf(start) }
  if (stage === 'daily-call-object-creation')
    return { type: 'daily-call-object-creation-error', stage, ...base }
  if (stage === 'daily-call-join')
    return { type: 'daily-call-join-error', stage, ...base, duration: totalDuration }
  return { type: 'start-method-error', stage, ...base, totalDuration, context: contextOf(start) }
}

export const startFailedEvent = (
  exception: VoiceError,
  start: StartKind,
  totalDuration: number,
): CallStartFailedEvent => ({
  stage: start.kind === 'reconnect' ? 'reconnect' : exception.stage,
  totalDuration,
  error: exception.message || 'Unknown error occurred',
  errorStack: stackOf(exception),
  timestamp: now(),
  context: contextOf(start),
})

/** The status message that follows `call-end` when the platform has not sent one. */
export function endedMessage({ outcome }: SessionEnding): VapiMessage {
  const endedReason =
    outcome.phase === 'failed'
      ? outcome.error.code
      : (outcome.platformReason ?? platformReasonOf(outcome.reason))
  return { type: 'status-update', status: 'ended', endedReason }
}
