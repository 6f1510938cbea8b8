import type { Receptionist } from '@/assistant/knowledge/role-plays'
import type { Topic } from '@/assistant/knowledge/topic'
import { TOPICS } from '@/assistant/knowledge/topics'
import { plans } from '@/content/pricing/plans'
import { stack } from '@/content/services/stack'
import { actionFor, offerChoices, OFFER_BOOKING, recordingFor, type ToolCall } from './actions'
import { isHesitation, isServiceAlone, isTradeAlone, programsIn, tradeIn, type Service } from './details'
import { listed, newDialogue, understand, type Dialogue, type Understood } from './dialogue'
import { inEnglish, languageOf, type KnownLanguage } from './languages'
import { LINES } from './lines'
import { questionsIn, type Question } from './questions'
import { BACK_FROM_ROLE_PLAY, diaryAfter, inPart, leavesRolePlay, receptionistAskedFor } from './role-play'
import { createSearch, type Found } from './search'
import { SMALL_TALK } from './small-talk'
import { askForCalls, sumFor, type KnownVolume } from './sums'
import { termsOf, wordsOf } from './words'

export { LINES } from './lines'
export { SMALL_TALK } from './small-talk'
export { BACK_FROM_ROLE_PLAY, RECEPTIONISTS } from '@/assistant/knowledge/role-plays'
export { TOPICS } from '@/assistant/knowledge/topics'
export { withoutLinks } from '@/assistant/knowledge/links'

/** From here on a topic is taken for what was asked. */
const CONFIDENT = 0.5
/** How close a statement must be to a topic, so that the consultant answers it. */
const CONFIDENT_OF_STATEMENT = 0.62
/** Below this a topic is too far away to be offered. */
const OFFERED_FROM = 0.2
/** The bonus for a topic about the last service or the last subject. */
const SAME_SERVICE = 0.15
const SAME_SUBJECT = 0.1
const ASKED_TOGETHER = 0.45
/** The penalty for small talk if a topic of the business is also close. */
const SMALL_TALK_BEHIND = 0.2
const BUSINESS_FROM = 0.4
/** A question of so few words may refer to the one before it. */
const MOST_TERMS_OF_FOLLOW_UP = 4

/** How close a topic must be, so that the consultant answers it in addition to an appointment. */
const CERTAIN = 0.85
const REPEATED_BEHIND = 0.15

const OFFERED_BY_DEFAULT = ['What do you do?', 'What does it cost?', 'How long does it take?']

export interface Answer {
  text: string
  /** Functions of the page that the consultant uses before it says the text. */
  calls: readonly ToolCall[]
  /** Ids of the topics that it is about. */
  topics: readonly string[]
}

/** A part of an answer. */
interface Part {
  text: string
  calls?: readonly ToolCall[]
  topic?: Topic
}

const search = createSearch([...TOPICS, ...SMALL_TALK])
const smallTalk = new Set(SMALL_TALK.map(({ id }) => id))
const THINKING = SMALL_TALK.find(({ id }) => id === 'thinking')

const AGREEMENT =
  "(?:(?:yes|yeah|yep|yup|correct|right|exactly|sure|ok|okay|fine|go ahead|please|do it|thanks|great|good|perfect|(?:that|this)(?:'s| is) (?:right|correct|fine)|that works|all good)[\\s,.!]*)+"
const YES = new RegExp(`^${AGREEMENT}$`, 'i')
/** An agreement before what else is said, up to a comma or the end of its sentence. */
const LEADING_AGREEMENT = new RegExp(`^${AGREEMENT}(?<=[,.!]\\s*)`, 'i')
const withoutAgreement = (message: string) => message.replace(LEADING_AGREEMENT, '') || message
/** What visitors say that they are not is no question about it: “I am not a founder”. */
const DENIAL = /\b(?:i am|i'm|i’m|we are|we're|we’re) not (?:an?|the) [\p{L}-]+/giu
/** An answer to the offer to note a question for the call. */
const NOTE_QUESTION =
  /^(?:(?:yes|please|ok(?:ay)?|sure|do)[\s,.]*)*note (?:it|that|this|(?:my|the|that|this) question)\b/i
const ASKS_FOR_NOTES =
  /\b(?:what (?:have|did) you (?:noted?|write|written)|(?:remind|tell) me\b.*\b(?:noted|wrote|written)|read (?:it|that|me) back|(?:read|show|see) (?:me )?my brief)\b/i
