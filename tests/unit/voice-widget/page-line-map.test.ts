import { cordTo, isLight } from '@/components/voice/line/page-line-map'

const right = (top: number, bottom: number) => ({ gutter: 'right' as const, top, bottom })

describe('The cord of the panel', () => {
  it('is not needed where the line passes the panel', () => {
    expect(cordTo({ stretches: [right(400, 900)] }, 700)).toBeUndefined()
  })

  it('reaches up or down the right gutter to the nearest end of the line', () => {
    const stretches = [right(0, 500), right(2000, 3000)]
    expect(cordTo({ stretches }, 700)).toEqual(right(500, 700))
    expect(cordTo({ stretches }, 1900)).toEqual(right(1900, 2000))
  })

  it('does not cross the page to a line in the left gutter', () => {
    expect(cordTo({ stretches: [right(0, 500), { gutter: 'left', top: 500, bottom: 900 }] }, 700)).toEqual(
      right(500, 700),
    )
  })

  it('reaches to the top of a page without a line', () => {
    expect(cordTo({ stretches: [] }, 700)).toEqual(right(0, 700))
  })
})

test.each([
  ['oklch(0.965 0.008 80)', true],
  ['oklch(0.2 0.05 290)', false],
  ['rgb(255, 255, 255)', true],
  ['rgb(20, 16, 40)', false],
])('Text of the colour %s is light: %s', (colour, light) => {
  expect(isLight(colour)).toBe(light)
})
