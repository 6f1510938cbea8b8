import { createAskedVolume } from '@/lib/pricing/asked-volume'

const volume = { calls: 40, period: 'day', minutesPerCall: 2 } as const

describe('A volume of calls that the consultant is asked about', () => {
  it('is shown by the calculator on the page, until that is gone', () => {
    const asked = createAskedVolume()
    const show = jest.fn(() => true)
    const stop = asked.follow(show)
    expect(asked.ask(volume)).toBe(true)
    expect(show).toHaveBeenCalledWith(volume)
    stop()
    expect(asked.ask(volume)).toBe(false)
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('waits for the page that has a calculator, and is shown there once', () => {
    const asked = createAskedVolume()
    expect(asked.ask(volume)).toBe(false)
    const show = jest.fn(() => true)
    asked.follow(show)()
    asked.follow(show)
    expect(show.mock.calls).toEqual([[volume]])
  })

  it('is not shown where the calculator does not reach so far', () => {
    const asked = createAskedVolume()
    asked.follow(() => false)
    expect(asked.ask(volume)).toBe(false)
  })
})
