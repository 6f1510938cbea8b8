import { closingSizes, displayWidthEm, headlineFit, sizeToFill } from '@/lib/drawing/fit-text'

describe('Text that is sized to fill its line', () => {
  it.each(['Ada', 'Callwright', 'Zażółć Voice & Product Studio'])('fits %s, whatever its length', (name) => {
    const width = displayWidthEm(name)
    const size = sizeToFill(width)
    expect(size * width).toBeLessThanOrEqual(100)
    expect(size * width).toBeGreaterThan(96)
  })

  it('is measured as narrower where its letters stand closer', () => {
    expect(displayWidthEm('Callwright', -0.01)).toBeCloseTo(displayWidthEm('Callwright') - 0.1)
  })

  it.each(['今すぐ電話', '전화하세요', '📞📞'])(
    'has room for %s, which another font draws in squares',
    (line) => {
      expect(displayWidthEm(line)).toBe([...line].length)
    },
  )
})

describe('The title that closes a page', () => {
  it('stands on one line at every width where it is short', () => {
    const { wide, narrow } = closingSizes('Seen enough?', 0)
    expect(narrow).toBe(wide)
  })

  it('stands on two lines of similar length on a phone where one line would be too small', () => {
    const { wide, narrow } = closingSizes('Your month goes here.', 0)
    expect(narrow).toBeGreaterThan(1.5 * wide)
    expect(narrow * displayWidthEm('Your month')).toBeCloseTo(90, 0)
  })

  it('may be one long word', () => {
    const { wide, narrow } = closingSizes('Donaudampfschifffahrtsgesellschaft', 0)
    expect(narrow).toBeLessThanOrEqual(wide)
  })
})

describe('The headline of home', () => {
  const TRACKING_EM = -0.013
  /** The full stop is a drawn dot, and the first letter hangs in the margin. */
  const DOT_EM = 0.158
  const HANGING_EM = 0.018
  const LINES = [
    ['It rings', 'once'],
    ['Hört zu', 'immer'],
    ['We answer', 'everything'],
    ['日', '本'],
  ] as const

  it.each(LINES)('fits on one line, and on a phone on two: %s %s', (first, second) => {
    const { wide, narrow } = headlineFit([first, second], TRACKING_EM)
    expect(wide.size * (wide.dotEm + DOT_EM - HANGING_EM)).toBeLessThanOrEqual(100)
    for (const lineEm of [displayWidthEm(first, TRACKING_EM), narrow.dotEm + DOT_EM])
      expect(narrow.size * lineEm).toBeLessThanOrEqual(100)
  })

  it.each(LINES)('has its full stop after its last letter: %s %s', (first, second) => {
    const { wide, narrow } = headlineFit([first, second], TRACKING_EM)
    expect(wide.dotEm).toBeGreaterThan(displayWidthEm(`${first} ${second}`, TRACKING_EM))
    expect(narrow.dotEm).toBeGreaterThan(displayWidthEm(second, TRACKING_EM))
  })

  it('is not larger where it is shorter, so that the rest of the first screen stays in view', () => {
    const { wide, narrow } = headlineFit(['Hi', 'all'], TRACKING_EM)
    expect([wide.size, narrow.size]).toEqual([25.7, 46.6])
  })
})
