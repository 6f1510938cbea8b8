import { runningCost } from '../../../lib/site/running-cost'

it.each([
  [40, 2.5, 3000, 210],
  [5, 0.5, 75, 5.25],
  [400, 10, 120_000, 8400],
])(
  '%d calls a day of %d minutes are %d minutes a month, for $%d',
  (callsPerDay, minutesPerCall, minutes, usd) => {
    expect(runningCost({ callsPerDay, minutesPerCall })).toEqual({
      minutesPerMonth: minutes,
      usdPerMonth: usd,
    })
  },
)
