import type { Emitter } from '../emitter'
import { AbortedError } from '../errors'
import type { VoiceError } from '../errors'
import type { SessionEnding, SessionEvent } from '../session/types'
import type { VapiEvents } from './events'
import { contextOf, endedMessage, progressEvent, startFailedEvent } from './start-events'
import type * as failureEvents from './failure-events'
import type { StartKind } from './start-events'

type Events = Emitter<VapiEvents>

/** What tells of failures; in a file of its own, which few calls need. */
export type FailureEvents = Pick<
  typeof failureEvents,
  'problemEvent' | 'endingErrorEvent' | 'startErrorEvent' | 'serializeError'
>

const plain = (exception: VoiceError) => ({
  stage: exception.stage,
  error: { message: exception.message },
  timestamp: new Date().toISOString(),
  exception,
})

/** Tells of failures where that file cannot be fetched: there is no network, and the end of a call is its loss. */
export const plainFailureEvents: FailureEvents = {
  problemEvent: (exception) => ({ type: 'call-error', ...plain(exception) }),
  endingErrorEvent: (exception) => ({ type: 'daily-error', ...plain(exception) }),
  startErrorEvent: (exception, _start, context, totalDuration) => ({
    type: 'start-method-error',
    ...plain(exception),
    totalDuration,
    context,
  }),
  serializeError(native) {
    const fields = Object(native) as Record<string, unknown>
    const text = [native, fields.message, fields.errorMsg, fields.error].find(
      (said) => typeof said === 'string',
    )
    return { ...(typeof native === 'object' && native), message: text ?? 'Unknown error occurred' }
  },
}

/** Replays a session in the official SDK's names, order and payloads. */
export const createReplay =
  (events: Events, start: StartKind, failures: () => FailureEvents) =>
  (event: SessionEvent): void => {
    switch (event.type) {
      case 'transcript':
        // A copy of the lines is made only for those who want one.
        if (events.listenerCount('transcript') > 0) events.emit('transcript', event.transcript.lines())
        return
      case 'state':
        return void events.emit('state-change', event.state)
      case 'stage':
        return void events.emit('call-start-progress', progressEvent(event.report, start))
      case 'started':
        return void events.emit('call-start-success', {
          totalDuration: Math.round(event.durationMs),
          callId: event.call.id ?? 'unknown',
          timestamp: new Date().toISOString(),
        })
      case 'listening':
        return void events.emit('call-start')
      case 'speech':
        return void events.emit(event.speaking ? 'speech-start' : 'speech-end')
      case 'volume':
        return void events.emit('volume-level', event.volume)
      case 'local-volume':
        return void events.emit('local-volume-level', event.volume)
      case 'audio':
        return void events.emit('audio', event.player)
      case 'video':
        return void events.emit('video', event.track)
      case 'audio-blocked':
        return void events.emit('audio-blocked', event.blocked)
      case 'problem':
        return void events.emit('error', failures().problemEvent(event.error))
      case 'over':
        return end(events, event.ending, start, failures())
      default:
        return passOn(events, event, failures())
    }
  }

/** The media library's own events, untouched. Their payloads are its own, so their types are asserted. */
function passOn(events: Events, event: SessionEvent, { serializeError }: FailureEvents): void {
  switch (event.type) {
    case 'camera-error':
      return void events.emit('camera-error', {
        type: 'camera-error',
        error: serializeError(event.native),
        timestamp: new Date().toISOString(),
        exception: event.error,
      })
    case 'level-observer-failed':
      return void events.emit('local-audio-level-observer-error', serializeError(event.native))
    case 'connection':
      return void events.emit('network-connection', event.native as VapiEvents['network-connection'][0])
    case 'quality':
      return void events.emit(
        'network-quality-change',
        event.native as VapiEvents['network-quality-change'][0],
      )
    case 'participant-updated':
      return void events.emit(
        'daily-participant-updated',
        event.native as VapiEvents['daily-participant-updated'][0],
      )
    case 'recording':
      return void events.emit(event.event, event.native as never)
    case 'recording-began':
      return void events.emit('call-start-progress', {
        timestamp: new Date().toISOString(),
        stage: 'video-recording-started',
        status: 'completed',
        metadata: { delaySeconds: event.delaySeconds },
      })
  }
}

/** The terminal events: once, after clean-up, the error before the end. */
function end(events: Events, ending: SessionEnding, start: StartKind, failures: FailureEvents): void {
  const { error, began } = ending
  if (began) {
    if (error) events.emit('error', failures.endingErrorEvent(error))
    events.emit('call-end')
    if (!ending.announced) events.emit('message', endedMessage(ending))
    return
  }
  const failure = error ?? new AbortedError(ending.stage)
  const totalDuration = Math.round(ending.durationMs)
  // Hanging up is not an error, and the start has ended all the same.
  if (error) events.emit('error', failures.startErrorEvent(error, start, contextOf(start), totalDuration))
  events.emit('call-start-failed', startFailedEvent(failure, start, totalDuration))
}
