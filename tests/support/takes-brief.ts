import { emptyBrief } from '@/lib/booking/brief/brief'
import { schedulingUrl } from '@/lib/booking/brief/booking-url'
import { contact } from '@/lib/booking/contact'
import { siteConfig } from '@/lib/config'

/**
 * Whether the scheduling page takes a brief: that of the sample does in a local build (`applyLocalSettings`), and one of the
 * settings if its service is known. Any other gets the plain link.
 */
export const takesBrief =
  siteConfig.discoveryCallUrl === undefined ||
  schedulingUrl('discovery', { ...emptyBrief, name: 'Ada' }) !== contact.discoveryCallUrl
