import { tally } from '@/lib/site/tally'

const strokesOf = (path: string) => path.match(/M/g)?.length ?? 0

describe('A count as tally marks', () => {
  it.each([0, 4, 5, 97, 100])('draws %i strokes for as many', (count) => {
    expect(strokesOf(tally(count, 10).path)).toBe(count)
  })

  it('begins a new row after as many groups of five as fit', () => {
    const oneRow = tally(50, 10)
    expect(tally(51, 10).height).toBe(2 * oneRow.height)
    expect(tally(51, 10).width).toBe(oneRow.width)
  })

  it('is drawn alike each time', () => {
    expect(tally(72, 10)).toEqual(tally(72, 10))
  })
})
