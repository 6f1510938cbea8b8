import { discoveryLabel } from './booking'
import { pages } from './pages'

/** What the site says when a part of it fails. */
export const errorMessages = {
  section: {
    label: 'A part that did not open',
    text: 'This part did not open. The rest of the page works.',
  },
  page: {
    title: 'This page did not open.',
    text: 'Something of ours broke. It has nothing to do with you, and the other pages work.',
  },
  missingCode: {
    title: 'This page has moved on.',
    text: 'The site was updated while you were reading, or the connection dropped a piece of it. Reloading brings the new version.',
  },
  offline: {
    title: 'You are offline.',
    text: 'This page was not fetched before the line went quiet. It opens by itself once you are back.',
  },
  inCall: 'A reload ends the call you are on; finish it first.',
  retry: 'Try again',
  reload: 'Reload',
  home: `Back to ${pages.home.label}`,
  book: discoveryLabel,
}

/** Shown on the plain page when its code could not be loaded at all, not even after a reload. */
export const noCodeMessage =
  'Parts of this page could not be loaded. Everything can still be read; reload to try again.'

/** Shown where a button is pressed before the page's code is there: on a slow line that takes some seconds. */
export const loadingMessage = 'Still loading. The buttons work in a moment.'
