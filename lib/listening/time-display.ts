import { plural, type PluralForms } from '@/content/format'

type TimeUnits = Record<'minute' | 'second', PluralForms>

/** Seconds as minutes:seconds with padded seconds; "0:00" for values that are not a duration. */
export function minutesAndSeconds(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '0:00'
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** "8 seconds", "1 minute", "12 minutes 40 seconds": for sentences and for screen readers. */
export function spokenTime(milliseconds: number, { minute, second }: TimeUnits): string {
  const total = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = [count(Math.floor(total / 60), minute), count(total % 60, second)].filter(Boolean)
  return parts.join(' ') || `0 ${second.other}`
}

const count = (value: number, unit: PluralForms) => (value === 0 ? '' : `${value} ${plural(value, unit)}`)
