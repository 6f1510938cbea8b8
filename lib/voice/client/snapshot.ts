import type { VoiceErrorCode } from '../errors'
import { isConnected } from '../session/phases'
import type { CallState } from '../session/state'
import type { SessionEvent } from '../session/types'
import type { VoiceCallSnapshot } from './types'

export const IDLE: VoiceCallSnapshot = {
  state: { phase: 'idle' },
  transcript: [],
  isSpeaking: false,
  isUserSpeaking: false,
  muted: false,
  microphone: 'unknown',
  audioBlocked: false,
  video: null,
  networkQuality: 'unknown',
  interruption: null,
  interruptions: [],
  callId: null,
  stage: null,
  error: null,
}

/** The values of a call after an event. Returns the same object if the event changes none of them. */
export function reduce(snapshot: VoiceCallSnapshot, event: SessionEvent): VoiceCallSnapshot {
  const before = endsFailure(event, snapshot.error?.code) ? { ...snapshot, error: null } : snapshot
  const changes = changesOf(before, event)
  return changes ? { ...before, ...changes } : before
}

function changesOf(snapshot: VoiceCallSnapshot, event: SessionEvent): Partial<VoiceCallSnapshot> | undefined {
  switch (event.type) {
    case 'state':
      return stateChanges(snapshot, event.state)
    case 'web-call':
      return { callId: event.call.id ?? null }
    case 'stage':
      // The assistant may listen before everything is set up. A later step is not shown.
      return event.report.status === 'started' && !isConnected(snapshot.state)
        ? { stage: event.report.stage }
        : undefined
    case 'listening':
      return { stage: null }
    case 'transcript':
      return { transcript: event.lines }
    case 'assistant-speech':
      return { isSpeaking: event.speaking }
    case 'user-speech':
      return { isUserSpeaking: event.speaking }
    case 'interruption': {
      const others = snapshot.interruptions.filter((other) => other !== event.interruption)
      const interruptions = event.active ? [...others, event.interruption] : others
      return { interruptions, interruption: interruptions.at(-1) ?? null }
    }
    case 'audio-blocked':
      return { audioBlocked: event.blocked }
    case 'video':
      return { video: event.track }
    case 'microphone':
      return { microphone: event.state }
    case 'quality':
      return { networkQuality: event.quality }
    case 'warning':
    case 'camera-error':
      return { error: event.error }
    case 'closed': {
      const { transcript, muted, microphone, callId } = snapshot
      const { outcome } = event.ending
      // A failure that did not end the call is no longer shown after its end.
      return { ...IDLE, transcript, muted, microphone, callId, state: outcome, error: outcome.error ?? null }
    }
    default:
      return undefined
  }
}

function stateChanges(
  { state: before, microphone, error }: VoiceCallSnapshot,
  state: CallState,
): Partial<VoiceCallSnapshot> | undefined {
  // The client has shown this phase since the click.
  if (state.phase === 'requesting' && before.phase === 'requesting') return undefined
  if (state.phase !== 'ending') return { state }
  return {
    state,
    error: state.outcome.error ?? error,
    // The answer to an open prompt will not be reported any more.
    microphone: microphone === 'prompt' ? 'unknown' : microphone,
  }
}

/** Codes of failures that are shown until an event, or the next message, ends them. */
const LASTING = /^(microphone-.*|audio-blocked|assistant-no-audio|recording|message-too-large)$/

/** Whether the shown failure does not end the call and is not ended by an event. The client then hides it after a time. */
export function hasShortNotice({ error, state }: VoiceCallSnapshot): boolean {
  const outcome = state.phase === 'ending' ? state.outcome : state
  const isOutcome = 'error' in outcome && outcome.error === error
  return error !== null && !error.fatal && !isOutcome && !LASTING.test(error.code)
}

/** Whether this event ends the failure that is shown. */
function endsFailure(event: SessionEvent, code: VoiceErrorCode | undefined): boolean {
  switch (event.type) {
    case 'audio':
      return code === 'assistant-no-audio'
    case 'audio-blocked':
      return code === 'audio-blocked' && !event.blocked
    case 'microphone':
      return event.state === 'granted' && code?.startsWith('microphone-') === true
    case 'recording':
      return code === 'recording' && event.event === 'recording-started'
    case 'assistant-level':
      return code === 'audio-observer'
    default:
      return false
  }
}
