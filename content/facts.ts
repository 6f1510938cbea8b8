import { brand } from './brand'
import { sample } from './sample'

/** From the least to the most. */
export interface Span {
  from: number
  to: number
}

/** Amounts are numbers, without a currency sign and without quotes. The currency is in `locale.ts`. */
export interface Facts {
  /** The agency's name. */
  name: string
  slogan: string
  copyrightYear: number
  discoveryCall: { minutes: number; price: number }
  deepDive: { price: number }
  /** Of a voice agent, in days from the signature. Its build follows, until the first day that it may go live. */
  designDays: Span
  voiceGoLiveDays: Span
  mvpWeeks: Span
  responseHours: number
  privacyResponseHours: number
  uptimeTargetPercent: number
  responseSeconds: number
  connectSeconds: number
  integrations: number
  callCentsPerMinute: number
  paybackMonths: Span
  enterpriseProgramPrice: number
  capacityGain: number
  deliveryRecordPercent: number
  audience: { subscribers: number; followers: number; tutorials: number; projects: number }
}

/** Figures of the business. Each exists once, here; copy is built from them. */
export const facts: Facts = {
  name: brand.name,
  slogan: 'Build Faster. Sell Smarter. Sleep Better.',
  copyrightYear: 2025,
  discoveryCall: { minutes: 30, price: 0 },
  deepDive: { price: 250 },
  designDays: { from: 1, to: 3 },
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
  enterpriseProgramPrice: 100_000,
  capacityGain: 10,
  deliveryRecordPercent: 100,
  audience: { subscribers: 9700, followers: 7200, tutorials: 50, projects: 100 },
}

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
