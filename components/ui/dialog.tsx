import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { Dialog as Radix } from 'radix-ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMotionReady } from '@/components/motion/motion-provider'
import { EXIT_TRANSITION } from '@/components/motion/timing'
import { ignoreRepeatedEnter } from './keys'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Called on closing: the control to which the focus returns, usually the one that opened it. */
  opener?: () => HTMLElement
  children: ReactNode
}

const TRANSPARENT = { opacity: 0 }
/** The dialog slides into place without fading. */
const BELOW = { y: 12 }

/** A modal: the focus stays inside; Escape and the backdrop close it. Load it lazily with `lazy(() => import(…))`. */
export function Dialog({ open, onClose, title, closeLabel, opener, children }: DialogProps) {
  const ready = useMotionReady()
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <AnimatePresence>
        {open ? (
          <Radix.Portal forceMount>
            <Radix.Overlay forceMount asChild>
              <m.div
                className="fixed inset-0 z-80 bg-[color-mix(in_oklab,var(--shade)_70%,transparent)]"
                initial={ready && TRANSPARENT}
                animate={{ opacity: 1 }}
                exit={{ ...TRANSPARENT, transition: EXIT_TRANSITION }}
              />
            </Radix.Overlay>
            <Radix.Content
              forceMount
              asChild
              aria-describedby={undefined}
              onKeyDown={ignoreRepeatedEnter}
              // When the focus returns from the last control to the first, the browser must not scroll.
              onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
              onCloseAutoFocus={(event) => {
                if (!opener) return
                event.preventDefault()
                // The reader may have scrolled on, before the dialog opened.
                opener().focus({ preventScroll: true })
              }}
            >
              <m.div
                className="fixed top-1/2 left-1/2 z-81 max-h-[calc(100dvh-32px)] w-[min(960px,100vw-32px)] -translate-1/2 overflow-y-auto rounded-panel bg-raised px-7 pt-6 pb-7 text-ink shadow-dialog"
                initial={ready && BELOW}
                animate={{ opacity: 1, y: 0 }}
                exit={{ ...BELOW, ...TRANSPARENT, transition: EXIT_TRANSITION }}
              >
                <div className="flex items-start justify-between gap-6 pb-4">
                  <Radix.Title className="type-display text-xl tracking-normal">{title}</Radix.Title>
                  <Radix.Close className="grid size-11 flex-none place-items-center rounded-button hover:bg-surface-3">
                    <X size={20} strokeWidth={1.6} aria-hidden="true" />
                    <span className="sr-only">{closeLabel}</span>
                  </Radix.Close>
                </div>
                {children}
              </m.div>
            </Radix.Content>
          </Radix.Portal>
        ) : null}
      </AnimatePresence>
    </Radix.Root>
  )
}
