import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

interface LegendKeyProps {
  /** Colour of the key: the accent for our agent, ink for the caller. */
  voice: 'agent' | 'caller'
  className?: string
  children: ReactNode
}

/** A key of a legend: a short line in a colour of the drawing, and its meaning. */
export function LegendKey({ voice, className, children }: LegendKeyProps) {
  return (
    <span
      className={cx(
        "inline-block pl-5.75 -indent-5.75 before:mr-1.75 before:inline-block before:w-4 before:border-t-3 before:align-[3px] before:content-['']",
        voice === 'agent' ? 'before:border-accent' : 'before:border-ink',
        className,
      )}
    >
      {children}
    </span>
  )
}
