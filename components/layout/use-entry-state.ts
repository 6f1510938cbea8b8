import { useCallback, useState, useSyncExternalStore } from 'react'
import { entryValue, setEntryValue } from '@/lib/navigation/entry-values'

const neverChanges = () => () => {}

/**
 * As `useState`, for what a visitor chooses on a page: after Back, Forward or a reload the page is as it was left.
 *
 * @param name unique among the values of a page
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (next: Value) => void] {
  // The HTML has the initial value, so hydration starts with it.
  const kept = useSyncExternalStore(
    neverChanges,
    () => entryValue(name) as Value | undefined,
    () => undefined,
  )
  const [chosen, setChosen] = useState(kept)
  if (chosen === undefined && kept !== undefined) setChosen(kept)
  const set = useCallback(
    (next: Value) => {
      setEntryValue(name, next)
      setChosen(next)
    },
    [name],
  )
  return [chosen ?? initial, set]
}
