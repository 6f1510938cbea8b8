import { RULE_WEEKS, type WindowOnRule } from './build-windows'
import { waveOutline, flatSegment, speechWave, type WaveSegment } from './waveform-path'

/** Width of the drawn rule, in its own units. */
export const RULE_WIDTH = 1296
const HEIGHTS = [22, 36, 48]

/** The price rule as one pen line: level where nothing is built, a burst over each build window. */
export function priceRule(windows: readonly WindowOnRule[], middle: number): string {
  const segments: WaveSegment[] = []
  let at = 0
  windows.forEach(({ from, to }, index) => {
    const start = Math.max(from * RULE_WIDTH, at)
    if (start > at) segments.push(flatSegment(start - at))
    segments.push(
      ...speechWave({
        width: to * RULE_WIDTH - start,
        height: HEIGHTS[index % HEIGHTS.length]!,
        pitch: 13,
        seed: 21 + index,
      }),
    )
    at = to * RULE_WIDTH
  })
  if (at < RULE_WIDTH) segments.push(flatSegment(RULE_WIDTH - at))
  return waveOutline(0, middle, segments)
}

/** Weeks marked on the rule, with their place as a share of it. */
export const ruleMarks = Array.from({ length: RULE_WEEKS + 1 }, (_, week) => ({
  week,
  at: week / RULE_WEEKS,
}))
