/** A word of a spoken line; `marked` words are written down while they are said. */
export interface TimedWord {
  text: string
  marked: boolean
  /** Whether a space stands before it; punctuation after a marked phrase has none. */
  spaced: boolean
  /** When it is heard, in milliseconds from the start of the call. */
  atMs: number
}

export interface TimedLine<Line> {
  line: Line
  words: TimedWord[]
  startMs: number
  endMs: number
}

export interface CallTimeline<Line> {
  lines: TimedLine<Line>[]
  /** Length of the call, in milliseconds. */
  durationMs: number
}

/** Time that one word takes. */
export const WORD_MS = 190
const FIRST_WORD_MS = 600
/** Silence between two speakers. */
const TURN_MS = 900
/** The line stays open this long after the last word. */
const HANG_UP_MS = 1800

/** Splits a line into words at its plain spaces; those in square brackets are marked. */
function splitWords(text: string): Omit<TimedWord, 'atMs'>[] {
  return text.split(/([[\]])/).flatMap((part, index) => {
    const marked = index % 4 === 2
    return (part.match(/ *[^ ]+/g) ?? []).flatMap((word) =>
      word === '[' || word === ']' ? [] : [{ text: word.trim(), marked, spaced: word.startsWith(' ') }],
    )
  })
}

/** Says when each word of a script is heard, one speaker after the other. */
export function timeCall<Line extends { text: string }>(script: readonly Line[]): CallTimeline<Line> {
  let nowMs = FIRST_WORD_MS
  const lines = script.map((line) => {
    const startMs = nowMs
    const words = splitWords(line.text).map((word, index) => ({ ...word, atMs: startMs + index * WORD_MS }))
    const endMs = startMs + words.length * WORD_MS
    nowMs = endMs + TURN_MS
    return { line, words, startMs, endMs }
  })
  return { lines, durationMs: nowMs - TURN_MS + HANG_UP_MS }
}
