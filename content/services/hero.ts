import { business } from '../business'
import { range } from '../figures'

export const servicesHero = {
  title: 'Answered. Shipped.',
  lead: `Two services, one standard. Voice agents that finish the call, live in ${range(business.voiceGoLiveDays)} days. MVPs that finish the idea, live in ${range(business.mvpWeeks)} weeks.`,
  reassurance: `Free, ${business.discoveryCall.minutes} minutes, no slides.`,
  drawing: {
    label:
      'One pen line: it begins as a voice, an uneven wave, and ends as a program, a row of square steps.',
    voice: 'said',
    software: 'done',
  },
  /** Ways down the page. */
  jumps: [
    { section: 'voice-automation', label: 'Voice automation' },
    { section: 'mvp-advantages', label: 'MVP builds' },
    { section: 'architectures', label: 'How it is wired' },
  ],
} as const
