import type { WorkedExampleFigures } from '@/content/contract-figures'
import { runningCost } from '../site/running-cost'

export interface WorkedExample {
  minutesPerMonth: number
  /** The parts of a month's bill, in dollars. */
  monthly: { minutes: number; numbers: number; messages: number; model: number }
  usdPerMonth: number
  /** Months until the bookings kept have paid for the build, rounded to whole ones. */
  paybackMonths: number
}

/** The sums of the worked example. */
export function workedExample(figures: WorkedExampleFigures): WorkedExample {
  const { minutesPerMonth, usdPerMonth: minutes } = runningCost(figures)
  const monthly = {
    minutes,
    numbers: figures.numbers * figures.usdPerNumber,
    messages: (figures.messages * figures.centsPerMessage) / 100,
    model: (minutesPerMonth * figures.modelCentsPerMinute) / 100,
  }
  const usdPerMonth = Object.values(monthly).reduce((sum, usd) => sum + usd, 0)
  const gain = figures.bookingsKept * figures.usdPerBooking - usdPerMonth
  return { minutesPerMonth, monthly, usdPerMonth, paybackMonths: Math.round(figures.buildUsd / gain) }
}
