import { contractTerms, workedExampleFigures as figures } from '../contract-figures'
import { facts } from '../facts'
import { capitalised, counted, grouped, money, spelledOut } from '../format'
import { sample, type SampleMark } from '../sample'
import { largestPlan, nextPlan, smallestPlan } from './plan-names'

/** The undertakings in the answers are sample content, to be checked before going live. */
interface PricingQuestion extends SampleMark {
  id: string
  question: string
  answer: string
}

export const pricingQuestions: readonly PricingQuestion[] = [
  sample({
    id: 'why-no-price',
    question: 'Why do we get our price on a call?',
    answer: `Because the same plan costs a dentist and a dealership different amounts, and an average would be wrong for both. You get your figure on the free ${grouped(facts.discoveryCall.minutes)}-minute call and in writing after it, and it does not move once you have signed. The example above is a small clinic’s, with a build at ${money(figures.buildPrice)}.`,
  }),
  sample({
    id: 'running-cost',
    question: 'What does it cost to run?',
    answer: `${counted(facts.callCentsPerMinute, 'cent')} per connected minute of call. Telephone numbers, messages and model usage come beside it, at what their providers charge us, and so do your own tools. The worked example on Pricing adds it up for a clinic with ${counted(figures.callsPerDay, 'call')} a day. Payback is ${counted(facts.paybackMonths, 'month')} on average.`,
  }),
  sample({
    id: 'change-plan',
    question: `Can we begin with ${smallestPlan} and grow?`,
    answer: `Yes, and most should. ${smallestPlan} is built on the same base as ${nextPlan}: nothing is thrown away, and what you paid for ${smallestPlan} is taken off the larger plan within ${counted(contractTerms.upgradeCredit.days, 'day')}.`,
  }),
  sample({
    id: 'not-working',
    question: 'What if it does not work for us?',
    answer: `You hear it before your callers do. For ${counted(contractTerms.freeFixes.days, 'day')} after acceptance we mend what misses the agreed criteria at no charge, and refund what we cannot mend. A running service ends with ${counted(contractTerms.notice.days, 'day')}’ written notice, and you leave with all that is yours. The ${grouped(facts.uptimeTargetPercent)}% uptime target is written into ${largestPlan} contracts.`,
  }),
]

export const pricingFaq = {
  label: 'Questions',
  title: `${capitalised(spelledOut(pricingQuestions.length, { one: 'fair question', other: 'fair questions' }))}.`,
  items: pricingQuestions,
}
