import { facts } from './facts'
import { money } from './format'

export interface BookingLabels {
  idle: string
  saving: string
  saved: string
}

/** The idle label of the discovery call in three parts: the header hides the middle one on the narrowest screens. */
export const discoveryLabelParts = { start: 'Book', middle: 'Discovery', end: 'Call' }

/** The idle label of the discovery call, for links and messages as well. */
export const discoveryLabel = Object.values(discoveryLabelParts).join(' ')

/** Labels of the two booking buttons in each state. A section may replace them for its own button. */
export const bookingLabels = {
  discovery: { idle: discoveryLabel, saving: 'Booking...', saved: 'Booked!' },
  'deep-dive': { idle: `${money(facts.deepDive.price)} Deep-Dive`, saving: 'Booking...', saved: 'Booked!' },
} satisfies Record<string, BookingLabels>

export type Booking = keyof typeof bookingLabels

/** What a saved booking says beside its label: the time itself is still to be chosen in the calendar. */
export const calendarOpened = 'The calendar has opened in a new tab.'
