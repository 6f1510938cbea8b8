import type { Booking } from '@/content/booking'
import { siteConfig } from '../../config'
import { readBookingFields, type BookingFields } from '../../config/booking-fields'
import { schedulingPages } from '../contact'
import { parsedUrl } from '../../parsed-url'
import { BRIEF_FIELDS, briefText, isEmail, type Brief } from './brief'

/** Scheduling services whose parameters are known, by the end of their host name. */
const KNOWN_FIELDS: Record<string, BookingFields> = {
  'cal.com': { name: 'name', email: 'email', notes: 'notes' },
  // The answer to the first question that the organiser has added.
  'calendly.com': { name: 'name', email: 'email', notes: 'a1' },
}

/** Longer addresses are cut off by some servers. */
const MAX_NOTES_LENGTH = 1_200

/**
 * The scheduling page with the brief filled in. A page of an unknown service gets the plain link, unless its
 * fields are configured. An invalid e-mail address is left out.
 */
export function bookingUrl(page: string, brief: Brief, named?: BookingFields): string {
  const url = parsedUrl(page)
  if (!url) return page
  const known = Object.entries(KNOWN_FIELDS).find(
    ([host]) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  )
  const fields = named ?? known?.[1]
  if (!fields) return page
  const notes = briefText(
    brief,
    BRIEF_FIELDS.filter((field) => field !== 'name' && field !== 'email'),
  )
  const values = {
    name: brief.name.trim(),
    email: isEmail(brief.email.trim()) ? brief.email.trim() : '',
    notes: notes.slice(0, MAX_NOTES_LENGTH),
  }
  for (const [field, value] of Object.entries(values))
    if (value !== '') url.searchParams.set(fields[field as keyof BookingFields], value)
  return url.href
}

const namedFields = readBookingFields(siteConfig.bookingFields)

/** The site's own scheduling page for a booking, with the brief filled in. */
export const schedulingUrl = (booking: Booking, brief: Brief): string =>
  bookingUrl(schedulingPages[booking], brief, namedFields)
