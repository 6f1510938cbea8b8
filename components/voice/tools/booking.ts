import { siteConfig } from '@/lib/config'
import { readBookingFields } from '@/lib/site/brief/booking-url'
import { contact } from '@/lib/site/contact'

/** The scheduling pages, and the names of their fields where they are set. */
export const booking = {
  pages: { discovery: contact.discoveryCallUrl, 'deep-dive': contact.deepDiveUrl },
  fields: readBookingFields(siteConfig.bookingFields),
} as const
