import { discoveryLabel } from './booking'
import { facts } from './facts'
import type { PageName } from './pages'

/** The page for an address that leads nowhere. */
export const notFound = {
  title: `Nobody at this address. ${facts.name}`,
  heading: 'Nobody picks up here.',
  text: 'The address you dialled is not in service. It may have moved, or a letter slipped.',
  live: 'These lines are open',
  pages: ['home', 'services', 'case-studies', 'pricing', 'team'] satisfies PageName[],
  book: discoveryLabel,
}
