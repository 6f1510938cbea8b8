import { counted } from './format'
import type { LegalPeriods } from './legal'

const MARKS: LegalPeriods['scale'] = [
  { name: counted(1, 'day'), days: 1 },
  { name: counted(1, 'week'), days: 7 },
  { name: counted(1, 'month'), days: 30 },
  { name: counted(1, 'year'), days: 365 },
]

/** Periods with the marks of their scale, up to the longest of them. */
export function onScale(periods: Omit<LegalPeriods, 'scale'>): LegalPeriods {
  const longest = Math.max(...periods.rows.map(({ days }) => days))
  return { ...periods, scale: MARKS.filter(({ days }) => days <= longest) }
}
