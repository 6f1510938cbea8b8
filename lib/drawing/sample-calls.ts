import { seededRandom } from './random'

interface SampleCallsOptions {
  days: number
  minPerDay: number
  maxPerDay: number
  /** Sum of the days; must lie between `days * minPerDay` and `days * maxPerDay`. */
  total: number
  random: () => number
}

/**
 * Random daily values within the limits, changed at random until they add up to the total, so that chart, table and
 * headline agree.
 */
export function sampleDailyCalls({
  days,
  minPerDay,
  maxPerDay,
  total,
  random,
}: SampleCallsOptions): number[] {
  if (total < days * minPerDay || total > days * maxPerDay)
    throw new RangeError(`${total} calls do not fit into ${days} days of ${minPerDay} to ${maxPerDay}.`)
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const values = Array.from({ length: days }, () => between(minPerDay, maxPerDay))
  let missing = total - values.reduce((sum, value) => sum + value, 0)
  while (missing !== 0) {
    const open = values.flatMap((value, day) => (roomFor(missing, value, minPerDay, maxPerDay) ? [day] : []))
    const day = open[between(0, open.length - 1)]!
    const value = values[day]!
    const room = Math.min(Math.abs(missing), roomFor(missing, value, minPerDay, maxPerDay))
    const change = Math.sign(missing) * between(1, room)
    values[day] = value + change
    missing -= change
  }
  return values
}

const roomFor = (missing: number, value: number, min: number, max: number) =>
  missing > 0 ? max - value : value - min

/** Each list is generated when it is first requested, and then kept. */
export function createDailyCalls(figures: Omit<SampleCallsOptions, 'random'>) {
  const lazily = (random: () => number) => {
    let values: readonly number[] | undefined
    return () => (values ??= sampleDailyCalls({ ...figures, random }))
  }
  return {
    /** In the HTML: the same in every build. */
    inHtml: lazily(seededRandom(1)),
    /** In the browser: new values on each page load. */
    onThisLoad: lazily(Math.random),
  }
}

export type DailyCalls = ReturnType<typeof createDailyCalls>

/** Index of the greatest and of the least value; the first one where several are equal. */
export function extremes(values: readonly number[]): { busiest: number; quietest: number } {
  let busiest = 0
  let quietest = 0
  values.forEach((value, index) => {
    if (value > values[busiest]!) busiest = index
    if (value < values[quietest]!) quietest = index
  })
  return { busiest, quietest }
}
