import { business } from './business'

/** Words of the bar and the footer. */
export const shellCopy = {
  logoLabel: `${business.name}, home`,
  mainNavigation: 'Main',
  menu: 'Menu',
  /** "Book Discovery Call", whose middle is only heard, not seen, on the narrowest screens. */
  bookShort: { before: 'Book', long: 'Discovery', after: 'Call' },
  footerNavigation: 'Footer',
  farewell: 'Go on. It rings once.',
  whatsApp: 'WhatsApp',
  copyright: `© ${business.copyrightYear} ${business.name}`,
  samples: 'Sample names, clients and voices',
  visit: {
    /** Shown until the visit has a length. */
    resting: `A minute on the line costs ${business.callCentsPerMinute} cents.`,
    before: 'This visit, as a call:',
    cents: (cents: number) => (cents === 1 ? '1 cent' : `${cents} cents`),
  },
} as const
