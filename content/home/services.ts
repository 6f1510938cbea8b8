import { facts } from '../facts'
import { sample, type SampleMark } from '../sample'
import type { Trade } from '../trades'
import { counted } from '../format'

const { voiceGoLiveDays: days, mvpWeeks: weeks } = facts

const chips = ['Voice AI', 'CRM Sync', 'Analytics', 'Webhooks', 'Calendar', 'Flows']

export interface PerformanceShare {
  percent: number
  label: string
}

export interface PerformanceFigures {
  title: string
  caption: string
  counts: string
  /** Without our work: the ring at rest. */
  before: PerformanceShare
  /** With our work: the ring when a visitor looks at it. */
  after: PerformanceShare
  chips: readonly string[]
}

interface ServicePanel {
  service: 'voice' | 'mvp'
  tab: string
  features: readonly { title: string; text: string }[]
  card: SampleMark & PerformanceFigures
  /** What the button for booking says, before, meanwhile and after. */
  save: { idle: string; saving: string; saved: string }
}

export const services: { label: string; switchLabel: string; panels: readonly ServicePanel[] } = {
  label: 'Services',
  switchLabel: 'Service',
  panels: [
    {
      service: 'voice',
      tab: 'Voice agents',
      features: [
        { title: 'Inbound receptionist', text: 'Answers, qualifies, books, transfers' },
        { title: 'Outbound and callbacks', text: 'Works the list, keeps the opt-outs' },
        { title: 'Follow-ups that arrive', text: 'Phone, SMS, WhatsApp and email' },
        { title: 'Notes, statuses, tasks', text: 'In the CRM before the caller hangs up' },
        { title: 'Text automations', text: 'The same assistant, in chat and inbox' },
      ],
      card: sample({
        title: 'AI Voice Performance',
        caption: 'Real-time analytics dashboard',
        counts: 'Calls handled without a person',
        before: { percent: 25, label: 'with voicemail' },
        after: { percent: 75, label: 'with an agent' },
        chips,
      }),
      save: {
        idle: `Go-live speed: typically ${counted(days, 'day', '-')} • See it in action on your discovery call`,
        saving: 'Connecting...',
        saved: 'Booked!',
      },
    },
    {
      service: 'mvp',
      tab: 'MVPs',
      features: [
        { title: 'Clickable in week one', text: 'You argue with a thing, not a document' },
        { title: 'The dull parts, done', text: 'Sign-in, billing, dashboard, emails' },
        { title: 'AI where it earns its place', text: 'And plain code everywhere else' },
        { title: 'Your repo, your cloud', text: 'From the first commit' },
        { title: 'A handover you can read', text: 'Docs, tests, and a walk-through' },
      ],
      card: sample({
        title: 'MVP Dashboard',
        caption: 'Real-time analytics dashboard',
        counts: 'Sign-ups still active a week later',
        before: { percent: 25, label: 'with a sketch' },
        after: { percent: 75, label: 'with the MVP' },
        chips,
      }),
      save: {
        idle: `Time-to-live: typically ${counted(weeks, 'week', '-')} • Discuss your MVP on the discovery call`,
        saving: 'Connecting...',
        saved: 'Booked!',
      },
    },
  ],
}

export interface IntakeExample {
  id: string
  trade: Trade
  industry: string
  /** What a caller really says. What matters is in square brackets, in the order of the fields. */
  sentence: string
  fields: readonly { name: string; value: string }[]
}

interface UnderstandingContent {
  title: string
  tabsLabel: string
  spokenLabel: string
  notesLabel: string
  examples: readonly IntakeExample[]
  /** Shown only to a visitor who has said that the trade is theirs, in the place of the last one. */
  tradeExamples: readonly IntakeExample[]
}

/** An unstructured sentence of a caller, and the fields that the agent extracts from it. */
export const understanding: UnderstandingContent = sample({
  title: 'Ramble. It takes notes.',
  tabsLabel: 'Kind of business',
  spokenLabel: 'What is said',
  notesLabel: 'What is noted',
  examples: [
    {
      id: 'restaurant',
      trade: 'Restaurants',
      industry: 'Restaurant',
      sentence:
        'Hi, um, we’re [six], well, seven if my sister comes, no, [six], and it’s [Friday], not this one, the [next one], around [eight], and one of us can’t have [nuts].',
      fields: [
        { name: 'Guests', value: '6' },
        { name: 'When', value: 'Friday week, 20:00' },
        { name: 'Note', value: 'Nut allergy, tell the kitchen' },
      ],
    },
    {
      id: 'clinic',
      trade: 'Clinics',
      industry: 'Clinic',
      sentence:
        'It’s about my daughter, [Ida], she had something with you [Thursday], but there’s a school trip, so could it be [the week after], only [not a Monday]?',
      fields: [
        { name: 'Patient', value: 'Ida, under 18: a parent is calling' },
        { name: 'Move', value: 'Thursday to the week after' },
        { name: 'Never', value: 'Mondays' },
      ],
    },
    {
      id: 'real-estate',
      trade: 'Real estate',
      industry: 'Real estate',
      sentence:
        'I saw the flat on [Alder Street], the one with the awful photo, sorry, and I wondered if it’s [still free], because we’d have to [sell ours first], by [March].',
      fields: [
        { name: 'About', value: 'Alder Street, still available' },
        { name: 'Chain', value: 'Has a flat to sell first' },
        { name: 'Deadline', value: 'March: offer a valuation too' },
      ],
    },
  ],
  tradeExamples: [
    {
      id: 'garage',
      trade: 'Automotive',
      industry: 'Garage',
      sentence:
        'It’s the [grey estate], you had it in spring, and there’s this [knocking], only when it’s [cold], and I need it for [Friday], because we’re driving to my mother’s.',
      fields: [
        { name: 'Car', value: 'Grey estate, here in spring' },
        { name: 'Fault', value: 'Knocks when cold' },
        { name: 'Needed', value: 'By Friday' },
      ],
    },
    {
      id: 'school',
      trade: 'Education',
      industry: 'School',
      sentence:
        'My son did the [beginners’ course], no, the one after, [A2], and he liked it, but [not in the evening], he’s [eleven], so is there something [after school]?',
      fields: [
        { name: 'Level', value: 'A2 done, so B1' },
        { name: 'Pupil', value: '11, a parent is calling' },
        { name: 'When', value: 'After school, not evenings' },
      ],
    },
    {
      id: 'plumber',
      trade: 'Services',
      industry: 'Plumber',
      sentence:
        'There’s [water] coming through the [kitchen ceiling], well, dripping, and I’ve [turned something off], I think the right thing, and it’s [Mill Lane], number [nine].',
      fields: [
        { name: 'Fault', value: 'Leak, kitchen ceiling' },
        { name: 'State', value: 'A tap is shut, unclear which' },
        { name: 'Address', value: '9 Mill Lane: send today' },
      ],
    },
  ],
})
