import { measuredFrom } from './measured-from'
import { facts } from './facts'
import { counted, range, spelledOut } from './format'
import { serviceCards } from './service-library'
import { sample } from './sample'

export interface Timeline {
  id: string
  name: string
  /** As it is written. */
  time: string
  /** In weeks from the signature; without `to` it has no end of its own. */
  weeks: { from: number; to?: number }
  counts: string
}

const DAYS_PER_WEEK = 7
const { voiceGoLiveDays: days, mvpWeeks } = facts
const serviceWeeks = serviceCards.map(({ weeks }) => weeks)

/** The delivery times that belong to no plan, drawn on one scale: those of the plans are above the plans. */
export const timelines: readonly Timeline[] = [
  {
    id: 'agent',
    name: 'A voice agent',
    time: counted(days, 'day'),
    weeks: { from: days.from / DAYS_PER_WEEK, to: days.to / DAYS_PER_WEEK },
    counts: measuredFrom.agent,
  },
  { id: 'mvp', name: 'An MVP', time: counted(mvpWeeks, 'week'), weeks: mvpWeeks, counts: measuredFrom.mvp },
  {
    id: 'services',
    name: 'A service from the library',
    time: `${range({ from: Math.min(...serviceWeeks), to: Math.max(...serviceWeeks) }, ' to ')}+ weeks`,
    weeks: { from: Math.min(...serviceWeeks) },
    counts: measuredFrom.service,
  },
]

export const timelinesSection = sample({
  label: 'Dates',
  title: `One start, ${spelledOut(timelines.length, { one: 'end', other: 'ends' })}.`,
  lead: 'Every time on this site is counted from the signed statement of work, and so are the weeks of the plans. They differ in where they end.',
  /** Below the ruler under the times. */
  ruler: 'weeks from the signature',
  note: 'Typical times. A service can be live before its handover, which adds documents and training; an MVP’s first user can come after it. The dates that bind us are in your statement of work.',
  rows: timelines,
})
export type TimelinesContent = typeof timelinesSection
