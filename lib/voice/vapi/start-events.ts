import { isMobileDevice } from '../engine/environment'
import type { VoiceError } from '../errors'
import { platformReasonOf } from '../session/end-reason'
import type { StageReport } from '../session/stage-runner'
import type { SessionEnding } from '../session/types'
import type { CreatedCall } from '../session/web-call'
import type { CallStartFailedEvent, CallStartProgressEvent } from './events'
import type { VapiMessage } from './platform-messages'

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

export const startFailedEvent = (
  exception: VoiceError,
  start: StartKind,
  totalDuration: number,
): CallStartFailedEvent => ({
  stage: start.kind === 'reconnect' ? 'reconnect' : exception.stage,
  totalDuration,
  error: exception.message || 'Unknown error occurred',
  errorStack: exception.stack ?? 'No stack trace available',
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