const NO = /^(?:no|nope|not really|wrong|not (?:right|correct)|that(?:'s| is) (?:wrong|not right))[\s.!]*$/i
const FEW_WORDS = 5
/** After these, the visitor's own number of calls makes the next answer better. */
const ASKS_FOR_VOLUME = new Set(['prices', 'voice-agents'])
const PRICE_TOPICS = new Set(['prices', 'month-cost', 'running-cost', 'mvp-price'])

interface ConsultantOptions {
  /** The consultant has already said that this is a demonstration. */
  isIntroduced?: boolean
  /** The separator of the parts of an answer: a space in speech, a paragraph in writing. */
  between?: string
}

/**
 * Answers typed messages from what the site says, without a language model: it finds topics by their wording, keeps a
 * small state of the dialogue, and composes an answer of parts.
 */
export function createConsultant({ isIntroduced = false, between = ' ' }: ConsultantOptions = {}) {
  const dialogue = newDialogue()
  if (isIntroduced) dialogue.saidOnce.add('scripted')

  // “quit, you know, after two months” asks one thing.
  return (message: string): Answer => composed(answerParts(message.replace(/, you know,/gi, '')), between)

  function answerParts(message: string): Part[] {
    const asked = receptionistAskedFor(message)
    if (asked) {
      dialogue.part = asked
      dialogue.diary = {}
      return [{ text: asked.greeting }]
    }
    if (dialogue.part) {
      if (!leavesRolePlay(message)) return [partPlayed(dialogue, dialogue.part, message)]
      dialogue.part = undefined
      return [{ text: BACK_FROM_ROLE_PLAY }]
    }
    if (isHesitation(message) && THINKING) return [{ text: THINKING.says, topic: THINKING }]
    const language = languageOf(message, dialogue.language)
    dialogue.language = language
    if (language)
      return [
        ...partsInLanguage(dialogue, message, language),
        ...once(dialogue, 'scripted', { text: language.scripted }),
      ]
    if (NOTE_QUESTION.test(message.trim()) && dialogue.openQuestion) return [questionNoted(dialogue)]
    const understood = understand(dialogue, message)
    const parts = partsFor(dialogue, message, understood)
    const isSaid = parts.some(({ topic }) => topic?.id === 'demonstration')
    const scripted = once(dialogue, 'scripted', { text: LINES.scripted })
    return [...parts, ...(isSaid ? [] : scripted), ...nextStep(dialogue, parts, understood)]
  }
}

/** What a receptionist says, and writes into the diary. */
function partPlayed(dialogue: Dialogue, receptionist: Receptionist, message: string): Part {
  const { text, hasChosen } = inPart(receptionist, message)
  const before = dialogue.diary
  dialogue.diary = diaryAfter(receptionist, message, hasChosen, before)
  const { time, name } = dialogue.diary
  const isNew = time !== undefined && (time !== before.time || name !== before.name)
  return { text, calls: isNew ? [{ name: 'write_diary', arguments: dialogue.diary }] : [] }
}

/** The part, unless it was said before in this conversation. */
function once(dialogue: Dialogue, id: string, part: Part): Part[] {
  if (dialogue.saidOnce.has(id)) return []
  dialogue.saidOnce.add(id)
  return [part]
}

function composed(parts: readonly Part[], between: string): Answer {
  const calls = parts.flatMap((part) => part.calls ?? [])
  const said = parts.filter(({ text }) => text !== '')
  return {
    text: said.map(({ text }) => text).join(between),
    calls: calls.filter((call, index) => calls.findIndex(({ name }) => name === call.name) === index),
    topics: parts.flatMap(({ topic }) => (topic ? [topic.id] : [])),
  }
}

function partsFor(dialogue: Dialogue, message: string, understood: Understood): Part[] {
  if (wordsOf(message).length === 0) return [{ text: LINES.nothingAsked }]
  const replied =
    replyToOwnQuestion(dialogue, message, understood) ??
    replyToNewWish(dialogue, message, understood) ??
    readBack(dialogue, message)
  const questions = replied || understood.isOnlyDay ? [] : asksFor(dialogue, message, understood)
  const found = questions.map((question) => answerTo(dialogue, question, understood))
  const answered = unique(found.flatMap((part) => part ?? []))
  const open = questions.filter(({ text }, index) => found[index] === undefined && isQuestion(text))

  const noted = acknowledged(dialogue, understood, answered.length > 0 || replied !== undefined)
  const parts = [...noted, ...(replied ?? withoutCourtesy(answered, noted.length > 0))]
  if (parts.length === 0) return notUnderstood(dialogue, questions)
  dialogue.misses = 0
  if (open.length > 0 && !isAppointment(understood))
    parts.push({ text: LINES.otherPartUnknown, calls: [offerChoices(choicesFor(open))] })
  dialogue.lastPlan = lastPlanIn(parts) ?? dialogue.lastPlan
  return parts
}

/** The questions of a message. What it only names, such as a trade, is none, and neither is a problem beside a question. */
function asksFor(dialogue: Dialogue, message: string, { changes }: Understood): readonly Question[] {
  const asked = withPlan(dialogue, withoutAgreement(message).replace(DENIAL, ' '))
  const found = questionsIn(asked, search).filter(({ text }) => !isServiceAlone(text) && !isTradeAlone(text))
  const { problem } = changes
  if (!problem || !asked.includes(problem)) return found
  const beside = questionsIn(asked.replace(problem, ' '), search).filter(({ text }) => isQuestion(text))
  return beside.length > 0 ? beside : found
}

/**
 * Whether a message gives a day or asks for a call-back. The consultant then answers that, and not with a topic on dates or
 * calls.
 */
const isAppointment = ({ asksForCallback, changes }: Understood) =>
  asksForCallback || changes.day !== undefined

/** After these, a visitor whose brief has begun sees the booking. */
const PARTING = new Set(['thanks', 'goodbye'])
const COURTESY = new Set(['greeting', 'thanks', 'goodbye', 'thinking', 'rude'])

/** If there is an answer, the consultant does not also answer the greeting, or a rude word. */
function withoutCourtesy(parts: readonly Part[], isNoted: boolean): Part[] {
  const others = parts.filter(({ topic }) => !topic || !COURTESY.has(topic.id))
  return others.length > 0 || isNoted ? others : [...parts]
}

/** The plan that an answer names last. */
function lastPlanIn(parts: readonly Part[]): string | undefined {
  const text = parts.map((part) => part.text).join(' ')
  const [last] = PLAN_NAMES.filter((name) => text.includes(name)).sort(
    (one, other) => text.lastIndexOf(other) - text.lastIndexOf(one),
  )
  return last
}

const PLAN_NAMES = plans.map(({ name }) => name)

/** “That plan” with the name of the plan that was talked about last. */
function withPlan(dialogue: Dialogue, message: string): string {
  const { lastPlan } = dialogue
  return lastPlan ? message.replace(/\b(?:that|this|the) plan\b/i, `the ${lastPlan} plan`) : message
}

/** The values of a message for the brief, as a tool call, and, if the visitor should hear it, as a sentence. */
function acknowledged(dialogue: Dialogue, understood: Understood, isAnswered: boolean): Part[] {
  const { changes, overwritten, asksForCallback, takesBack } = understood
  const fields = Object.keys(changes)
  if (fields.length === 0 && !asksForCallback) return []
  const calls: ToolCall[] = fields.length > 0 ? [{ name: 'note_brief', arguments: changes }] : []
  const { name, business, phone, email, day } = dialogue.noted
  const isOfCallback =
    dialogue.wantsCallback && (asksForCallback || changes.phone || changes.day || changes.name)
  if (isOfCallback) {
    const noted = listed({
      ...(name && { name }),
      ...(business && { business }),
      ...(phone && { phone }),
      ...(day && { day }),
    })
    return [
      { text: noted ? `Noted for the call-back: ${noted}.` : LINES.noted, calls },
      { text: LINES.callback },
    ]
  }
  if (changes.day) {
    const text = overwritten.includes('day') ? `Changed to ${day}.` : sentence(`${day} is on your brief`)
    return [{ text, calls: [...calls, OFFER_BOOKING] }, { text: LINES.pickTime }]
  }
  if (takesBack || overwritten.length > 0) return [{ text: LINES.changed, calls }]
  const inWords = { ...changes }
  delete inWords.problem
  // If there is an answer, the consultant repeats only who the visitor is and how to reach them.
  const isPersonal = [name, business, phone, email].some(
    (value) => value && Object.values(changes).includes(value),
  )
  if (isAnswered && !isPersonal) return [{ text: '', calls }].filter(() => calls.length > 0)
  const values = listed(inWords)
  const isWho = Boolean(changes.name || changes.business || changes.industry)
  return [{ text: values ? `${isWho ? 'Noted:' : 'I have noted'} ${values}.` : LINES.noted, calls }]
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** A short yes, no or number that answers what the consultant has asked. */
function replyToOwnQuestion(
  dialogue: Dialogue,
  message: string,
  { changes, volume }: Understood,
): Part[] | undefined {
  const isShort = wordsOf(message).length <= FEW_WORDS
  if (!isShort || Object.keys(changes).length > 0 || volume.calls !== undefined) return undefined
  if (YES.test(message.trim()) && !/\?/.test(message)) {
    const wasService = dialogue.pending === 'service'
    if (dialogue.pending === 'question') return [questionNoted(dialogue)]
    dialogue.pending = undefined
    if (wasService) return [{ text: LINES.askService }]
    return [{ text: LINES.nextStep, calls: [OFFER_BOOKING] }]
  }
  if (NO.test(message.trim())) {
    dialogue.pending = undefined
    return [{ text: LINES.correct }]
  }
  return undefined
}

const ABOUT_SERVICE: Record<Service, string> = { voice: 'voice-agents', mvp: 'mvp' }

/** A change of mind about the service is answered with that service, and so is one that is named alone. */
function replyToNewWish(
  dialogue: Dialogue,
  message: string,
  { changes, overwritten, service }: Understood,
): Part[] | undefined {
  const isChanged = changes.service !== undefined && overwritten.includes('service')
  if (!(isChanged || isServiceAlone(message)) || !service || isQuestion(message)) return undefined
  const topic = TOPICS.find(({ id }) => id === ABOUT_SERVICE[service])
  if (!topic) return undefined
  dialogue.lastTopic = topic
  return [partOf(dialogue, topic, message)]
}

/** The brief in words, for a visitor who asks what is noted. */
function readBack({ noted }: Dialogue, message: string): Part[] | undefined {
  const values = ASKS_FOR_NOTES.test(message) ? listed(noted) : ''
  return values ? [{ text: sentence(`I have noted ${values}`) }] : undefined
}

const isQuestion = (text: string) =>
  /\?\s*$/.test(text) ||
  /^(?:and |so |but |ok |also )*(?:what|who|when|where|why|how|which|can|could|do|does|is|are|will|would|may|should|any|tell|show|give|explain)\b/i.test(
    text,
  )

/** The answer to one question; undefined if no topic is close enough. */
function answerTo(dialogue: Dialogue, { text, found }: Question, understood: Understood): Part[] | undefined {
  const ranked = inContext(dialogue, text, found, understood)
  const [best] = ranked
  const isOfSystems = isQuestion(text) || Object.keys(understood.changes).join() === 'software'
  const system = isOfSystems ? namedSystem(text, best) : undefined
  if (system) {
    if (system.isForTheCall) dialogue.openQuestion = text
    return [partOf(dialogue, system, text)]
  }
  const sum = sumOf(dialogue, text, found, understood)
  if (sum) return sum
  if (!best) return undefined
  const isTold = !isQuestion(text) && Object.keys(understood.changes).length > 0
  if (best.score < (isTold ? CONFIDENT_OF_STATEMENT : CONFIDENT)) return undefined
  if (isAppointment(understood) && best.score < CERTAIN) return undefined
  // Who visitors are is no question about trades.
  if (isTold && best.topic.id === 'industries') return undefined
  const topic = notRepeated(dialogue, ranked) ?? best.topic
  if (!smallTalk.has(topic.id)) dialogue.lastTopic = topic
  if (topic.id === 'booking') dialogue.wantsBooking = true
  if (topic.isForTheCall) dialogue.openQuestion = text
  return [partOf(dialogue, topic, text)]
}

const SYSTEM_TOPICS = new Set(['own-system', 'stacks'])
const topicNamed = (id: string) => TOPICS.find((topic) => topic.id === id)

/** Of a program that is asked about by name, the answer is whether the site names it. */
function namedSystem(text: string, best: Found | undefined): Topic | undefined {
  const programs = programsIn(text)
  const isAbout = !best || best.score < CONFIDENT || SYSTEM_TOPICS.has(best.topic.id)
  if (programs.length === 0 || !isAbout) return undefined
  const isNamed = programs.every((name) => NAMED_TOOLS.has(name.toLowerCase()))
  return topicNamed(isNamed ? 'named-system' : 'own-system')
}
const NAMED_TOOLS = new Set(
  stack.flatMap(({ technologies }) => technologies.map(({ name }) => name.toLowerCase())),
)

/** If the closest topic was answered last, returns the next one, provided that it is nearly as close. */
function notRepeated({ lastTopic }: Dialogue, [best, next]: readonly Found[]): Topic | undefined {
  const isNear = next && best && next.score >= Math.max(CONFIDENT, best.score - REPEATED_BEHIND)
  return isNear && best.topic === lastTopic ? next.topic : undefined
}

function partOf(dialogue: Dialogue, topic: Topic, text: string): Part {
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
  return { topic, text: topic.says, ...(call && { calls: [call] }) }
}

/** `data` of `data-where`: topics that share it answer questions about the same thing. */
const subjectOf = (topic: Topic | undefined) => (topic?.id.includes('-') ? topic.id.split('-')[0] : undefined)

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
      const fits =
        !topic.service || namesService || !service
          ? 0
          : topic.service === service
            ? SAME_SERVICE
            : -SAME_SERVICE
      const isLast = topic === dialogue.lastTopic
      const follows = isLast ? 0 : Math.max(0, (together.get(topic) ?? 0) - 0.4) * ASKED_TOGETHER
      const isSameSubject = isFollowUp && !isLast && subjectOf(topic) === subjectOf(dialogue.lastTopic)
      const behind = isBusiness && smallTalk.has(topic.id) ? SMALL_TALK_BEHIND : 0
      return { topic, score: score + fits + follows + (isSameSubject ? SAME_SUBJECT : 0) - behind }
    })
    .sort((one, other) => other.score - one.score)
}

