import type { TranscriptLine } from '../session/transcript'

/** Shorter lines are not checked: a visitor may repeat "seven days" because the assistant said it. */
const MIN_WORDS = 6
/** Share of a line's sequences of three words that the assistant must have said. */
const ECHO_SHARE = 0.8
/** How long after the assistant's last word an echo may begin. */
const MAX_DELAY_MS = 2_000
/** About how long a spoken word takes. */
const WORD_MS = 400
/** How many of the assistant's newest lines we compare. */
const COMPARED_LINES = 3
/** We look for them in this many lines, so that the time for a line does not grow with the length of the call. */
const SEARCHED_LINES = 2 * COMPARED_LINES

/** Splits text into words, also in languages without spaces between them. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))

const sequencesOf = (words: readonly string[]): string[] =>
  words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`)

/** Whether a line of the visitor has almost the words that the assistant was saying just then in the lines ahead of it. */
export function isPossibleEcho(line: TranscriptLine, before: readonly TranscriptLine[]): boolean {
  if (line.role !== 'user') return false
  const words = wordsOf(line.text)
  if (words.length < MIN_WORDS) return false
  const spoken = before
    .slice(-SEARCHED_LINES)
    .filter(({ role }) => role === 'assistant')
    .slice(-COMPARED_LINES)
    .map(({ text, atMs }) => ({ words: wordsOf(text), atMs }))
    .filter((said) => line.atMs <= said.atMs + said.words.length * WORD_MS + MAX_DELAY_MS)
    .flatMap((said) => said.words)
  const said = new Set(sequencesOf(spoken))
  const sequences = sequencesOf(words)
  return sequences.filter((sequence) => said.has(sequence)).length / sequences.length >= ECHO_SHARE
}
