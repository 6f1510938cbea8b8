import { isConnected } from '../session/phases'
import type { CallState } from '../session/state'
import type { EventHandlers, SessionEvent } from '../session/types'
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
  const isFailureOver = endOf(snapshot.error?.code ?? '')?.(event)
  const before = isFailureOver ? { ...snapshot, error: null } : snapshot
  const changed = changes[event.type]?.(event as never, before)
  return changed ? { ...before, ...changed } : before
}

type Changes = Partial<VoiceCallSnapshot> | undefined

const changes: EventHandlers<SessionEvent, [snapshot: VoiceCallSnapshot], Changes> = {
  state: ({ state }, snapshot) => stateChanges(snapshot, state),
  'web-call': ({ call }) => ({ callId: call.id ?? null }),
  // The assistant may listen before everything is set up. A later step is not shown.
  stage: ({ report: { stage, status } }, { state }) =>
    status === 'started' && !isConnected(state) ? { stage } : undefined,
  listening: () => ({ stage: null }),
  transcript: ({ lines }) => ({ transcript: lines }),
  'assistant-speech': ({ speaking }) => ({ isSpeaking: speaking }),
  'user-speech': ({ speaking }) => ({ isUserSpeaking: speaking }),
  interruption({ interruption, active }, snapshot) {
    const others = snapshot.interruptions.filter((other) => other !== interruption)
    const interruptions = active ? [...others, interruption] : others
    return { interruptions, interruption: interruptions.at(-1) ?? null }
  },
  'audio-blocked': ({ blocked }) => ({ audioBlocked: blocked }),
  video: ({ track }) => ({ video: track }),
  microphone: ({ state }) => ({ microphone: state }),
  quality: ({ quality }) => ({ networkQuality: quality }),
  warning: ({ error }) => ({ error }),
  'camera-error': ({ error }) => ({ error }),
  // A failure that did not end the call is no longer shown after its end.
  closed: ({ ending: { outcome } }, { transcript, muted, microphone, callId }) => ({
    ...IDLE,
    transcript,
    muted,
    microphone,
    callId,
    state: outcome,
    error: outcome.error ?? null,
  }),
}

function stateChanges({ state: before, microphone, error }: VoiceCallSnapshot, state: CallState): Changes {
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

type EndOfFailure = (event: SessionEvent) => boolean

/** By code or its beginning: the event that ends the failure. An outgoing message ends `message-too-large`. */
const ENDS: Readonly<Record<string, EndOfFailure>> = {
  'microphone-': (event) => event.type === 'microphone' && event.state === 'granted',
  'audio-blocked': (event) => event.type === 'audio-blocked' && !event.blocked,
  'assistant-no-audio': (event) => event.type === 'audio',
  recording: (event) => event.type === 'recording' && event.event === 'recording-started',
  'audio-observer': (event) => event.type === 'assistant-level',
  'message-too-large': () => false,
}

const endOf = (code: string): EndOfFailure | undefined =>
  Object.entries(ENDS).find(([begin]) => code.startsWith(begin))?.[1]

/** Whether the client hides the shown failure after a time: it does not end the call, and no event may end it. */
export function hasShortNotice({ error, state }: VoiceCallSnapshot): boolean {
  const outcome = state.phase === 'ending' ? state.outcome : state
  if (!error || error.fatal || ('error' in outcome && outcome.error === error)) return false
  return error.code === 'audio-observer' || !endOf(error.code)
}
