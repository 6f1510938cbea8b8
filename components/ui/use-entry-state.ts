import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { entryValue, setEntryValue } from '@/lib/navigation/page-history'

const subscribeToNothing = () => () => {}

/**
 * As `useState`, for what a visitor chooses on a page: after Back, Forward or a reload the page is as it was left.
 *
 * @param name unique among the values of a page
 * @param isChoice whether the page has this choice: an entry may have been left by an older version of the site
 */
export function useEntryState<Value>(
  name: string,
  initial: Value,
  isChoice: (kept: Partial<Value>) => boolean,
): [Value, (next: Value) => void] {
  const readKept = () => entryValue(name) as Value | null | undefined
  // The HTML has the initial value, so hydration starts with it.
  const kept = useSyncExternalStore(subscribeToNothing, readKept, () => undefined)
  const [chosen, setChosen] = useState<Value>()
  if (chosen === undefined && kept != null) setChosen(kept)
  useEffect(() => {
    const page = window.location.pathname
    const follow = ({ state }: PopStateEvent) => {
      // Back or Forward on this page. Another page is shown a moment later.
      if (state !== null && window.location.pathname === page) setChosen(entryValue(name) as Value)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [name])
  const set = useCallback(
    (next: Value) => {
      setEntryValue(name, next)
      setChosen(next)
    },
    [name],
  )
  return [chosen != null && isChoice(chosen) ? chosen : initial, set]
}
