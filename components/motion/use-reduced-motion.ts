'use client'

import { useSyncExternalStore } from 'react'
import { onReducedMotionChange, prefersReducedMotion } from '@/lib/site/reduced-motion'

/** Whether to hold still, following changes. On the server, and until hydrated, motion is allowed. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false)
