/** How what is recognised relates to the line before it by the same speaker. */
export type Relation =
  /** The same words, or the beginning of them, came late or twice. */
  | 'repeats'
  /** The same words, or most of them, recognised better. */
  | 'corrects'
  /** Something else was said. */
  | 'new'

/** Of two texts that are the same but for a correction, so many words are the same, as a share of the longer one. */
const SHARE_OF_CORRECTION = 0.6

const isBeginningOf = (words: readonly string[], whole: readonly string[]) =>
  words.length > 0 && words.every((word, index) => word === whole[index])

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Compares words without case and punctuation, which the platform adds to its final texts. */
export function relationOf(text: string, before: string): Relation {
  const words = wordsOf(text)
  const known = wordsOf(before)
  if (isBeginningOf(words, known) && text.length <= before.length) return 'repeats'
  if (isBeginningOf(known, words)) return 'corrects'
  const rest = [...known]
  for (const word of words) {
    const index = rest.indexOf(word)
    if (index >= 0) rest.splice(index, 1)
  }
  const longer = Math.max(words.length, known.length)
  return known.length - rest.length >= longer * SHARE_OF_CORRECTION ? 'corrects' : 'new'
}
