import type { VoiceError } from './errors'

/** Why a call that had begun is over. */
export type EndReason =
  | 'customer'
  | 'assistant'
  | 'assistant-left'
  | 'silence'
  | 'time-limit'
  | 'ejected'
  | 'room-expired'
  | 'connection-lost'
  | 'error'

/** How the call will read once clean-up is done. */
export type CallOutcome =
  | {
      phase: 'ended'
      reason: EndReason
      /** The platform's own word for it, such as `silence-timed-out`. */
      platformReason?: string
      /** The failure that ended it, if one did. */
      error?: VoiceError
    }
  | { phase: 'failed'; error: VoiceError }

/**
 * Where a call is. `requesting` creates the web call while the media code loads beside it; `loading` has the
 * web call and still waits for the media code; `waiting` is joined but the assistant is not listening yet.
 */
export type CallState =
  | { phase: 'idle' }
  | { phase: 'requesting' }
  | { phase: 'loading' }
  | { phase: 'joining' }
  | { phase: 'waiting' }
  | { phase: 'live' }
  | { phase: 'reconnecting'; was: 'waiting' | 'live' }
  | { phase: 'ending'; outcome: CallOutcome }
  | CallOutcome

export type CallPhase = CallState['phase']

export type CallSignal =
  | { type: 'start' }
  | { type: 'web-call-created' }
  | { type: 'media-ready' }
  | { type: 'joined' }
  | { type: 'listening' }
  | { type: 'connection-interrupted' }
  | { type: 'connection-restored' }
  /** Somebody hung up, or the room closed. */
  | { type: 'end'; reason: EndReason; platformReason?: string; error?: VoiceError }
  | { type: 'fail'; error: VoiceError }
  /** Everything that the call had taken has been given back. */
  | { type: 'disposed' }

/** Reasons that are ends of their own; every other failure of a live call reads as `error`. */
const REASON_OF_CODE: Partial<Record<VoiceError['code'], EndReason>> = {
  'connection-lost': 'connection-lost',
  ejected: 'ejected',
  'room-expired': 'room-expired',
  'assistant-left': 'assistant-left',
}

const ended = (signal: Extract<CallSignal, { type: 'end' }>): CallOutcome => ({
  phase: 'ended',
  reason: signal.reason,
  ...(signal.platformReason === undefined ? {} : { platformReason: signal.platformReason }),
  ...(signal.error === undefined ? {} : { error: signal.error }),
})

/**
 * The next state, or the same object when the signal means nothing there. A state machine for one start:
 * `ended` and `failed` are final.
 */
export function transition(state: CallState, signal: CallSignal): CallState {
  const { phase } = state
  if (phase === 'ended' || phase === 'failed') return state
  if (phase === 'ending') return signal.type === 'disposed' ? state.outcome : state
  switch (signal.type) {
    case 'start':
      return phase === 'idle' ? { phase: 'requesting' } : state
    case 'web-call-created':
      return phase === 'requesting' ? { phase: 'loading' } : state
    case 'media-ready':
      return phase === 'loading' ? { phase: 'joining' } : state
    case 'joined':
      return phase === 'joining' ? { phase: 'waiting' } : state
    case 'listening':
      if (phase === 'waiting') return { phase: 'live' }
      return phase === 'reconnecting' && state.was === 'waiting'
        ? { phase: 'reconnecting', was: 'live' }
        : state
    case 'connection-interrupted':
      return phase === 'waiting' || phase === 'live' ? { phase: 'reconnecting', was: phase } : state
    case 'connection-restored':
      return phase === 'reconnecting' ? { phase: state.was } : state
    case 'end':
      return phase === 'idle' ? state : { phase: 'ending', outcome: ended(signal) }
    case 'fail': {
      if (phase === 'idle') return state
      const reason = REASON_OF_CODE[signal.error.code] ?? 'error'
      const began = phase === 'live' || (phase === 'reconnecting' && state.was === 'live')
      const outcome: CallOutcome = began
        ? { phase: 'ended', reason, error: signal.error }
        : { phase: 'failed', error: signal.error }
      return { phase: 'ending', outcome }
    }
    case 'disposed':
      return state
  }
}

/** The specification's names of the media call's states (section 4). */
export type MediaCallState = 'new' | 'loading' | 'loaded' | 'joining' | 'joined' | 'left' | 'error'
