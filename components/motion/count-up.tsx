import { useInView, useMotionValue, useTransform, type MotionStyle } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useRef } from 'react'
import { grouped } from '@/content/format'
import { requestMotionCode } from './motion-code'
import { useMotionCode } from './motion-provider'
import { useReducedMotion } from './reduced-motion'

const COUNTER_STEPS = 100
const COUNTER_STEP_MS = 20

/** Value after `step` of the hundred steps; whole, and exactly `target` at the last. */
export const counterValue = (target: number, step: number): number =>
  Math.round((target * Math.min(Math.max(step, 0), COUNTER_STEPS)) / COUNTER_STEPS)

const COUNTING = { duration: (COUNTER_STEPS * COUNTER_STEP_MS) / 1000, ease: 'linear' } as const

/**
 * Counts up to `target` once it is in view. Screen readers, and everyone under reduced motion, get the final value at
 * once. An invisible copy of the final value reserves the space, and is shown in print and without scripts.
 */
export function CountUp({ target }: { target: number }) {
  const reducedMotion = useReducedMotion()
  const still = useMotionCode() === 'missing' || reducedMotion
  const ref = useRef<HTMLSpanElement>(null)
  const seen = useInView(ref, { once: true })
  useEffect(() => {
    if (seen) requestMotionCode()
  }, [seen])
  // Animated as a custom property of `m.span`, which keeps framer-motion's `animate` out of the page's chunk.
  const step = useMotionValue(0)
  const counted = useTransform(step, (steps) => grouped(counterValue(target, Math.floor(steps))))
  const final = grouped(target)
  return (
    <span ref={ref} className="relative inline-block lining-nums tabular-nums">
      <span className="sr-only">{final}</span>
      <span aria-hidden="true" className="invisible print:visible noscript:visible">
        {final}
      </span>
      {still ? (
        <span aria-hidden="true" data-counter className="absolute inset-0 print:hidden">
          {final}
        </span>
      ) : (
        <m.span
          aria-hidden="true"
          data-counter
          className="absolute inset-0 print:hidden noscript:hidden"
          style={{ '--step': step } as MotionStyle}
          animate={{ '--step': seen ? COUNTER_STEPS : 0 }}
          transition={COUNTING}
        >
          {counted}
        </m.span>
      )}
    </span>
  )
}
