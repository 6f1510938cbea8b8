import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. Browser only. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches

function onReducedMotionChange(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the visitor prefers reduced motion, with changes; framer-motion's own hook reads the setting once. False on the
 * server and until hydrated.
 */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false)
