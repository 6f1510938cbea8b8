'use client'

import { useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Loop, type LoopProps } from './loop'

export interface HeldLoopProps extends LoopProps {
  /** Names of the button: what it does to a moving loop, and to a held one. */
  hold: string
  run: string
  /** What the button shows instead of its name. */
  sign?: ReactNode
  buttonClass?: string | undefined
}

/**
 * A loop with the button that holds it: what moves for longer than five seconds can be stopped without
 * a pointer over it. `data-held` says which; hover and focus are the stylesheet's.
 */
export function HeldLoop({ hold, run, sign, buttonClass, ...loop }: HeldLoopProps) {
  const [held, setHeld] = useState(false)
  return (
    <>
      <button
        type="button"
        className={cn('btn btn-quiet', buttonClass)}
        aria-pressed={held}
        onClick={() => setHeld(!held)}
        data-no-print
      >
        {sign}
        <span className={sign ? 'sr-only' : undefined}>{held ? run : hold}</span>
      </button>
      <Loop {...loop} data-held={held} tabIndex={0} role="group" />
    </>
  )
}
