import type { WorkedExampleFigures } from '@/content/contract-figures'
import { runningCost, type RunningCost } from './running-cost'

export interface WorkedExample extends RunningCost {
  /** Months until the bookings kept have paid for the build, rounded to whole ones. */
  paybackMonths: number
}

/** The sums of the worked example. */
export function workedExample(figures: WorkedExampleFigures): WorkedExample {
  const cost = runningCost({ ...figures, calls: figures.callsPerDay, period: 'day' }, figures)
  const gain = figures.bookingsKept * figures.usdPerBooking - cost.usdPerMonth
  return { ...cost, paybackMonths: Math.round(figures.buildUsd / gain) }
}
