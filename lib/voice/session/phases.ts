import type { CallState } from './state'

// Separate from the state machine in state.ts, because a page needs these functions before it loads the code of a call.

/** True from the start until everything is released. */
export const isActive = ({ phase }: CallState): boolean =>
  phase !== 'idle' && phase !== 'ended' && phase !== 'failed'

/** True from the start until the call begins to end. Until then it accepts messages, and no other call can start. */
export const isRunning = (state: CallState): boolean => isActive(state) && state.phase !== 'ending'

/** True once the assistant listens, also while the connection is lost. */
export const isConnected = (state: CallState): boolean =>
  state.phase === 'live' || (state.phase === 'reconnecting' && state.was === 'live')

/** True from the start until the assistant listens, also while the connection is lost in that time. */
export const isConnecting = (state: CallState): boolean => isRunning(state) && !isConnected(state)
