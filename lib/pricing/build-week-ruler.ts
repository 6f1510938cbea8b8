import type { BuildWindow } from '@/content/pricing'
import { waveOutline, flatSegment, speechWave, type WaveSegment } from '../drawing/waveform-path'

/** Length of the drawn ruler, in weeks: beyond it the windows are custom. */
export const RULER_WEEKS = 12

export interface WindowOnRuler {
  /** Shares of the ruler, 0–1. */
  from: number
  to: number
}

/** Where a build window lies on the ruler; a custom one begins where the longest fixed one ends. */
export function windowOnRuler(buildWindow: BuildWindow, longestFixedWeeks: number): WindowOnRuler {
  if ('custom' in buildWindow) return { from: longestFixedWeeks / RULER_WEEKS, to: 1 }
  return { from: buildWindow.weeks.from / RULER_WEEKS, to: buildWindow.weeks.to / RULER_WEEKS }
}

/** Width of the drawn ruler, in its own units. */
export const RULER_WIDTH = 1296
const HEIGHTS = [22, 36, 48]

/** The weeks of the plans as one pen line: level where nothing is built, a burst over each build window. */
export function drawBuildWeeks(windows: readonly WindowOnRuler[], middle: number): string {
  const segments: WaveSegment[] = []
  let x = 0
  windows.forEach(({ from, to }, index) => {
    const start = Math.max(from * RULER_WIDTH, x)
    if (start > x) segments.push(flatSegment(start - x))
    segments.push(
      ...speechWave({
        width: to * RULER_WIDTH - start,
        height: HEIGHTS[index % HEIGHTS.length]!,
        pitch: 13,
        seed: 21 + index,
      }),
    )
    x = to * RULER_WIDTH
  })
  if (x < RULER_WIDTH) segments.push(flatSegment(RULER_WIDTH - x))
  return waveOutline(0, middle, segments)
}

/** Weeks marked on the ruler, with their place as a share of it. */
export const rulerMarks = Array.from({ length: RULER_WEEKS + 1 }, (_, week) => ({
  week,
  at: week / RULER_WEEKS,
}))
