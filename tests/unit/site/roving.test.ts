import { rovingTarget } from '@/lib/site/roving'

describe('Keys within a row of choices', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
    ['ArrowDown', 1, undefined],
  ])('%s from %s of three leads to %s', (key, index, target) => {
    expect(rovingTarget(key, index, 3)).toBe(target)
  })

  it('leads nowhere in an empty row', () => {
    expect(rovingTarget('End', 0, 0)).toBeUndefined()
  })
})
