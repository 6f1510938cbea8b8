'use client'

import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariants } from '@/components/ui/button'
import { Arrow, OutArrow, StarShape } from '@/components/ui/icons'
import { bookingLabels, type Booking, type BookingLabels } from '@/content/booking'
import { schedulingPages } from '@/lib/site/contact'
import { warmUpConfetti } from './confetti'
import { useBooking } from './use-booking'

export interface BookingButtonProps extends ButtonVariants {
  booking: Booking
  /** What the button says in each state; what is left out stays as usual. */
  labels?: Partial<BookingLabels>
  /** Saves the booking; without it, a save of two seconds is simulated. */
  save?: () => Promise<unknown>
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
  look,
  size,
  wide,
  className,
  children,
}: BookingButtonProps) {
  const { state, book, buttonRef } = useBooking(() => openInNewTab(schedulingPages[booking]))
  const words = { ...bookingLabels[booking], ...labels }
  return (
    <button
      ref={buttonRef}
      type="button"
      data-state={state}
      data-booking={booking}
      aria-disabled={state === 'saving' || undefined}
      aria-busy={state === 'saving' || undefined}
      className={buttonClass({
        look,
        size,
        wide,
        className: [
          'data-[state=saved]:bg-violet data-[state=saved]:text-on-violet data-[state=saved]:inset-ring-0 data-[state=saving]:cursor-progress',
          className,
        ],
      })}
      onPointerEnter={() => warmUpConfetti()}
      onClick={state === 'idle' ? () => book(save) : undefined}
    >
      <span className="group-data-[state=saving]/button:opacity-75" aria-live="polite">
        {state === 'idle' ? (children ?? words.idle) : words[state]}
      </span>
      {size === 'bar' ? (
        <Arrow className="group-data-[state=saved]/button:opacity-0" />
      ) : booking === 'deep-dive' && state === 'idle' ? (
        <OutArrow />
      ) : null}
      {state === 'saved' ? (
        <span
          data-star-badge
          className="absolute -top-[11px] -right-[11px] grid size-7 animate-star-in place-items-center rounded-full bg-sheet text-violet shadow-sheet"
        >
          <StarShape size={16} />
        </span>
      ) : null}
    </button>
  )
}

/**
 * Opens another site in a new tab, without access to this one. Call it inside the click itself:
 * browsers block a tab that is opened later.
 */
function openInNewTab(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer')
}
