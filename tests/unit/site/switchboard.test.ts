import { drawSwitchboard, RESTING_VIEW, TILT_LIMITS } from '@/lib/site/switchboard'
import { AT_REST, coasted, dragged, isStill, keyed, released, towards } from '@/lib/site/turning'

describe('The switchboard', () => {
  it('keeps its number of shapes however it is turned, so that they can be redrawn in place', () => {
    const turned = drawSwitchboard({ yaw: 2, tilt: 0.9 }, 0.4)
    expect(turned).toHaveLength(drawSwitchboard(RESTING_VIEW).length)
  })

  it('turns with the hand, and never past its limits of tilt', () => {
    const right = dragged(AT_REST, 50, 0, 16)
    expect(right.view.yaw).toBeLessThan(AT_REST.view.yaw)
    expect(dragged(AT_REST, 0, 9999, 16).view.tilt).toBe(TILT_LIMITS.max)
    expect(dragged(AT_REST, 0, -9999, 16).view.tilt).toBe(TILT_LIMITS.min)
  })

  it('runs on when it is let go, and comes to rest', () => {
    let board = released(dragged(AT_REST, 30, 0, 16))
    const letGo = board.view.yaw
    for (let frame = 0; frame < 400; frame++) board = coasted(board, 16)
    expect(board.view.yaw).not.toBe(letGo)
    expect(isStill(board)).toBe(true)
  })

  it('turns with the arrow keys and with no other', () => {
    expect(keyed(AT_REST, 'ArrowLeft')!.view.yaw).toBeGreaterThan(AT_REST.view.yaw)
    expect(keyed(AT_REST, 'Enter')).toBeNull()
  })

  it('swings to where a key sends it, and never past its tilt', () => {
    const target = keyed(AT_REST, 'ArrowLeft')!
    expect(towards(AT_REST, target, 1)).toEqual(target)
    expect(towards(AT_REST, target, 1.1).view.yaw).toBeGreaterThan(target.view.yaw)
    const steepest = { ...AT_REST, view: { ...AT_REST.view, tilt: TILT_LIMITS.max } }
    expect(towards(AT_REST, steepest, 1.3).view.tilt).toBe(TILT_LIMITS.max)
  })
})
