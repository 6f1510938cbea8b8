import { sample } from './sample'

/** Figures of the business. Each exists once, here; copy is built from them. */
export const facts = {
  /** The agency's name. */
  name: 'Callwright',
  slogan: 'Build Faster. Sell Smarter. Sleep Better.',
  copyrightYear: 2025,
  discoveryCall: { minutes: 30, priceUsd: 0 },
  deepDive: { priceUsd: 250 },
  voiceGoLiveDays: { from: 7, to: 14 },
  mvpWeeks: { from: 3, to: 6 },
  responseHours: 2,
  privacyResponseHours: 48,
  uptimeTargetPercent: 99.9,
  responseSeconds: 2,
  connectSeconds: 2,
  integrations: 400,
  callCentsPerMinute: 7,
  paybackMonths: { from: 2, to: 4 },
  enterpriseProgramUsd: 100_000,
  capacityGain: 10,
  deliveryRecordPercent: 100,
  audience: { subscribers: 9700, followers: 7200, tutorials: 50, projects: 100 },
} as const

/** Industries the agency names. */
export const industries = [
  'Real estate',
  'Automotive',
  'Restaurants',
  'Clinics',
  'Education',
  'Services',
] as const

/**
 * Published contact, used while the settings of the same name are unset (`.env.example`).
 * The number is from the range reserved for fiction.
 */
export const sampleContact = sample({
  phone: '+1 555 010 0142',
  whatsappUrl: 'https://wa.me/15550100142',
  discoveryCallUrl: 'https://cal.example.com/callwright/discovery',
  deepDiveUrl: 'https://cal.example.com/callwright/deep-dive',
})

// The samples below are plain objects, so that pages which do not state them do not carry them.

/** How long what is kept is kept, as the privacy policy and the terms say it: to be set to what is done. */
export const retention = {
  call: { name: 'Recording and transcript of a voice call', days: 30, sample: true },
  errorReport: { name: 'Error reports', days: 30, sample: true },
  booking: { name: 'Bookings after the last contact', months: 12, sample: true },
  projectCopies: { name: 'Copies of a client’s data after the end', days: 30, sample: true },
  confidentiality: { name: 'Confidentiality after a project', years: 3, sample: true },
} as const

/** What happens to the data of a client's callers: kept by default, and deleted once that is asked for. */
export const callerData = {
  name: 'Data of a client’s callers',
  keptDays: 30,
  deletedWithinDays: 7,
  subProcessorNoticeDays: 30,
  region: 'the United States',
  sample: true,
} as const

/** One order of a small business, worked through on Pricing: the build once, and what a month costs. */
export const workedExampleFigures = {
  name: 'A worked example: a dental clinic with one agent',
  buildUsd: 4800,
  callsPerDay: 12,
  minutesPerCall: 2,
  numbers: 1,
  usdPerNumber: 2,
  messages: 200,
  centsPerMessage: 2,
  modelCentsPerMinute: 4,
  bookingsKept: 10,
  usdPerBooking: 170,
  sample: true,
} as const

/** The terms in figures, in days but for hours where they say so. */
export const contractTerms = {
  quoteValid: { name: 'How long a quote is valid', days: 30, sample: true },
  invoice: { name: 'Time to pay an invoice', days: 14, sample: true },
  mending: { name: 'Faults mended at no charge after acceptance', days: 60, sample: true },
  notice: { name: 'Notice to end a running service', days: 30, sample: true },
  cure: { name: 'Time to cure a breach', days: 14, sample: true },
  deepDiveMove: { name: 'How long before it a deep-dive can be moved', hours: 24, sample: true },
} as const
