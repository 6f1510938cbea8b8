import { contractTerms, workedExampleFigures as figures } from '../contract-figures'
import { facts } from '../facts'
import { counted, money } from '../format'
import { sample } from '../sample'

/** Labels of the worked example; its sums are made by `lib/pricing/worked-example.ts`. */
export const workedExampleSection = sample({
  title: 'A small clinic, worked through.',
  lead: `One agent on one number: ${counted(figures.callsPerDay, 'call')} a day of ${counted(figures.minutesPerCall, 'minute')}. The prices are samples; yours is quoted on the call.`,
  once: {
    label: 'Built once',
    note: `half at the start, half on acceptance, each due within ${counted(contractTerms.invoice.days, 'day')}`,
  },
  monthly: 'Each month',
  rows: {
    minutes: `{minutes}, at ${counted(facts.callCentsPerMinute, 'cent')}`,
    numbers: { one: '{numbers} telephone number', other: '{numbers} telephone numbers' },
    messages: { one: '{messages} text message', other: '{messages} text messages' },
    model: `AI models, at ${counted(figures.modelCentsPerMinute, 'cent')} a minute`,
    total: 'In all',
  },
  payback: {
    label: 'Pays for itself in',
    note: `if it keeps {bookings} bookings a month at ${money(figures.bookingValue)} that now ring out. On average it is ${counted(facts.paybackMonths, 'month')}.`,
  },
  notIncluded: {
    label: `Not in the ${counted(facts.callCentsPerMinute, 'cent')}`,
    text: `Numbers, messages and model usage, at what their providers charge us; your own tools; taxes. Two weeks of care after go-live are included. You can set a monthly ceiling: at it, calls ring through to your own phone or voicemail.`,
  },
})
export type WorkedExampleContent = typeof workedExampleSection
