import { stepBars } from '@/components/ui/step-chart'

describe('The step-count chart', () => {
  it('draws each value as a share of the greatest, which is marked once', () => {
    expect(stepBars([5, 10, 10])).toEqual([
      { value: 5, height: 0.5, tallest: false },
      { value: 10, height: 1, tallest: true },
      { value: 10, height: 1, tallest: false },
    ])
  })

  it('stays flat without values above zero', () => {
    expect(stepBars([0, -4]).map((bar) => bar.height)).toEqual([0, 0])
    expect(stepBars([])).toEqual([])
  })
})
