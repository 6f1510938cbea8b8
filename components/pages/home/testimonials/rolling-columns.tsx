'use client'

import { useState, type ReactNode } from 'react'
import { Loop } from '@/components/motion/loop'
import styles from './testimonials.module.css'

export interface RollingColumnsProps {
  group: string
  hold: string
  run: string
  children: ReactNode
}

/** Columns that scroll upward without end, until hovered, focused, or held with the button. */
export function RollingColumns({ group, hold, run, children }: RollingColumnsProps) {
  const [held, setHeld] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`btn btn-quiet ${styles.hold}`}
        aria-pressed={held}
        onClick={() => setHeld(!held)}
        data-no-print
      >
        {held ? run : hold}
      </button>
      <Loop
        className={styles.columns}
        data-held={held}
        data-rolling
        tabIndex={0}
        role="group"
        aria-label={group}
      >
        {children}
      </Loop>
    </>
  )
}
