/** The orbit turns, is held by the visitor, or stands still for one chosen node. */
export type OrbitState<Id extends string> =
  { mode: 'turning' } | { mode: 'held' } | { mode: 'selected'; id: Id; heldBefore: boolean }

export type OrbitEvent<Id extends string> =
  /** A node was chosen; choosing the chosen one again lets it go. */
  | { type: 'choose'; id: Id }
  /** The background was clicked, Escape pressed, or the card closed. */
  | { type: 'dismiss' }
  /** The pause button. */
  | { type: 'hold' }
  | { type: 'resume' }

export type NodeState = 'idle' | 'active' | 'related'

export function orbitTransition<Id extends string>(
  state: OrbitState<Id>,
  event: OrbitEvent<Id>,
): OrbitState<Id> {
  switch (event.type) {
    case 'choose':
      if (state.mode === 'selected' && state.id === event.id) return released(state)
      return { mode: 'selected', id: event.id, heldBefore: wasHeld(state) }
    case 'dismiss':
      return state.mode === 'selected' ? released(state) : state
    case 'hold':
      return state.mode === 'turning' ? { mode: 'held' } : state
    case 'resume':
      return { mode: 'turning' }
  }
}

const wasHeld = <Id extends string>(state: OrbitState<Id>) =>
  state.mode === 'held' || (state.mode === 'selected' && state.heldBefore)

const released = <Id extends string>(state: { heldBefore: boolean }): OrbitState<Id> =>
  state.heldBefore ? { mode: 'held' } : { mode: 'turning' }

export const selectedId = <Id extends string>(state: OrbitState<Id>): Id | null =>
  state.mode === 'selected' ? state.id : null

/** How a node is drawn: chosen, connected to the chosen one, or neither. */
export function nodeState<Id extends string>(
  state: OrbitState<Id>,
  node: { id: Id },
  nodes: readonly { id: Id; relatedIds: readonly Id[] }[],
): NodeState {
  if (state.mode !== 'selected') return 'idle'
  if (state.id === node.id) return 'active'
  const selected = nodes.find((candidate) => candidate.id === state.id)
  return selected?.relatedIds.includes(node.id) ? 'related' : 'idle'
}
