'use client'

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@/components/motion/use-reduced-motion'
import { groupDigits, startCounter } from '@/lib/site/counter'

/**
 * Counts up to `target` once it is seen. A screen reader, and everyone under reduced motion, gets the
 * final value at once. The final value also holds the place, so that nothing shifts while it counts.
 */
export function Counter({ target }: { target: number }) {
  const still = useReducedMotion()
  const [value, setValue] = useState(0)
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = ref.current
    if (still || !element) return
    let stop: (() => void) | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      stop = startCounter(target, setValue)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop?.()
    }
  }, [target, still])

  const final = groupDigits(target)
  return (
    <span ref={ref} className="relative inline-block figures">
      <span className="sr-only">{final}</span>
      <span aria-hidden="true" className="invisible">
        {final}
      </span>
      <span aria-hidden="true" data-counter className="absolute inset-0">
        {still ? final : groupDigits(value)}
      </span>
    </span>
  )
}
