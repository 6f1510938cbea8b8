import { LINES } from './lines'
import type { Topic } from './topic'
import { TOPICS } from './topics'

export { LINES } from './lines'
export { TOPICS } from './topics'
export { withoutLinks } from './links'

/** A cue of several words counts for more than one word. */
const PHRASE_WEIGHT = 2.5

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .match(/[a-z0-9'-]+/g) ?? []

function score(topic: Topic, asked: string, words: readonly string[]): number {
  let points = 0
  for (const cue of topic.cues) {
    if (cue.includes(' ')) points += asked.includes(` ${cue}`) ? PHRASE_WEIGHT : 0
    // Short cues are whole words: "app" must not be found in "appointment".
    else
      points += words.some((word) =>
        cue.length < 5 ? word === cue || word === `${cue}s` : word.startsWith(cue),
      )
        ? 1
        : 0
  }
  return points
}

const GREETING = /^(hi|hello|hey|good (morning|afternoon|evening)|yo)\b/i
const THANKS = /\b(thanks|thank you|cheers|bye|goodbye)\b/i

/** Answers typed questions; the same stranger asking twice in vain is not told the same thing twice. */
export function createConsultant() {
  let misses = 0
  return (question: string): string => {
    const words = wordsOf(question)
    const asked = ` ${words.join(' ')} `
    let best: Topic | undefined
    let most = 0
    for (const topic of TOPICS) {
      const points = score(topic, asked, words)
      if (points > most) {
        best = topic
        most = points
      }
    }
    if (best) {
      misses = 0
      return best.says
    }
    if (THANKS.test(question)) return LINES.thanks
    if (GREETING.test(question.trim())) return LINES.greeting
    if (words.length === 0) return LINES.nothingAsked
    return misses++ % 2 === 0 ? LINES.unknown : LINES.unknownAgain
  }
}
