import { systemClock } from '../../timing/clock'
import type { CallStart } from '../client/call-engine'
import { isFatalOfLibrary } from '../daily/failures'
import type { VoiceError } from '../errors'
import { PLATFORM_REASON } from '../session/state'
import type { SessionEnding, SessionEvent, StageReport } from '../session/types'
import type * as ErrorEvents from './error-events'
import type { CallStartProgressEvent, VapiEmitter, VapiErrorEvent, VapiEvents } from './events'
import type { VapiMessage } from '../messages'

type Payload<E extends keyof VapiEvents> = VapiEvents[E][0]

/** The code for errors that the page has before that of a call, because a start may fail before it has loaded. */
type PageCode = Pick<typeof ErrorEvents, 'errorEventBase' | 'serializeError' | 'startContext'>

/** Emits the events of the sessions of one instance in the official SDK's names, order and payloads. */
export function createEventAdapter(
  events: VapiEmitter,
  { errorEventBase, serializeError, startContext }: PageCode,
) {
  /** Emits an event. The class itself emits the states. */
  function emit(event: SessionEvent, start: CallStart): unknown {
    switch (event.type) {
      case 'message':
        return events.emit('message', event.message as VapiMessage)
      case 'transcript':
        return events.emit('transcript', event.lines)
      case 'stage':
        return events.emit('call-start-progress', progressEvent(event.report, start))
      case 'started':
        return events.emit('call-start-success', {
          totalDuration: Math.round(event.durationMs),
          callId: event.call.id ?? 'unknown',
          timestamp: systemClock.timestamp(),
        })
      case 'listening':
        return events.emit('call-start')
      case 'assistant-speech':
        return events.emit(event.speaking ? 'speech-start' : 'speech-end')
      case 'user-speech':
        return events.emit(event.speaking ? 'user-speech-start' : 'user-speech-end')
      case 'tool':
        return events.emit('tool', event.run)
      case 'metrics':
        return events.emit('metrics', event.metrics)
      case 'interruption':
        return events.emit('interruption', event.interruption, event.active)
      case 'assistant-level':
        return events.emit('volume-level', event.level)
      case 'user-level':
        return events.emit('local-volume-level', event.level)
      case 'video':
        return event.track && events.emit('video', event.track)
      case 'audio-blocked':
        return events.emit('audio-blocked', event.blocked)
      case 'warning':
        return events.emit('error', problemEvent(event.error))
      case 'microphone':
        return events.emit('microphone', event.state)
      case 'camera-error':
        return events.emit('camera-error', {
          type: 'camera-error',
          ...errorEventBase(event.error),
          error: serializeError(event.native),
        })
      case 'level-observer-failed':
        return events.emit('local-audio-level-observer-error', serializeError(event.native))
      case 'recording-began':
        return events.emit('call-start-progress', {
          timestamp: systemClock.timestamp(),
          stage: 'video-recording-started',
          status: 'completed',
          metadata: { delaySeconds: event.delaySeconds },
        })
      case 'closed':
        return emitEnd(event.ending)
      // The page's own element and the media library's own events, unchanged. The session does not know their types,
      // so they are asserted here.
      case 'audio':
        return events.emit('audio', event.player as HTMLAudioElement)
      case 'connection':
        return events.emit('network-connection', event.native as Payload<'network-connection'>)
      case 'quality':
        return events.emit('network-quality-change', event.native as Payload<'network-quality-change'>)
      case 'participant-updated':
        return events.emit('daily-participant-updated', event.native as Payload<'daily-participant-updated'>)
      case 'recording':
        return events.emit(event.event, ...([event.native] as VapiEvents[typeof event.event]))
    }
  }

  function progressEvent(
    { stage, status, durationMs, error, metadata }: StageReport,
    start: CallStart,
  ): CallStartProgressEvent {
    const { isReconnect, isMobile: _isMobile, ...described } = startContext(start)
    const isFirst = stage === 'initialization'
    const known = error
      ? { error: error.message, code: error.code }
      : isFirst && status === 'started'
        ? described
        : metadata
    return {
      stage: isFirst && isReconnect ? 'reconnect-initialization' : stage,
      status,
      ...(durationMs === undefined ? {} : { duration: Math.round(durationMs) }),
      timestamp: systemClock.timestamp(),
      ...(known && { metadata: known }),
    }
  }

  /** The terminal events of a call that had begun: once, after everything is released, the error before the end. */
  function emitEnd(ending: SessionEnding): void {
    const { error } = ending.outcome
    if (error) events.emit('error', problemEvent(error))
    events.emit('call-end')
    if (!ending.endedByPlatform) events.emit('message', endedMessage(ending))
  }

  /** The `error` event of a failure in a call that had begun, whether it ended the call or not. */
  function problemEvent(exception: VoiceError): VapiErrorEvent {
    const { stage, code, fatal } = exception
    const base = errorEventBase(exception)
    if (fatal && isFatalOfLibrary(code)) return { type: 'daily-error', ...base }
    if (stage === 'input-validation') return { type: 'validation-error', stage, ...base }
    // An optional step of the start.
    if (stage.endsWith('-setup')) return { type: `${stage}-error`, stage, ...base } as VapiErrorEvent
    if (code === 'audio-blocked') return { type: 'audio-start-failed', ...base }
    if (code === 'audio-processing')
      return { type: 'audio-processor-recovery-error', stage: 'audio-processor-recovery', ...base }
    return { type: 'call-error', stage, ...base }
  }

  return { emit, problemEvent }
}

export type EventAdapter = ReturnType<typeof createEventAdapter>

/** The status message that follows `call-end` when the platform has not sent one. */
function endedMessage({ outcome }: SessionEnding): VapiMessage {
  const endedReason =
    outcome.phase === 'failed'
      ? outcome.error.code
      : (outcome.platformReason ?? PLATFORM_REASON[outcome.reason] ?? outcome.reason)
  return { type: 'status-update', status: 'ended', endedReason }
}