/** The cost of the visitor's calls, if the visitor states a number of calls, or asks for a price after stating one. */
function sumOf(
  dialogue: Dialogue,
  text: string,
  found: readonly Found[],
  { volume }: Understood,
): Part[] | undefined {
  const [best] = found
  const known = dialogue.volume
  if (known.calls === undefined) {
    if (volume.minutesPerCall === undefined || isQuestion(text)) return undefined
    dialogue.pending = 'volume'
    return [{ text: askForCalls(volume.minutesPerCall) }]
  }
  const isOfPeriod = volume.calls !== undefined && volume.period !== undefined
  if (!isOfPeriod && best?.topic.id === 'at-once' && best.score >= CONFIDENT) return undefined
  const asksPrice = best !== undefined && PRICE_TOPICS.has(best.topic.id) && best.score >= CONFIDENT
  const isOnlyPeriod = volume.period !== undefined && volume.calls === undefined && termsOf(text).length <= 3
  const isNew = /\d/.test(text) || volume.calls !== undefined || volume.minutesPerCall !== undefined
  const namesVolume = isNew && (volume.calls !== undefined || volume.minutesPerCall !== undefined)
  const isOfMvp = dialogue.services.length === 1 && dialogue.services[0] === 'mvp'
  if (!(namesVolume || isOnlyPeriod || (asksPrice && !isOfMvp && best.topic.id !== 'running-cost')))
    return undefined
  if (known.period === undefined) {
    dialogue.pending = 'period'
    return [{ text: LINES.askPeriod }]
  }
  const per = volume.period === 'year' && volume.calls === undefined ? 'year' : 'month'
  const sum = sumFor(known as KnownVolume, per)
  dialogue.pending = sum.isLengthAssumed ? 'minutes' : undefined
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
    ...(isSaid ? [{ text: LINES.buildBeside }] : once(dialogue, 'build', { text: LINES.buildBeside })),
  ]
}

