import { recordFlaky, repeatedlyFlaky } from '@/tests/support/flaky-history'

const DAY = 24 * 60 * 60 * 1000

describe('A browser test that passes only at its second try', () => {
  it('is noted the first time, and the run passes', () => {
    const history = recordFlaky({}, ['a'], 0)
    expect(history).toEqual({ a: [0] })
    expect(repeatedlyFlaky(history, ['a'])).toEqual([])
  })

  it('fails the run the second time in a week', () => {
    const history = recordFlaky({ a: [0], b: [0] }, ['a'], 6 * DAY)
    expect(repeatedlyFlaky(history, ['a'])).toEqual(['a'])
  })

  it('is forgotten after a week', () => {
    const history = recordFlaky({ a: [0], b: [0] }, ['a'], 7 * DAY)
    expect(history).toEqual({ a: [7 * DAY] })
    expect(repeatedlyFlaky(history, ['a'])).toEqual([])
  })
})
