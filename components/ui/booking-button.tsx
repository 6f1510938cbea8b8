'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { contact } from '@/lib/site/contact'
import { openInNewTab } from '@/lib/site/open-tab'
import { createSaveButton, type SaveButton, type SaveState } from '@/lib/site/save-button'
import { buttonClass, type ButtonLook } from './button'
import { cn } from './cn'
import { fireConfetti, warmUpConfetti } from './confetti'
import { Arrow, OutArrow, StarShape } from './icons'

export interface BookingLabels {
  idle: string
  saving: string
  saved: string
}

/** Labels of the two bookings, wherever nothing else is said. */
export const BOOKING_LABELS = {
  discovery: { idle: 'Book Discovery Call', saving: 'Booking...', saved: 'Booked!' },
  'deep-dive': { idle: '$250 Deep-Dive', saving: 'Booking...', saved: 'Booked!' },
} as const satisfies Record<string, BookingLabels>

export type Booking = keyof typeof BOOKING_LABELS

const schedulingPages: Record<Booking, string> = {
  discovery: contact.discoveryCallUrl,
  'deep-dive': contact.deepDiveUrl,
}

export interface BookingButtonProps extends ButtonLook {
  booking: Booking
  /** What the button says in each state; what is left out stays as usual. */
  labels?: Partial<BookingLabels>
  /** Saves the booking; without it, a save of two seconds is simulated. */
  save?: () => Promise<unknown>
  /** Full width, with an arrow at its end. */
  bar?: boolean
  className?: string | undefined
  /** Shown instead of the idle label, with the same words: for line breaks and abbreviations. */
  children?: ReactNode
}

/**
 * The booking / save button: a click opens the scheduling page in a new tab and saves;
 * `data-state` is idle, saving or saved. Confetti and a star celebrate a save.
 */
export function BookingButton({
  booking,
  labels,
  save,
  bar = false,
  look,
  size,
  wide,
  className,
  children,
}: BookingButtonProps) {
  const { state, click, buttonRef } = useSaveButton()
  const words = { ...BOOKING_LABELS[booking], ...labels }
  const book = () => {
    keepSize(buttonRef.current)
    openInNewTab(schedulingPages[booking])
    return click(save)
  }
  return (
    <button
      ref={buttonRef}
      type="button"
      data-state={state}
      data-booking={booking}
      aria-disabled={state === 'saving' || undefined}
      aria-busy={state === 'saving' || undefined}
      className={cn(buttonClass({ look, size, wide }), bar && 'btn-bar', className)}
      onPointerEnter={() => warmUpConfetti()}
      onClick={state === 'idle' ? book : undefined}
    >
      <span className="btn-label" aria-live="polite">
        {state === 'idle' ? (children ?? words.idle) : words[state]}
      </span>
      {bar ? <Arrow /> : booking === 'deep-dive' && state === 'idle' ? <OutArrow /> : null}
      {state === 'saved' ? (
        <span className="star-badge" data-star-badge>
          <StarShape size={16} />
        </span>
      ) : null}
    </button>
  )
}

/** A shorter label must not move what stands beside or below the button. */
function keepSize(button: HTMLElement | null) {
  if (!button) return
  const { width, height } = button.getBoundingClientRect()
  Object.assign(button.style, { minWidth: `${width}px`, minHeight: `${height}px` })
}

function releaseSize(button: HTMLElement | null) {
  button?.style.removeProperty('min-width')
  button?.style.removeProperty('min-height')
}

function useSaveButton() {
  const [state, setState] = useState<SaveState>('idle')
  const buttonRef = useRef<HTMLButtonElement>(null)
  const saveRef = useRef<SaveButton | null>(null)

  useEffect(() => {
    const button = createSaveButton({
      clock: window,
      onChange: (next) => {
        if (next === 'idle') releaseSize(buttonRef.current)
        setState(next)
      },
      onSaved: () => buttonRef.current && void fireConfetti(buttonRef.current),
      logError: (message, error) => console.error(message, error),
    })
    saveRef.current = button
    return () => button.dispose()
  }, [])

  const click = (save?: () => Promise<unknown>) => saveRef.current?.click(save)
  return { state, click, buttonRef }
}
