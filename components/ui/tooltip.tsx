'use client'

import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A short explanation of a control, on hover and on focus. The control must have a name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={8}
            className="z-50 max-w-60 rounded-button bg-ink px-3.5 py-2.5 text-xs text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
