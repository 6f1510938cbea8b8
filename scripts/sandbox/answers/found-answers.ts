import type { Topic } from '@/assistant/knowledge/topic'
import { TOPICS } from '@/assistant/knowledge/topics'
import { actionFor, recordingFor } from './actions'
import { programsIn, tradeIn } from './details'
import { asksForCall, callsOf, periodOfCalls, type Dialogue, type Understood } from './dialogue'
import { sitesOf } from './figures'
import { LINES } from './lines'
import { isQuestion, OF_THEMSELVES, once, type Part } from './part'
import { askedByKind, asksYesOrNo, behindBySubject } from './question-kind'
import type { Question } from './questions'
import { createSearch, type Found } from './search'
import { SMALL_TALK } from './small-talk'
import { askForCalls, sumFor, type KnownVolume } from './sums'
import { languagesNamed, systemsNamed } from './named'
import { wordingsOf } from './wordings'
import { termsOf } from './words'

/** From here on a topic is taken for what was asked. */
export const CONFIDENT = 0.56
/** A topic that is less close is still the one, if no other comes near. */
const CLEAR_FROM = 0.46
const CLEAR_BY = 0.14
/** How close a statement must be to a topic, so that the consultant answers it. */
export const CONFIDENT_OF_STATEMENT = 0.62
/** The same beside what the statement says for the brief. */
const CONFIDENT_BESIDE_NOTES = 0.65
/** Below this a topic is too far away to be offered. */
export const OFFERED_FROM = 0.2
/** The bonus for a topic about the last service or the last subject. */
const SAME_SERVICE = 0.15
const SAME_SUBJECT = 0.1
const ASKED_TOGETHER = 0.45
/** The penalty for small talk if a topic of the business is also close. */
const SMALL_TALK_BEHIND = 0.2
const BUSINESS_FROM = 0.4
/** Small talk whose words no question about the business has. */
const UNAMBIGUOUS = new Set(['refusal', 'what-to-ask', 'how-are-you'])
/** What nobody says as a question. */
const STATED = new Set(['refusal', 'thanks', 'goodbye'])
/** A question of so few words may refer to the one before it. */
const MOST_TERMS_OF_FOLLOW_UP = 4

/** How close a topic must be, so that the consultant answers it in addition to an appointment. */
const CERTAIN = 0.85
const REPEATED_BEHIND = 0.15

const PRICE_TOPICS = new Set([
  'prices',
  'month-cost',
  'running-cost',
  'mvp-price',
  'missed-only',
  'first-year',
])

export const search = createSearch([...TOPICS, ...SMALL_TALK], 0.6, wordingsOf)
export const smallTalk = new Set(SMALL_TALK.map(({ id }) => id))

/**
 * Whether a message gives a day or asks for a call-back. The consultant then answers that, and not with a topic on dates or
 * calls.
 */
export const isAppointment = ({ asksForCallback, changes }: Understood) =>
  asksForCallback || changes.day !== undefined

/** The answer to one question; undefined if no topic is close enough. */
export function answerTo(
  dialogue: Dialogue,
  { text, found }: Question,
  understood: Understood,
): Part[] | undefined {
  const ranked = inContext(dialogue, text, found, understood)
  const [best] = ranked
  const known = ofKnownFacts(dialogue, text, best, understood)
  if (known) return [partOf(dialogue, known, text)]
  const sum = sumOf(dialogue, text, found, understood)
  if (sum) return sum
  if (!best) return undefined
  const isTold = !isQuestion(text) && Object.keys(understood.changes).length > 0
  const least = isTold
    ? CONFIDENT_BESIDE_NOTES
    : isQuestion(text) || !OF_THEMSELVES.test(text)
      ? CONFIDENT
      : CONFIDENT_OF_STATEMENT
  const isClear =
    isQuestion(text) && best.score >= CLEAR_FROM && best.score - (ranked[1]?.score ?? 0) >= CLEAR_BY
  if (best.score < least && !isClear) return undefined
  if (understood.asksForCallback && asksForCall(text)) return undefined
  if (isAppointment(understood) && best.score < CERTAIN) return undefined
  // Who visitors are is no question about trades.
  if (isTold && best.topic.id === 'industries') return undefined
  const topic = notRepeated(dialogue, ranked) ?? best.topic
  if (!smallTalk.has(topic.id)) dialogue.lastTopic = topic
  if (topic.id === 'booking') dialogue.wantsBooking = true
  if (topic.isForTheCall) dialogue.openQuestion = text
  return [partOf(dialogue, topic, text)]
}

