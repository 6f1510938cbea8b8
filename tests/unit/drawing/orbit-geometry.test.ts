import { steppedRotation } from '@/lib/drawing/orbit-rotation'

describe('the orbit', () => {
  it.each([
    [0, 0],
    [0.29, 0],
    [0.3, 0.3],
    [0.59, 0.3],
    [0.6, 0.6],
  ])('rounds %d° down to the step %d°', (rotation, step) => {
    expect(steppedRotation(rotation)).toBeCloseTo(step, 6)
  })
})
