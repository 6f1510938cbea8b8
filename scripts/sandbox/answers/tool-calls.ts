import { statementsOf } from './statements'
import type { consultantTools, ConsultantToolName } from '@/content/consultant-tools'
import type { Trade } from '@/content/trades'
import { tradeContentIds } from '@/content/trades'

/** A function of the page that the consultant uses beside its answer. */
export interface ToolCall {
  name: ConsultantToolName
  arguments: Record<string, unknown>
}

type RecordingId =
  (typeof consultantTools)['show_recording']['parameters']['properties']['recording']['enum'][number]

/** What the consultant shows beside an answer, by the topic. */
const BY_TOPIC: Record<string, ToolCall> = {
  prices: { name: 'show_page', arguments: { page: 'pricing' } },
  plans: { name: 'show_page', arguments: { page: 'pricing' } },
  'build-cost': { name: 'show_page', arguments: { page: 'pricing' } },
  'enterprise-price': { name: 'show_page', arguments: { page: 'pricing' } },
  'month-cost': { name: 'show_page', arguments: { page: 'pricing' } },
  'running-cost': { name: 'show_page', arguments: { page: 'pricing' } },
  booking: { name: 'offer_booking', arguments: { call: 'discovery' } },
  'after-booking': { name: 'offer_booking', arguments: { call: 'discovery' } },
  'talk-to-person': { name: 'offer_booking', arguments: { call: 'discovery' } },
  'mvp-price': { name: 'show_page', arguments: { page: 'pricing' } },
  'another-site': { name: 'show_page', arguments: { page: 'pricing' } },
  human: { name: 'offer_booking', arguments: { call: 'discovery' } },
  'deep-dive': { name: 'offer_booking', arguments: { call: 'deep-dive' } },
}

const TRADES: readonly (readonly [Trade, RegExp])[] = [
  ['Real estate', /\b(real estate|estate agen\w+|property|properties|landlords?|viewings?)\b/i],
  ['Automotive', /\b(garages?|car dealers?|dealership|automotive|workshop for cars)\b/i],
  ['Restaurants', /\b(restaurants?|trattoria|bistro|cafe|café|hotel)s?(?!\p{L})/iu],
  ['Clinics', /\b(clinics?|dentists?|dental|practice|doctors?|surgery|patients?)\b/i],
  ['Education', /\b(schools?|college|academy|university|students?|education)\b/i],
]

/** What the consultant does beside its answer to a question on a topic. */
export function toolCallsFor(question: string, topicId: string | undefined): ToolCall[] {
  const calls: ToolCall[] = []
  const noted = noteOf(question)
  if (Object.keys(noted).length > 0) calls.push({ name: 'note_brief', arguments: noted })
  const cost = costOf(question)
  if (cost) calls.push({ name: 'estimate_cost', arguments: cost })
  else if (topicId === 'hear-one')
    calls.push({ name: 'show_recording', arguments: { recording: recordingFor(question) } })
  else if (topicId !== undefined && BY_TOPIC[topicId]) calls.push(BY_TOPIC[topicId])
  return calls
}

const tradeIn = (question: string) => TRADES.find(([, words]) => words.test(question))?.[0]

const recordingFor = (question: string): RecordingId => {
  const trade = tradeIn(question)
  return (trade ? tradeContentIds[trade].recordingId : 'customer-support-inquiry') as RecordingId
}

/** "40 calls a day, 3 minutes each" */
function costOf(question: string) {
  const calls = /(\d[\d,]*)\s*calls?\b/i.exec(question)?.[1]
  const minutes = /(\d+(?:\.\d+)?)\s*min/i.exec(question)?.[1]
  if (calls === undefined || minutes === undefined) return undefined
  const [, period = 'day'] = /\b(?:a|per|each|every) (day|week|month|year)\b/i.exec(question) ?? []
  return { calls: Number(calls.replaceAll(',', '')), period, minutesPerCall: Number(minutes) }
}

/** `$8,000`, `$ 5k` or `8,000 dollars`, without the comma that follows. */
const BUDGET =
  /[$€£]\s?\d+(?:[.,]\d+)*(?:\s?k\b)?|\b\d+(?:[.,]\d+)*(?:\s?k)? (?:dollars|euros|pounds|usd|eur)\b/i

/** What visitors say about themselves, as far as it can be recognised without a language model. */
function noteOf(said: string): Record<string, string> {
  const text = statementsOf(said)
  const note: Record<string, string | undefined> = {
    service: serviceIn(text),
    industry: /\b(we|our|my|i)\b/i.test(text) ? tradeIn(text) : undefined,
    problem: /(?<!\b(?:not|never|don't|don’t) )\b(?:miss|lose|need|want)\b[^.!?]*/i.exec(text)?.[0].trim(),
    timing:
      /\b(?:by|until|in|from|before) ((?:early|mid|late|next) )?(january|february|march|april|may|june|july|august|september|october|november|december|week|month|spring|summer|autumn|winter)\b/i.exec(
        text,
      )?.[0],
    budget: BUDGET.exec(text)?.[0],
    name: /\b(?:[Mm]y name is|I am called|[Tt]his is) ((?:[A-Z][\p{L}'-]+ ?){1,3})/u.exec(text)?.[1]?.trim(),
    email: /[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}/.exec(said)?.[0]?.toLowerCase(),
  }
  return Object.fromEntries(
    Object.entries(note).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Only where visitors say that they want it: a question about voice agents is not an order. */
function serviceIn(text: string): string | undefined {
  if (!/(?<!\b(?:not|never|don't|don’t) )\b(need|want|looking for|miss|build us|for us)\b/i.test(text))
    return undefined
  const voice = /\b(voice|phone|calls?|receptionist)\b/i.test(text)
  const mvp = /\b(mvp|app|prototype|saas)\b/i.test(text)
  return voice && mvp ? 'both' : voice ? 'voice' : mvp ? 'mvp' : undefined
}
