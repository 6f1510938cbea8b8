interface AfreshState {
  opensAfresh?: boolean
}

const stateOfEntry = () => (history.state ?? {}) as AfreshState

/** Reloads the page for code that is missing. It opens at its beginning, or at the section of its address. */
export function reloadAfresh(): void {
  history.replaceState({ ...stateOfEntry(), opensAfresh: true } satisfies AfreshState, '')
  location.reload()
}

/** Whether this document was opened by `reloadAfresh`; true once. */
export function takeOpensAfresh(): boolean {
  const { opensAfresh = false, ...state } = stateOfEntry()
  if (opensAfresh) history.replaceState(state, '')
  return opensAfresh
}
