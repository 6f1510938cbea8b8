/**
 * What a visitor has chosen on a page, such as a tab or a search, kept by entry of the history: Back and Forward show the
 * page as it was left, and a link shows it afresh. It is forgotten when the document is left.
 */
const values = new Map<number, Map<string, unknown>>()

/** The number that `page-history` gives to an entry. */
const currentEntry = (): number => (history.state as { entry?: number } | null)?.entry ?? 0

/** The value that was set under a name in the current entry. */
export const entryValue = (name: string): unknown => values.get(currentEntry())?.get(name)

export function setEntryValue(name: string, value: unknown): void {
  const entry = currentEntry()
  const ofEntry = values.get(entry) ?? new Map<string, unknown>()
  values.set(entry, ofEntry.set(name, value))
}

/** The history goes on from here: what was ahead is gone. */
export function forgetEntriesFrom(entry: number): void {
  for (const known of [...values.keys()]) if (known >= entry) values.delete(known)
}
