import { systemClock } from '../../timing/clock'
import type { CallStart } from '../client/call-engine'
import { isFatalOfLibrary } from '../daily/failures'
import type { VoiceError } from '../errors'
import { PLATFORM_REASON } from '../session/state'
import type { EventHandlers, SessionEnding, SessionEvent, StageReport } from '../session/types'
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
  /** By event of the session. The class itself emits the states. */
  const official: EventHandlers<SessionEvent, [start: CallStart], unknown> = {
    message: ({ message }) => events.emit('message', message as VapiMessage),
    transcript: ({ lines }) => events.emit('transcript', lines),
    stage: ({ report }, start) => events.emit('call-start-progress', progressEvent(report, start)),
    started: ({ call, durationMs }) =>
      events.emit('call-start-success', {
        totalDuration: Math.round(durationMs),
        callId: call.id ?? 'unknown',
        timestamp: systemClock.timestamp(),
      }),
    listening: () => events.emit('call-start'),
    'assistant-speech': ({ speaking }) => events.emit(speaking ? 'speech-start' : 'speech-end'),
    'user-speech': ({ speaking }) => events.emit(speaking ? 'user-speech-start' : 'user-speech-end'),
    tool: ({ run }) => events.emit('tool', run),
    metrics: ({ metrics }) => events.emit('metrics', metrics),
    interruption: ({ interruption, active }) => events.emit('interruption', interruption, active),
    'assistant-level': ({ level }) => events.emit('volume-level', level),
    'user-level': ({ level }) => events.emit('local-volume-level', level),
    video: ({ track }) => track && events.emit('video', track),
    'audio-blocked': ({ blocked }) => events.emit('audio-blocked', blocked),
    warning: ({ error }) => events.emit('error', problemEvent(error)),
    microphone: ({ state }) => events.emit('microphone', state),
    'camera-error': ({ error, native }) =>
      events.emit('camera-error', {
        type: 'camera-error',
        ...errorEventBase(error),
        error: serializeError(native),
      }),
    'level-observer-failed': ({ native }) =>
      events.emit('local-audio-level-observer-error', serializeError(native)),
    'recording-began': ({ delaySeconds }) =>
      events.emit('call-start-progress', {
        timestamp: systemClock.timestamp(),
        stage: 'video-recording-started',
        status: 'completed',
        metadata: { delaySeconds },
      }),
    closed: ({ ending }) => emitEnd(ending),
    // The page's own element and the media library's own events, unchanged. The session does not know their types.
    audio: ({ player }) => events.emit('audio', player as HTMLAudioElement),
    connection: ({ native }) => events.emit('network-connection', native as Payload<'network-connection'>),
    quality: ({ native }) =>
      events.emit('network-quality-change', native as Payload<'network-quality-change'>),
    'participant-updated': ({ native }) =>
      events.emit('daily-participant-updated', native as Payload<'daily-participant-updated'>),
    recording: ({ event, native }) => events.emit(event, ...([native] as VapiEvents[typeof event])),
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

  return {
    emit: (event: SessionEvent, start: CallStart) => official[event.type]?.(event as never, start),
    problemEvent,
  }
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
