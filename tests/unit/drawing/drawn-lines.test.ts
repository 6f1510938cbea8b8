import { callStrokes, CHART } from '@/lib/drawing/call-strokes'
import { ORBIT_RADIUS_PX } from '@/lib/drawing/orbit-geometry'
import { orbitLine } from '@/lib/drawing/orbit-line'

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
