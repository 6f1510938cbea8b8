/** The chart's drawing area, in its own units. */
export const CHART = { width: 1296, height: 400 } as const

/** How far the line stays level at its foot and at its peak, as a share of half a day. */
const LEVEL_SHARE = 0.42

export interface CallStroke {
  /** Middle of the day. */
  x: number
  /** Height of its peak. */
  top: number
  path: string
}

/** One line over the month, a stroke a day: each begins on the ground where the one before it ended. */
export function callStrokes(values: readonly number[], highest: number): CallStroke[] {
  const half = CHART.width / values.length / 2
  return values.map((value, index) => {
    const x = half * (2 * index + 1)
    const top = CHART.height * (1 - value / highest)
    const [from, to] = [x - half, x + half]
    const path =
      `M${round(from)} ${CHART.height}C${round(from + half * LEVEL_SHARE)} ${CHART.height} ${round(x - half * LEVEL_SHARE)} ${round(top)} ${round(x)} ${round(top)}` +
      `C${round(x + half * LEVEL_SHARE)} ${round(top)} ${round(to - half * LEVEL_SHARE)} ${CHART.height} ${round(to)} ${CHART.height}`
    return { x, top, path }
  })
}

const round = (value: number) => Math.round(value * 10) / 10
