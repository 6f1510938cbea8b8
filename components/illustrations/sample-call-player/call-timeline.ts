import type { RecordingLine } from '@/content/recordings'

/** A word of a spoken line. The agent writes down the `marked` ones. */
export interface TimedWord {
  text: string
  marked: boolean
  /** Whether a space precedes it; punctuation after a marked phrase has none. */
  spaced: boolean
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
  durationMs: number
}

/** Splits a line into words at its plain spaces; those in square brackets are marked. */
function splitWords(text: string): Omit<TimedWord, 'atMs'>[] {
  return text.split(/([[\]])/).flatMap((part, index) => {
    const marked = index % 4 === 2
    return (part.match(/ *[^ ]+/g) ?? []).flatMap((word) =>
      word === '[' || word === ']' ? [] : [{ text: word.trim(), marked, spaced: word.startsWith(' ') }],
    )
  })
}

type Recorded = {
  durationSeconds: number
  lines: readonly Pick<RecordingLine, 'startSeconds' | 'endSeconds'>[]
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000)

/** Times each word of a script by its recording: the words of a line share the duration of the line evenly. */
export function timeCall<Line extends { text: string }>(
  script: readonly Line[],
  recording: Recorded,
): CallTimeline<Line> {
  const lines = script.map((line, index) => {
    const recorded = recording.lines[index]
    if (!recorded)
      throw new RangeError(
        `content/home/sample-call.ts: “${line.text}” is not in the recording of the call. Record it (npm run recordings), or delete the line.`,
      )
    const startMs = milliseconds(recorded.startSeconds)
    const endMs = milliseconds(recorded.endSeconds)
    const words = splitWords(line.text)
    const wordMs = (endMs - startMs) / words.length
    return {
      line,
      startMs,
      endMs,
      words: words.map((word, index) => ({ ...word, atMs: Math.round(startMs + index * wordMs) })),
    }
  })
  return { lines, durationMs: milliseconds(recording.durationSeconds) }
}
