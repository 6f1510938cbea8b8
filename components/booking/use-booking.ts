import { useEffect, useRef, useState } from 'react'
import { createBooking, type BookingState } from '@/lib/booking/booking-state'
import { systemClock } from '@/lib/timing/clock'
import { fireConfetti } from './confetti'

/**
 * Drives one booking link. The link keeps its size until it is idle again, because a shorter label would shift the
 * elements beside it.
 */
export function useBooking() {
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
