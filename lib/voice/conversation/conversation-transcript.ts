import type { TranscriptLine } from '../session/transcript'
import type { ConversationLine, ConversationMode } from './types'

/** A stretch of a conversation in one mode. */
export interface TranscriptSegment {
  /** Replaces the segment's lines. Their times count from the segment's own beginning. */
  set(lines: readonly TranscriptLine[]): void
  /** Moves the segment's beginning, in milliseconds since the conversation began. */
  beginAt(ms: number): void
}

export interface ConversationTranscript {
  /** Begins a segment. Lines of the one before that are still being spoken are settled. */
  begin(mode: ConversationMode, atMs: number): TranscriptSegment
  /** A value in which unchanged lines are the same objects as before. */
  lines(): readonly ConversationLine[]
  clear(): void
}

interface Segment {
  number: number
  mode: ConversationMode
  atMs: number
  isSettled: boolean
  source: readonly TranscriptLine[]
  shown: readonly ConversationLine[]
}

/** How many lines at the beginning of both are the same objects. */
export function commonLength(a: readonly TranscriptLine[], b: readonly TranscriptLine[]): number {
  const longest = Math.min(a.length, b.length)
  let length = 0
  while (length < longest && a[length] === b[length]) length++
  return length
}

/** The lines of calls and chats as one transcript, in the order in which they began. */
export function createConversationTranscript(): ConversationTranscript {
  let segments: Segment[] = []
  let lines: readonly ConversationLine[] = []
  let begun = 0

  /** Ids of two calls may be equal; those of a conversation are not. */
  function toShown(line: TranscriptLine, { number, mode, atMs, isSettled }: Segment): ConversationLine {
    const id = `${mode}-${number}-${line.id}`
    return { ...line, id, mode, partial: line.partial && !isSettled, atMs: atMs + line.atMs }
  }

  function show(segment: Segment, source: readonly TranscriptLine[], isUnchanged: boolean) {
    // Most changes are to the last line: what is ahead of it is not looked at again.
    const kept = isUnchanged ? commonLength(segment.source, source) : 0
    const changed = source.slice(kept).map((line) => toShown(line, segment))
    segment.shown = segment.shown.slice(0, kept).concat(changed)
    segment.source = source
    const spoken = segments.filter(({ shown }) => shown.length > 0)
    lines = spoken.length === 1 ? (spoken[0]?.shown ?? []) : spoken.flatMap(({ shown }) => shown)
  }

  return {
    begin(mode, atMs) {
      const last = segments.at(-1)
      if (last) {
        last.isSettled = true
        if (last.source.some(({ partial }) => partial)) show(last, last.source, false)
      }
      begun += 1
      const segment: Segment = { number: begun, mode, atMs, isSettled: false, source: [], shown: [] }
      segments = [...segments, segment]
      return {
        set: (source) => show(segment, source, true),
        beginAt(ms) {
          if (ms === segment.atMs) return
          segment.atMs = ms
          show(segment, segment.source, false)
        },
      }
    },
    lines: () => lines,
    clear() {
      segments = []
      lines = []
    },
  }
}

/** Shorter lines are no evidence: a visitor may say "seven days" because the assistant did. */
const FEWEST_WORDS = 6
/** Share of a line's sequences of three words that the assistant must have said. */
const ECHO_SHARE = 0.8
/** A loudspeaker is heard while the assistant speaks, and a little later. */
const LONGEST_DELAY_MS = 2_000
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
  if (words.length < FEWEST_WORDS) return false
  const spoken = before
    .filter(({ role }) => role === 'assistant')
    .slice(-COMPARED_LINES)
    .filter(({ text, atMs }) => line.atMs <= atMs + wordsOf(text).length * WORD_MS + LONGEST_DELAY_MS)
    .flatMap(({ text }) => wordsOf(text))
  const said = new Set(sequencesOf(spoken))
  const sequences = sequencesOf(words)
  return sequences.filter((sequence) => said.has(sequence)).length / sequences.length >= ECHO_SHARE
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
