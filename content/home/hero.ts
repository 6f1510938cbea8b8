import { measuredFrom } from '../measured-from'
import { facts } from '../facts'
import { capitalised, counted, spelledOut } from '../format'

const { discoveryCall, voiceGoLiveDays: days, mvpWeeks: weeks } = facts

const minutes = spelledOut(discoveryCall.minutes, 'minute')

export interface Highlight {
  title: string
  text: string
  /** Without one, the card is the button that starts a call. */
  drawing?: 'weeks' | 'uptime' | 'payback'
}

export interface HeroContent {
  /**
   * Two lines on a phone, one on a desk, in type that fills the page: the longer a line, the smaller its letters. The full
   * stop is drawn as the live light.
   */
  headline: readonly [string, string]
  /** Who picks up, and what they do; the reasons for this version are in docs/design-system.md. */
  lead: string
  text: string
  /** Belongs to the button of the discovery call. */
  reassurance: string
  listen: { play: string; stop: string }
  founders: string
  highlightsLabel: string
  /** On the first highlight, which starts a call. */
  talk: string
  highlights: readonly Highlight[]
}

export const hero: HeroContent = {
  headline: ['It rings', 'once'],
  lead: 'Then an AI agent answers for your clinic, restaurant or garage, and books the slot.',
  text: `Yours in ${counted(days, 'day')}, ${measuredFrom.agent}. MVPs in ${counted(weeks, 'week')}, ${measuredFrom.mvp}.`,
  reassurance: discoveryCall.price === 0 ? `Free, ${minutes}` : capitalised(minutes),
  listen: { play: 'Hear a call', stop: 'Stop the call' },
  founders: 'Founders:',
  highlightsLabel: 'Highlights',
  talk: 'Talk to it',
  highlights: [
    { title: 'AI Voice', text: '24/7 agents' },
    { title: 'MVP/SaaS', text: 'weeks, not quarters', drawing: 'weeks' },
    { title: 'Production', text: 'ready systems', drawing: 'uptime' },
    { title: 'ROI-focused', text: 'custom quotes', drawing: 'payback' },
  ],
}
