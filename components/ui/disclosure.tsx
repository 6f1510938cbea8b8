import { cx } from 'class-variance-authority'
import { useCallback, useId, type ReactNode } from 'react'
import { Button } from './button'
import { FOLDED_CLASS, useFoldedRef } from './folded'
import { PlusSign } from './icons'
import { useEntryState } from './use-entry-state'

/**
 * A part that is hidden until its button is pressed or the browser's search finds something in it. Put `buttonProps` on a
 * `<button>` with a `PlusSign` in it, and `panelProps` on the part.
 *
 * @param name unique among those of its page: Back shows the part as it was left
 */
export function useDisclosure(name: string) {
  const [open, setOpen] = useEntryState<boolean>(`open: ${name}`, false, (kept) => typeof kept === 'boolean')
  const panelId = useId()
  const panelRef = useFoldedRef(
    !open,
    useCallback(() => setOpen(true), [setOpen]),
  )
  return {
    open,
    buttonProps: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen(!open),
    },
    panelProps: { id: panelId, ref: panelRef, className: open ? undefined : FOLDED_CLASS },
  } as const
}

interface DisclosureProps {
  /** Unique on its page. */
  label: string
  /** Shown after the button, before the children. */
  beside?: ReactNode
  children: ReactNode
}

/** A quiet button that shows and hides its children, which stay in the HTML. */
export function Disclosure({ label, beside, children }: DisclosureProps) {
  const { buttonProps, panelProps } = useDisclosure(label)
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
