import { measuredFrom } from '../measured-from'
import { facts } from '../facts'
import { counted } from '../format'

export const servicesHero = {
  label: 'Services',
  title: 'Answered. Shipped.',
  lead: `Two services, one standard. Voice agents that finish the call: ${counted(facts.voiceGoLiveDays, 'day')}, ${measuredFrom.agent}. MVPs that finish the idea: ${counted(facts.mvpWeeks, 'week')}, ${measuredFrom.mvp}.`,
  reassurance: `The discovery call: free, ${counted(facts.discoveryCall.minutes, 'minute')}, no slides.`,
  drawing: {
    label:
      'One pen line: it begins as a voice, an uneven wave, and ends as a program, a row of square steps.',
  },
  jumpsLabel: 'On this page',
  jumps: [
    { section: 'voice-automation', label: 'Voice automation' },
    { section: 'mvp-advantages', label: 'MVP builds' },
    { section: 'architectures', label: 'How it is wired' },
  ],
  /** The line below them leads to Pricing, which says it in full. */
  data: { section: 'your-data', label: 'Your customers’ data' },
}
export type ServicesHeroContent = typeof servicesHero
