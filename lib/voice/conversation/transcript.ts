import type { TranscriptLine } from '../session/transcript'
import { commonLength } from './echo'
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

  function show(segment: Segment, source: readonly TranscriptLine[], canReuseShownLines: boolean) {
    // Most changes are to the last line: what is ahead of it is not looked at again.
    const kept = canReuseShownLines ? commonLength(segment.source, source) : 0
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
