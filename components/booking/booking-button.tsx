'use client'

import { AnimatePresence } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useMotionReady } from '@/components/motion/motion-provider'
import { EASE, EXIT_TRANSITION } from '@/components/motion/timing'
import { buttonClass, ButtonRow, type ButtonVariants } from '@/components/ui/button'
import { Arrow, OutArrow, StarShape } from '@/components/ui/icons'
import { bookingLabels, calendarOpened, type Booking, type BookingLabels } from '@/content/booking'
import { announcements } from '@/lib/navigation/announcements'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { createBooking, type BookingState } from '@/lib/booking/booking-state'
import { schedulingPages } from '@/lib/booking/contact'
import { systemClock } from '@/lib/timing/clock'
import { fireConfetti, preloadConfetti } from './confetti'

interface BookingButtonProps extends ButtonVariants {
  booking: Booking
  /** Labels that differ from those in `content/booking.ts`. */
  labels?: Partial<BookingLabels> | undefined
  /** Saves the booking; without it, a save of two seconds is simulated. */
  save?: () => Promise<unknown>
  className?: string | undefined
  /** Shown instead of the idle label, with the same words: for line breaks and abbreviations. */
  children?: ReactNode
}

/** Start and end of the star's animation: it fades, scales and rotates. */
const STAR_HIDDEN = { opacity: 0, scale: 0.2, rotate: -90 }

/**
 * The booking button: a link to the scheduling page, in a new tab. A click also saves; `data-state` is idle, saving or
 * saved. A save shows confetti and a star.
 */
export function BookingButton({
  booking,
  labels,
  save: handler,
  className,
  children,
  ...look
}: BookingButtonProps) {
  const { state, save, linkRef } = useBooking()
  const ready = useMotionReady()
  const words = { ...bookingLabels[booking], ...labels }
  // A live region inside a link is not announced: its content is only part of the link's name.
  const announcement =
    state === 'idle' ? undefined : state === 'saving' ? words.saving : `${words.saved} ${calendarOpened}`
  useEffect(() => {
    if (announcement === undefined) return
    announcements.announce(announcement)
    return () => announcements.announce('')
  }, [announcement])

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    // A double click, or a key that is held down, opens one tab.
    if (state === 'saving') event.preventDefault()
    save(handler)
  }
  return (
    <a
      ref={linkRef}
      href={schedulingPages[booking]}
      target="_blank"
      rel="noopener"
      data-state={state}
      data-booking={booking}
      data-opened={state === 'saved' ? calendarOpened : undefined}
      aria-busy={state === 'saving' || undefined}
      className={buttonClass({
        ...look,
        className: [
          'data-[state=saved]:bg-accent data-[state=saved]:text-on-accent data-[state=saved]:inset-ring-0 data-[state=saving]:cursor-progress',
          className,
        ],
      })}
      onPointerEnter={() => preloadConfetti()}
      onClick={follow}
    >
      {/* Each state has its own span: a translator replaces its text nodes, which React could not remove one by one. */}
      <span key={state} className="group-data-[state=saving]/button:opacity-75">
        {state === 'idle' ? (children ?? words.idle) : words[state]}
      </span>
      {look.size === 'bar' ? (
        <Arrow className="group-data-[state=saved]/button:opacity-0" />
      ) : booking === 'deep-dive' && state === 'idle' ? (
        <OutArrow />
      ) : null}
      <AnimatePresence>
        {state === 'saved' ? (
          <m.span
            data-star-badge
            className="absolute -top-[11px] -right-[11px] grid size-7 place-items-center rounded-full bg-raised text-accent shadow-raised"
            initial={ready && STAR_HIDDEN}
            animate={{ opacity: 1, scale: 1, rotate: 0 }}
            exit={{ ...STAR_HIDDEN, transition: EXIT_TRANSITION }}
            transition={{ duration: 0.45, ease: EASE }}
          >
            <StarShape size={16} />
          </m.span>
        ) : null}
      </AnimatePresence>
    </a>
  )
}

interface BookingButtonsProps {
  /** Labels of the discovery call's button, if they differ from `content/booking.ts`. */
  discoveryLabels?: Partial<BookingLabels> | undefined
  className?: string | undefined
}

/** The buttons of both bookings, side by side. */
export function BookingButtons({ discoveryLabels, className }: BookingButtonsProps) {
  return (
    <ButtonRow className={className}>
      <BookingButton inRow booking="discovery" labels={discoveryLabels} />
      <BookingButton inRow booking="deep-dive" variant="ghost" />
    </ButtonRow>
  )
}

/**
 * Drives one booking link. The link keeps its size until it is idle again, because a shorter label would shift the
 * elements beside it.
 */
function useBooking() {
  const [state, setState] = useState<BookingState>('idle')
  const linkRef = useRef<HTMLAnchorElement>(null)
  const bookingRef = useRef<ReturnType<typeof createBooking> | null>(null)

  useEffect(() => {
    const booking = createBooking({
      clock: systemClock,
      onChange: (next) => {
        const link = linkRef.current
        if (link && next === 'saving') keepSize(link)
        if (link && next === 'saved') void fireConfetti(link)
        if (link && next === 'idle') releaseSize(link)
        setState(next)
      },
      logError: (message, error) => console.error(message, error),
    })
    bookingRef.current = booking
    return () => booking.dispose()
  }, [])

  const save = (handler?: () => Promise<unknown>) => void bookingRef.current?.save(handler)
  return { state, save, linkRef }
}

function keepSize(link: HTMLElement) {
  const { width, height } = link.getBoundingClientRect()
  Object.assign(link.style, { minWidth: `${width}px`, minHeight: `${height}px` })
}

function releaseSize(link: HTMLElement) {
  link.style.removeProperty('min-width')
  link.style.removeProperty('min-height')
}
