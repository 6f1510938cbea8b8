import { industries } from './facts'

/** A trade that a visitor can say is theirs. */
export type Trade = (typeof industries)[number]

/** What the choice of a trade brings first, wherever it is one of several. */
export interface TradeShows {
  /** Id of a recording in `content/recordings.ts`. */
  recordingId: string
  /** Name of the person in `content/home/testimonials.ts`. */
  testimonial: string
  /** Id of an example in `content/services/examples.ts`. */
  example: string
}

export const tradeShows: Record<Trade, TradeShows> = {
  'Real estate': { recordingId: 'lead-qualification', testimonial: 'Ilse Brandt', example: 'estate-lead' },
  Automotive: { recordingId: 'follow-up-call', testimonial: 'Chidi Okafor', example: 'garage-followup' },
  Restaurants: { recordingId: 'table-booking', testimonial: 'Marco Lume', example: 'restaurant-rush' },
  Clinics: {
    recordingId: 'appointment-reminder-call',
    testimonial: 'Dr Samira Haddad',
    example: 'clinic-night',
  },
  Education: { recordingId: 'course-enquiry', testimonial: 'Adaeze Nwosu', example: 'school-evening' },
  Services: { recordingId: 'customer-support-inquiry', testimonial: 'Jade Mensah', example: 'plumber-leak' },
}

export const tradeChoice = {
  label: 'My trade',
  none: 'any trade',
  options: industries,
} as const
