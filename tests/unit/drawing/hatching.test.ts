import { hatch, smoothStep, spot } from '@/lib/drawing/hatching'

const plate = { left: 0, right: 70, top: 0, bottom: 20, pitch: 10, boldest: 4 }
const linesOf = (path: string) => path.split('M').filter(Boolean)

describe('Engraving', () => {
  it('leaves bare paper where there is no tone', () => {
    expect(hatch(plate, () => 0)).toBe('')
  })

  it('draws one line for each pitch where there is tone throughout', () => {
    expect(linesOf(hatch(plate, () => 0.5))).toHaveLength(3)
  })

  it('swells a line with the tone, up to the boldest', () => {
    const [line = ''] = linesOf(hatch({ ...plate, bottom: 0 }, (x) => x / 35))
    const ys = line.match(/-?[\d.]+ (-?[\d.]+)/g)?.map((point) => Number(point.split(' ')[1])) ?? []
    expect(Math.max(...ys)).toBe(2)
    expect(Math.min(...ys.filter((y) => y > 0))).toBeLessThan(1)
  })

  it('interrupts a line where nothing is to be shaded', () => {
    expect(linesOf(hatch({ ...plate, bottom: 0 }, (x) => (x < 20 || x > 40 ? 1 : 0)))).toHaveLength(2)
  })
})

it.each([
  [-1, 0],
  [0.5, 0.5],
  [2, 1],
])('A smooth step from 0 to 1 at %d is %d', (value, expected) => {
  expect(smoothStep(0, 1, value)).toBe(expected)
})

it('A spot is darkest in its middle and has no tone at its edge', () => {
  const tone = spot(10, 10, 5, 5)
  expect(tone(10, 10)).toBe(1)
  expect(tone(15, 10)).toBe(0)
  expect(tone(40, 10)).toBe(0)
})
