import { counterValue } from '@/components/motion/count-up'

describe.each([9700, 7200])('A counter to %i', (target) => {
  it.each([
    [0, 0],
    [50, target / 2],
    [99, (target / 100) * 99],
    [100, target],
    [101, target],
    [-1, 0],
  ])('after step %i shows %i', (step, value) => expect(counterValue(target, step)).toBe(value))
})