/** A price that is asked for several sites, or with an amount, is understood from those facts. */
function ofKnownFacts(
  dialogue: Dialogue,
  text: string,
  best: Found | undefined,
  { changes, volume }: Understood,
): Topic | undefined {
  if (!isQuestion(text)) return undefined
  const service = dialogue.lastTopic?.service ?? dialogue.services.at(-1)
  if (GETS.test(text)) return topicNamed(service === 'mvp' ? 'mvp-scope' : 'voice-agents')
  const kind = askedByKind(text, best !== undefined && best.score >= CONFIDENT, tradeIn(text))
  if (kind) return topicNamed(kind)
  const isUnclear = best === undefined || best.score < CERTAIN
  const saysCalls = volume.calls !== undefined || volume.missed !== undefined
  const isForEach = /\b(?:double|twice)\b/i.test(text) || (isUnclear && ASKS_FOR_EACH.test(text))
  if (isForEach && !saysCalls && sitesOf(dialogue.size) > 1) return topicNamed('another-site')
  const isForTrade = best === undefined || best.topic.id === 'industries' || best.score < CONFIDENT
  if (isForTrade && /\b(?:how much|costs?|prices?|charge|pay)\b/i.test(text) && tradeIn(text))
    return topicNamed(dialogue.services.at(-1) === 'mvp' ? 'mvp-price' : 'prices')
  if (changes.budget && (best?.score ?? 0) < CONFIDENT)
    return topicNamed(dialogue.services.includes('voice') ? 'build-cost' : 'mvp-price')
  return undefined
}
/** “What do I get for that?” */
const GETS =
  /^\W*(?:(?:and|so|ok(?:ay)?) )*what (?:do|would|will) (?:i|we) get(?: for (?:that|it|this|the money))?\W*$/i
const ASKS_FOR_EACH =
  /\b(?:double|twice|(?:\w+ )?times\b|each|per (?:site|location)|for (?:both|all)|change (?:the|my) price\b|(?:pay|build|cost|price|charge)\b[^?]*\b(?:both|all|second|two|three|four|more|other))/i

/**
 * Programs and languages are named in one sentence and asked about in the next, so they are answered for the whole message:
 * which of them the site names.
 */
export function answerToMessage(
  dialogue: Dialogue,
  message: string,
  questions: readonly Question[],
  { changes }: Understood,
): Part[] | undefined {
  const asked = questions.filter(({ text }) => isQuestion(text))
  const isAbout = (ids: ReadonlySet<string>) =>
    asked.length === 0 ||
    asked.some(({ text }) => {
      const [best] = search(text)
      const isNamed = programsIn(text).length > 0
      return (
        !best ||
        best.score < (isNamed ? CONFIDENT_OF_STATEMENT : CONFIDENT) ||
        smallTalk.has(best.topic.id) ||
        ids.has(best.topic.id)
      )
    })
  const languages =
    LANGUAGE_ASKED.test(message) && isAbout(LANGUAGE_TOPICS) ? languagesNamed(message) : undefined
  if (languages) {
    const topic = topicNamed('languages')
    return [{ text: languages, ...(topic && { topic }) }]
  }
  const systems =
    (asked.length > 0 || changes.software) && isAbout(SYSTEM_TOPICS) ? systemsNamed(message) : undefined
  if (!systems) return undefined
  const topic = topicNamed(systems.topicId)
  if (topic?.isForTheCall) dialogue.openQuestion = message
  const call = actionFor(systems.topicId)
  return [{ text: systems.text, ...(topic && { topic }), ...(call && { calls: [call] }) }]
}
const LANGUAGE_TOPICS = new Set(['languages', 'voices', 'own-voice'])
const LANGUAGE_ASKED =
  /\b(?:speaks?|spoken|languages?|understands?|handles?|do|any good|good (?:with|at)|only|accents?|talks?)\b/i

