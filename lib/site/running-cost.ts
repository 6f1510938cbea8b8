import { facts } from '@/content/facts'

const DAYS_PER_MONTH = 30

export interface CallVolume {
  callsPerDay: number
  minutesPerCall: number
}

export interface RunningCost {
  minutesPerMonth: number
  usdPerMonth: number
}

/** What a month of connected minutes costs. */
export function runningCost({ callsPerDay, minutesPerCall }: CallVolume): RunningCost {
  const minutesPerMonth = Math.round(callsPerDay * minutesPerCall * DAYS_PER_MONTH)
  return { minutesPerMonth, usdPerMonth: (minutesPerMonth * facts.callCentsPerMinute) / 100 }
}
