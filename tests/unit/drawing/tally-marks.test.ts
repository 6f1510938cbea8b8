import { tallyMarks } from '@/lib/drawing/tally-marks'

const strokesOf = (path: string) => path.match(/M/g)?.length ?? 0

describe('A count as tally marks', () => {
  it.each([0, 4, 5, 97, 100])('draws %i strokes for as many', (count) => {
    expect(strokesOf(tallyMarks(count, 10).path)).toBe(count)
  })

  it('begins a new row after as many groups of five as fit', () => {
    const oneRow = tallyMarks(50, 10)
    expect(tallyMarks(51, 10).height).toBe(2 * oneRow.height)
    expect(tallyMarks(51, 10).width).toBe(oneRow.width)
  })
})
