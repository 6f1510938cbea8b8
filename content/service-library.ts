import { facts } from './facts'
import { grouped } from './format'
import type { PageName } from './pages'
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
  /** What the open card shows: what one gets, what one has to bring, and where to see or hear it. */
  includes: readonly string[]
  youBring: string
  seeAlso?: { label: string; page: PageName; section: string }
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
    includes: [
      'Answers at any hour, on the number that you have',
      'Books, moves and cancels in your own calendar',
      'Puts a caller through to a person who asks for one',
    ],
    youBring: 'Your opening hours, your calendar, and the ten questions that everybody rings about.',
    seeAlso: { label: 'Hear four calls', page: 'home', section: 'voice-demos' },
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
    includes: [
      'Rings each lead while the form is still warm',
      'Writes every answer into the CRM, in your words',
      'Checks the do-not-call list first, and stops when asked',
    ],
    youBring: 'The form your leads come from, your five questions, and who takes the warm ones.',
    seeAlso: { label: 'Read such a call', page: 'services', section: 'examples' },
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
    includes: [
      'The one job, from sign-in to done, on your domain',
      'Accounts, hosting, backups and a bell when it breaks',
      'The code in your own repository from the first day',
    ],
    youBring: 'The sentence that it has to prove, and five people who will try it.',
    seeAlso: { label: 'What is in an MVP', page: 'services', section: 'mvp-advantages' },
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
    includes: [
      'Teams, roles and invitations',
      'Plans, trials, invoices, and the card that is declined',
      'An admin that says who changed what, and when',
    ],
    youBring: 'Your plans and prices, and who may see what.',
    seeAlso: { label: 'See how it is wired', page: 'services', section: 'architectures' },
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
    includes: [
      'A local number in each country you sell to',
      'Answers in the caller’s language, and stays in it',
      'Office hours and holidays by time zone',
    ],
    youBring: 'The countries, the languages, and in each one somebody who hears ten calls with us.',
    seeAlso: { label: 'What a minute costs', page: 'pricing', section: 'running-cost' },
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
    includes: [
      'Your security review, answered in writing',
      'Your cloud, in the region that you name',
      `A ${grouped(facts.uptimeTargetPercent)}% uptime target, and an engineer whose name you know`,
    ],
    youBring: 'The security questionnaire, and somebody who can say yes.',
    seeAlso: { label: 'Where your data lives', page: 'pricing', section: 'your-data' },
  }),
]
