import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export interface LegendKeyProps {
  /** Whose line is meant: our agent's is violet, everyone else's is ink. */
  voice: 'agent' | 'caller'
  className?: string
  children: ReactNode
}

/** What a colour of a drawing means: a short line in it, and the words. */
export function LegendKey({ voice, className, children }: LegendKeyProps) {
  return (
    <span
      className={cx(
        "inline-block whitespace-nowrap before:mr-1.75 before:inline-block before:h-0.75 before:w-4 before:align-[3px] before:content-['']",
        voice === 'agent' ? 'before:bg-violet' : 'before:bg-ink',
        className,
      )}
    >
      {children}
    </span>
  )
}
