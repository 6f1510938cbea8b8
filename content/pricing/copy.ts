import { contractTerms, workedExampleFigures } from '../contract-figures'
import { measuredFrom } from '../measured-from'
import { facts } from '../facts'
import { capitalised, counted, grouped, money, plural, range, spelledOut } from '../format'
import { sample, type SampleMark } from '../sample'
import { smallestPlan } from './plan-names'
import { plans, type PlanService } from './plans'
import { rowControls } from '../row-controls'

/** Labels of the booking on this page, where they differ from `content/booking.ts`. */
const booking = { idle: 'Book Your Discovery Call', saving: 'Booking...' }

export const pricingHero = {
  label: 'Pricing',
  title: 'Plans that start where you are',
  lead: `${capitalised(spelledOut(plans.length))} ${plural(plans.length, { one: 'plan', other: 'plans' })} with honest build windows, what a month costs, and a quote for yours on a free call of ${counted(facts.discoveryCall.minutes, 'minute')}.`,
  booking,
  jumpsLabel: 'On this page',
  jumps: [
    { section: 'running-cost', label: 'Monthly costs' },
    { section: 'dates', label: 'Time to go live' },
    { section: 'your-data', label: 'Callers’ data' },
    { section: 'cancel', label: 'Can I cancel?' },
  ],
  /** Before the jumps: what the worked example costs, as “A clinic: $4,800 once, $74 a month”. */
  example: { name: 'A clinic', build: 'once', month: 'a month' },
  ruler: {
    label: 'Build windows on one rule, in weeks',
    unit: `weeks, ${measuredFrom.plan}. A voice agent’s first real call: typically day ${range(facts.voiceGoLiveDays)}.`,
    weeks: 'weeks',
    custom: 'agreed on the call',
  },
}
export type PricingHeroContent = typeof pricingHero

export const plansSection = {
  label: 'Plans',
  title: 'What should we build?',
  services: {
    voice: 'AI Voice & Chat',
    mvp: 'MVP & Micro-SaaS',
    both: 'Complete Solution',
  } satisfies Record<PlanService, string>,
  popular: 'Most Popular',
  /** The plans side by side, on a phone. */
  glance: {
    label: 'The plans at a glance',
    weeks: 'weeks',
    customWeeks: 'as agreed',
  },
  row: rowControls.plans,
  cancel: sample({
    question: 'Can I cancel?',
    answer: `Yes. There is no minimum term: a running service ends with ${counted(contractTerms.notice.days, 'day')}’ written notice. You keep your numbers, your data and the code.`,
  }),
  features: 'What is in it',
  delivery: 'How it is delivered',
  buildWindow: {
    label: 'Build window',
    weeks: `weeks, ${measuredFrom.plan}`,
    custom: 'Custom',
    customUnit: 'window, agreed on the call',
  },
  booking,
  quoteNote: 'Custom Quote on Call',
  /** Of the worked example, an order of the smallest plan. It has no product in it, so the tab of MVPs does not show it. */
  example: `${smallestPlan}’s agent in a small clinic: {build} once, {month} a month`,
}
export type PlansContent = typeof plansSection

export const runningCostSection = sample({
  label: 'Running cost',
  title: `The build is quoted. The minute is ${counted(facts.callCentsPerMinute, 'cent')}.`,
  lead: 'You pay by the minute, and only while a call is connected. It takes every call, or only those that nobody picks up.',
  callsLabel: 'Calls a day',
  callsValue: '{calls} a day',
  minutesLabel: 'Minutes a call',
  minutesValue: '{minutes} a call',
  resultLabel: 'a month, all told: {perMinute} a minute',
  // No “=”: the page would load another file of the font for it.
  formula: '{calls} × {minutes} × {days}: {total}',
  note: `Connected in at most ${counted(facts.connectSeconds, 'second')}. Ringing is free.`,
  start: { callsPerDay: 20, minutesPerCall: 2 },
  daysLabel: 'Typical days',
  days: [
    { name: 'Restaurant, missed calls', callsPerDay: 20, minutesPerCall: 2 },
    {
      name: 'Small clinic',
      callsPerDay: workedExampleFigures.callsPerDay,
      minutesPerCall: workedExampleFigures.minutesPerCall,
    },
    { name: 'Estate agent', callsPerDay: 15, minutesPerCall: 4 },
  ],
  limits: {
    callsPerDay: { min: 5, max: 400, step: 5 },
    minutesPerCall: { min: 0.5, max: 10, step: 0.5 },
  },
})
export type RunningCostContent = typeof runningCostSection

export const allPlansInclude = sample({
  label: 'Included',
  title: 'All Plans Include',
  lead: 'Whatever the plan.',
  value: 'included',
  total: 'Billed separately',
  totalValue: 'at cost',
  notIncluded:
    'Telephone numbers, messages and model usage, at what their providers charge us, and taxes. Your statement of work names each.',
  items: [
    `Answers in under ${counted(facts.responseSeconds, 'second')}`,
    'Your accounts, your data, your repository',
    'Consent asked where a recording needs it',
    'Opt-outs honoured on the spot',
    'Card numbers never reach the log',
    `Any of ${grouped(facts.integrations)}+ integrations to choose from`,
    'Documentation a new colleague can follow',
    `A person’s answer, ${measuredFrom.reply}`,
  ],
})
export type IncludedContent = typeof allPlansInclude

interface AddOn {
  /** By which the consultant finds it, whatever its title. */
  id: string
  title: string
  text: string
  /** What it is counted by; prices are quoted on the call. */
  countedBy: string
}

export interface AddOnsContent extends SampleMark {
  label: string
  title: string
  lead: string
  items: readonly AddOn[]
}

export const addOns: AddOnsContent = sample({
  label: 'Add-ons',
  title: 'Optional add-ons',
  lead: 'Nothing here is needed to begin. Each is quoted on the call.',
  items: [
    {
      id: 'language',
      title: 'Another language',
      text: 'Script, voice and test calls by a native speaker.',
      countedBy: 'per language',
    },
    {
      id: 'site',
      title: 'Another site',
      text: 'Own number, own diary, own opening hours.',
      countedBy: 'per site',
    },
    {
      id: 'voice',
      title: 'A voice of your own',
      text: 'Recorded with your colleague’s consent, in writing.',
      countedBy: 'once',
    },
    {
      id: 'numbers',
      title: 'Moving your numbers',
      text: 'Porting, with no silent day in between.',
      countedBy: 'per number',
    },
    {
      id: 'reading',
      title: 'Transcript reading',
      text: 'Weekly, and we mend what we find, once your plan’s care is over.',
      countedBy: 'per month',
    },
    {
      id: 'deep-dive',
      title: 'Founder deep-dive',
      text: `Architecture, script and budget on one page, in ${counted(contractTerms.deepDiveLength.minutes, 'minute')}.`,
      countedBy: `${money(facts.deepDive.price)}, once`,
    },
  ],
})

export const pricingClosing = {
  label: 'Book a call',
  title: 'Ask us the number.',
  lead: `The call is free and takes ${counted(facts.discoveryCall.minutes, 'minute')}. You leave with a figure, or with a reason not to spend it.`,
  booking: { ...booking, saving: 'Connecting...' },
}
