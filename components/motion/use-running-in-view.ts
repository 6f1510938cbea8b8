'use client'

import { useInView } from 'framer-motion'
import { useCallback, useSyncExternalStore, type RefObject } from 'react'
import { isScrolling, onScrollingChange } from '@/lib/site/page-scrolling'

/** Whether an endless loop should run: its element is in view, and the page is not being scrolled. */
export function useRunningInView(ref: RefObject<HTMLElement | null>): boolean {
  const inView = useInView(ref)
  const subscribe = useCallback(
    (onChange: () => void) => (inView ? onScrollingChange(onChange) : () => {}),
    [inView],
  )
  const scrolling = useSyncExternalStore(subscribe, isScrolling, () => false)
  return inView && !scrolling
}
