import { facts } from '../facts'

export const hero = {
  label: 'Callwright',
  /** Two lines on a phone, one on a desk. The full stop is drawn as the live light. */
  headline: ['It rings', 'once'],
  lead: `${facts.name} builds AI voice agents that pick up, book the slot and write it down. And the MVPs that founders build their next company on.`,
  reassurance: [
    'Free, thirty minutes.',
    'Or talk to our agent now: your microphone stays off until you allow it.',
  ],
  demosLink: 'Hear four calls',
  highlightsLabel: 'Highlights',
  highlights: [
    { title: 'AI Voice', text: '24/7 agents' },
    { title: 'MVP/SaaS', text: 'weeks, not quarters' },
    { title: 'Production', text: 'ready systems' },
    { title: 'ROI-focused', text: 'custom quotes' },
  ],
} as const
