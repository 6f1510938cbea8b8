'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from './button'
import { FOLDED_CLASS } from './folded'
import { PlusSign } from './icons'

/**
 * A part that is hidden until its button is pressed. Put `buttonProps` on a `<button>` with a `PlusSign` in it, and
 * `panelProps` on the part.
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

/** A quiet button that shows and hides its children, which stay in the HTML. */
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