export const SYSTEM_TOPICS = new Set(['own-system', 'stacks', 'phone-system'])
const topicNamed = (id: string) => TOPICS.find((topic) => topic.id === id)

/** If the closest topic was answered last, returns the next one, provided that it is nearly as close. */
function notRepeated({ lastTopic }: Dialogue, [best, next]: readonly Found[]): Topic | undefined {
  const isNear = next && best && next.score >= Math.max(CONFIDENT, best.score - REPEATED_BEHIND)
  return isNear && best.topic === lastTopic ? next.topic : undefined
}

export function partOf(dialogue: Dialogue, topic: Topic, text: string): Part {
  if (topic.id === 'hear-one') {
    const offered = recordingFor(tradeIn(text) ?? tradeIn(dialogue.noted.industry ?? ''))
    if (offered)
      return {
        topic,
        text: `${LINES.recordingOffered} It is “${offered.title}”.`,
        calls: [offered.call],
      }
  }
  const call = actionFor(topic.id)
  const says = asksYesOrNo(text) ? topic.says : topic.says.replace(A_YES, '')
  return { topic, text: says, ...(call && { calls: [call] }) }
}

/** Said first to a question of yes or no, and to no other. A “No.” says what is not so to any. */
export const A_YES = /^Yes\. /

/** `data` of `data-where`: topics that share it answer questions about the same thing. */
const subjectOf = (topic: Topic | undefined) => (topic?.id.includes('-') ? topic.id.split('-')[0] : undefined)

