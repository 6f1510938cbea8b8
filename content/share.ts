import type { PageName } from './pages'
import { PLAN_NAMES } from './pricing/plan-names'

interface SharePicture {
  /** One or two lines. */
  headline: readonly [string] | readonly [string, string]
  /** Below the headline. */
  line: string
}

/** The picture of a page where its address is shared. Its headline is its alternative text as well. */
export const sharePictures: Record<PageName, SharePicture> = {
  home: { headline: ['It rings once.'], line: 'AI voice agents that pick up. MVPs in weeks.' },
  services: {
    headline: ['What we build,', 'and how.'],
    line: 'Voice agents, automations, MVPs and micro-SaaS.',
  },
  'case-studies': {
    headline: ['Numbers first.', 'Adjectives later.'],
    line: 'Builds in figures, a month of calls, one playbook.',
  },
  content: { headline: ['Look it up.'], line: 'Services with timelines, and videos of the work.' },
  pricing: {
    headline: ['Plans that start', 'where you are.'],
    line: `${PLAN_NAMES.join(', ')}. Quoted on a free call.`,
  },
  team: {
    headline: ['Who picks up', 'when you call us.'],
    line: 'The founder, the figures, the first call.',
  },
  socials: { headline: ['Built in public.'], line: 'Tutorials, build notes, and what came of them.' },
  terms: { headline: ['Terms of', 'Service.'], line: 'The terms under which we work.' },
  privacy: { headline: ['Privacy', 'Policy.'], line: 'What this site sends to whom, and what it keeps.' },
}
