/** What a page keeps in the state of its entry of the history, beside what the framework and `page-history` keep there. */
export interface EntryValues {
  values?: Record<string, unknown>
}

const stateOfEntry = () => (history.state ?? {}) as EntryValues

/**
 * What a visitor has chosen on a page under a name, such as a tab or a search. Back, Forward and a reload show the page as
 * it was left, and a link shows it afresh. Browser only.
 */
export const entryValue = (name: string): unknown => stateOfEntry().values?.[name]

export function setEntryValue(name: string, value: unknown): void {
  const state = stateOfEntry()
  try {
    history.replaceState({ ...state, values: { ...state.values, [name]: value } }, '')
  } catch {
    // Safari allows 100 changes in 30 seconds. The choice counts on the page all the same.
  }
}