/** Notes the question that the site leaves open, for the person on the call. */
function questionNoted(dialogue: Dialogue): Part {
  const { openQuestion: question = '', noted } = dialogue
  dialogue.openQuestion = undefined
  dialogue.pending = undefined
  noted.question = [noted.question, question].filter(Boolean).join(' ')
  return {
    text: LINES.questionNoted,
    calls: [{ name: 'note_brief', arguments: { question: noted.question } }],
  }
}

/** Each topic is answered once in a message, and each line said once. */
function unique(parts: readonly Part[]): Part[] {
  return parts.filter(
    ({ topic, text }, index) =>
      parts.findIndex((part) => (topic ? part.topic === topic : part.text === text)) === index,
  )
}

function choicesFor(open: readonly Question[]): string[] {
  const near = open
    .flatMap(({ found }) => found.slice(0, 3))
    .filter(({ topic, score }) => score >= OFFERED_FROM && !smallTalk.has(topic.id))
    .sort((one, other) => other.score - one.score)
    .map(({ topic }) => topic.asked[0])
  return [...new Set([...near, ...OFFERED_BY_DEFAULT])].slice(0, 3)
}

/** Says once that it did not understand, offers the nearest questions, and then a person. */
function notUnderstood(dialogue: Dialogue, open: readonly Question[]): Part[] {
  dialogue.misses += 1
  dialogue.openQuestion = open.map(({ text }) => text).join(' ')
  const calls = [offerChoices([...choicesFor(open).slice(0, 2), LINES.noteQuestion])]
  const isNear = open.some(({ found }) => (found[0]?.score ?? 0) >= OFFERED_FROM)
  if (dialogue.misses === 1) return [{ text: isNear ? LINES.unsure : LINES.unknown, calls }]
  return [{ text: LINES.unknownAgain, calls: [...calls, OFFER_BOOKING] }]
}

