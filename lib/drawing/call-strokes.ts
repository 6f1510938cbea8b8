import { LEVEL_SHARE, toTenth } from './svg-math'

/** The chart's drawing area, in its own units. */
export const CHART = { width: 1296, height: 400 } as const

export interface CallStroke {
  /** Middle of the day. */
  x: number
  /** Height of its peak. */
  top: number
  path: string
}

/** A stroke with a peak for each day. Each begins at the baseline where the previous one ends, so together they are one line. */
export function callStrokes(values: readonly number[], highest: number): CallStroke[] {
  const half = CHART.width / values.length / 2
  return values.map((value, index) => {
    const x = half * (2 * index + 1)
    const top = CHART.height * (1 - value / highest)
    const [from, to] = [x - half, x + half]
    const path =
      `M${toTenth(from)} ${CHART.height}C${toTenth(from + half * LEVEL_SHARE)} ${CHART.height} ${toTenth(x - half * LEVEL_SHARE)} ${toTenth(top)} ${toTenth(x)} ${toTenth(top)}` +
      `C${toTenth(x + half * LEVEL_SHARE)} ${toTenth(top)} ${toTenth(to - half * LEVEL_SHARE)} ${CHART.height} ${toTenth(to)} ${CHART.height}`
    return { x, top, path }
  })
}
