import type {
  DailyCall,
  DailyEvent,
  DailyEventObject,
  DailyEventObjectNetworkConnectionEvent,
  DailyParticipant,
} from '@daily-co/daily-js'
import type { Participant, RecordingEventName, TransportEvent } from '../transport'
import { toFailure, toMicrophoneProblem } from './failures'

const RECORDING_EVENTS: readonly RecordingEventName[] = [
  'recording-started',
  'recording-stopped',
  'recording-stats',
  'recording-error',
  'recording-upload-completed',
]

export const toParticipant = (participant: DailyParticipant): Participant => ({
  id: participant.session_id,
  name: participant.user_name,
  local: participant.local,
})

const linkOf = (event: DailyEventObjectNetworkConnectionEvent) =>
  [event.type, event.session_id, event.sfu_id].filter(Boolean).join(' ')

/** Turns the library's events into the port's one stream; returns the undo. */
export function bindEvents(call: DailyCall, emit: (event: TransportEvent) => void): () => void {
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
  on('participant-joined', ({ participant }) =>
    emit({ type: 'participant-joined', participant: toParticipant(participant) }),
  )
  on('participant-updated', ({ participant }) =>
    emit({ type: 'participant-updated', participant: toParticipant(participant), native: participant }),
  )
  on('participant-left', ({ participant }) =>
    emit({ type: 'participant-left', participant: toParticipant(participant) }),
  )
  on('track-started', ({ participant, track }) => {
    if (participant && !participant.local)
      emit({ type: 'track-started', participant: toParticipant(participant), track })
  })
  on('track-stopped', ({ participant, track }) => {
    if (participant && !participant.local)
      emit({ type: 'track-stopped', participant: toParticipant(participant), track })
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
  on('nonfatal-error', (event) => {
    if (event.type === 'audio-processor-error') emit({ type: 'noise-cancellation-failed', native: event })
    if (event.type === 'local-audio-level-observer-error')
      emit({ type: 'level-observer-failed', native: event })
  })
  for (const event of RECORDING_EVENTS) on(event, (native) => emit({ type: 'recording', event, native }))

  return () => {
    for (const off of undo) off()
  }
}
