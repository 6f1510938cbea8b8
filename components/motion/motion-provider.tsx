'use client'

import { LazyMotion, MotionConfig, MotionGlobalConfig, type FeatureBundle } from 'framer-motion'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { loadMotionCode } from './motion-code'
import { useReducedMotion } from './reduced-motion'
import { QUICK } from './timing'

type MotionCode = 'loading' | 'ready' | 'missing'

const MotionCodeContext = createContext<MotionCode>('loading')

/** Whether the animation code is on its way, there, or could not be loaded: then what counts shows its result. */
export const useMotionCode = (): MotionCode => use(MotionCodeContext)

/**
 * Whether the animation code is there. What appears hidden or folded and opens with an animation starts so only when
 * this is true, `initial={ready && FOLDED}`: until then, and without the code, it appears open at once.
 */
export const useMotionReady = (): boolean => useMotionCode() === 'ready'

export interface MotionProviderProps {
  children: ReactNode
  /** Loads what `m` animates with. Without it everything is shown, and nothing moves. */
  load?: () => Promise<FeatureBundle>
}

/**
 * Makes `m` move: its features, its usual timing, and reduced motion. `reducedMotion="user"` is
 * read once by each element, and keeps fades; so every animation also jumps to its end while less motion is asked for.
 *
 * Left to CSS: hover and focus styles (with the donut of the performance card, which must work before scripts do),
 * endless loops, and what follows the scroll position. The page transition uses the browser's own animations through
 * `framer-motion/dom/mini`, because it runs while React renders the new page.
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
