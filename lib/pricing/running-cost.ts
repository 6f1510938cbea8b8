import { workedExampleFigures, type WorkedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'
import { locale } from '@/content/locale'

/** The period in which calls are counted. */
export type Period = 'day' | 'week' | 'month' | 'year'

const centsInOne = locale.currency.cents

export const DAYS_PER_MONTH = 30
/** How many of each period a month has. */
const PER_MONTH: Record<Period, number> = {
  day: DAYS_PER_MONTH,
  week: DAYS_PER_MONTH / 7,
  month: 1,
  year: 1 / 12,
}

export interface CallVolume {
  calls: number
  period: Period
  minutesPerCall: number
}

/** How many of its calls fall on a day, as an average of its period. */
export const dailyCalls = ({ calls, period }: CallVolume): number =>
  (calls * PER_MONTH[period]) / DAYS_PER_MONTH

interface RunningCostOptions extends CallVolume {
  /** Telephone numbers. One by default. */
  numbers?: number
  /** Text messages in a month. One for each call by default. */
  messages?: number
}

type Prices = Pick<WorkedExampleFigures, 'pricePerNumber' | 'centsPerMessage' | 'modelCentsPerMinute'>

/**
 * What a month of calls costs to run. The calculator and the worked example on Pricing and the consultant's estimate
 * use it.
 */
export function runningCost(
  { calls, period, minutesPerCall, numbers = 1, messages }: RunningCostOptions,
  prices: Prices = workedExampleFigures,
) {
  const callsPerMonth = calls * PER_MONTH[period]
  const minutesPerMonth = Math.round(callsPerMonth * minutesPerCall)
  const messagesPerMonth = Math.round(messages ?? callsPerMonth)
  /** In the currency of the site. Each part is billed apart. */
  const monthly = {
    minutes: (minutesPerMonth * facts.callCentsPerMinute) / centsInOne,
    /** The AI models that listen and speak. They are billed by the minute, in addition to the connected minutes. */
    model: (minutesPerMonth * prices.modelCentsPerMinute) / centsInOne,
    numbers: numbers * prices.pricePerNumber,
    messages: (messagesPerMonth * prices.centsPerMessage) / centsInOne,
  }
  return {
    callsPerMonth: Math.round(callsPerMonth),
    minutesPerMonth,
    /** Telephone numbers, and text messages in a month. */
    numbers,
    messages: messagesPerMonth,
    monthly,
    /** Minutes and model usage: what grows with the calls. */
    priceWithModels: monthly.minutes + monthly.model,
    pricePerMonth: monthly.minutes + monthly.model + monthly.numbers + monthly.messages,
  }
}

export type RunningCost = ReturnType<typeof runningCost>

export interface WorkedExample extends RunningCost {
  /**
   * Whole months until the additional bookings have paid for the build. Undefined if they do not even pay for the calls.
   */
  paybackMonths: number | undefined
}

export function workedExample(figures: WorkedExampleFigures): WorkedExample {
  const cost = runningCost({ ...figures, calls: figures.callsPerDay, period: 'day' }, figures)
  const gain = figures.bookingsKept * figures.bookingValue - cost.pricePerMonth
  return { ...cost, paybackMonths: gain > 0 ? Math.ceil(figures.buildPrice / gain) || 1 : undefined }
}
