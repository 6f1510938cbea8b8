import { units } from './units'
import { counted, grouped, plural, type PluralForms, spelledOut } from './format'
import { partMinutes } from './discovery-call'
import { facts } from './facts'
import { engineers } from './engineers'
import { sample, type SampleMark } from './sample'

export interface Founder {
  name: string
  role: string
  /** What the portrait shows, drawn or photographed. */
  portrait: string
  /** A real photograph in `public/`, upright, at least 1000 px wide; without one the portrait is drawn. */
  photo?: { src: `/${string}`; width: number; height: number }
  says: string
}

/** The founder; portrait and person are samples. */
export const founder: Founder & SampleMark = sample({
  name: 'Ines Calloway',
  role: 'founder',
  portrait: 'Ines Calloway, drawn in ink, wearing a headset',
  says: '“I build them, I read their transcripts, and on the first call it is me.”',
})

export const teamHero = sample({
  /** Accessible name of the section. */
  label: 'Team',
  title: 'Who picks up.',
  intro: `${facts.name} is small on purpose. One founder answers for every build${engineers.length > 0 ? `, with the same ${plural(engineers.length, { one: 'engineer', other: `${spelledOut(engineers.length)} engineers` })} beside her since the first line went live` : ''}.`,
})
export type TeamHeroContent = typeof teamHero

export interface TeamStat {
  value: number
  /** `about` shows a tilde, `over` a plus. */
  precision: 'about' | 'over'
  label: string
  note: string
}

export interface TeamStatsContent {
  /** Name of the section. */
  label: string
  title: string
  /** For a screen reader, before a figure that is `about`. */
  about: string
  stats: readonly TeamStat[]
}

export const teamStats: TeamStatsContent = sample({
  label: 'In figures',
  title: 'Watched, followed, built.',
  about: 'about',
  stats: [
    {
      value: facts.audience.subscribers,
      precision: 'about',
      label: 'subscribers',
      note: 'on YouTube, where the builds are shown whole',
    },
    {
      value: facts.audience.followers,
      precision: 'over',
      label: 'followers',
      note: 'on Instagram, where they are shown short',
    },
    {
      value: facts.audience.tutorials,
      precision: 'over',
      label: 'tutorials',
      note: 'free, with the mistakes left in',
    },
    {
      value: facts.audience.projects,
      precision: 'over',
      label: 'projects',
      note: 'agents, automations and MVPs in use',
    },
  ],
})

export type FocusAreaId = 'voice' | 'mvp' | 'integrations' | 'transcripts' | 'teaching'

export interface FocusHours {
  area: FocusAreaId
  count: number
}

export interface FocusContent {
  /** Name of the section. */
  label: string
  title: string
  /** What the drawn week shows. */
  picture: string
  /** The days, each with how many hours go to which area, in order. */
  week: readonly { day: string; hours: readonly FocusHours[] }[]
  hoursUnit: PluralForms
  areas: readonly { id: FocusAreaId; title: string; text: string }[]
}

/** A sample week. The hours of each area are counted from it. */
export const focus: FocusContent = sample({
  label: 'Focus areas',
  title: 'Where the week goes.',
  picture: 'A working week, each hour in the ink of its focus area',
  week: [
    {
      day: 'Mon',
      hours: [
        { area: 'voice', count: 4 },
        { area: 'mvp', count: 3 },
        { area: 'integrations', count: 1 },
      ],
    },
    {
      day: 'Tue',
      hours: [
        { area: 'voice', count: 4 },
        { area: 'mvp', count: 2 },
        { area: 'integrations', count: 2 },
      ],
    },
    {
      day: 'Wed',
      hours: [
        { area: 'voice', count: 3 },
        { area: 'mvp', count: 3 },
        { area: 'integrations', count: 2 },
      ],
    },
    {
      day: 'Thu',
      hours: [
        { area: 'transcripts', count: 4 },
        { area: 'voice', count: 3 },
        { area: 'integrations', count: 1 },
      ],
    },
    {
      day: 'Fri',
      hours: [
        { area: 'voice', count: 2 },
        { area: 'mvp', count: 3 },
        { area: 'teaching', count: 3 },
      ],
    },
  ],
  hoursUnit: units.hour,
  areas: [
    {
      id: 'voice',
      title: 'Voice agents',
      text: 'What they say, when they stop talking, and whom they hand the call to.',
    },
    {
      id: 'mvp',
      title: 'MVPs and micro-SaaS',
      text: 'The one job a product must do before anybody pays for it.',
    },
    {
      id: 'integrations',
      title: 'Integrations',
      text: 'Calendars, CRMs and phone systems, so that a call leaves a record.',
    },
    {
      id: 'transcripts',
      title: 'Reading transcripts',
      text: 'Every Thursday, with a pencil. It is where the next version comes from.',
    },
    {
      id: 'teaching',
      title: 'Teaching',
      text: 'A tutorial a week, on what went wrong first.',
    },
  ],
})

