import { cx } from 'class-variance-authority'
import { useCallback, useId, useState, type ReactNode } from 'react'
import { Button } from './button'
import { FOLDED_CLASS, useFoldedRef } from './folded'
import { PlusSign } from './icons'

/**
 * A part that is hidden until its button is pressed or the browser's search finds something in it. Put `buttonProps` on a
 * `<button>` with a `PlusSign` in it, and `panelProps` on the part.
 */
export function useDisclosure(openAtFirst = false) {
  const [open, setOpen] = useState(openAtFirst)
  const panelId = useId()
  const panelRef = useFoldedRef(
    !open,
    useCallback(() => setOpen(true), []),
  )
  return {
    open,
    buttonProps: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen((was) => !was),
    },
    panelProps: { id: panelId, ref: panelRef, className: open ? undefined : FOLDED_CLASS },
  } as const
}

interface DisclosureProps {
  label: ReactNode
  /** Shown after the button, before the children. */
  beside?: ReactNode
  children: ReactNode
}

/** A quiet button that shows and hides its children, which stay in the HTML. */
export function Disclosure({ label, beside, children }: DisclosureProps) {
  const { buttonProps, panelProps } = useDisclosure()
  return (
    <>
      <Button {...buttonProps} variant="quiet" className="print:hidden noscript:hidden">
        {label}
        <PlusSign />
      </Button>
      {beside}
      <div {...panelProps} className={cx('w-full', panelProps.className)}>
        {children}
      </div>
    </>
  )
}
