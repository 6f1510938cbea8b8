import { callStrokes, CHART } from '@/lib/drawing/call-strokes'
import { ORBIT_RADIUS_PX } from '@/lib/drawing/orbit-geometry'
import { orbitLine } from '@/lib/drawing/orbit-line'
import { drawBuildWeeks, RULER_WIDTH } from '@/lib/pricing/build-week-ruler'
import { stepLine } from '@/lib/drawing/step-line'

const points = (path: string) => {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index]!,
    numbers[2 * index + 1]!,
  ])
}

describe('the ring of the orbit', () => {
  const radii = (path: string) => points(path).map(([x, y]) => Math.hypot(x!, y!))

  it('keeps to the radius outside of a burst', () => {
    for (const radius of radii(orbitLine([], 20)))
      expect(Math.abs(radius - ORBIT_RADIUS_PX)).toBeLessThan(0.2)
  })

  it('swings as far as the energy of a burst, and no further', () => {
    const swings = radii(orbitLine([{ atDeg: 90, heightPx: 24 }], 20)).map((radius) =>
      Math.abs(radius - ORBIT_RADIUS_PX),
    )
    expect(Math.max(...swings)).toBeGreaterThan(12)
    expect(Math.max(...swings)).toBeLessThanOrEqual(24.2)
  })
})

it('A stroke of the chart ends at its value, and all stand within the drawing', () => {
  const strokes = callStrokes([599, 100], 599)
  expect(strokes[0]?.top).toBe(0)
  expect(strokes[1]?.top).toBeCloseTo(CHART.height * (1 - 100 / 599))
  for (const stroke of strokes)
    for (const [x] of points(stroke.path)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(CHART.width)
    }
})

it('The strokes of the chart are one line: each begins where the one before it ended', () => {
  const ends = callStrokes([599, 100, 350], 599).map(({ path }) => points(path))
  expect(ends[0]?.[0]).toEqual([0, CHART.height])
  for (const [index, stroke] of ends.slice(1).entries()) expect(stroke[0]).toEqual(ends[index]?.at(-1))
  expect(ends.at(-1)?.at(-1)).toEqual([CHART.width, CHART.height])
})

it('The ruler of build weeks runs over its whole width, whatever the windows', () => {
  const relativeTo = (path: string) => {
    // The pen goes there in relative curves before it comes back: the sum of the forward ends is the width.
    const ends = [...path.matchAll(/c([^clMZ]+)/g)].map(([, body]) =>
      Number((body?.match(/-?[\d.]+/g) ?? [])[4]),
    )
    return ends.filter((dx) => dx > 0).reduce((sum, dx) => sum + dx, 0)
  }
  const windows = [
    { from: 0.1, to: 0.3 },
    { from: 0.3, to: 0.5 },
  ]
  expect(Math.abs(relativeTo(drawBuildWeeks(windows, 50)) - RULER_WIDTH)).toBeLessThan(RULER_WIDTH * 0.01)
  expect(Math.abs(relativeTo(drawBuildWeeks([], 50)) - RULER_WIDTH)).toBeLessThan(1)
})

it('Square steps go up and down at right angles', () => {
  const corners = points(
    stepLine(0, 100, [
      { dx: 10, y: -20 },
      { dx: 10, y: 0 },
    ]),
  )
  const there = corners.slice(0, corners.length / 2)
  there.slice(1).forEach(([x, y], index) => {
    const [beforeX, beforeY] = there[index]!
    expect(x === beforeX || y === beforeY).toBe(true)
  })
  expect(Math.min(...there.map(([, y]) => y!))).toBeCloseTo(79.4)
})
