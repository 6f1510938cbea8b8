import type { TranscriptLine } from '../session/transcript'

/** Shorter lines are no evidence: a visitor may say "seven days" because the assistant did. */
const MIN_WORDS = 6
/** Share of a line's sequences of three words that the assistant must have said. */
const ECHO_SHARE = 0.8
/** A loudspeaker is heard while the assistant speaks, and a little later. */
const MAX_DELAY_MS = 2_000
/** How long a spoken word takes, about. */
const WORD_MS = 400
/** The assistant's newest lines that are compared. */
const COMPARED_LINES = 3

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

const sequencesOf = (words: readonly string[]): string[] =>
  words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`)

/**
 * Whether a line of the visitor is the assistant's voice, which the microphone picked up from the loudspeaker:
 * almost the same words, begun while the assistant said them.
 *
 * @param before the lines ahead of it
 */
export function isEcho(line: TranscriptLine, before: readonly TranscriptLine[]): boolean {
  if (line.role !== 'user') return false
  const words = wordsOf(line.text)
  if (words.length < MIN_WORDS) return false
  const spoken = before
    .filter(({ role }) => role === 'assistant')
    .slice(-COMPARED_LINES)
    .filter(({ text, atMs }) => line.atMs <= atMs + wordsOf(text).length * WORD_MS + MAX_DELAY_MS)
    .flatMap(({ text }) => wordsOf(text))
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

export interface EchoFilter {
  /** The lines without echoes; the same array where there are none. */
  apply(lines: readonly TranscriptLine[]): readonly TranscriptLine[]
  /** Whether any line was an echo so far. */
  hasEcho(): boolean
}

/** Leaves the echoes of one call out of its transcript. A long call costs no more for each line than a short one. */
export function createEchoFilter(): EchoFilter {
  let source: readonly TranscriptLine[] = []
  const echoes = new Set<string>()
  let hasEcho = false

  return {
    apply(lines) {
      for (let index = commonLength(source, lines); index < lines.length; index++) {
        const line = lines[index]
        if (!line) continue
        const before = lines.slice(Math.max(0, index - COMPARED_LINES * 2), index)
        if (isEcho(line, before)) echoes.add(line.id)
        else echoes.delete(line.id)
      }
      source = lines
      hasEcho ||= echoes.size > 0
      return echoes.size === 0 ? lines : lines.filter(({ id }) => !echoes.has(id))
    },
    hasEcho: () => hasEcho,
  }
}
