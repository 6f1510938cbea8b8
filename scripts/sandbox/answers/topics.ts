import { COMPANY_TOPICS } from './company-topics'
import { OFFER_TOPICS } from './offer-topics'
import type { Topic } from './topic'

/** Everything the consultant knows, in the words and figures of the site's own content. */
export const TOPICS: readonly Topic[] = [...OFFER_TOPICS, ...COMPANY_TOPICS]
