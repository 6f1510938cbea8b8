import { facts } from '../facts'
import { capitalised, counted, daysBetween, numberedDays, spelledOut } from '../format'
import { sample, type SampleMark } from '../sample'

type TimelineStatus = 'completed' | 'in-progress' | 'pending'
export type TimelineStopId = 'discovery' | 'design' | 'build' | 'deploy' | 'scale'

/** One step of the process, drawn as a stop of the orbital timeline. */
export interface TimelineStop extends SampleMark {
  id: TimelineStopId
  title: string
  /** When it happens, in days from the signature. */
  date: string
  content: string
  category: string
  relatedIds: readonly TimelineStopId[]
  status: TimelineStatus
  /** How much of the team this stop takes, 0–100. */
  energy: number
}

const { from, to } = facts.voiceGoLiveDays
const liveDays = from === to ? `Day ${to}` : `Day ${from} to day ${to}`

/** A sample project, seen on its fifth day. */
export const timelineStops: readonly TimelineStop[] = [
  sample({
    id: 'discovery',
    title: 'Discovery',
    date: 'Before signature',
    content: `${counted(facts.discoveryCall.minutes, 'minute')}, then an afternoon with your call log. We count what rings out, what it costs, and say what not to automate.`,
    category: 'Listen',
    relatedIds: ['design'],
    status: 'completed',
    energy: 40,
  }),
  sample({
    id: 'design',
    title: 'Design',
    date: numberedDays(facts.designDays),
    content:
      'The script, the edge cases, the voice. You read every sentence it may say and strike the ones you dislike.',
    category: 'Write',
    relatedIds: ['discovery', 'build'],
    status: 'completed',
    energy: 65,
  }),
  sample({
    id: 'build',
    title: 'Build',
    date: numberedDays(daysBetween(facts.designDays, facts.voiceGoLiveDays)),
    content:
      'Number, calendar and CRM wired together. Then we ring it ourselves, rudely, until it stops making mistakes.',
    category: 'Wire',
    relatedIds: ['design', 'deploy'],
    status: 'in-progress',
    energy: 100,
  }),
  sample({
    id: 'deploy',
    title: 'Deploy',
    date: numberedDays(facts.voiceGoLiveDays),
    content: `It takes the night line first, then the overflow, then the lot. ${liveDays} is typical; the day that binds us is in your statement of work.`,
    category: 'Go live',
    relatedIds: ['build', 'scale'],
    status: 'pending',
    energy: 80,
  }),
  sample({
    id: 'scale',
    title: 'Scale',
    date: 'The weeks after',
    content:
      'While your plan’s care lasts we read the transcripts and mend what we find. Then the next job: callbacks, another language, a second site.',
    category: 'Learn',
    relatedIds: ['deploy', 'discovery'],
    status: 'pending',
    energy: 30,
  }),
]

export const statusLabels: Record<TimelineStatus, string> = {
  completed: 'Done',
  'in-progress': 'Under way',
  pending: 'Ahead',
}

const stops = spelledOut(timelineStops.length, { one: 'stop', other: 'stops' })

export const processSection = {
  label: 'Process',
  title: `${capitalised(stops)}, one orbit.`,
  lead: 'A sample project on its fifth day. After Scale comes Discovery again, with better questions.',
  orbitLabel: `The process in ${stops}`,
  noteWhileRotating: 'It turns until you touch it.',
  noteWithReducedMotion: 'It holds still, as you asked.',
  status: 'Status',
  statusLabels,
  energy: 'Energy',
  /** The share, to a screen reader. */
  energyShare: '{energy} of 100',
  energyNote: 'of the team on it',
  related: 'Connected to',
  /** In the middle of the orbit while nothing is chosen. */
  centre: 'Day 5',
  closeCard: 'Let it turn',
  pauseOrbit: 'Hold the orbit',
  previous: 'Previous stop',
  next: 'Next stop',
  stops: timelineStops,
}
export type ProcessContent = typeof processSection
