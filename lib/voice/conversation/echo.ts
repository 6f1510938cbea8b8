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
    .filter(({ role }) => role === 'assistant')
    .slice(-COMPARED_LINES)
    .map(({ text, atMs }) => ({ words: wordsOf(text), atMs }))
    .filter((said) => line.atMs <= said.atMs + said.words.length * WORD_MS + MAX_DELAY_MS)
    .flatMap((said) => said.words)
  const said = new Set(sequencesOf(spoken))
  const sequences = sequencesOf(words)
  return sequences.filter((sequence) => said.has(sequence)).length / sequences.length >= ECHO_SHARE
}

/** How many lines at the beginning of both are the same objects. */
function commonLength(a: readonly TranscriptLine[], b: readonly TranscriptLine[]): number {
  const longest = Math.min(a.length, b.length)
  let length = 0
  while (length < longest && a[length] === b[length]) length++
  return length
}

/** A line of a call, with a mark if it may be an echo of the assistant. */
export interface MarkedLine extends TranscriptLine {
  /** The words are almost the assistant's: the microphone has picked up the loudspeaker, or the visitor has repeated them. */
  possibleEcho?: true
}

/** Marks the possible echoes of one call. The time for each line does not grow with the length of the call. */
export function createEchoMarker() {
  let source: readonly TranscriptLine[] = []
  let marked: readonly MarkedLine[] = []
  let hasEcho = false

  return {
    /** The lines with their marks. Lines that have not changed are the same objects as before. */
    apply(lines: readonly TranscriptLine[]): readonly MarkedLine[] {
      if (lines === source) return marked
      const kept = commonLength(source, lines)
      const changed = lines.slice(kept).map((line, offset): MarkedLine => {
        const index = kept + offset
        const before = lines.slice(Math.max(0, index - COMPARED_LINES * 2), index)
        return isPossibleEcho(line, before) ? { ...line, possibleEcho: true } : line
      })
      hasEcho ||= changed.some(({ possibleEcho }) => possibleEcho)
      marked = [...marked.slice(0, kept), ...changed]
      source = lines
      return marked
    },
    /** Whether any line may have been an echo so far. */
    hasEcho: (): boolean => hasEcho,
  }
}

export type EchoMarker = ReturnType<typeof createEchoMarker>
