import { nibLine, rest, type Swing } from './pen'

/** What the drawing of a recording needs to know of it. */
export interface RecordedSpeech {
  /** Loudness through the whole recording, from 0 to 1, at even distances. */
  peaks: readonly number[]
  durationSeconds: number
  lines: readonly { role: 'assistant' | 'user'; startSeconds: number; endSeconds: number }[]
}

export const WAVE = { width: 600, height: 96 } as const
const MIDDLE = WAVE.height / 2
const REACH = 44
/** Swings that fit the drawing. */
const SWINGS = 128
const QUIET = 0.04

type Role = 'assistant' | 'user'

/** Two waves drawn from a recording's own loudness: our agent above the line, the caller below it. */
export function drawRecording(recording: RecordedSpeech): Record<Role, string> {
  return { assistant: drawRole(recording, 'assistant'), user: drawRole(recording, 'user') }
}

function drawRole(recording: RecordedSpeech, role: Role): string {
  const { peaks, durationSeconds, lines } = recording
  const dx = WAVE.width / SWINGS
  const side = role === 'assistant' ? -1 : 1
  let path = ''
  for (const line of lines.filter((each) => each.role === role)) {
    const first = Math.floor((line.startSeconds / durationSeconds) * SWINGS)
    const last = Math.min(SWINGS, Math.ceil((line.endSeconds / durationSeconds) * SWINGS))
    const swings: Swing[] = []
    for (let index = first; index < last - 1; index++) {
      const loud = loudest(peaks, index / SWINGS, (index + 1) / SWINGS)
      const swing = index % 2 === 1 ? side * loud * REACH : -side * loud * REACH * 0.14
      swings.push({ dx, y: loud < QUIET ? 0 : swing })
    }
    if (swings.length) path += nibLine(first * dx, MIDDLE, [...swings, rest(dx)])
  }
  return path
}

function loudest(peaks: readonly number[], from: number, to: number): number {
  const part = peaks.slice(Math.floor(from * peaks.length), Math.max(Math.ceil(to * peaks.length), 1))
  return Math.min(1, Math.max(0, ...part))
}
