import { BookingButton } from '@/components/booking/booking-button'

/** A button in the left margin, where it covers nothing. On a narrow page the bar has the same button. */
export function FloatingBooking({ label }: { label: string }) {
  return (
    <div data-floating data-no-print className="fixed top-1/2 left-0 z-30 -translate-y-1/2 max-md:hidden">
      <BookingButton
        booking="discovery"
        labels={{ idle: label }}
        variant="ghost"
        size="sm"
        className="min-h-0 w-[calc(var(--pad)-6px)] max-w-13 rotate-180 rounded-r-none bg-surface px-5! py-0! [writing-mode:vertical-rl] after:hidden"
      />
    </div>
  )
}
