import { sizeToWrap } from '@/lib/drawing/fit-lines'
import { displayWidthEm } from '@/lib/drawing/fit-text'

const box = { width: 60, height: 30, leadingEm: 0.8, trackingEm: 0, largest: 18 }

describe('A title that wraps', () => {
  it('has the largest size where its lines fit', () => {
    expect(sizeToWrap('Who are we?', box)).toBe(18)
  })

  it('is smaller the more lines it has, and keeps to the height', () => {
    const long = sizeToWrap('The people behind every clerk who ever answered a telephone at night.', box)
    const longer = sizeToWrap(
      'The people behind every clerk who ever answered a telephone at night, in all of our towns and villages.',
      box,
    )
    expect(long).toBeLessThan(12)
    expect(longer).toBeLessThan(long)
  })

  it('is as small as its longest word needs', () => {
    const word = 'Telefonistinnenvermittlung'
    expect(displayWidthEm(word) * sizeToWrap(word, box)).toBeLessThanOrEqual(box.width)
  })
})
