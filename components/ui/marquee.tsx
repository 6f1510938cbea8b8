'use client'

import { cx } from 'class-variance-authority'
import { useInView } from 'framer-motion'
import {
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type RefObject,
} from 'react'
import { isScrolling, onScrollingChange } from '@/lib/navigation/page-scrolling'
import { Button } from './button'

type MarqueeProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & {
  [data: `data-${string}`]: unknown
  /** Accessible name of the icon button while the loop moves, and while it is paused. */
  pauseLabel: string
  resumeLabel: string
  buttonClass?: string | undefined
}

/** Two strokes, or an arrowhead once paused. */
const signClass =
  'size-3 bg-current [clip-path:polygon(0_0,32%_0,32%_100%,68%_100%,68%_0,100%_0,100%_100%,0_100%)] group-data-[paused=true]/pause:[clip-path:polygon(8%_0,100%_50%,8%_100%)]'

/**
 * Content that moves without end, with a button that pauses it. CSS animations of elements with the attribute
 * `data-moving` run only while the content is in view, the page is not scrolling, and `data-paused` is not "true".
 * They pause on hover and focus as well, and when the browser's search has scrolled to a part that was out of sight.
 */
export function Marquee({ pauseLabel, resumeLabel, buttonClass, children, ...rest }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const running = useRunningInView(ref)
  const togglePaused = () => {
    // Back from where a search has scrolled.
    if (paused) for (const box of [ref.current!, ...ref.current!.querySelectorAll('*')]) box.scrollTop = 0
    setPaused(!paused)
  }
  return (
    <>
      <Button
        variant="quiet"
        className={cx('group/pause w-11 px-0 motion-reduce:hidden', buttonClass)}
        data-paused={paused}
        onClick={togglePaused}
        data-no-print
      >
        <i className={signClass} />
        <span className="sr-only">{paused ? resumeLabel : pauseLabel}</span>
      </Button>
      <div
        ref={ref}
        data-loop=""
        data-running={running ? '' : undefined}
        data-paused={paused}
        onScrollCapture={({ target }) => {
          if (target instanceof Element && target.scrollTop > 0) setPaused(true)
        }}
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
