/** The orbit rotates, is paused by the visitor, or is stopped because a stop is selected. */
export type OrbitState<Id extends string> =
  { mode: 'rotating' } | { mode: 'paused' } | { mode: 'selected'; id: Id; wasPaused: boolean }

export type OrbitEvent<Id extends string> =
  /** A stop was clicked; clicking the selected one deselects it. */
  | { type: 'choose'; id: Id }
  /** The background was clicked, Escape pressed, or the card closed. */
  | { type: 'dismiss' }
  | { type: 'pause' }
  | { type: 'resume' }

type StopState = 'idle' | 'active' | 'related'

export function orbitTransition<Id extends string>(
  state: OrbitState<Id>,
  event: OrbitEvent<Id>,
): OrbitState<Id> {
  switch (event.type) {
    case 'choose':
      if (state.mode === 'selected' && state.id === event.id) return released(state)
      return { mode: 'selected', id: event.id, wasPaused: isPaused(state) }
    case 'dismiss':
      return state.mode === 'selected' ? released(state) : state
    case 'pause':
      return state.mode === 'rotating' ? { mode: 'paused' } : state
    case 'resume':
      return { mode: 'rotating' }
  }
}

const isPaused = <Id extends string>(state: OrbitState<Id>) =>
  state.mode === 'paused' || (state.mode === 'selected' && state.wasPaused)

const released = <Id extends string>(state: { wasPaused: boolean }): OrbitState<Id> =>
  state.wasPaused ? { mode: 'paused' } : { mode: 'rotating' }

export const selectedId = <Id extends string>(state: OrbitState<Id>): Id | null =>
  state.mode === 'selected' ? state.id : null

/** Whether a stop is selected (active), related to the selected one, or neither (idle). */
export function stopState<Id extends string>(
  state: OrbitState<Id>,
  stop: { id: Id },
  stops: readonly { id: Id; relatedIds: readonly Id[] }[],
): StopState {
  if (state.mode !== 'selected') return 'idle'
  if (state.id === stop.id) return 'active'
  const selected = stops.find((candidate) => candidate.id === state.id)
  return selected?.relatedIds.includes(stop.id) ? 'related' : 'idle'
}
