import type { VoiceError, VoiceErrorCode } from '../errors'

/** Why a call that had begun is over. */
export type EndReason =
  /** The visitor or the page hung up. */
  | 'customer'
  /** The assistant or the platform hung up. */
  | 'assistant'
  /** The assistant left the room and did not come back within `assistantReturnMs`. */
  | 'assistant-left'
  /** The platform ended the call for another reason, which is in `platformReason`. */
  | 'platform'
  /** Nobody spoke for as long as the assistant allows. */
  | 'silence'
  /** The call was as long as the assistant allows. */
  | 'time-limit'
  /** The visitor was removed from the room. */
  | 'ejected'
  /** The room or its token has expired. */
  | 'room-expired'
  /** The connection was lost for longer than `reconnectMs`. */
  | 'connection-lost'
  /** Anything else failed; see the `error` of the state. */
  | 'error'

/** The platform's `endedReason` for the usual ends; ended-reasons.ts, which is loaded for the others, has all of them. */
export const PLATFORM_REASON: Partial<Record<EndReason, string>> = {
  customer: 'customer-ended-call',
  assistant: 'assistant-ended-call',
  silence: 'silence-timed-out',
  'time-limit': 'exceeded-max-duration',
}

/** The final state, once everything is released. */
export type CallOutcome =
  | {
      phase: 'ended'
      /** Why the call ended. */
      reason: EndReason
      /** The platform's own `endedReason`, such as `silence-timed-out`. */
      platformReason?: string
      /** The failure that ended it, if one did. */
      error?: VoiceError
    }
  | { phase: 'failed'; error: VoiceError }

/** The state of a call. `isConnecting`, `isConnected` and `isActive` group the phases. */
export type CallState =
  /** No call has been started. */
  | { phase: 'idle' }
  /** The web call is being created, while the media code loads. */
  | { phase: 'requesting' }
  /** The web call exists; the media code is still loading, or the microphone prompt is open. */
  | { phase: 'loading' }
  /** The room is being joined. Losing a connection does not change the phase. */
  | { phase: 'joining' }
  /** The room is joined, and the assistant does not listen yet. */
  | { phase: 'awaiting-assistant' }
  /** The assistant listens. */
  | { phase: 'live' }
  /** A connection to the joined room is lost; `was` is the phase to which the call returns. */
  | { phase: 'reconnecting'; was: 'awaiting-assistant' | 'live' }
  /** Everything is being released; `outcome` is the state that follows. */
  | { phase: 'ending'; outcome: CallOutcome }
  | CallOutcome

export type CallPhase = CallState['phase'] | FormerPhase

/** @deprecated Renamed to `awaiting-assistant`. No call is in this phase; the next release removes it. */
type FormerPhase = 'waiting'

/** What changes the state of a call; see `transition`. */
export type CallSignal =
  | { type: 'start' }
  | { type: 'web-call-created' }
  | { type: 'media-ready' }
  | { type: 'joined' }
  | { type: 'listening' }
  | { type: 'connection-interrupted' }
  | { type: 'connection-restored' }
  /** The visitor, the assistant or the platform ended the call, or the room closed. */
  | { type: 'end'; reason: EndReason; platformReason?: string }
  | { type: 'fail'; error: VoiceError; platformReason?: string }
  /** Everything that the call has acquired is released. */
  | { type: 'disposed' }

/** The steps of a start: the phase before and after each. */
const STEPS = {
  start: ['idle', 'requesting'],
  'web-call-created': ['requesting', 'loading'],
  'media-ready': ['loading', 'joining'],
  joined: ['joining', 'awaiting-assistant'],
  listening: ['awaiting-assistant', 'live'],
} as const

/** Error codes that are also end reasons. Every other failure of a live call has the reason `error`. */
const REASONS = [
  'connection-lost',
  'ejected',
  'room-expired',
  'assistant-left',
] as const satisfies (VoiceErrorCode & EndReason)[]

/** The next state. The same object if the signal has no meaning in this state. `ended` and `failed` are final. */
export function transition(state: CallState, signal: CallSignal): CallState {
  const { phase } = state
  if (phase === 'ended' || phase === 'failed') return state
  if (phase === 'ending') return signal.type === 'disposed' ? state.outcome : state
  if (signal.type === 'end' || signal.type === 'fail')
    return phase === 'idle' ? state : { phase: 'ending', outcome: outcomeOf(state, signal) }
  if (phase === 'reconnecting') {
    if (signal.type === 'connection-restored') return { phase: state.was }
    return signal.type === 'listening' && state.was === 'awaiting-assistant' ? { phase, was: 'live' } : state
  }
  if (signal.type === 'connection-interrupted')
    return phase === 'awaiting-assistant' || phase === 'live' ? { phase: 'reconnecting', was: phase } : state
  if (signal.type in STEPS) {
    const [from, to] = STEPS[signal.type as keyof typeof STEPS]
    if (phase === from) return { phase: to }
  }
  return state
}

function outcomeOf(state: CallState, signal: Extract<CallSignal, { type: 'end' | 'fail' }>): CallOutcome {
  if (signal.type === 'end') {
    const { type: _type, ...end } = signal
    return { phase: 'ended', ...end }
  }
  const { error, platformReason } = signal
  if (state.phase !== 'live' && !(state.phase === 'reconnecting' && state.was === 'live'))
    return { phase: 'failed', error }
  const reason = REASONS.find((each) => each === error.code) ?? 'error'
  return { phase: 'ended', reason, ...(platformReason && { platformReason }), error }
}
