'use client'

import * as m from 'framer-motion/m'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMotionReady } from '@/components/motion/motion-provider'
import { usePreHydrationValue } from '@/components/ui/use-pre-hydration'
import { fill } from '@/content/format'
import styles from './wipe.module.css'

const INITIAL_EDGE_PERCENT = 46

/** Fast enough to follow a pointer drag, slow enough to animate a key press; critically damped, so it does not overshoot. */
const SPRING = { type: 'spring', stiffness: 700, damping: 53 } as const

export interface WipeProps {
  label: string
  /** Value for screen readers, with a place for `{percent}`. */
  valueText: string
  children: ReactNode
}

/** Before/after comparison slider: two stacked pictures, and an edge that pointer and keyboard move. */
export function Wipe({ label, valueText, children }: WipeProps) {
  const picturesRef = useRef<HTMLDivElement>(null)
  const [edgePercent, setEdgePercent] = useState(INITIAL_EDGE_PERCENT)
  const edge = `${edgePercent}%`
  const ready = useMotionReady()
  const take = (input: HTMLInputElement) => setEdgePercent(input.valueAsNumber)
  const inputRef = usePreHydrationValue(edgePercent, take)

  // Until the animation code has loaded, the edge moves without animation.
  useEffect(() => {
    if (!ready) picturesRef.current?.style.setProperty('--edge-position', edge)
  }, [ready, edge])

  return (
    <m.div
      ref={picturesRef}
      className="relative col-span-full aspect-[1.5] [touch-action:pan-y] overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent md:aspect-[2/1] lg:col-[5/13]"
      initial={false}
      animate={{ '--edge-position': edge }}
      transition={SPRING}
      data-wipe
    >
      {children}
      <i className={styles.edge} aria-hidden="true" />
      <input
        ref={inputRef}
        type="range"
        className="absolute inset-0 m-0 size-full cursor-ew-resize opacity-0"
        min={0}
        max={100}
        value={edgePercent}
        aria-label={label}
        aria-valuetext={fill(valueText, { percent: 100 - edgePercent })}
        onChange={(event) => take(event.target)}
      />
    </m.div>
  )
}
