import { measuredFrom } from '../measured-from'
import { callerData, contractTerms } from '../contract-figures'
import { facts } from '../facts'
import { capitalised, counted, grouped, money, plural, spelledOut } from '../format'
import { sample, type SampleMark } from '../sample'

const {
  deepDive,
  voiceGoLiveDays: days,
  mvpWeeks: weeks,
  privacyResponseHours,
  callCentsPerMinute,
  integrations,
} = facts

interface FaqContent {
  label: string
  headline: readonly [string, string]
  /** A button that starts a call. */
  aloud: string
  items: readonly (SampleMark & { id: string; question: string; answer: string })[]
}

const items: FaqContent['items'] = [
  sample({
    id: 'custom',
    question: 'Is it custom, or a template?',
    answer:
      'Custom. The script, the voice, the questions it asks and the systems it writes to are built for you. What we reuse is the plumbing, which is why it takes days and not quarters.',
  }),
  sample({
    id: 'human',
    question: 'Will callers speak to a human?',
    answer:
      'To the agent first, and it says so. It hands over to a person when the caller asks, when it is unsure, or at any point you decide.',
  }),
  {
    id: 'speed',
    question: 'How fast can we go live?',
    answer: `A voice agent typically takes ${counted(days, 'day')}, ${measuredFrom.agent}. An MVP typically takes ${counted(weeks, 'week')}, ${measuredFrom.mvp}. You get the dates in writing after the first call.`,
  },
  sample({
    id: 'security',
    question: 'What about security and our data?',
    answer: `Where a recording needs consent, the agent asks first, and opt-outs are honoured on the spot. Recordings and transcripts are deleted after ${counted(callerData.keptDays, 'day')}; for a clinic in the United States none are kept, and we sign a BAA. A data-processing agreement comes with every project. Who sees what is listed on Pricing; privacy questions get an answer within ${counted(privacyResponseHours, 'hour')}.`,
  }),
  {
    id: 'prices',
    question: 'What does it cost?',
    answer: `The discovery call is free and the deep-dive, a paid session of ${counted(contractTerms.deepDiveLength.minutes, 'minute')} for founders, is ${money(deepDive.price)}. Connected time runs about ${counted(callCentsPerMinute, 'cent')} a minute. The build depends on your call volume: it is quoted on the call. Pricing has a worked example for a small clinic.`,
  },
  sample({
    id: 'stacks',
    question: 'Which tech stacks do you support?',
    answer: `Yours, most likely. There are ${grouped(integrations)}+ integrations, from the usual CRMs and calendars to a plain webhook. For MVPs we work in what your next engineer will want to inherit.`,
  }),
]

export const faq: FaqContent = {
  label: 'FAQ',
  headline: [
    `${capitalised(spelledOut(items.length))} fair`,
    `${plural(items.length, { one: 'question', other: 'questions' })}.`,
  ],
  aloud: 'Or ask it aloud',
  items,
}
