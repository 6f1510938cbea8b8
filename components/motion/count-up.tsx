'use client'

import { useInView } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { grouped } from '@/content/format'
import { COUNTER_STEP_MS, COUNTER_STEPS, counterValue } from '@/lib/site/counter'
import { loadAnimationLibrary } from './load-animation-library'
import { useReducedMotion } from './reduced-motion'

/**
 * Counts up to `target` once it is seen. A screen reader, and everyone under reduced motion, gets the final
 * value at once. The final value also keeps the space, so that nothing shifts while it counts.
 */
export function CountUp({ target }: { target: number }) {
  const reducedMotion = useReducedMotion()
  const ref = useRef<HTMLSpanElement>(null)
  const seen = useInView(ref, { once: true })
  const value = useCount(target, seen && !reducedMotion)
  const final = grouped(target)
  return (
    <span ref={ref} className="relative inline-block lining-nums tabular-nums">
      <span className="sr-only">{final}</span>
      <span aria-hidden="true" className="invisible">
        {final}
      </span>
      <span aria-hidden="true" data-counter className="absolute inset-0">
        {reducedMotion ? final : grouped(value)}
      </span>
    </span>
  )
}

/** 0 until `counting`; then up to the target in equal steps. Without the animation library, the target at once. */
function useCount(target: number, counting: boolean): number {
  const [value, setValue] = useState(0)
  useEffect(() => {
    if (!counting) return
    let stop = () => {}
    let stopped = false
    loadAnimationLibrary().then(
      ({ animate }) => {
        if (stopped) return
        const count = animate(0, COUNTER_STEPS, {
          duration: (COUNTER_STEPS * COUNTER_STEP_MS) / 1000,
          ease: 'linear',
          onUpdate: (step) => setValue(counterValue(target, Math.floor(step))),
        })
        stop = () => count.stop()
      },
      (error: unknown) => {
        console.warn('The counter cannot move', error)
        if (!stopped) setValue(target)
      },
    )
    return () => {
      stopped = true
      stop()
    }
  }, [target, counting])
  return value
}
