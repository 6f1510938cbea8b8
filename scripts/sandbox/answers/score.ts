import type { Topic } from '../../../assistant/knowledge/topic'

/** A cue of several words counts for more than one word. */
const PHRASE_WEIGHT = 2.5

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .match(/[a-z0-9$'-]+/g) ?? []

function score(topic: Topic, asked: string, words: readonly string[]): number {
  let points = 0
  for (const cue of topic.cues) {
    if (cue.includes(' '))
      points += asked.includes(` ${cue} `) || asked.includes(` ${cue}s `) ? PHRASE_WEIGHT : 0
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

/** The topic with the most cues in a question; the first one where several have as many. */
export function bestTopic(topics: readonly Topic[], question: string): Topic | undefined {
  const words = wordsOf(question)
  const asked = ` ${words.join(' ')} `
  let best: Topic | undefined
  let most = 0
  for (const topic of topics) {
    const points = score(topic, asked, words)
    if (points > most) {
      best = topic
      most = points
    }
  }
  return best
}
