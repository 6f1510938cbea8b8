import { business } from '../business'
import { sample } from '../sample'

export const pricingCopy = {
  title: 'Plans that start where you are',
  lead: `Nobody knows the price of a phone they have never heard ring. So: three plans, honest windows, and a figure for yours on a free ${business.discoveryCall.minutes}-minute call.`,
  switchLabel: 'What should we build?',
  ruler: {
    label: 'Build windows on one rule, in weeks',
    unit: 'weeks from signature',
    custom: 'agreed on the call',
  },
  book: 'Book Your Discovery Call',
  booking: 'Booking...',
  connecting: 'Connecting...',
  popular: 'Most Popular',
  quoteNote: 'Custom Quote on Call',
  buildWindow: 'Build window',
  weeks: 'weeks',
  custom: 'Custom',
  customWindow: 'window, agreed on the call',
  delivery: 'How it is delivered',
  features: 'What is in it',
} as const

export const runningCostCopy = sample({
  title: `The build is quoted. The minute is ${business.callCentsPerMinute} cents.`,
  lead: 'Once it is live you pay for the minutes in which somebody is talking, and for nothing else. Move the two sliders to your own desk.',
  callsLabel: 'Calls a day',
  minutesLabel: 'Minutes a call',
  resultLabel: 'a month, in minutes talked',
  formula: ({ calls, minutes, total }: { calls: number; minutes: string; total: string }) =>
    `${calls} calls × ${minutes} minutes × 30 days = ${total} minutes`,
  note: `${business.callCentsPerMinute} cents per connected minute, connected in at most ${business.connectSeconds} seconds. Ringing is free.`,
  start: { callsPerDay: 40, minutesPerCall: 2.5 },
  limits: {
    callsPerDay: { min: 5, max: 400, step: 5 },
    minutesPerCall: { min: 0.5, max: 10, step: 0.5 },
  },
} as const)

export const allPlansInclude = sample({
  title: 'All Plans Include',
  lead: 'Printed on every receipt, whatever the plan.',
  value: 'included',
  total: 'Hidden fees',
  totalValue: 'none',
  items: [
    `Answers in under ${business.responseSeconds} seconds`,
    'Your accounts, your data, your repository',
    'Consent asked before recording',
    'Opt-outs honoured on the spot',
    'Card numbers never reach the log',
    `Any of ${business.integrations}+ integrations to choose from`,
    'Documentation a new colleague can follow',
    `A person’s answer within ${business.responseHours} hours`,
  ],
} as const)

export interface AddOn {
  title: string
  text: string
  /** What it is counted by; prices are quoted on the call. */
  countedBy: string
}

export const addOnsCopy = sample({
  title: 'Optional add-ons',
  lead: 'Nothing here is needed to begin. Each is quoted on the call, by what it is counted in.',
  items: [
    {
      title: 'Another language',
      text: 'Script, voice and test calls by a native speaker.',
      countedBy: 'per language',
    },
    { title: 'Another site', text: 'Own number, own diary, own opening hours.', countedBy: 'per site' },
    {
      title: 'A voice of your own',
      text: 'Recorded with your colleague’s consent, in writing.',
      countedBy: 'once',
    },
    {
      title: 'Moving your numbers',
      text: 'Porting, with no silent day in between.',
      countedBy: 'per number',
    },
    {
      title: 'Transcript reading',
      text: 'We read every week and mend what we find.',
      countedBy: 'per month',
    },
    {
      title: 'Founder deep-dive',
      text: 'Architecture, script and budget on one page.',
      countedBy: `$${business.deepDive.priceUsd}, once`,
    },
  ] satisfies readonly AddOn[],
} as const)

export const pricingClosing = {
  title: 'Ask us the number.',
  lead: `The call is free and takes ${business.discoveryCall.minutes} minutes. You leave with a figure, or with a reason not to spend it.`,
} as const