/** A question by the consultant, if its answer would otherwise end the dialogue. */
function nextStep(
  dialogue: Dialogue,
  parts: readonly Part[],
  { changes, asksForCallback }: Understood,
): Part[] {
  const ask = (pending: Dialogue['pending'], text: string): Part[] => {
    dialogue.pending = pending
    return [{ text }]
  }
  const { noted, services } = dialogue
  if (parts.some(({ topic }) => topic?.isForTheCall) && dialogue.openQuestion)
    return ask('question', LINES.offerNote)
  if (dialogue.wantsCallback && (asksForCallback || changes.name || changes.phone || changes.day)) {
    if (!noted.phone) return ask('phone', LINES.askPhone)
    return noted.day ? [] : ask('day', LINES.askDay)
  }
  const topics = parts.flatMap(({ topic }) => topic?.id ?? [])
  const isOnlyNoted = topics.length === 0 && Object.keys(changes).length > 0
  const isNew = (id: string) => once(dialogue, id, { text: '' }).length > 0
  const needsVolume =
    topics.some((id) => ASKS_FOR_VOLUME.has(id)) || (isOnlyNoted && services.includes('voice'))
  const isAsked = dialogue.pending === 'volume' && dialogue.volume.minutesPerCall !== undefined
  if (needsVolume && dialogue.volume.calls === undefined && !isAsked && isNew('volume'))
    return ask('volume', LINES.askVolume)
  const isParting = topics.some((id) => PARTING.has(id))
  if (isParting && Object.keys(noted).length > 0) return [{ text: '', calls: [OFFER_BOOKING] }]
  if (changes.day && !asksForCallback && !noted.name && isNew('name')) return ask(undefined, LINES.askName)
  if (!isOnlyNoted || changes.day || dialogue.pending === 'period') return []
  if (changes.name || changes.email || changes.phone) return ask('confirmation', LINES.sayIfWrong)
  if (services.length === 0 && isNew('service')) return ask('service', LINES.askService)
  if (services.includes('mvp') && !noted.problem && isNew('product')) return ask(undefined, LINES.askProduct)
  return [{ text: LINES.goOn }]
}

