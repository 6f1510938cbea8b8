import type { CallPhase, CallState } from './state'

const within =
  (...phases: CallPhase[]) =>
  ({ phase }: CallState): boolean =>
    phases.includes(phase)

/** True from the click until the assistant listens. */
export const isConnecting = within('requesting', 'loading', 'joining', 'waiting')

/** True once the assistant listens, and through a short loss of the connection. */
export const isConnected = (state: CallState): boolean =>
  state.phase === 'live' || (state.phase === 'reconnecting' && state.was === 'live')

const isOver = within('idle', 'ended', 'failed')

/** True while the call holds, or is taking, anything: a request, the media code, a room. */
export const isActive = (state: CallState): boolean => !isOver(state)
