import type { CallState } from './state'

// Questions about a state, which a page asks before and between calls. The state machine itself is in state.ts.

/** True from the start until everything is released. */
export const isActive = ({ phase }: CallState): boolean =>
  phase !== 'idle' && phase !== 'ended' && phase !== 'failed'

/** True from the start until the call begins to end: until then it takes messages, and no other one is started. */
export const isRunning = (state: CallState): boolean => isActive(state) && state.phase !== 'ending'

/** True once the assistant listens, and through a short loss of the connection. */
export const isConnected = (state: CallState): boolean =>
  state.phase === 'live' || (state.phase === 'reconnecting' && state.was === 'live')

/** True from the start until the assistant listens, and through a short loss of the connection in that time. */
export const isConnecting = (state: CallState): boolean => isRunning(state) && !isConnected(state)
