import { windowOnRuler } from '@/lib/pricing/build-week-ruler'

it('A window of 2–4 weeks lies between a sixth and a third of a twelve-week ruler', () => {
  const { from, to } = windowOnRuler({ weeks: { from: 2, to: 4 } }, 8)
  expect(from).toBeCloseTo(1 / 6)
  expect(to).toBeCloseTo(1 / 3)
})

it('A custom window begins where the longest fixed one ends, and has no end of its own', () => {
  expect(windowOnRuler({ custom: true }, 8)).toEqual({ from: 8 / 12, to: 1 })
})
