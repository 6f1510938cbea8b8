import type {
  DailyCall,
  DailyEvent,
  DailyEventObject,
  DailyEventObjectCameraError,
  DailyEventObjectFatalError,
  DailyEventObjectNetworkConnectionEvent,
  DailyParticipant,
} from '@daily-co/daily-js'
import { describe } from '../error-messages'
import type { VoiceErrorCode } from '../errors'
import type {
  MicrophoneProblem,
  Participant,
  RecordingEventName,
  TransportEvent,
  TransportFailure,
} from '../session/transport'

const RECORDING_EVENTS: readonly RecordingEventName[] = [
  'recording-started',
  'recording-stopped',
  'recording-stats',
  'recording-error',
  'recording-upload-completed',
]

const TYPE_OF_NONFATAL: Record<string, 'noise-cancellation-failed' | 'level-observer-failed'> = {
  'audio-processor-error': 'noise-cancellation-failed',
  'local-audio-level-observer-error': 'level-observer-failed',
}

export const toParticipant = (participant: DailyParticipant): Participant => ({
  id: participant.session_id,
  name: participant.user_name,
  local: participant.local,
})

const linkOf = (event: DailyEventObjectNetworkConnectionEvent) =>
  [event.type, event.session_id, event.sfu_id].filter(Boolean).join(' ')

export interface EventTargets {
  emit(event: TransportEvent): void
  /** The visitor's own participant has changed. */
  localParticipant(participant: DailyParticipant): void
}

/** Turns the library's events into the port's one stream; returns the undo. */
export function bindEvents(call: DailyCall, { emit, localParticipant }: EventTargets): () => void {
  const undo: (() => void)[] = []
  const on = <E extends DailyEvent>(event: E, handler: (event: DailyEventObject<E>) => void) => {
    call.on(event, handler)
    undo.push(() => call.off(event, handler))
  }

  on('left-meeting', () => emit({ type: 'left' }))
  on('error', (event) => emit({ type: 'fatal', failure: toFailure(event) }))
  on('camera-error', (event) =>
    emit({
      type: 'microphone-problem',
      problem: toMicrophoneProblem(event),
      message: event.errorMsg?.errorMsg ?? 'The microphone could not be used.',
      native: event,
    }),
  )
  for (const type of ['participant-joined', 'participant-updated', 'participant-left'] as const)
    on(type, ({ participant: native }) => {
      if (native.local && type !== 'participant-left') localParticipant(native)
      emit({ type, participant: toParticipant(native), native })
    })
  for (const type of ['track-started', 'track-stopped'] as const)
    on(type, ({ participant, track }) => {
      if (participant && !participant.local) emit({ type, participant: toParticipant(participant), track })
    })
  on('app-message', ({ data, fromId }) => emit({ type: 'message', data, fromId }))
  on('remote-participants-audio-level', ({ participantsAudioLevel }) =>
    emit({ type: 'remote-levels', levels: participantsAudioLevel }),
  )
  on('local-audio-level', ({ audioLevel }) => emit({ type: 'local-level', level: audioLevel }))
  on('network-connection', (event) =>
    emit({
      type: 'connection',
      link: linkOf(event),
      status: event.event === 'interrupted' ? 'interrupted' : 'connected',
      native: event,
    }),
  )
  on('network-quality-change', (event) => emit({ type: 'quality', quality: event.threshold, native: event }))
  on('nonfatal-error', (native) => {
    const type = TYPE_OF_NONFATAL[native.type]
    if (type) emit({ type, native })
  })
  for (const event of RECORDING_EVENTS) on(event, (native) => emit({ type: 'recording', event, native }))

  return () => {
    for (const off of undo) off()
  }
}

/** Fatal types of the media library in our codes. */
const CODE_OF_FATAL: Record<string, VoiceErrorCode> = {
  'connection-error': 'connection-lost',
  'end-of-life': 'end-of-life',
  'no-room': 'room-missing',
  'exp-room': 'room-expired',
  'exp-token': 'room-expired',
  'nbf-room': 'room-not-open',
  'nbf-token': 'room-not-open',
  'meeting-full': 'room-full',
  ejected: 'ejected',
  'not-allowed': 'not-allowed',
}

const PROBLEM_OF_CAMERA_ERROR: Record<string, MicrophoneProblem> = {
  permissions: 'denied',
  'not-found': 'missing',
  'mic-in-use': 'in-use',
  'cam-mic-in-use': 'in-use',
}

const isFatalEvent = (value: unknown): value is DailyEventObjectFatalError =>
  typeof value === 'object' && value !== null && 'errorMsg' in value

/** The service ejects everybody from a room that is deleted at the end of a meeting. */
const MEETING_ENDED = /meeting has ended/i

/** What the library threw, rejected with or reported: an event, an Error, a text, or nothing at all. */
export function toFailure(cause: unknown): TransportFailure {
  const type = isFatalEvent(cause) ? cause.error?.type : undefined
  if (type === 'ejected' && MEETING_ENDED.test(describe(cause))) return { code: 'room-missing', cause }
  return { code: CODE_OF_FATAL[type ?? ''] ?? 'connection-lost', cause }
}

export function toMicrophoneProblem(event: DailyEventObjectCameraError): MicrophoneProblem {
  return PROBLEM_OF_CAMERA_ERROR[event.error?.type ?? ''] ?? 'unavailable'
}
