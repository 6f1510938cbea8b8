import type { PlanName } from './pricing/plan-names'
import { sample, type SampleMark } from './sample'
import type { Topic } from './videos'

/** A service of the library on the page Content. */
export interface ServiceCard extends SampleMark {
  id: string
  title: string
  oneLiner: string
  /** Weeks from the signature to the whole service live. */
  weeks: number
  /** Whether `weeks` is the least it takes: shown as “10+ weeks”. */
  openEnded?: true
  plan: PlanName
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
    oneLiner:
      'A voice agent that answers on the first ring, books the slot, and passes on what needs a person.',
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
    oneLiner: 'One job done well, with accounts and hosting, in front of its first users.',
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
