/** The chart's drawing area, in its own units. */
export const CHART = { width: 1296, height: 400 } as const

/** Half the width of a stroke at its foot. */
const FOOT = 13

export interface CallStroke {
  /** Middle of the stroke. */
  x: number
  /** Its tip. */
  top: number
  path: string
}

/** One stroke a day, from the ground line up: broad where the pen is set down, thin where it lifts. */
export function callStrokes(values: readonly number[], highest: number): CallStroke[] {
  const step = CHART.width / values.length
  return values.map((value, index) => {
    const x = step * (index + 0.5)
    const top = CHART.height * (1 - value / highest)
    const shoulder = top + (CHART.height - top) * 0.35
    const path =
      `M${round(x - FOOT)} ${CHART.height}C${round(x - FOOT)} ${round(shoulder)} ${round(x - 2)} ${round(shoulder)} ${round(x)} ${round(top)}` +
      `C${round(x + 2)} ${round(shoulder)} ${round(x + FOOT)} ${round(shoulder)} ${round(x + FOOT)} ${CHART.height}Z`
    return { x, top, path }
  })
}

const round = (value: number) => Math.round(value * 10) / 10
