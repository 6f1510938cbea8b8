import type { PageName } from './pages'

/*
 * The picture of a page where its address is shared: a headline of one or two lines, and a line below. The headlines are
 * apart, because pages ship them, as alternative texts, and not the rest.
 */

export const shareHeadlines: Record<PageName, readonly [string] | readonly [string, string]> = {
  home: ['It rings once.'],
  services: ['What we build,', 'and how.'],
  'case-studies': ['Numbers first.', 'Adjectives later.'],
  content: ['Look it up.'],
  pricing: ['Plans that start', 'where you are.'],
  team: ['Who picks up', 'when you call us.'],
  socials: ['Built in public.'],
  terms: ['Terms of', 'Service.'],
  privacy: ['Privacy', 'Policy.'],
}

export const shareLines: Record<PageName, string> = {
  home: 'AI voice agents that pick up. MVPs in weeks.',
  services: 'Voice agents, automations, MVPs and micro-SaaS.',
  'case-studies': 'Builds in figures, a month of calls, one playbook.',
  content: 'Services with timelines, and videos of the work.',
  pricing: 'Launch, Scale, Enterprise. Quoted on a free call.',
  team: 'The founder, the figures, the first call.',
  socials: 'Tutorials, build notes, and what came of them.',
  terms: 'The terms under which we work.',
  privacy: 'What this site sends to whom, and what it keeps.',
}
