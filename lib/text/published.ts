import { locale } from '@/content/locale'
import type { Published } from '@/content/videos'

const DAY_MS = 86_400_000

/** The day of a publication, as in `2026-03-14`. `buildDay` has the same form. */
export function publishedDay(published: Published, buildDay: string): string {
  if (typeof published === 'string') return published
  return new Date(Date.parse(buildDay) - published.daysBeforeBuild * DAY_MS).toISOString().slice(0, 10)
}

/** `14 March` from `2026-03-14`. */
export const dayAndMonth = (day: string): string =>
  new Date(day).toLocaleDateString(locale.region, { day: 'numeric', month: 'long', timeZone: 'UTC' })
