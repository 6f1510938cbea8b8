import { emptyBrief } from '@/lib/booking/brief/brief'
import { schedulingUrl } from '@/lib/booking/brief/booking-url'
import { contact } from '@/lib/booking/contact'

/** Whether the scheduling page of the settings takes a brief; the one of an unknown service gets the plain link. */
export const takesBrief =
  schedulingUrl('discovery', { ...emptyBrief, name: 'Ada' }) !== contact.discoveryCallUrl
