import { workedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { workedExample } from '@/lib/pricing/worked-example'

describe('The worked example of a small business', () => {
  const { monthly, usdPerMonth, minutesPerMonth, paybackMonths } = workedExample(workedExampleFigures)

  it('prices its minutes as the calculator does', () => {
    expect(monthly.minutes).toBe((minutesPerMonth * facts.callCentsPerMinute) / 100)
  })

  it('adds up what a month costs: minutes, number, messages and model usage', () => {
    expect(workedExample({ ...workedExampleFigures, numbers: 2 }).usdPerMonth).toBe(
      usdPerMonth + workedExampleFigures.usdPerNumber,
    )
    expect(usdPerMonth).toBeCloseTo(monthly.minutes + monthly.numbers + monthly.messages + monthly.model, 5)
  })

  it('pays for itself within the average payback that the site states', () => {
    expect(paybackMonths).toBeGreaterThanOrEqual(facts.paybackMonths.from)
    expect(paybackMonths).toBeLessThanOrEqual(facts.paybackMonths.to)
  })
})
