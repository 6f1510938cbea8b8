import { workedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'
import { workedExample } from '@/lib/pricing/running-cost'
import { itWhileSample } from '@/tests/support/while-sample'

describe('The worked example of a small business', () => {
  const { monthly, pricePerMonth, minutesPerMonth, paybackMonths } = workedExample(workedExampleFigures)

  it('prices its minutes as the calculator does', () => {
    expect(monthly.minutes).toBe((minutesPerMonth * facts.callCentsPerMinute) / locale.currency.cents)
  })

  it('adds up what a month costs: minutes, number, messages and model usage', () => {
    const { numbers, pricePerNumber } = workedExampleFigures
    expect(workedExample({ ...workedExampleFigures, numbers: numbers + 1 }).pricePerMonth).toBeCloseTo(
      pricePerMonth + pricePerNumber,
      5,
    )
    expect(pricePerMonth).toBeCloseTo(monthly.minutes + monthly.numbers + monthly.messages + monthly.model, 5)
  })

  itWhileSample(workedExampleFigures)(
    'pays for itself within the average payback that the site states',
    () => {
      expect(paybackMonths).toBeGreaterThanOrEqual(facts.paybackMonths.from)
      expect(paybackMonths).toBeLessThanOrEqual(facts.paybackMonths.to)
    },
  )

  it.each([
    ['of which no bookings come', { bookingsKept: 0 }, undefined],
    [
      'whose bookings just pay for its calls',
      { bookingValue: pricePerMonth / workedExampleFigures.bookingsKept },
      undefined,
    ],
    ['that costs nothing to build', { buildPrice: 0 }, 1],
  ])('names no months for an agent %s, else one at least', (_, figures, months) => {
    expect(workedExample({ ...workedExampleFigures, ...figures }).paybackMonths).toBe(months)
  })
})
