'use client'

import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useRunningInView } from '@/components/motion/use-running-in-view'
import { Button } from './button'

export type MarqueeProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  [data: `data-${string}`]: unknown
  /** Label of the button while the loop moves, and while it is paused. */
  pauseLabel: string
  resumeLabel: string
  /** Shown on the button instead of its label, which screen readers still get. */
  sign?: ReactNode
  buttonClass?: string | undefined
}

/**
 * Content that moves without end, with a button that pauses it. CSS animations of elements with the attribute
 * `data-moving` run only while the content is in view, the page is not scrolling, and `data-held` is not "true".
 * Pausing on hover and focus is up to the style sheet.
 */
export function Marquee({ pauseLabel, resumeLabel, sign, buttonClass, children, ...rest }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const running = useRunningInView(ref)
  return (
    <>
      <Button
        look="quiet"
        className={buttonClass}
        data-held={paused}
        onClick={() => setPaused(!paused)}
        data-no-print
      >
        {sign}
        <span className={sign ? 'sr-only' : undefined}>{paused ? resumeLabel : pauseLabel}</span>
      </Button>
      <div
        ref={ref}
        data-loop=""
        data-running={running ? '' : undefined}
        data-held={paused}
        tabIndex={0}
        role="group"
        {...rest}
      >
        {children}
      </div>
    </>
  )
}
