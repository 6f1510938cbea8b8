import { easeLevel, isSilent, peakHeight } from '@/examples/react-parts/src/parts/wave-shape'

describe('The wave that shows a call', () => {
  it('rises with a voice faster than it falls after it', () => {
    const rise = easeLevel(0, 1, 16)
    const fall = 1 - easeLevel(1, 0, 16)
    expect(rise).toBeGreaterThan(fall)
  })

  it('reaches the measured level and stays there, whatever the frame rate', () => {
    expect(easeLevel(0, 0.6, 10_000)).toBeCloseTo(0.6)
    const twoFrames = easeLevel(easeLevel(0, 1, 8), 1, 8)
    expect(twoFrames).toBeCloseTo(easeLevel(0, 1, 16))
  })

  it('never leaves its box, even with levels out of range', () => {
    for (let index = 0; index < 30; index += 1) {
      expect(peakHeight(7, index)).toBeLessThanOrEqual(1)
      expect(peakHeight(-1, index)).toBe(0)
    }
  })

  it('stands still when nobody can be heard', () => {
    expect(isSilent([{ assistant: 0, user: 0.004 }])).toBe(true)
    expect(
      isSilent([
        { assistant: 0, user: 0 },
        { assistant: 0.2, user: 0 },
      ]),
    ).toBe(false)
  })
})
