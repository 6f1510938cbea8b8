import {
  beginTogether,
  drawBuildWeeks,
  RULER_WEEKS,
  rulerWeeks,
  windowOnRuler,
} from '@/lib/pricing/build-week-ruler'

it('A window of 2–4 weeks lies between the second and the fourth week of the ruler', () => {
  const { from, to } = windowOnRuler({ weeks: { from: 2, to: 4 } }, 8)
  expect(from).toBeCloseTo(2 / RULER_WEEKS)
  expect(to).toBeCloseTo(4 / RULER_WEEKS)
})

it('A custom window begins where the longest fixed one ends, and has no end of its own', () => {
  expect(windowOnRuler({ custom: true }, 8)).toEqual({ from: 8 / RULER_WEEKS, to: 1 })
})

it.each([
  [8, 12],
  [9, 12],
  [10, 24],
  [26, 36],
])('Where the longest time is %i weeks, the ruler has %i', (longest, weeks) => {
  expect(rulerWeeks(longest)).toBe(weeks)
})

const launch = { from: 0.2, to: 0.4 }
const scale = { from: 0.4, to: 0.7 }

it('Two plans with the same window are drawn as one stroke, which never goes back', () => {
  expect(drawBuildWeeks([launch, launch], 56)).toBe(drawBuildWeeks([launch], 56))
  expect(drawBuildWeeks([scale, launch], 56)).toBe(drawBuildWeeks([launch, scale], 56))
})

it('Names of plans stand over the ruler only where no two would begin at the same place', () => {
  expect(beginTogether([launch, scale])).toBe(false)
  expect(beginTogether([launch, scale, { from: 0.41, to: 1 }])).toBe(true)
  expect(beginTogether([launch, launch, { from: 0.6, to: 1 }])).toBe(true)
})

it('On a phone the name of the first plan stands higher and needs less room than that of another', () => {
  const from = (...starts: number[]) => starts.map((start) => ({ from: start, to: 1 }))
  expect(beginTogether(from(2 / 12, 4 / 12, 8 / 12))).toBe(false)
  expect(beginTogether(from(2 / 12, 4 / 12, 6 / 12))).toBe(true)
})
