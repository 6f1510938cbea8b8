'use client'

import { useInView } from 'framer-motion'
import {
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react'
import { isScrolling, onScrollingChange } from '@/lib/site/page-scrolling'
import { Button } from './button'

export type MarqueeProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  [data: `data-${string}`]: unknown
  /** Label of the button while the loop moves, and while it is paused. */
  pauseLabel: string
  resumeLabel: string
  /** Shown on the button instead of its label, which screen readers still get. */
  icon?: ReactNode
  buttonClass?: string | undefined
}

/**
 * Content that moves without end, with a button that pauses it. CSS animations of elements with the attribute
 * `data-moving` run only while the content is in view, the page is not scrolling, and `data-paused` is not "true".
 * They pause on hover and focus as well.
 */
export function Marquee({ pauseLabel, resumeLabel, icon, buttonClass, children, ...rest }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const running = useRunningInView(ref)
  return (
    <>
      <Button
        look="quiet"
        className={buttonClass}
        data-paused={paused}
        onClick={() => setPaused(!paused)}
        data-no-print
      >
        {icon}
        <span className={icon ? 'sr-only' : undefined}>{paused ? resumeLabel : pauseLabel}</span>
      </Button>
      <div
        ref={ref}
        data-loop=""
        data-running={running ? '' : undefined}
        data-paused={paused}
        tabIndex={0}
        role="group"
        {...rest}
      >
        {children}
      </div>
    </>
  )
}

/** Whether an endless loop should run: its element is in view, and the page is not being scrolled. */
function useRunningInView(ref: RefObject<HTMLElement | null>): boolean {
  const inView = useInView(ref)
  const subscribe = useCallback(
    (onChange: () => void) => (inView ? onScrollingChange(onChange) : () => {}),
    [inView],
  )
  const scrolling = useSyncExternalStore(subscribe, isScrolling, () => false)
  return inView && !scrolling
}
