import { measuredFrom } from './measured-from'
import { facts } from './facts'
import { counted, grouped } from './format'
import { PLAN_NAMES } from './pricing/plan-names'

/** The pages of the shell, in the order of the navigation. Addresses, links from other sites and statistics use the names. */
export const PAGE_NAMES = [
  'home',
  'services',
  'case-studies',
  'content',
  'pricing',
  'team',
  'socials',
  'terms',
  'privacy',
] as const

export type PageName = (typeof PAGE_NAMES)[number]

interface PageInfo {
  /** Label in the navigation and the footer. */
  label: string
  /** Document title. */
  title: string
  /** One sentence for search results and shared links. */
  description: string
}

export const pages: Record<PageName, PageInfo> = {
  home: {
    label: 'Home',
    title: `${facts.name}. AI voice agents and MVPs. It rings once.`,
    description: `${facts.name} builds AI voice agents that pick up and book the slot: typically ${counted(facts.voiceGoLiveDays, 'day')}, ${measuredFrom.agent}. And MVPs in weeks.`,
  },
  services: {
    label: 'Services',
    title: `Services: AI voice agents and MVP builds. ${facts.name}`,
    description:
      'Inbound and outbound AI voice agents, text automations, and MVP or micro-SaaS builds, with the process, sample architectures and the stack.',
  },
  'case-studies': {
    label: 'Case Studies',
    title: `Case studies: what the agents did, in numbers. ${facts.name}`,
    description:
      'Flagship builds with their figures, a month of calls, the playbook step by step, and sample recordings.',
  },
  content: {
    label: 'Content',
    title: `Knowledge base: services and videos. ${facts.name}`,
    description:
      'Search what we build and how we build it: services with their timelines, and videos of the work.',
  },
  pricing: {
    label: 'Pricing',
    title: `Pricing: plans that start where you are. ${facts.name}`,
    description: `${PLAN_NAMES.join(', ')}: plans for voice agents, MVPs or both. Every quote is made on a free ${grouped(facts.discoveryCall.minutes)}-minute call.`,
  },
  team: {
    label: 'Team',
    title: `Team: who picks up when you call us. ${facts.name}`,
    description: 'The founder, the work behind the figures, and what happens in your discovery call.',
  },
  socials: {
    label: 'Socials',
    title: `Socials: builds in public. ${facts.name}`,
    description: 'Tutorials, build notes and what people made with them.',
  },
  terms: {
    label: 'Terms of Service',
    title: `Terms of Service. ${facts.name}`,
    description: `The terms under which ${facts.name} works.`,
  },
  privacy: {
    label: 'Privacy Policy',
    title: `Privacy Policy. ${facts.name}`,
    description: 'What this site sends to whom, what your browser keeps, and how to ask.',
  },
}

/** Pages listed in the top navigation. */
export const NAVIGATION: readonly PageName[] = [
  'home',
  'services',
  'case-studies',
  'content',
  'pricing',
  'team',
  'socials',
]
