import { plans, type BuildWindow } from '@/content/pricing'
import { timelines } from '@/content/timelines'
import { waveOutline, flatSegment, speechWave, type WaveSegment } from '../drawing/waveform-path'

/** Marks on a ruler after its first one. */
export const MARKS = 12

/** Length of the ruler, of which a quarter remains after the longest fixed time, for builds of custom length. */
export const rulerWeeks = (longestWeeks: number): number =>
  MARKS * Math.max(1, Math.ceil(longestWeeks / (MARKS * 0.75)))

/** Length of the drawn ruler, in weeks: beyond it the windows are custom. */
export const RULER_WEEKS = rulerWeeks(
  Math.max(
    ...timelines.map(({ weeks }) => weeks.to ?? weeks.from),
    ...plans.map(({ buildWindow }) => ('weeks' in buildWindow ? buildWindow.weeks.to : 0)),
  ),
)

interface WindowOnRuler {
  /** Shares of the ruler, 0–1. */
  from: number
  to: number
}

/** The position of a build window on the ruler. A custom one begins where the longest fixed one ends. */
export function windowOnRuler(buildWindow: BuildWindow, longestFixedWeeks: number): WindowOnRuler {
  if ('custom' in buildWindow) return { from: longestFixedWeeks / RULER_WEEKS, to: 1 }
  return { from: buildWindow.weeks.from / RULER_WEEKS, to: buildWindow.weeks.to / RULER_WEEKS }
}

export const RULER_WIDTH = 1296

const byStart = (windows: readonly WindowOnRuler[]) =>
  [...windows].sort((one, other) => one.from - other.from || one.to - other.to)

/** How far from the beginning of a window the next one begins, or the ruler ends, as a share of it. */
export const roomAfter = ({ from }: WindowOnRuler, windows: readonly WindowOnRuler[]): number =>
  Math.min(1, ...windows.map((other) => other.from).filter((start) => start > from)) - from

/** Least room of a name over the ruler. On a phone the first stands higher than the others, and can reach over the second. */
const LEAST_ROOM = { first: 0.15, others: 0.25 }

/** Whether two windows begin so close together that the names of their plans would lie over each other. */
export const beginTogether = (windows: readonly WindowOnRuler[]): boolean =>
  byStart(windows).some(
    (window, index, sorted) =>
      window.from === sorted[index - 1]?.from ||
      roomAfter(window, windows) < (index === 0 ? LEAST_ROOM.first : LEAST_ROOM.others),
  )

/** The weeks of the plans as one line, which is level except for a burst over each build window. */
export function drawBuildWeeks(windows: readonly WindowOnRuler[], middle: number): string {
  const segments: WaveSegment[] = []
  let x = 0
  byStart(windows).forEach(({ from, to }, index) => {
    const start = Math.max(from * RULER_WIDTH, x)
    const end = to * RULER_WIDTH
    if (end <= start) return
    if (start > x) segments.push(flatSegment(start - x))
    segments.push(
      ...speechWave({
        width: end - start,
        height: Math.min(22 + 14 * index, 48),
        pitch: 13,
        seed: 21 + index,
      }),
    )
    x = end
  })
  if (x < RULER_WIDTH) segments.push(flatSegment(RULER_WIDTH - x))
  return waveOutline(0, middle, segments)
}

/** Weeks marked on the ruler, with their place as a share of it. */
export const rulerMarks = Array.from({ length: MARKS + 1 }, (_, mark) => ({
  week: (mark * RULER_WEEKS) / MARKS,
  at: mark / MARKS,
}))
