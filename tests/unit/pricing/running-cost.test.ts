import { workedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'
import { runningCost } from '../../../lib/pricing/running-cost'

const { pricePerNumber, centsPerMessage, modelCentsPerMinute } = workedExampleFigures

describe('A month of calls', () => {
  it.each([
    [40, 'day', 2.5, 3000],
    [5, 'day', 0.5, 75],
    [400, 'day', 10, 120_000],
    [70, 'week', 4, 1200],
    [300, 'month', 3, 900],
    [3600, 'year', 3, 900],
  ] as const)('of %d calls a %s of %d minutes has %d minutes', (calls, period, minutesPerCall, minutes) => {
    const { minutesPerMonth, monthly } = runningCost({ calls, period, minutesPerCall })
    expect(minutesPerMonth).toBe(minutes)
    expect(monthly.minutes).toBe((minutes * facts.callCentsPerMinute) / locale.currency.cents)
    expect(monthly.model).toBe((minutes * modelCentsPerMinute) / locale.currency.cents)
  })

  it('has one number and a text message for each call, unless others are given', () => {
    const volume = { calls: 300, period: 'month', minutesPerCall: 3 } as const
    expect(runningCost(volume).monthly).toMatchObject({
      numbers: pricePerNumber,
      messages: (300 * centsPerMessage) / locale.currency.cents,
    })
    expect(runningCost({ ...volume, numbers: 2, messages: 10 }).monthly).toMatchObject({
      numbers: 2 * pricePerNumber,
      messages: (10 * centsPerMessage) / locale.currency.cents,
    })
  })

  it('costs the sum of its parts, and apart from that what grows with the calls', () => {
    const { monthly, priceWithModels, pricePerMonth } = runningCost({
      calls: 300,
      period: 'month',
      minutesPerCall: 3,
    })
    expect(priceWithModels).toBe(monthly.minutes + monthly.model)
    expect(pricePerMonth).toBe(priceWithModels + monthly.numbers + monthly.messages)
  })
})
