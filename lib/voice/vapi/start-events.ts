import { isMobileDevice } from '../engine/environment'
import type { VoiceError } from '../errors'
import { platformReasonOf } from '../session/end-reason'
import type { StageReport } from '../session/stage-runner'
import type { SessionEnding } from '../session/types'
import type { CallStartFailedEvent, CallStartProgressEvent } from './events'
import type { VapiMessage } from './platform-messages'

/** What a start was for, as its events repeat it. */
export interface StartKind {
  isReconnect: boolean
  /** What was asked for, or the call to which it comes back. */
  about: Record<string, unknown>
}

export const contextOf = ({ isReconnect, about }: StartKind): Record<string, unknown> => ({
  ...(isReconnect && { isReconnect }),
  ...about,
  isMobile: isMobileDevice(),
})

const now = () => new Date().toISOString()

export function progressEvent(
  report: StageReport,
  { isReconnect, about }: StartKind,
): CallStartProgressEvent {
  const { stage, status, durationMs, error } = report
  const isFirst = stage === 'initialization'
  const metadata = error
    ? { error: error.message, code: error.code }
    : isFirst && status === 'started'
      ? about
      : report.metadata
  return {
    stage: isFirst && isReconnect ? 'reconnect-initialization' : stage,
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
  stage: start.isReconnect ? 'reconnect' : exception.stage,
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
