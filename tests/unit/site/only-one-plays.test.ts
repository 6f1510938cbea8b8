import { createOnlyOnePlays } from '@/lib/site/only-one-plays'

describe('Recordings', () => {
  it('are silenced when another one starts', () => {
    const plays = createOnlyOnePlays()
    const [first, second] = [jest.fn(), jest.fn()]
    plays.started(first)
    plays.started(second)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).not.toHaveBeenCalled()
  })

  it('are left alone once they have stopped', () => {
    const plays = createOnlyOnePlays()
    const first = jest.fn()
    plays.started(first)
    plays.stopped(first)
    plays.started(jest.fn())
    expect(first).not.toHaveBeenCalled()
  })
})
