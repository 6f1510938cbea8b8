'use client'

import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'

const loadFeatures = () => import('./motion-features').then((features) => features.default)

/**
 * What animates with framer-motion goes inside this, with `m` components only; the features are code of
 * their own. Load what uses it lazily: the first page carries none of it. Reduced motion is respected.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}
