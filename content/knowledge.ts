/* The content of the page Content, the knowledge base. */

import { units } from './units'
import type { PluralForms } from './format'
import { measuredFrom } from './measured-from'
import type { PageName } from './pages'
import { videos, type Topic, type Video } from './videos'

const libraryIds = ['receptionist-from-nothing', 'talk-over-it', 'napkin-to-invoice', 'missed-call-to-slot']

/** Four videos worth keeping within reach. */
export const libraryVideos: readonly Video[] = videos.filter((video) => libraryIds.includes(video.id))

export type Chip = 'all' | Topic

export interface ChipChoice {
  chip: Chip
  label: string
}

export const chips: readonly ChipChoice[] = [
  { chip: 'all', label: 'All' },
  { chip: 'voice', label: 'Voice' },
  { chip: 'mvp', label: 'MVP' },
  { chip: 'auto', label: 'Auto' },
  { chip: 'demo', label: 'Demo' },
  { chip: 'guide', label: 'Guide' },
]

export type KnowledgeTab = 'services' | 'videos'

export interface KnowledgeTabChoice {
  tab: KnowledgeTab
  label: string
}

export const knowledgeTabs: readonly KnowledgeTabChoice[] = [
  { tab: 'services', label: 'Services' },
  { tab: 'videos', label: 'Videos' },
]

interface KnowledgePageSuggestion {
  words: readonly string[]
  label: string
  page: PageName
  /** Id of a section of that page. */
  section: string
}

export interface KnowledgeContent {
  /** `examples` are searches to try: each finds something. */
  hero: { label: string; title: string; intro: string; examples: readonly string[] }
  library: { title: string }
  searchLabel: string
  searchPlaceholder: string
  clearSearch: string
  /** Accessible names of the two choices: chips and tabs. */
  chipsLabel: string
  tabsLabel: string
  count: Record<KnowledgeTab, PluralForms>
  /** For a screen reader, after the name of a plan. */
  planTag: string
  /** Above what an open card lists: what one gets, and what one has to bring. */
  includes: string
  youBring: string
  /** Link from a service to the plans; for a screen reader, the name of the service follows. */
  seePlans: string
  weeks: PluralForms
  /** At the end of their scale: what comes after the weeks of a build. */
  live: string
  /** Below the services: from when the weeks on their cards count. */
  weeksNote: string
  videoCategory: Record<Video['category'], string>
  empty: { title: string; text: string; elsewhere: string; reset: string }
  /** Before a card that was found by a keyword: the keyword follows. */
  foundUnder: string
  /** Sections of other pages to suggest for certain searches. */
  pageSuggestions: readonly KnowledgePageSuggestion[]
  /** The button that floats in the left margin. */
  floating: string
  closing: {
    label: string
    title: string
    text: string
    /** The button that starts a call with the consultant, and when it answers. */
    agent: string
    agentAnswers: string
    phone: string
    whatsapp: string
  }
}

export const knowledgeCopy: KnowledgeContent = {
  hero: {
    label: 'Knowledge base',
    title: 'Look it up.',
    intro: 'What we build, how long it takes, how it is done. Type a word, or leaf through.',
    examples: ['dentist', 'leads', 'how long'],
  },
  library: { title: 'Services and videos' },
  searchLabel: 'Search the knowledge base',
  searchPlaceholder: 'Search...',
  clearSearch: 'Clear search',
  chipsLabel: 'Category',
  tabsLabel: 'Kind',
  count: {
    services: { one: 'service', other: 'services' },
    videos: { one: 'video', other: 'videos' },
  },
  planTag: 'plan',
  includes: 'You get',
  youBring: 'You bring',
  seePlans: 'See the plans',
  weeks: units.week,
  live: 'then live',
  weeksNote: `Weeks count ${measuredFrom.service}.`,
  videoCategory: { tutorial: 'Guide', demo: 'Demo' },
  empty: {
    title: 'Nothing under that.',
    text: 'Not in this directory. Ask us and we will answer on the call.',
    elsewhere: 'Look in',
    reset: 'Show everything',
  },
  foundUnder: 'Also for:',
  pageSuggestions: [
    {
      words: ['price', 'pricing', 'cost', 'fee', 'how much', 'quote'],
      label: 'What it costs, with a worked example, is on Pricing.',
      page: 'pricing',
      section: 'running-cost',
    },
    {
      words: ['data', 'privacy', 'gdpr', 'hipaa', 'security', 'consent'],
      label: 'What happens to your callers’ data is on Pricing.',
      page: 'pricing',
      section: 'your-data',
    },
    {
      words: ['how long', 'timeline', 'days', 'weeks', 'dates'],
      label: 'Every time, and what it counts, is on Pricing.',
      page: 'pricing',
      section: 'dates',
    },
  ],
  floating: 'Book Call',
  closing: {
    label: 'Ask',
    title: 'Not in here? Ask.',
    text: `A person answers, ${measuredFrom.reply}.`,
    agent: 'Our agent',
    agentAnswers: 'rings once',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
  },
}
