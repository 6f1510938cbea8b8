import type { ComponentProps } from 'react'
import type { Booking } from '@/content/booking'
import { usePanel } from './panel-context'

interface BookingLinkProps extends ComponentProps<'a'> {
  /** Default: the discovery call. */
  call?: Booking
}

/** Opens a scheduling page in a new tab. Renders nothing without an address. */
export const BookingLink = ({ call = 'discovery', ...props }: BookingLinkProps) =>
  props.href ? <a data-booking={call} target="_blank" rel="noopener noreferrer" {...props} /> : null

/** Opens the calendar of the discovery call, filled in with what has been noted. */
export function DiscoveryCallLink(props: ComponentProps<'a'>) {
  const { bookUrl, bookWithNotesUrl } = usePanel().contact
  return <BookingLink {...props} href={bookWithNotesUrl ?? bookUrl} />
}
