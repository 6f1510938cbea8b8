/* The content of the page Content, the knowledge base. */

import { units } from './units'
import type { PluralForms } from './format'
import { measuredFrom } from './measured-from'
import type { PageName } from './pages'
import { videos, type Topic, type Video } from './videos'
import { sample, type SampleMark } from './sample'

export interface ServiceCard extends SampleMark {
  id: string
  title: string
  oneLiner: string
  /** Weeks from the signature to the whole service live. */
  weeks: number
  /** Whether `weeks` is the least it takes: shown as “10+ weeks”. */
  openEnded?: true
  plan: 'Launch' | 'Scale' | 'Enterprise'
  category: 'voice' | 'mvp'
  topics: readonly Topic[]
  /** Further search terms, such as trades and synonyms. */
  keywords: readonly string[]
}

/** Six services; titles and timelines are the business's, the one-liners ours. */
export const serviceCards: readonly ServiceCard[] = [
  sample({
    id: 'ai-receptionist',
    title: 'AI Receptionist',
    oneLiner: 'Answers on the first ring, books the slot, and passes on the calls that need a person.',
    weeks: 2,
    plan: 'Launch',
    category: 'voice',
    topics: ['voice'],
    keywords: [
      'dentist',
      'clinic',
      'doctor',
      'restaurant',
      'garage',
      'phone',
      'booking',
      'reservation',
      'OpenTable',
      'SevenRooms',
      'ResDiary',
    ],
  }),
  sample({
    id: 'voice-sdr',
    title: 'Voice SDR',
    oneLiner: 'Rings new leads within a minute, asks your five questions, and fills in the CRM.',
    weeks: 3,
    plan: 'Scale',
    category: 'voice',
    topics: ['voice', 'auto'],
    keywords: ['real estate', 'sales', 'leads', 'outbound'],
  }),
  sample({
    id: 'mvp-launch',
    title: 'MVP Launch',
    oneLiner: 'One job done well, with sign-in and hosting, in front of its first users.',
    weeks: 3,
    plan: 'Launch',
    category: 'mvp',
    topics: ['mvp'],
    keywords: ['startup', 'founder', 'app'],
  }),
  sample({
    id: 'saas-platform',
    title: 'SaaS Platform',
    oneLiner: 'Teams, roles, billing and an admin that your staff will not ring you about.',
    weeks: 6,
    plan: 'Scale',
    category: 'mvp',
    topics: ['mvp', 'auto'],
    keywords: ['startup', 'subscription', 'app'],
  }),
  sample({
    id: 'global-voice',
    title: 'Global Voice',
    oneLiner: 'One agent, several languages and time zones, local numbers in each.',
    weeks: 2,
    plan: 'Scale',
    category: 'voice',
    topics: ['voice'],
    keywords: ['hotel', 'school', 'education', 'spanish'],
  }),
  sample({
    id: 'enterprise',
    title: 'Enterprise',
    oneLiner: 'Agents and product as one program: your security review, your cloud, your uptime target.',
    weeks: 10,
    openEnded: true,
    plan: 'Enterprise',
    category: 'voice',
    topics: ['voice', 'mvp', 'auto'],
    keywords: ['hospital', 'dealership', 'security'],
  }),
]

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

export interface KnowledgePageSuggestion {
  words: readonly string[]
  label: string
  page: PageName
  /** Id of a section of that page. */
  section: string
}

export interface KnowledgeContent {
  hero: { label: string; title: string; intro: string }
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
  weeks: PluralForms
  weeksNote: string
  videoCategory: Record<Video['category'], string>
  empty: { title: string; text: string; elsewhere: string; reset: string }
  /** Before a card that was found by a keyword: the keyword follows. */
  foundUnder: string
  /** Sections of other pages to suggest for certain searches. */
  pageSuggestions: readonly KnowledgePageSuggestion[]
  /** The button in the left margin. */
  floating: string
  closing: { label: string; title: string; text: string; phone: string; whatsapp: string }
}

export const knowledgeCopy: KnowledgeContent = {
  hero: {
    label: 'Knowledge base',
    title: 'Look it up.',
    intro: 'What we build, how long it takes, and how it is done. Type a word, or leaf through.',
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
  weeks: units.week,
  weeksNote: measuredFrom.service,
  videoCategory: { tutorial: 'Guide', demo: 'Demo' },
  empty: {
    title: 'Nothing under that.',
    text: 'No service, article or video has those words. Ask us and we will answer on the call.',
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
    phone: 'Phone',
    whatsapp: 'WhatsApp',
  },
}
