import { business } from '../../content/business'

/** Something the consultant can be asked about. */
interface Answer {
  topic: string
  /** Words of the question, each as a stem; the answer with the most hits wins. */
  stems: readonly string[]
  says: string
}

const { voiceGoLiveDays: days, mvpWeeks: weeks, discoveryCall, deepDive } = business

/** Lines outside any topic. */
export const LINES = {
  heardButNotUnderstood:
    'I can hear that you are speaking, but this demonstration cannot make out words. Type your question and I will answer it.',
  unknown:
    'That one I would rather leave to a person. I can tell you about services, prices, timelines, security or booking.',
} as const

/** What the consultant knows; figures come from the site's own content. */
export const ANSWERS: readonly Answer[] = [
  {
    topic: 'timelines',
    stems: ['how long', 'how soon', 'when', 'timeline', 'fast', 'quick', 'live', 'week', 'day', 'deliver'],
    says: `A voice agent typically goes live in ${days.from} to ${days.to} days. An MVP typically takes ${weeks.from} to ${weeks.to} weeks.`,
  },
  {
    topic: 'booking',
    stems: ['book', 'appointment', 'schedule', 'meeting', 'discovery', 'calendar'],
    says: `Press Book Discovery Call on this page. It is ${discoveryCall.minutes} minutes and free. For founders there is a paid deep-dive at $${deepDive.priceUsd}.`,
  },
]

/** The line that answers a typed question. */
export function answerTo(question: string): string {
  const asked = question.toLowerCase()
  let best: { says: string; hits: number } = { says: LINES.unknown, hits: 0 }
  for (const { stems, says } of ANSWERS) {
    const hits = stems.filter((stem) => asked.includes(stem)).length
    if (hits > best.hits) best = { says, hits }
  }
  return best.says
}
