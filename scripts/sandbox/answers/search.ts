import MiniSearch from 'minisearch'
import type { Topic } from '@/assistant/knowledge/topic'
import { memoize } from './memoize'
import { createSpelling, termsOf } from './words'

export interface Found {
  topic: Topic
  /** From 0 to 1: how close the closest wording of the topic comes to the question. */
  score: number
}

interface Wording {
  id: number
  topic: Topic
  terms: readonly string[]
  text: string
}

/** What a question is about first of all: a wording that asks for something else is another question. */
const KEY_TERMS = new Set(
  termsOf(
    'price duration cancel refund language live delete payback reminder discount own transfer emergency allergy accent order mvp',
  ),
)
const MAIN_KEYS = new Set(termsOf('price duration'))
const OTHER_KEY_BEHIND = 0.14

/** Words of a topic's answer count for little: a question may use them for something else. */
const ANSWER_SHARE = 0.15

/**
 * Finds the topics that a question may be about, the closest first.
 *
 * @param unknown what a word weighs that no wording has: people speak around what they ask
 * @param wordingsOf how a topic is asked for
 */
export function createSearch(
  topics: readonly Topic[],
  unknown = 1,
  wordingsOf = ({ asked }: Topic): readonly string[] => asked,
) {
  const wordings: Wording[] = []
  for (const topic of topics)
    for (const text of wordingsOf(topic))
      wordings.push({ id: wordings.length, topic, terms: [...new Set(termsOf(text))], text })
  const answers = new Map(topics.map((topic) => [topic, new Set(termsOf(topic.says))]))

  const rarity = rarityOf(wordings, unknown)
  const weightOf = (terms: Iterable<string>) => {
    let sum = 0
    for (const term of terms) sum += rarity(term) ** 2
    return sum
  }

  const index = new MiniSearch<Wording>({
    fields: ['text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      // Typing errors: one letter in six may be wrong, in longer words only.
      fuzzy: (term) => (term.length > 4 ? 0.17 : false),
      prefix: (term) => term.length > 4,
    },
  })
  index.addAll(wordings)

  const spelled = createSpelling(wordings.map(({ text }) => text))

  return memoize((message: string): readonly Found[] => {
    const question = spelled(message)
    const asked = [...new Set(termsOf(question))]
    if (asked.length === 0) return []
    const total = weightOf(asked)
    const best = new Map<Topic, number>()
    for (const { id, match, queryTerms } of index.search(question)) {
      const wording = wordings[id as number]
      if (!wording) continue
      const found = weightOf(Object.keys(match))
      const foundOfQuestion = weightOf(new Set(queryTerms))
      const shared = Math.min(found, foundOfQuestion) || 0
      const closeness = shared / Math.sqrt(total * weightOf(wording.terms))
      const known = answers.get(wording.topic) ?? new Set()
      const rest = weightOf(asked.filter((term) => known.has(term) || term in match)) / total
      const others = [
        ...asked.filter((term) => !queryTerms.includes(term)),
        ...wording.terms.filter((term) => !(term in match)),
      ].reduce((sum, term) => sum + (KEY_TERMS.has(term) ? (MAIN_KEYS.has(term) ? 1.5 : 1) : 0), 0)
      const sharesKey = wording.terms.some((term) => term in match && KEY_TERMS.has(term))
      const score =
        Math.min(1, (1 - ANSWER_SHARE) * closeness + ANSWER_SHARE * rest) -
        (sharesKey ? others / 2 : others) * OTHER_KEY_BEHIND
      if (score > (best.get(wording.topic) ?? 0)) best.set(wording.topic, score)
    }
    return [...best].map(([topic, score]) => ({ topic, score })).sort((one, other) => other.score - one.score)
  })
}

export type Search = ReturnType<typeof createSearch>

/** The weight of a term: the fewer wordings have it, the more it weighs. */
function rarityOf(wordings: readonly Wording[], unknown: number) {
  const counts = new Map<string, number>()
  for (const { terms } of wordings) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const most = Math.log(1 + wordings.length)
  return (term: string) => {
    const count = counts.get(term)
    return count === undefined ? unknown : Math.max(0.2, (most - Math.log(count)) / most)
  }
}
