'use client'

import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asks for less motion. Browser only. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches

function onReducedMotionChange(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether to keep still, following changes; framer-motion's own hook reads the setting once. On the server,
 * and until hydrated, motion is allowed.
 */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false)
