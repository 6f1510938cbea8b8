import { facts } from './facts'
import { counted } from './format'

/** Words of the header and the footer. */
export const shellCopy = {
  logoLabel: `${facts.name}, home`,
  skipToContent: 'Skip to content',
  skipToTalk: 'Skip to Talk to AI',
  mainNavigation: 'Main',
  menu: 'Menu',
  /** Rings the published number. */
  person: 'Talk to a person',
  /** Starts a call with the consultant. */
  talk: 'Talk to the AI',
  footerNavigation: 'Footer',
  closingLine: 'Go on. It rings once.',
  whatsApp: 'WhatsApp',
  copyright: `© ${facts.copyrightYear} ${facts.name}`,
  imprint: 'Imprint',
  visit: {
    /** Shown until the visit has a length. */
    beforeStart: `A minute on the line costs ${counted(facts.callCentsPerMinute, 'cent')}.`,
    before: 'This visit, as a call:',
  },
}
