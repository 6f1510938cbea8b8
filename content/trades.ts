import { industries } from './facts'

/** A trade that a visitor can say is theirs. */
export type Trade = (typeof industries)[number]

/** The content that is shown first to a visitor of a trade. */
export interface TradeContentIds {
  /** Id of a recording in `content/recordings.ts`. */
  recordingId: string
  /** Name of the person in `content/home/testimonials.ts`. */
  testimonial: string
  /** Id of an example in `content/services/examples.ts`. */
  example: string
}

export const tradeContentIds: Record<Trade, TradeContentIds> = {
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
}
