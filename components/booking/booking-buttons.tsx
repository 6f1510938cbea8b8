import { ButtonRow } from '@/components/ui/button'
import type { BookingLabels } from '@/content/booking'
import { BookingButton } from './booking-button'

interface BookingButtonsProps {
  /** Labels of the discovery call's button, where they differ from `content/booking.ts`. */
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
