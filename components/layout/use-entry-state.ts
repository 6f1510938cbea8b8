'use client'

import { useCallback, useState } from 'react'
import { entryValue, setEntryValue } from '@/lib/navigation/entry-values'

/**
 * As `useState`, for what a visitor chooses on a page: when Back or Forward shows the page again, it is as it was left.
 *
 * @param name unique among the values of a page
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (next: Value) => void] {
  // On the server and while hydrating there is nothing to restore.
  const [value, setValue] = useState(() =>
    typeof window === 'undefined' ? initial : ((entryValue(name) as Value | undefined) ?? initial),
  )
  const set = useCallback(
    (next: Value) => {
      setEntryValue(name, next)
      setValue(next)
    },
    [name],
  )
  return [value, set]
}
