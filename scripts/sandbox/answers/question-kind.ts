import { LINES } from './lines'
import { isQuestion } from './part'
import type { Trade } from '@/content/trades'
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
/** “Does it work if I am abroad” names no system. */
const WORKS_ALONE =
  /^(?![^?]*\b(?:integrat|connect|sync|plug|link|tool|system|software|crm))[^?]*\bworks?\b(?! (?:with|alongside|together|into))/i
/** “Do I need …” asks about the visitor's part. */
const OF_THE_VISITOR = /^\W*(?:(?:and|so|but|ok) )*(?:do|will|must|should) (?:i|we) (?:have to|need|want)\b/i
/** What says something in general is no answer to a case. */
const OF_ANYTHING = new Set(['voice-agents', 'services', 'mvp'])
const OTHER_SUBJECT_BEHIND = 0.25

export const isOfTheAgent = (text: string): boolean => OF_THE_AGENT.test(text)

/** “Can we see the transcripts” asks for those of the visitor's callers. */
const OF_THIS_CALL = /\b(?:you|u|this|here|me|type)\b/i
/** “Who would I work with” asks for a person. */
const WITH_WHOM = /\bwho (?:do|would|will|am|are) (?:i|we)\b/i
/** A number of the visitor's is none of ours. */
const OF_THEIR_NUMBER = /\b(?:my|our|their|the) (?:\w+ )?(?:phone|number|line)s?\b/i

/** By how much less a topic is taken for what was asked because its subject is another. */
export const behindBySubject = (text: string, topicId: string): number =>
  (OF_THE_AGENCY.has(topicId) && OF_THE_AGENT.test(text) && !/\byou\b/i.test(text)) ||
  (topicId === 'contact' && OF_THEIR_NUMBER.test(text)) ||
  (topicId === 'industries' && WITH_WHOM.test(text)) ||
  (topicId === 'this-call' && !OF_THIS_CALL.test(text)) ||
  (OF_ANYTHING.has(topicId) && [CASE, OF_THE_AGENT, OF_THE_VISITOR].some((kind) => kind.test(text))) ||
  (topicId === 'stacks' && WORKS_ALONE.test(text))
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

/** “Any chance of 3500?”, “would you do it for 3k” */
const HAGGLES =
  /\b(?:any chance|(?:could|can|would|will) (?:you|we) (?:do|make|take|go|accept|manage|say|agree|settle|meet|knock|come)|how about|what about|call it|knock|meet me|deal at|settle)\b[^?.!]*?(?<![\d+])[$€£]?\b[1-9]\d{0,2}(?:[.,]?\d{3}|\d{2}|\s?k)\b(?!\s*(?:\d|calls?|minutes?|mins?|people|customers|a (?:day|week)))/i
/** “Do you work with vets already?” */
const WORKS_WITH =
  /\b(?:work(?:ed|ing)?|deal(?:t|ing)?|experience|done (?:this|it|one)|built (?:this|it|one)) (?:with|for)\b/i
const ALREADY = /\b(?:already|before|ever|other|another|any)\b/i
const FOR_A_TRADE =
  /\b(?:do you (?:do|build|make) (?:(?:it|this|one|that|these|them) )?for|is (?:it|this) (?:also )?for|(?:suits?|fits?|works?|any good|suitable|made|meant) for) (?!(?:me|us|you|it|free|that|this|the|my|our)\b)\p{L}/iu
const HEARS =
  /\b(?:hear|listen to|play(?: me| us)?)\b[^?.!]*\b(?:one|it|call|example|sample|demo|recording|agent)s?\b(?![^?.!]*\b(?:background|noise|before (?:i|we)|my own|our own))/i
const COVERS =
  /\bwhat(?:['’]?s| is| does| do)?\b[^?.!]*\b(?:a|per) month\b[^?.!]*\b(?:cover|include|contain|get me|buy|for\W*$)|\bwhat(?:['’]?s| is) (?:in|included in) (?:the|that) \$?\d/i
const TELLS_A_PRICE =
  /\b(?:can|could|does|do|will|would) (?:it|the (?:agent|bot|ai))\b[^?.!]*\b(?:tell|give|quote|say|share|name|mention)\b[^?.!]*\b(?:prices?|fees?|rates?|costs?|quotes?|charges?|how much)\b/i
const PUTS_THROUGH =
  /\b(?:can|could|does|do|will|would) (?:it|the (?:agent|bot|ai))\b[^?.!]*\b(?:put (?:[\p{L}’']+ ){0,3}through|transfer|pass (?:[\p{L}’']+ ){0,3}(?:on|over))/iu
const BOOKS = /\b(?:book|schedule|arrange|reserve)s? (?:in |a |an |the |my |our |some )?\p{L}/iu
const OTHER_THAN_BOOKED =
  /\b(?:wrong|double|twice|two people|cancel\w*|change|move|resched\w*|without|paper|call with)\b/i
const IS_DONE =
  /\b(?:works?|working|ready|live|built|build|set ?up|start(?:ed)?|running|done|finished|going|have (?:it|one|this)|get (?:it|one|this))\b/i
const OF_A_CALL =
  /\b(?:answers?|pick|keep|kept|stor\w+|notice|contract|bound|call|each|calendar|reply|deposit|pay)\b/i

/**
 * The topic of a question that people ask about things without number, so that no list of wordings has them all: which kind
 * of booking, which trade, which sum. All but haggling and trades yield to a topic whose wording is close.
 */
export function askedByKind(text: string, isClose: boolean, trade: Trade | undefined): string | undefined {
  if (!isQuestion(text)) return undefined
  if (HAGGLES.test(text)) return 'discount'
  if (trade && WORKS_WITH.test(text)) return ALREADY.test(text) ? 'real-clients' : 'industries'
  if (TELLS_A_PRICE.test(text)) return 'tells-prices'
  if (COVERS.test(text)) return 'month-cost'
  if (PUTS_THROUGH.test(text)) return 'transfer'
  if (HEARS.test(text) && (trade || !isClose)) return 'hear-one'
  if (isClose) return undefined
  if (FOR_A_TRADE.test(text)) return 'industries'
  if (OF_THE_AGENT.test(text) && BOOKS.test(text) && !OTHER_THAN_BOOKED.test(text)) return 'calendar'
  if (TIME.test(text) && IS_DONE.test(text) && !OF_A_CALL.test(text) && !CASE.test(text)) return 'timelines'
  return undefined
}

const WH_FIRST =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|also|then|yes|yeah|well)[\s,]+)*(?:what(?! about)|how(?! about)|who|where|when|why|which)\b/i
const WISHES = /\b(?:want|need|like|hope|must|should|looking|please|prefer)\b/i
const MOST_WORDS_OF_KEYWORDS = 3

/** Whether “Yes” answers it: “how …” and “people will hang up” ask for no yes or no. */
export const asksYesOrNo = (text: string): boolean =>
  !WH_FIRST.test(text) &&
  !/\b(?:all|everything|or)\b/i.test(text) &&
  (isQuestion(text) || WISHES.test(text) || text.trim().split(/\s+/).length <= MOST_WORDS_OF_KEYWORDS)

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
