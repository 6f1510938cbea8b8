import { industries } from '../facts'
import { capitalised, plural, spelledOut } from '../format'
import { testimonials } from '../home/testimonials'
import { sample } from '../sample'
import { tradeQuestions } from '../trade-questions'
import { tradeContentIds, type Trade } from '../trades'

interface TradeCall {
  caller: string
  agent: string
  /** Names from the technology stack. */
  integrations: readonly string[]
}

const calls: Record<Trade, TradeCall> = {
  'Real estate': {
    caller: 'Is the flat still free? I’m outside it now.',
    agent: 'It is. I can have Ilse there at five, or show you two like it.',
    integrations: ['HubSpot', 'Google Calendar', 'WhatsApp'],
  },
  Automotive: {
    caller: 'It’s making the noise again.',
    agent: 'Then let us hear it. Thursday at nine, and a courtesy car.',
    integrations: ['Google Calendar', 'Google Sheets', 'Stripe'],
  },
  Restaurants: {
    caller: 'Nine of us, tonight, and one pram.',
    agent: 'The terrace at eight, with room for the pram.',
    integrations: ['Google Calendar', 'WhatsApp', 'Make'],
  },
  Clinics: {
    caller: 'I know it’s late. I think I’ve cracked a tooth.',
    agent: 'I can book 8:40, or put you through to the doctor on call.',
    integrations: ['Google Calendar', 'Calendly', 'WhatsApp'],
  },
  Education: {
    caller: 'Which course is the one after this one?',
    agent: 'Level B2, from the ninth. There are four places left.',
    integrations: ['Airtable', 'Google Sheets', 'WhatsApp'],
  },
  Services: {
    caller: 'There is water coming through the ceiling.',
    agent: 'A plumber can be with you by ten. What is the address?',
    integrations: ['HubSpot', 'Google Calendar', 'Zapier'],
  },
}

/** What a client of the trade said; undefined where that testimonial has been deleted. */
const testimonialOf = (trade: Trade) => {
  const testimonial = testimonials.items.find(({ name }) => name === tradeContentIds[trade].testimonial)
  if (!testimonial) return undefined
  return {
    quote: testimonial.text,
    attribution: `${testimonial.name}, ${testimonial.role}`,
    ...('sample' in testimonials && { sample: true as const }),
  }
}

export const industriesSection = sample({
  label: 'Industries',
  title: `${capitalised(spelledOut(industries.length, { one: 'trade', other: 'trades' }))}, ${plural(industries.length, { one: 'one worst moment.', other: 'one worst moment each.' })}`,
  lead: 'Choose yours. Examples, recordings and the consultant then begin with it, until you close the tab.',
  callerLabel: 'Caller',
  agentLabel: 'Agent',
  details: {
    /** The link to the recordings of home. Empty where there are none. */
    recording: 'Hear its call',
    integrations: 'Writes into',
    question: 'Our consultant begins with',
    said: 'Said by',
  },
  rows: industries.map((name) => ({
    name,
    ...calls[name],
    testimonial: testimonialOf(name),
    question: tradeQuestions[name],
  })),
})
export type IndustriesContent = typeof industriesSection
