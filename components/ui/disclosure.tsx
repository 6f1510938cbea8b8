'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from './button'
import { PlusSign } from './icons'

/** Hides a folded part; without script, which cannot unfold it, and on paper it stays. */
export const FOLDED_CLASS = 'hidden print:block noscript:block'

/**
 * A part that is folded away until asked for, for a button of your own: put `buttonProps` on a real
 * `<button>`, within a heading where there is one, with a `PlusSign` in it.
 */
export function useDisclosure(openAtFirst = false) {
  const [open, setOpen] = useState(openAtFirst)
  const panelId = useId()
  return {
    open,
    buttonProps: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen((was) => !was),
    },
    panelProps: { id: panelId, className: open ? undefined : FOLDED_CLASS },
  } as const
}

/** A quiet button that shows and hides what is below it. The hidden part stays in the HTML. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const { buttonProps, panelProps } = useDisclosure()
  return (
    <>
      <Button {...buttonProps} look="quiet" className="print:hidden noscript:hidden">
        {label}
        <PlusSign />
      </Button>
      <div {...panelProps}>{children}</div>
    </>
  )
}
