import { facts } from './facts'
import { capitalised, counted, money } from './format'
import { measuredFrom } from './measured-from'

const voiceTime = `typically ${counted(facts.voiceGoLiveDays, 'day')}, ${measuredFrom.agent}`
const mvpTime = `typically ${counted(facts.mvpWeeks, 'week')}, ${measuredFrom.mvp}`

/** Names and descriptions in the structured data of the pages (schema.org). */
export const structuredData = {
  discoveryCall: `Discovery call, ${counted(facts.discoveryCall.minutes, 'minute')}`,
  deepDive: 'Founder deep-dive session',
  services: {
    voice: {
      name: 'AI voice agents',
      description: `Inbound and outbound AI voice agents and text automations. ${capitalised(voiceTime)}.`,
    },
    mvp: {
      name: 'MVP and micro-SaaS builds',
      description: `MVPs and micro-SaaS products. ${capitalised(mvpTime)}.`,
    },
  },
}

/** Texts of `llms.txt`, the summary of the site for language models. */
export const llmsCopy = {
  summary: `An agency that builds AI voice agents (${voiceTime}) and MVPs or micro-SaaS products (${mvpTime}). Every page is a document of its own, complete in its HTML.`,
  pages: 'Pages',
  booking: 'Booking',
  discoveryCall: { name: 'Discovery call', text: `${counted(facts.discoveryCall.minutes, 'minute')}, free` },
  deepDive: { name: 'Founder deep-dive', text: money(facts.deepDive.price) },
  phone: 'Phone',
  questions: 'Questions',
}
