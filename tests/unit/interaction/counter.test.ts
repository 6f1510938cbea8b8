import { grouped } from '@/content/format'
import { compactCount, COUNTER_STEPS, counterValue } from '@/lib/interaction/counter'

describe.each([9700, 7200])('A counter to %i', (target) => {
  it.each([
    [0, 0],
    [50, target / 2],
    [99, (target / 100) * 99],
    [100, target],
    [101, target],
    [-1, 0],
  ])('after step %i shows %i', (step, value) => expect(counterValue(target, step)).toBe(value))

  it('takes a hundred steps', () => expect(COUNTER_STEPS).toBe(100))
})

it.each([
  [9700, '9.7K', '9,700'],
  [7200, '7.2K', '7,200'],
  [100, '100', '100'],
  [9999, '9.9K', '9,999'],
])('Writes %i as %s, or in full as %s', (value, short, full) => {
  expect(compactCount(value)).toBe(short)
  expect(grouped(value)).toBe(full)
})
