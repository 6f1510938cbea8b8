import { isOfTheAgent } from './question-kind'
import type { Found, Search } from './search'
import { statedAndAsked } from './statements'
import { termsOf } from './words'

/** How close a part of a sentence must be to a topic to count as a separate question. */
const ASKS_FROM = 0.5
/** By how much each of two questions may be less close to its topic than the complete sentence to one. */
const SPLIT_TOLERANCE = 0.92

const SENTENCES = /(?<=[.!?…])\s+|\n+/
const CONNECTORS = /\s*(?:[,;:–—]\s*(?:(?:and|but|also|plus|or|so|then)\s+)*|\b(?:and|but|plus|then)\s+)/gi

/** Asks nothing of its own: “…, then what”. */
const TAIL = /^(?:and |so )?(?:then )?what(?: then)?\W*$/i
/** Makes a question of what is said before it. */
const IS_THAT_RIGHT =
  /,\s*(?:is )?(?:that |this |it )?(?:good|ok(?:ay)?|right|fine|cool|possible|allowed|true|correct|a problem|yes|no|yeah)\s*\?$/i

/** “Can it take orders and payments?” asks one thing of the agent. */
const isOfOneAbility = (sentence: string, after: string) =>
  isOfTheAgent(sentence) && termsOf(after).length === 1

/** “Can it tell them our fee? 300 an hour.” */
const RATE_ALONE = /^\W*\d[\d.,]*k?(?: (?:an?|per) \p{L}+)?[.!]*$/iu

/** “…, like my prices” */
const AN_EXAMPLE = /,\s*(?:like|such as|for example|for instance|e\.g\.) [^,?.!]*(?=\?*$)/i

/** One word with a capital after a comma names something, such as a product: “our system, Dentally”. */
const NAME = /^\p{Lu}\p{Ll}+\W*$/u

export interface Question {
  text: string
  found: readonly Found[]
}

/** The questions in a message, each with the topics that it may be about. */
export function questionsIn(message: string, search: Search): Question[] {
  return message
    .split(SENTENCES)
    .map((sentence) => sentence.trim().replace(IS_THAT_RIGHT, '?').replace(AN_EXAMPLE, ''))
    .filter((sentence) => /[\p{L}\p{N}?]/u.test(sentence))
    .filter((sentence, _, { length }) => length === 1 || !RATE_ALONE.test(sentence))
    .reduce<string[]>(withReference, [])
    .flatMap((sentence) => withoutStatement(sentence, search))
    .flatMap((sentence) => split(sentence, search))
}

/** “…, what does it tell her?” is a question only with what is stated before it. */
const NAMES_NOTHING = new Set(termsOf('what how who when which tell say do happen think mean'))

/** A question that is closer to a topic without what is stated before it is a sentence of its own. */
function withoutStatement(sentence: string, search: Search): string[] {
  const [stated, asked] = statedAndAsked(sentence)
  const scoreOf = (text: string) => search(text)[0]?.score ?? 0
  const names = termsOf(asked).some((term) => !NAMES_NOTHING.has(term))
  return stated && asked && names && scoreOf(asked) > scoreOf(sentence) ? [stated, asked] : [sentence]
}

/** A sentence that names nothing, such as “Can it do that?”, belongs to the one before it. */
const withReference = (sentences: readonly string[], sentence: string): string[] =>
  sentences.length > 0 && termsOf(sentence).length === 0
    ? [...sentences.slice(0, -1), `${sentences.at(-1)} ${sentence}`]
    : [...sentences, sentence]

function split(sentence: string, search: Search): Question[] {
  const whole: Question = { text: sentence, found: search(sentence) }
  const score = whole.found[0]?.score ?? 0
  for (const { index, 0: connector } of sentence.matchAll(CONNECTORS)) {
    const before = sentence.slice(0, index).trim()
    const after = sentence.slice(index + connector.length).trim()
    if (!before || !after || NAME.test(after) || TAIL.test(after) || isOfOneAbility(sentence, after)) continue
    const first: Question = { text: before, found: search(before) }
    const [one, other] = [first.found[0], search(after)[0]]
    if (!one || !other || one.topic.id === other.topic.id) continue
    const least = Math.min(one.score, other.score)
    if (least >= ASKS_FROM && least >= score * SPLIT_TOLERANCE) return [first, ...split(after, search)]
  }
  return [whole]
}