/** How far small talk is put behind, where a message is about business, or is a question, or more than a greeting. */
function behindAsSmallTalk(text: string, id: string, isBusiness: boolean): number {
  if (STATED.has(id) && isQuestion(text)) return 1
  if (id === 'refusal' && /\binterest/i.test(text) && !/\b(?:not?|never|n['’]?t|dont|isnt)\b/i.test(text))
    return 1
  if (id === 'greeting' && termsOf(text).length > 1) return 1
  return isBusiness && smallTalk.has(id) && !UNAMBIGUOUS.has(id) ? SMALL_TALK_BEHIND : 0
}

/** The topics found. Those that fit the current service and subject get a higher score. */
function inContext(
  dialogue: Dialogue,
  text: string,
  found: readonly Found[],
  understood: Understood,
): Found[] {
  const service = understood.service ?? dialogue.lastTopic?.service ?? dialogue.services.at(-1)
  const isFollowUp = termsOf(text).length <= MOST_TERMS_OF_FOLLOW_UP && dialogue.lastTopic !== undefined
  const together = new Map(
    isFollowUp
      ? search(`${text} ${dialogue.lastTopic?.asked[0]}`).map(({ topic, score }) => [topic, score])
      : [],
  )
  const isBusiness = found.some(({ topic, score }) => score >= BUSINESS_FROM && !smallTalk.has(topic.id))
  const namesService = /\b(?:mvps?|apps?|voice|agents?)\b/i.test(text)
  return found
    .map(({ topic, score }) => {
      const isOfAService = topic.service && service && !namesService
      const fits = isOfAService ? (topic.service === service ? SAME_SERVICE : -SAME_SERVICE) : 0
      const isLast = topic === dialogue.lastTopic
      const follows = isLast ? 0 : Math.max(0, (together.get(topic) ?? 0) - 0.4) * ASKED_TOGETHER
      const isSameSubject = isFollowUp && !isLast && subjectOf(topic) === subjectOf(dialogue.lastTopic)
      const behind = behindAsSmallTalk(text, topic.id, isBusiness) + behindBySubject(text, topic.id)
      return { topic, score: score + fits + follows + (isSameSubject ? SAME_SUBJECT : 0) - behind }
    })
    .sort((one, other) => other.score - one.score)
}

/** The cost of the visitor's calls, if the visitor states a number of calls, or asks for a price after stating one. */
function sumOf(
  dialogue: Dialogue,
  text: string,
  found: readonly Found[],
  { volume, service = dialogue.lastTopic?.service ?? dialogue.services.at(0) }: Understood,
): Part[] | undefined {
  const [best] = found
  const known = dialogue.volume
  const calls = callsOf(known)
  if (calls === undefined) {
    if (volume.minutesPerCall === undefined || isQuestion(text)) return undefined
    dialogue.pending = 'volume'
    return [{ text: askForCalls(volume.minutesPerCall) }]
  }
  const saysCalls = volume.calls !== undefined || volume.missed !== undefined
  const isOfPeriod = saysCalls && periodOfCalls(volume) !== undefined
  if (!isOfPeriod && best?.topic.id === 'at-once' && best.score >= CONFIDENT) return undefined
  const asksPrice =
    (best !== undefined &&
      PRICE_TOPICS.has(best.topic.id) &&
      best.score >= CONFIDENT &&
      (best.topic.id !== 'missed-only' || SAYS_PRICE.test(text))) ||
    ASKS_FOR_SUM.test(text)
  const namesVolume = saysCalls || volume.minutesPerCall !== undefined
  // A number is said beside a question that is about something else.
  const isBeside = isQuestion(text) && best !== undefined && best.score >= CONFIDENT && !asksPrice
  const isOnlyPeriod = volume.period !== undefined && !saysCalls && !isBeside && termsOf(text).length <= 3
  const isOfMvp = service === 'mvp'
  if (!(
    (namesVolume && !(isBeside && !/\d/.test(text))) ||
    isOnlyPeriod ||
    (asksPrice && !isOfMvp && best?.topic.id !== 'running-cost')
  ))
    return undefined
  const period = periodOfCalls(known)
  if (period === undefined) {
    dialogue.pending = 'period'
    return [{ text: LINES.askPeriod }]
  }
  const isOfYear =
    best?.topic.id === 'first-year' ||
    (volume.period === 'year' && !saysCalls) ||
    /\b(?:(?:first|whole|full|1st) year|year one)\b/i.test(text)
  const per = isOfYear ? 'year' : 'month'
  const sum = sumFor({ ...known, calls, period } as KnownVolume, per, sitesOf(dialogue.size))
  const asksMissed = known.missed === undefined && !dialogue.saidOnce.has('missed')
  dialogue.pending = asksMissed ? 'missed' : sum.isLengthAssumed ? 'minutes' : undefined
  dialogue.lastTopic = topicNamed('month-cost')
  const isSaid = dialogue.lastSum === sum.text
  dialogue.lastSum = sum.text
  return [
    {
      text: isSaid ? sum.again : sum.text,
      // The sum is the newest card where a busy visitor is offered the page.
      calls: [...(isSaid ? [] : sum.shown), sum.call],
      ...(dialogue.lastTopic && { topic: dialogue.lastTopic }),
    },
    ...((isSaid || isOfYear) && /\b(?:build|once|set ?up|all|total|first|1st|one)\b/i.test(text)
      ? [{ text: LINES.buildBeside }]
      : once(dialogue, 'build', { text: LINES.buildBeside })),
    ...(asksMissed ? once(dialogue, 'missed', { text: LINES.askMissed }) : []),
  ]
}
const SAYS_PRICE = /\b(?:pric\w+|pay|cost|cheap\w*|how much|fees?|charge|month)\b/i
/** A price is asked for in words that no topic has. */
const ASKS_FOR_SUM =
  /\b(?:ball ?park|what(?:['’]s| is| would| does| will)? (?:it|that|this) (?:gonna |going to )?(?:cost|run|set) (?:me|us)|run me|all[- ]in|looking at (?:per|a|each) month|price (?:me|us|those|that|just|only|the)\b|how much(?! (?:time|notice|work|effort|experience)))\b/i
