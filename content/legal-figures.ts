import { sample } from './sample'

/** How long what is kept is kept, as the privacy policy and the terms say it: to be set to what is done. */
export const retention = {
  call: sample({ name: 'Recording and transcript of a voice call', days: 30 }),
  errorReport: sample({ name: 'Error reports', days: 30 }),
  booking: sample({ name: 'Bookings after the last contact', months: 12 }),
  projectCopies: sample({ name: 'Copies of a client’s data after the end', days: 30 }),
  confidentiality: sample({ name: 'Confidentiality after a project', years: 3 }),
} as const

/** The terms in figures, in days but for hours where they say so. */
export const contractTerms = {
  quoteValid: sample({ name: 'How long a quote is valid', days: 30 }),
  invoice: sample({ name: 'Time to pay an invoice', days: 14 }),
  mending: sample({ name: 'Faults mended at no charge after acceptance', days: 60 }),
  notice: sample({ name: 'Notice to end a running service', days: 30 }),
  cure: sample({ name: 'Time to cure a breach', days: 14 }),
  deepDiveMove: sample({ name: 'How long before it a deep-dive can be moved', hours: 24 }),
} as const
