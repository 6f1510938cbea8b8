import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { entryValue, setEntryValue } from '@/lib/navigation/entry-values'

const onTraversed = (onChange: () => void) => {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

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
  // The HTML has the initial value, so hydration starts with it.
  const kept = useSyncExternalStore(
    onTraversed,
    () => entryValue(name) as Value | null | undefined,
    () => undefined,
  )
  const [chosen, setChosen] = useState<Value>()
  if (chosen === undefined && kept != null && isChoice(kept)) setChosen(kept)
  useEffect(() => {
    const page = window.location.pathname
    const follow = ({ state }: PopStateEvent) => {
      // Back or Forward to a section of this page. Another page is shown a moment later.
      if (state !== null && window.location.pathname === page) setChosen(undefined)
      // The browser followed a fragment itself: the page stays as it is, unless the fragment has chosen.
      else if (state === null && chosen !== undefined && entryValue(name) === undefined)
        setEntryValue(name, chosen)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [name, chosen])
  const set = useCallback(
    (next: Value) => {
      setEntryValue(name, next)
      setChosen(next)
    },
    [name],
  )
  return [chosen ?? initial, set]
}
