import { LINES } from './lines'
import { isQuestion } from './part'
import { termsOf } from './words'

/** What the visitor's own agent does, and not the agency: “can it …”, “does the agent …”. */
const OF_THE_AGENT =
  /^(?:(?:and|so|but|ok(?:ay)?|also|then|hi|hello|hey)[\s,]+)*(?:(?:can|could|does|do|will|would|is|should|may|must|what (?:does|will|would|can)|how (?:does|will|would|can)|when (?:does|will))\s+)(?:it|the (?:agent|bot|ai|assistant|thing|robot|system)|your (?:agent|bot|ai|robot)|(?:(?:an?|the|my|our) )?(?:caller|customer|patient|guest|tenant|client)s?|people)\b/i

/** Topics that are about the agency, or about what the visitor arranges with it. */
const OF_THE_AGENCY = new Set([
  'after-booking',
  'booking',
  'case-studies',
  'contact',
  'date',
  'deposit',
  'discount',
  'ending',
  'imprint',
  'late',
  'minimum-term',
  'partners',
  'payment',
  'plans',
  'real-clients',
  'reference',
  'services',
  'support',
  'talk-to-person',
  'trial',
  'team',
  'this-call',
  'videos',
  'who-calls',
])
const OTHER_SUBJECT_BEHIND = 0.25

export const isOfTheAgent = (text: string): boolean => OF_THE_AGENT.test(text)

/** A number of the visitor's is none of ours. */
const OF_THEIR_NUMBER = /\b(?:my|our|their|the) (?:\w+ )?(?:phone|number|line)s?\b/i

/** By how much less a topic is taken for what was asked because its subject is another. */
export const behindBySubject = (text: string, topicId: string): number =>
  (OF_THE_AGENCY.has(topicId) && OF_THE_AGENT.test(text) && !/\byou\b/i.test(text)) ||
  (topicId === 'contact' && OF_THEIR_NUMBER.test(text))
    ? OTHER_SUBJECT_BEHIND
    : 0

const CASE =
  /\b(?:an?|the|my|some|one|our) (?:caller|customer|client|patient|guest|tenant)s? (?:asks?|says?|wants?|calls?|rings?|has|have|needs?|is|are)\b|\bwhat (?:if|happens?|would happen)\b|\bthen what\b|\bwhat (?:does|will|would) (?:it|the agent) (?:say|tell|do|answer)\b/i
const OF_CALLERS =
  /\b(?:it|callers?|customers?|clients?|patients?|guests?|tenants?|people|someone|somebody|anyone|calls?)\b/i
const PRICE = /\b(?:how much(?! (?:time|notice|work))|costs?|price[sd]?|fees?|charge[sd]?|pay)\b/i
const TIME = /\b(?:how (?:long|soon|fast|quick\w*)|how many (?:days|weeks|months)|when)\b/i
const ASKS_FIRST =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|also|then)[\s,]+)*(?:what|who|where|why|how|which|can|could|do|does|did|is|are|will|would|may|should|has|have)\b/i
const CASE_FIRST = /^\W*(?:(?:and|so|but) )?what (?:if|happens)\b/i
const LATER_OF_THE_AGENT = /[,;] (?:and |so )?(?:can|could|will|would|does) it\b/i
const FEWEST_TERMS = 2

/**
 * What is said honestly to a question that no topic answers, by what kind of question it is; undefined if it is none that
 * can be told.
 */
export function unlistedAnswer(text: string): string | undefined {
  if (!isQuestion(text) || termsOf(text).length < FEWEST_TERMS) return undefined
  if (PRICE.test(text) && !CASE_FIRST.test(text) && !OF_THE_AGENT.test(text)) return LINES.noPrice
  if (CASE.test(text)) return OF_CALLERS.test(text) ? LINES.noCase : LINES.noOffer
  if (OF_THE_AGENT.test(text) || LATER_OF_THE_AGENT.test(text)) return LINES.noAbility
  if (TIME.test(text)) return LINES.noTime
  return ASKS_FIRST.test(text) ? LINES.noOffer : undefined
}