/** What visitors ask first is answered in their language, the rest in English. */
function partsInLanguage(dialogue: Dialogue, message: string, language: KnownLanguage): Part[] {
  const understood = understand(dialogue, message)
  const { changes } = understood
  const isNoted = Object.keys(changes).length > 0
  const booking = changes.day ? [OFFER_BOOKING] : []
  const notes: Part[] = isNoted
    ? [
        {
          text: `${language.noted}: ${Object.values({ ...changes, service: undefined })
            .filter(Boolean)
            .join(', ')}.`,
          calls: [{ name: 'note_brief', arguments: changes }, ...booking],
        },
      ]
    : []
  const near = language.search(message).filter(({ score }) => score >= CONFIDENT)
  const [best] = near.filter(({ topic }) => topic.id !== 'greeting')
  const said = best ?? near[0]
  if (said) {
    const { topic } = said
    const call = actionFor(
      { prices: 'prices', dates: 'timelines', booking: 'booking', person: 'talk-to-person' }[topic.id] ?? '',
    )
    return [...notes, { text: topic.says, topic, ...(call && { calls: [call] }) }]
  }
  if (isNoted && !/\?/.test(message) && understood.volume.calls === undefined) return notes
  const inTheirs = once(dialogue, 'english', { text: language.english })
  const english = inEnglish(message, language) || (programsIn(message).length > 0 ? message : '')
  const [question] = english ? questionsIn(english, search) : []
  const answer = question && answerTo(dialogue, question, understood)
  if (answer) return [...notes, ...inTheirs, ...answer]
  return [...notes, ...inTheirs, ...notUnderstood(dialogue, question ? [question] : [])]
}
