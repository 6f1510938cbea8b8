/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { DayAxis } from '@/components/illustrations/day-axis'

/** Begin and end of each cord, in units of a drawing that is 1200 wide. */
function cordsOf(times: readonly string[], gap = 0) {
  const { container } = render(<DayAxis times={times} gap={gap} />)
  return [...container.querySelectorAll('.stroke-accent')].map((cord) => {
    const numbers = (cord.getAttribute('d') ?? '').match(/[\d.]+/g)!.map(Number)
    return [numbers[0], numbers.at(-2)]
  })
}

describe('the day on the line', () => {
  it('leads a cord from each call, at its time between the first hour and midnight, to its column', () => {
    expect(cordsOf(['08:00', '12:00', '20:00'])).toEqual([
      [23, 0],
      [300, 400],
      [900, 800],
    ])
  })

  it('counts the gaps between the columns', () => {
    expect(cordsOf(['08:00', '16:00'], 0.1)[1]).toEqual([600, 660])
  })

  it('keeps the bursts of the calls before midnight on the line, side by side', () => {
    expect(cordsOf(['00:00', '23:55', '23:59']).map(([from]) => from)).toEqual([23, 1131, 1177])
  })
})
