import fc from 'fast-check'
import { monthlyCalls } from '@/content/case-studies'
import { seededRandom } from '@/lib/drawing/random'
import { itWhileSample } from '@/tests/support/while-sample'
import { createDailyCalls, extremes, sampleDailyCalls } from '@/lib/drawing/sample-calls'

const { total, days, minPerDay, maxPerDay } = monthlyCalls
const month = (random: () => number) => sampleDailyCalls({ ...monthlyCalls, random })

describe('the month of sample calls', () => {
  itWhileSample(monthlyCalls)('has 12450 calls on 30 days of 100 to 599', () => {
    expect(monthlyCalls).toMatchObject({ total: 12450, days: 30, minPerDay: 100, maxPerDay: 599 })
  })

  it('has a whole value for each day, within its limits, that add up to the total, whatever the draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 2 }), (seed) => {
        const values = month(seededRandom(seed))
        expect(values).toHaveLength(days)
        expect(
          values.every((value) => Number.isInteger(value) && value >= minPerDay && value <= maxPerDay),
        ).toBe(true)
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(total)
      }),
    )
  })

  it.each([
    ['lowest', () => 0],
    ['highest', () => 0.999999],
  ])('ends even when every draw is the %s', (_, random) => {
    expect(month(random).reduce((sum, value) => sum + value, 0)).toBe(total)
  })

  it('is new on each load', () => {
    expect(month(seededRandom(1))).not.toEqual(month(seededRandom(2)))
  })

  it('refuses a total that cannot be reached', () => {
    const impossible = { days: 2, minPerDay: 1, maxPerDay: 5, total: 11, random: Math.random }
    expect(() => sampleDailyCalls(impossible)).toThrow(RangeError)
    expect(sampleDailyCalls({ ...impossible, total: 10 })).toEqual([5, 5])
  })
})

it('The busiest and the quietest day are found, the first of equals', () => {
  expect(extremes([3, 9, 1, 9, 1])).toEqual({ busiest: 1, quietest: 2 })
})

it('The daily calls of a page are the same in every build, and kept for as long as the page is loaded', () => {
  const [page, other] = [createDailyCalls(monthlyCalls), createDailyCalls(monthlyCalls)]
  expect(page.inHtml()).toEqual(other.inHtml())
  expect(page.onThisLoad()).toBe(page.onThisLoad())
  expect(page.onThisLoad()).not.toEqual(other.onThisLoad())
})
