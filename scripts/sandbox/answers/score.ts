import type { Topic } from '../../../assistant/knowledge/topic'

/** A cue of several words counts for more than one word. */
const PHRASE_WEIGHT = 2.5
/** Shorter words must match as a whole: "app" must not be found in "appointment". */
const SHORTEST_PREFIX = 5

/** Whether visitors speak of themselves in the singular or in the plural changes no answer. */
const PLURAL = new Map([
  ['i', 'we'],
  ['me', 'us'],
  ['my', 'our'],
  ['mine', 'ours'],
])

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .match(/[a-z0-9$'-]+/g)
    ?.map((word) => word.replace(/^'+|['$]+$/g, ''))
    .filter((word) => word !== '') ?? []

const inPlural = (text: string) => text.replace(/[^ +]+/g, (word) => PLURAL.get(word) ?? word)

/** A question, with what the cues are looked up in. */
interface Asked {
  words: readonly string[]
  /** The words with a blank before and behind each. */
  text: string
}

function hasWord({ words }: Asked, cue: string): boolean {
  if (cue.length < SHORTEST_PREFIX) return words.includes(cue) || words.includes(`${cue}s`)
  const plural = cue.endsWith('y') ? `${cue.slice(0, -1)}ie` : cue
  return words.some((word) => word.startsWith(cue) || word.startsWith(plural))
}

const has = (asked: Asked, cue: string): boolean =>
  cue.includes(' ')
    ? asked.text.includes(` ${cue} `) || asked.text.includes(` ${cue}s `)
    : hasWord(asked, cue)

function score({ cues }: Topic, asked: Asked): number {
  let points = 0
  // "My number" and "our number" are one cue.
  for (const cue of new Set(cues.map(inPlural))) {
    const parts = cue.split('+')
    if (parts.every((part) => has(asked, part)))
      points += parts.length > 1 || cue.includes(' ') ? PHRASE_WEIGHT : 1
  }
  return points
}

/** The topic with the most cues in a question; the first one where several have as many. */
export function bestTopic(topics: readonly Topic[], question: string): Topic | undefined {
  const text = ` ${inPlural(wordsOf(question).join(' '))} `
  const asked = { words: text.trim().split(' '), text }
  let best: Topic | undefined
  let most = 0
  for (const topic of topics) {
    const points = score(topic, asked)
    if (points > most) {
      best = topic
      most = points
    }
  }
  return best
}
