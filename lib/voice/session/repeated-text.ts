/** How a recognised text relates to an earlier line by the same speaker. */
export interface TextRelation {
  /**
   * `repeats`: the same words, or the beginning of them, came late or twice. `corrects`: the same words, or most of
   * them, were recognised better. `new`: something else was said.
   */
  relation: 'repeats' | 'corrects' | 'new'
  /** Whether the words are the same but for case and punctuation. */
  words: 'same' | 'other'
}

/** A text corrects another one if they share at least this part of the words of the longer one. */
const SHARE_OF_CORRECTION = 0.6

/** In scripts without spaces between words, each letter counts as a word. */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*|[\p{L}\p{M}\p{N}]+/gu

/** A text without words, such as an emoji or the notes of a song, is compared by its signs. */
const wordsOf = (text: string): string[] =>
  text.normalize('NFKC').toLowerCase().match(WORD) ?? text.match(/\S/gu) ?? []

const ENDS_A_SENTENCE = /[.!?…。！？][^\p{L}\p{N}]*$/u

/** Whether the words of a text begin those of another. The last may be cut, unless the text ends as a sentence does. */
const isBeginningOf = (text: string, words: string, whole: string) =>
  words !== '' && (ENDS_A_SENTENCE.test(text) ? `${whole} `.startsWith(`${words} `) : whole.startsWith(words))

/** Compares words without case and punctuation, which the platform adds to its final texts. */
export function relationOf(text: string, before: string): TextRelation {
  const words = wordsOf(text)
  const known = wordsOf(before)
  const [joined, joinedBefore] = [words.join(' '), known.join(' ')]
  const same = joined === joinedBefore ? 'same' : 'other'
  if (isBeginningOf(text, joined, joinedBefore) && text.length <= before.length)
    return { relation: 'repeats', words: same }
  if (isBeginningOf(before, joinedBefore, joined)) return { relation: 'corrects', words: same }
  const rest = [...known]
  for (const word of words) {
    const index = rest.indexOf(word)
    if (index >= 0) rest.splice(index, 1)
  }
  const longer = Math.max(words.length, known.length, 1)
  const isCorrection = known.length - rest.length >= longer * SHARE_OF_CORRECTION
  return { relation: isCorrection ? 'corrects' : 'new', words: same }
}
