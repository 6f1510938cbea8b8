import { facts } from './facts'
import { usd } from './format'

export interface BookingLabels {
  idle: string
  saving: string
  saved: string
}

/** What the two booking buttons say in each state, wherever a page says nothing else. */
export const bookingLabels = {
  discovery: { idle: 'Book Discovery Call', saving: 'Booking...', saved: 'Booked!' },
  'deep-dive': { idle: `${usd(facts.deepDive.priceUsd)} Deep-Dive`, saving: 'Booking...', saved: 'Booked!' },
} as const satisfies Record<string, BookingLabels>

export type Booking = keyof typeof bookingLabels