export interface JourneyYear {
  year: number
  said: string
  milestones: readonly { when: string; title: string; text: string }[]
}

export interface JourneyContent {
  /** Name of the section. */
  label: string
  title: string
  years: readonly JourneyYear[]
  /** Names of the controls with which a phone turns to the next year. */
  row: { previous: string; next: string; of: string }
  projects: {
    title: string
    subtitle: string
    unit: string
    total: number
    /** Each has a name below it: the first of a year with that of the year. */
    perQuarter: readonly { value: number; name: string }[]
  }
}

export const journey: JourneyContent = sample({
  label: 'Journey',
  title: 'Year by year, on one line.',
  row: { previous: 'Previous year', next: 'Next year', of: 'of' },
  years: [
    {
      year: 2023,
      said: 'It kept saying sorry. We took the sorry out.',
      milestones: [
        {
          when: 'March',
          title: 'A phone nobody answered',
          text: 'A garage loses a week of work to voicemail. The first agent is wired to its number over a weekend.',
        },
        {
          when: 'September',
          title: 'The first paying line',
          text: 'A clinic with nine chairs. It goes live on day twelve and is still live.',
        },
        {
          when: 'November',
          title: 'The first tutorial',
          text: 'Eleven people watch it. Two of them call.',
        },
      ],
    },
    {
      year: 2024,
      said: 'Callers began to ask for it by a name we never gave it.',
      milestones: [
        {
          when: 'February',
          title: 'MVPs join the voices',
          text: 'A client wants the dashboard as a product. It ships in five weeks and has customers of its own.',
        },
        {
          when: 'June',
          title: 'Outbound, with manners',
          text: 'Consent first, opt-outs honoured on the spot, a fixed window of hours. It becomes the standard.',
        },
        {
          when: 'October',
          title: `Under ${counted(facts.responseSeconds, 'second')}`,
          text: 'Turn-taking is rewritten until interrupting the agent feels like interrupting a person.',
        },
      ],
    },
    {
      year: 2025,
      said: 'The best calls are the ones nobody remembers as a robot.',
      milestones: [
        {
          when: 'January',
          title: `Project ${grouped(facts.audience.projects)}`,
          text: 'A receptionist for the garage that started it. It answers on the first ring now.',
        },
        {
          when: 'This year',
          title: 'The playbook, shared',
          text: 'How we build, published a chapter at a time, so that you can judge it before you call.',
        },
      ],
    },
  ],
  projects: {
    title: 'Projects that went live',
    subtitle: 'One stroke each, quarter by quarter.',
    unit: 'projects',
    total: facts.audience.projects,
    perQuarter: [1, 1, 2, 4, 9, 16, 27, 40].map((value, index) => ({
      value,
      name: `Q${(index % 4) + 1}${index % 4 === 0 ? ` ${2023 + index / 4}` : ''}`,
    })),
  },
})

export interface CallStep {
  title: string
  /** Length of the step; together they are the discovery call. */
  minutes: number
  said: string
  text: string
}

export interface CallStepsContent {
  /** Name of the section. */
  label: string
  title: string
  intro: string
  minutesUnit: string
  steps: readonly CallStep[]
}

export const callSteps: CallStepsContent = sample({
  /** Name of the section. */
  label: 'Your call',
  title: 'What to Expect in Your Call',
  intro: `${counted(facts.discoveryCall.minutes, 'minute')}, free, no slides. You may hang up at any of the marks.`,
  minutesUnit: 'min',
  steps: [
    {
      title: 'You tell it',
      minutes: partMinutes.tell,
      said: '“It rings while I am under a car.”',
      text: 'What rings, when, and what it costs you when nobody answers.',
    },
    {
      title: 'We look at it',
      minutes: partMinutes.lookAt,
      said: '“Show me the diary.”',
      text: 'Your calendar, your CRM, the odd cases. Share a screen or just describe it.',
    },
    {
      title: 'We draw it',
      minutes: partMinutes.draw,
      said: '“You could leave that part out.”',
      text: 'The agent or the MVP, sketched while you watch, with what we would not build.',
    },
    {
      title: 'You get a date',
      minutes: partMinutes.date,
      said: '“The nineteenth.”',
      text: 'Timeline, price, and the one figure we agree to be judged by. You get them in writing after it.',
    },
  ],
})

/** Words of a step chart (`components/ui/step-chart.tsx`). */
export const stepChartCopy = {
  /** What is counted, unless the chart says it. */
  unit: 'steps',
  /** The picture, to a screen reader. */
  picture: '{title}: {total} {unit}. {count} values, the greatest {greatest}.',
}
