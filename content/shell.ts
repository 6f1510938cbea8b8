import { facts } from './facts'
import { counted } from './format'

/** Links to sections of the terms that must be found from every page. The footer draws those that are listed. */
const termsLinks: readonly { section: string; label: string }[] = [{ section: 'imprint', label: 'Imprint' }]

/** Words of the header and the footer. */
export const shellCopy = {
  logoLabel: `${facts.name}, home`,
  skipToContent: 'Skip to content',
  skipToTalk: 'Skip to Talk to AI',
  mainNavigation: 'Main',
  menu: 'Menu',
  /** Rings the published number, which an agent answers; without one, the calendar of the discovery call. */
  ring: 'Ring us, ask for a person',
  person: 'Talk to a person',
  /** Starts a call with the consultant. */
  talk: 'Talk to the AI',
  footerNavigation: 'Footer',
  closingLine: 'Go on. It rings once.',
  whatsApp: 'WhatsApp',
  copyright: `© ${facts.copyrightYear} ${facts.name}`,
  termsLinks,
  visit: {
    /** Shown until the visit has a length. */
    beforeStart: `A minute on the line costs ${counted(facts.callCentsPerMinute, 'cent')}.`,
    before: 'This visit, as a call:',
  },
}
