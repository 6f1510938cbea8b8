'use client'

import { LazyMotion, MotionConfig, MotionGlobalConfig, type FeatureBundle } from 'framer-motion'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { loadMotionCode } from './motion-code'
import { useReducedMotion } from './reduced-motion'
import { QUICK } from './timing'

type MotionCode = 'loading' | 'ready' | 'missing'

const MotionCodeContext = createContext<MotionCode>('loading')

/** Whether the animation code is loading, is ready, or could not be loaded. */
export const useMotionCode = (): MotionCode => use(MotionCodeContext)

/**
 * Whether the animation code is ready. Use it for the start of an opening animation, `initial={ready && FOLDED}`: until the
 * code is ready, and where it cannot be loaded, the element appears open at once.
 */
export const useMotionReady = (): boolean => useMotionCode() === 'ready'

interface MotionProviderProps {
  children: ReactNode
  /** Loads the features of `m`. If it fails, everything is shown without animation. */
  load?: () => Promise<FeatureBundle>
}

/**
 * Provides every `m` with its features, its default timing and reduced motion. framer-motion reads
 * `reducedMotion="user"` once for each element and keeps fades, so every animation also jumps to its end under reduced
 * motion.
 */
export function MotionProvider({ children, load = loadMotionCode }: MotionProviderProps) {
  const [code, setCode] = useState<MotionCode>('loading')
  const reducedMotion = useReducedMotion()

  const loadFeatures = async () => {
    try {
      const features = await load()
      setCode('ready')
      return features
    } catch (error) {
      console.warn('Nothing will move: the animation code cannot be loaded', error)
      setCode('missing')
      return new Promise<never>(() => {})
    }
  }
  useEffect(() => {
    MotionGlobalConfig.skipAnimations = reducedMotion
  }, [reducedMotion])

  return (
    <LazyMotion strict features={loadFeatures}>
      <MotionConfig reducedMotion="user" transition={QUICK}>
        <MotionCodeContext value={code}>{children}</MotionCodeContext>
      </MotionConfig>
    </LazyMotion>
  )
}
