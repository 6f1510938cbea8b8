/*
 * Figures that the terms, the privacy policy and the worked example state. They are apart from `facts.ts`, which every
 * page loads. All are samples; set them to your actual practice.
 */

/** A period of time; the key of the number is its unit. */
type TimeIn<Unit extends string> = { name: string; sample?: true } & Record<Unit, number>

/** Retention periods, as the privacy policy and the terms state them. Set them to your actual practice. */
export const retention: Record<'call' | 'errorReport' | 'projectCopies', TimeIn<'days'>> &
  Record<'booking', TimeIn<'months'>> &
  Record<'confidentiality', TimeIn<'years'>> = {
  call: { name: 'Recording and transcript of a voice call', days: 30, sample: true },
  errorReport: { name: 'Error reports', days: 30, sample: true },
  booking: { name: 'Bookings after the last contact', months: 12, sample: true },
  projectCopies: { name: 'Copies of a client’s data after the end', days: 30, sample: true },
  confidentiality: { name: 'Confidentiality after a project', years: 3, sample: true },
}

/** Data of a client's callers: how long it is kept by default, and how soon it is deleted on request. */
export const callerData: { name: string; region: string; sample?: true } & Record<
  'keptDays' | 'deletedWithinDays' | 'subProcessorNoticeDays',
  number
> = {
  name: 'Data of a client’s callers',
  keptDays: 30,
  deletedWithinDays: 7,
  subProcessorNoticeDays: 30,
  region: 'the United States',
  sample: true,
}

/** What the order of a small business consists of, with its sample prices. */
export interface WorkedExampleFigures {
  name: string
  buildPrice: number
  callsPerDay: number
  minutesPerCall: number
  numbers: number
  pricePerNumber: number
  messages: number
  centsPerMessage: number
  modelCentsPerMinute: number
  /** Bookings a month that would be lost without the agent, and the value of one. */
  bookingsKept: number
  bookingValue: number
  sample?: true
}

/** One order of a small business, worked through on Pricing: the build once, and what a month costs. */
export const workedExampleFigures: WorkedExampleFigures = {
  name: 'A worked example: a dental clinic with one agent',
  buildPrice: 4800,
  callsPerDay: 10,
  minutesPerCall: 2,
  numbers: 1,
  pricePerNumber: 2,
  messages: 300,
  centsPerMessage: 2,
  modelCentsPerMinute: 4,
  bookingsKept: 10,
  bookingValue: 170,
  sample: true,
}

/** How long a call is taken to be while nobody has said it: as in the worked example. */
export const assumedCallMinutes = workedExampleFigures.minutesPerCall

/** Periods of the terms of contract. */
export const contractTerms: Record<
  | 'quoteValid'
  | 'invoice'
  | 'upgradeCredit'
  | 'latePayment'
  | 'freeFixes'
  | 'priorityFixes'
  | 'notice'
  | 'breachRemedy',
  TimeIn<'days'>
> &
  Record<'deepDiveMove', TimeIn<'hours'>> &
  Record<'deepDiveLength', TimeIn<'minutes'>> = {
  quoteValid: { name: 'How long a quote is valid', days: 30, sample: true },
  invoice: { name: 'Time to pay an invoice', days: 14, sample: true },
  upgradeCredit: { name: 'How long the price of a plan counts towards a larger one', days: 90, sample: true },
  latePayment: { name: 'Time to pay after a reminder, before work pauses', days: 7, sample: true },
  freeFixes: { name: 'Faults mended at no charge after acceptance', days: 60, sample: true },
  priorityFixes: { name: 'Faults mended before other work after a launch', days: 14, sample: true },
  notice: { name: 'Notice to end a running service', days: 30, sample: true },
  breachRemedy: { name: 'Time to cure a breach', days: 14, sample: true },
  deepDiveLength: { name: 'How long a deep-dive takes', minutes: 90, sample: true },
  deepDiveMove: { name: 'How long before it a deep-dive can be moved', hours: 24, sample: true },
}
