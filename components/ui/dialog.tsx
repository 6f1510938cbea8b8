'use client'

import { Dialog as Radix } from 'radix-ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** One sentence for a screen reader; shown under the title. */
  description?: string
  /** What opened it: focus returns there on closing. */
  opener?: HTMLElement | null
  children: ReactNode
}

/** A modal: focus stays inside, Escape and the backdrop close it. Load it lazily: it is needed late. */
export function Dialog({ open, onClose, title, description, opener, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-backdrop" />
        <Radix.Content
          className="dialog"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            if (!opener) return
            event.preventDefault()
            opener.focus()
          }}
        >
          <div className="flex items-start justify-between gap-6 pb-4">
            <div>
              <Radix.Title className="text-display text-t5 tracking-normal">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-2 text-t2 text-ink-2">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close className="grid size-11 flex-none place-items-center rounded-button hover:bg-paper-3">
              <X size={20} strokeWidth={1.6} aria-hidden="true" />
              <span className="sr-only">Close</span>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
