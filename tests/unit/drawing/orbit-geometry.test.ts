import { orbitPosition, steppedRotation } from '@/lib/drawing/orbit-rotation'

describe('the orbit', () => {
  it('spaces five stops by 72°, clockwise', () => {
    const { x, y } = orbitPosition(1, 5, 0)
    expect(x).toBeGreaterThan(0)
    expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(-18)
  })

  it('moves every stop with the rotation', () => {
    expect(orbitPosition(0, 5, 72)).toEqual(orbitPosition(1, 5, 0))
  })

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
