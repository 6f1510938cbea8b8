import { workedExampleFigures, type WorkedExampleFigures } from '@/content/contract-figures'
import { facts } from '@/content/facts'

/** The period in which calls are counted. */
export type Period = 'day' | 'week' | 'month' | 'year'

const DAYS_PER_MONTH = 30
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

/** What a month is billed, in dollars. Each part is billed apart. */
export interface MonthlyParts {
  minutes: number
  /** The AI models that listen and speak, billed by the minute beside the connected minutes. */
  model: number
  numbers: number
  messages: number
}

export interface RunningCost {
  callsPerMonth: number
  minutesPerMonth: number
  /** Telephone numbers, and text messages in a month. */
  numbers: number
  messages: number
  monthly: MonthlyParts
  /** Minutes and model usage: what grows with the calls. */
  usdWithModels: number
  /** All parts. */
  usdPerMonth: number
}

export interface RunningCostOptions extends CallVolume {
  /** Telephone numbers. One by default. */
  numbers?: number
  /** Text messages in a month. One for each call by default. */
  messages?: number
}

type Prices = Pick<WorkedExampleFigures, 'usdPerNumber' | 'centsPerMessage' | 'modelCentsPerMinute'>

/**
 * What a month of calls costs to run. The calculator and the worked example on Pricing and the consultant's estimate
 * use it.
 */
export function runningCost(
  { calls, period, minutesPerCall, numbers = 1, messages }: RunningCostOptions,
  prices: Prices = workedExampleFigures,
): RunningCost {
  const callsPerMonth = calls * PER_MONTH[period]
  const minutesPerMonth = Math.round(callsPerMonth * minutesPerCall)
  const messagesPerMonth = Math.round(messages ?? callsPerMonth)
  const monthly = {
    minutes: (minutesPerMonth * facts.callCentsPerMinute) / 100,
    model: (minutesPerMonth * prices.modelCentsPerMinute) / 100,
    numbers: numbers * prices.usdPerNumber,
    messages: (messagesPerMonth * prices.centsPerMessage) / 100,
  }
  return {
    callsPerMonth: Math.round(callsPerMonth),
    minutesPerMonth,
    numbers,
    messages: messagesPerMonth,
    monthly,
    usdWithModels: monthly.minutes + monthly.model,
    usdPerMonth: monthly.minutes + monthly.model + monthly.numbers + monthly.messages,
  }
}
