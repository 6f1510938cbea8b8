import { contractTerms, workedExampleFigures as figures } from '../contract-figures'
import { facts } from '../facts'
import { range } from '../format'
import { sample } from '../sample'

/** Labels of the worked example; its sums are made by `lib/pricing/worked-example.ts`. */
export const workedExampleSection = sample({
  title: 'A small clinic, worked through.',
  lead: `One agent on one number: ${figures.callsPerDay} calls a day of ${figures.minutesPerCall} minutes. The prices are samples, to show how the sum is made. Yours is quoted on the call.`,
  once: {
    label: 'Built once',
    note: `half at the start, half on acceptance, each within ${contractTerms.invoice.days} days`,
  },
  monthly: 'Each month',
  rows: {
    minutes: `{minutes} connected minutes, at ${facts.callCentsPerMinute} cents`,
    numbers: '{numbers} telephone number',
    messages: '{messages} text messages',
    model: 'Model usage: the AI that listens and speaks',
    total: 'In all',
  },
  payback: {
    label: 'Pays for itself in',
    value: '{months} months',
    note: `if it keeps {bookings} bookings a month at $${figures.usdPerBooking} that now ring out. On average it is ${range(facts.paybackMonths)} months.`,
  },
  notIncluded: {
    label: `Not in the ${facts.callCentsPerMinute} cents`,
    text: `Numbers, messages and model usage are billed at what their providers charge us. So are your own tools, by their makers. Taxes come on top. Two weeks of care after go-live are included; more is optional. You can set a monthly ceiling: at it, calls ring through to your own phone or voicemail.`,
  },
})
export type WorkedExampleContent = typeof workedExampleSection
