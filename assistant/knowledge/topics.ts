import { AGENT_TOPICS } from './agent-topics'
import { BUYER_TOPICS } from './buyer-topics'
import { COMPANY_TOPICS } from './company-topics'
import { CONTRACT_TOPICS } from './contract-topics'
import { DATA_TOPICS } from './data-topics'
import { FIT_TOPICS } from './fit-topics'
import { OFFER_TOPICS } from './offer-topics'
import type { Topic } from './topic'

/**
 * Everything the consultant knows, in the words and figures of the site's own content. The sandbox answers with it, and
 * the prompt of the published consultant lists it.
 */
export const TOPICS: readonly Topic[] = [
  ...OFFER_TOPICS,
  ...DATA_TOPICS,
  ...CONTRACT_TOPICS,
  ...FIT_TOPICS,
  ...COMPANY_TOPICS,
  ...AGENT_TOPICS,
  ...BUYER_TOPICS,
]
