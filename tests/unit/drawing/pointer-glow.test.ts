import { glowAngle, GLOW_DEFAULTS, shortestTurnTo } from '@/lib/drawing/pointer-glow'

const box = { left: 100, top: 100, width: 200, height: 100 }
const { inactiveZone, proximity } = GLOW_DEFAULTS

describe('The pointer-following glow', () => {
  it('points at the pointer: right is 90 degrees', () => {
    expect(glowAngle(box, { x: 290, y: 150 }, { inactiveZone, proximity })).toBe(90)
  })

  it('is off near the middle', () => {
    expect(glowAngle(box, { x: 234, y: 150 }, { inactiveZone, proximity })).toBeNull()
    expect(glowAngle(box, { x: 236, y: 150 }, { inactiveZone, proximity })).toBe(90)
  })

  it('is off beyond its proximity', () => {
    const far = { x: 320, y: 150 }
    expect(glowAngle(box, far, { inactiveZone, proximity: 0 })).toBeNull()
    expect(glowAngle(box, far, { inactiveZone, proximity: 21 })).toBe(90)
  })

  it('turns in the shorter direction', () => {
    expect(shortestTurnTo(350, 10)).toBe(370)
    expect(shortestTurnTo(10, 350)).toBe(-10)
  })
})
