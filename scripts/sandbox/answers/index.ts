import type { Receptionist } from '@/assistant/knowledge/role-plays'
import { TOPICS } from '@/assistant/knowledge/topics'
import { plans } from '@/content/pricing/plans'
import { acknowledged } from './acknowledge'
import { offerChoices, OFFER_BOOKING, type ToolCall } from './actions'
import { isHesitation, isServiceAlone, isTradeAlone, programsIn, type Service } from './details'
import { listed, newDialogue, understand, type Dialogue, type Understood } from './dialogue'
import {
  answerTo,
  answerToMessage,
  CONFIDENT_OF_STATEMENT,
  isAppointment,
  partOf,
  search,
  SYSTEM_TOPICS,
} from './found-answers'
import { partsInLanguage } from './in-language'
import { languageOf } from './languages'
import { LINES } from './lines'
import { choicesFor, nextStep, notUnderstood, questionNoted } from './next-step'
import { isQuestion, OF_THEMSELVES, once, sentence, type Part } from './part'
import { unlistedAnswer } from './question-kind'
import { questionsIn, type Question } from './questions'
import { BACK_FROM_ROLE_PLAY, diaryAfter, inPart, leavesRolePlay, receptionistAskedFor } from './role-play'
import { SMALL_TALK } from './small-talk'
import { wordsOf } from './words'

export { LINES } from './lines'
export { SMALL_TALK } from './small-talk'
export { BACK_FROM_ROLE_PLAY, RECEPTIONISTS } from '@/assistant/knowledge/role-plays'
export { TOPICS } from '@/assistant/knowledge/topics'
export { withoutLinks } from '@/assistant/knowledge/links'

export interface Answer {
  text: string
  /** Functions of the page that the consultant uses before it says the text. */
  calls: readonly ToolCall[]
  /** Ids of the topics that it is about. */
  topics: readonly string[]
}

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
  // In writing it is a note, apart from the answer.
  const note = between === ' ' ? '' : '> '
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
        ...once(dialogue, 'scripted', { text: note + language.scripted }),
      ]
    if (NOTE_QUESTION.test(message.trim()) && dialogue.openQuestion) return [questionNoted(dialogue)]
    const understood = understand(dialogue, message)
    const parts = partsFor(dialogue, message, understood)
    const isSaid = parts.some(({ topic }) => topic?.id === 'demonstration')
    const scripted = once(dialogue, 'scripted', { text: note + LINES.scripted })
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
  // Another message is no answer to the offer to note the last question.
  if (!replied && dialogue.pending === 'question') dialogue.pending = undefined
  const notesNothing = Object.keys(understood.changes).length === 0 && !replied
  const asked = notesNothing ? askedAgain(message) : message
  if (!/[\p{L}\p{N}]/u.test(asked)) return repliedToRemark(message)
  if (KEEPS_DETAILS.test(message) && notesNothing && !isQuestion(message))
    return [{ text: LINES.keepsDetails }]
  const questions = replied || understood.isOnlyDay ? [] : asksFor(dialogue, asked, understood)
  const found = questions.map((question) => answerTo(dialogue, question, understood))
  const ofMessage = replied ? undefined : answerToMessage(dialogue, message, questions, understood)
  if (ofMessage) {
    const others = found.filter((parts, index) => {
      const { text = '', found: topics = [] } = questions[index] ?? {}
      const [nearest] = topics
      const isApart =
        programsIn(text).length === 0 &&
        nearest !== undefined &&
        nearest.score >= CONFIDENT_OF_STATEMENT &&
        !SYSTEM_TOPICS.has(nearest.topic.id)
      return isSum(parts) || (parts && isQuestion(text) && isApart && parts[0]?.topic !== ofMessage[0]?.topic)
    })
    found.splice(0, found.length, [...ofMessage, ...(others[0] ?? [])])
  }
  const answered = unique(shortened(questions, found))
  const open = ofMessage
    ? []
    : questions.filter(({ text }, index) => found[index] === undefined && isQuestion(text))

  const isAnswered = replied !== undefined || answered.some(({ topic }) => !topic || !COURTESY.has(topic.id))
  const noted = acknowledged(dialogue, understood, isAnswered)
  const parts = [...noted, ...(replied ?? withoutCourtesy(answered, noted.length > 0))]
  const isRemark = OF_US.test(message) && wordsOf(message).length <= MOST_WORDS_OF_REMARK
  if (parts.length === 0 && isRemark && !isQuestion(asked)) return repliedToRemark(message)
  if (parts.length === 0 && tellsOfThemselves(message))
    return [notedInTheirWords(dialogue, message, understood)]
  if (parts.length === 0) return notUnderstood(dialogue, questions)
  dialogue.misses = 0
  if (open.length > 0 && !isAppointment(understood)) parts.push(...otherPartUnknown(dialogue, open))
  dialogue.lastPlan = lastPlanIn(parts) ?? dialogue.lastPlan
  return parts
}

/** What is said of the part of a message that no topic answers. */
function otherPartUnknown(dialogue: Dialogue, open: readonly Question[]): Part[] {
  const [unlisted] = open.flatMap(({ text }) => unlistedAnswer(text) ?? [])
  if (!unlisted) return [{ text: LINES.otherPartUnknown, calls: [offerChoices(choicesFor(open))] }]
  dialogue.openQuestion = open.map(({ text }) => text).join(' ')
  return [{ text: unlisted, calls: [offerChoices([...choicesFor(open).slice(0, 2), LINES.noteQuestion])] }]
}

/** More answers than this to one message are not listened to. */
const MOST_ANSWERS = 2
/** What is understood so much less well than the best question is not answered beside it. */
const FURTHER_BEHIND = 0.35

/**
 * The answers to a message, the best one first, and short: where something is asked, what is only told has no answer of its own, and of many questions
 * those are answered that are understood best.
 */
function shortened(questions: readonly Question[], found: readonly (Part[] | undefined)[]): Part[] {
  const sums = found.filter((parts) => isSum(parts))
  const answers = questions.flatMap(({ text, found: topics }, index) => {
    const parts = found[index]
    if (!parts || (isSum(parts) && parts !== sums[0])) return []
    return [{ parts, asks: isQuestion(text), score: isSum(parts) ? 1 : (topics[0]?.score ?? 0) }]
  })
  const byScore = [...answers].sort((one, other) => other.score - one.score)
  const [best] = byScore.filter(({ asks }) => asks)
  if (!best) return sums[0] ?? byScore[0]?.parts ?? []
  return byScore
    .filter(
      ({ asks, score, parts }) =>
        score >= best.score - FURTHER_BEHIND &&
        (asks || score >= best.score || parts[0]?.topic?.id === 'emergency-now'),
    )
    .slice(0, MOST_ANSWERS)
    .flatMap(({ parts }) => parts)
}

const isSum = (parts: readonly Part[] | undefined) => parts?.[0]?.topic?.id === 'month-cost'

const FEWEST_WORDS_TOLD = 4
const MOST_LETTERS_NOTED = 400

/** Whether a message tells something of the visitor and asks nothing, so that a person should read it. */
const tellsOfThemselves = (message: string) =>
  !isQuestion(message) &&
  OF_THEMSELVES.test(message) &&
  OF_THEIR_BUSINESS.test(message) &&
  !OF_US.test(message) &&
  wordsOf(message).length >= FEWEST_WORDS_TOLD

/** An opinion is none: “my husband says no”. */
const OF_THEIR_BUSINESS =
  /\b(?:we|our|us|calls?|callers?|phones?|customers?|clients?|patients?|guests?|tenants?|staff|team|receptionist|shop|office|business|company|front desk)\b/i

/** What visitors think of the agency or its consultant is nothing of theirs. */
const OF_US =
  /\b(?:you(?:['’]?re| are| guys| people)|u r|this (?:thing )?is)\b|^\W*(?:(?:lol|haha\w*|wow|man|well|ok|oh|god|no|so)\W+)*(?:you|u|that(?:['’]?s)?|this)\b/i
const MOST_WORDS_OF_REMARK = 8
const PRAISE =
  /\b(?:cool|nice|great|good|amazing|impress\w*|love|neat|clever|smart|awesome|helpful|fine|makes sense|fair)\b/i

/** What is said to a remark about the consultant: it is no fact about the visitor. */
const repliedToRemark = (message: string): Part[] => {
  const topic = SMALL_TALK.find(({ id }) => id === (PRAISE.test(message) ? 'thanks' : 'rude'))
  return topic ? [{ topic, text: topic.says }] : []
}

/** “I don't want to give my number”, “no e-mail from me” */
const KEEPS_DETAILS =
  /\b(?:(?:do|will|would|am|['’]?m)(?: not|n['’]?t)|wont|dont|not|never|rather not)\b[^.?!]*\b(?:giv\w+|shar\w+|leav\w+|tell\w*|hand\w*|put in)\b[^.?!]*\b(?:my|the|our|any) (?:[\p{L}]+ )?(?:number|e-?mail|name|address|details|phone|contact)\b|^\W*no (?:e-?mail|phone number|number|name)s?(?: from me)?\W*$/iu

/** “You didn't answer my question”, “that's not what I asked” */
const COMPLAINS =
  /^\W*(?:(?:no|but|ok|hey|um|lol|sorry|and)\W+)*(?:that(?:['’]?s| is| was)(?: so)? not (?:really )?(?:what|the (?:question|answer))(?: i (?:asked|meant|said|wanted))?(?: for| about)?|(?:you|u) (?:did|have|do)(?: not|n['’]?t) (?:really |even )?(?:answer(?:ed)?|understand|understood|get|listen(?:ed|ing)?)(?: to)?(?: (?:me|my question|the question|it|that|what i (?:asked|said|meant)))?|wrong answer|not my question|answer (?:me|my question|the question))\b\W*/i
const RESTATES =
  /^\W*(?:(?:no|so|and|but)\W+)*(?:what )?i (?:asked|was asking|am asking|meant|mean|wanted to know)(?: is| was)?(?: you)?(?: about| for| if| whether)?\b\W*(?=\S)/i

/** What is asked again after a complaint, as a question; empty where nothing is. */
function askedAgain(message: string): string {
  const rest = message.replace(COMPLAINS, '')
  const again = rest.replace(RESTATES, '').replace(/,? not (?:the |my |a )?[\p{L}-]+[.!]*$/u, '')
  return again === message || !/\p{L}/u.test(again) ? rest : again.replace(/[.!?]*$/, '?')
}

/** What was told and fits no field of the brief is noted as it was said. */
function notedInTheirWords({ noted }: Dialogue, message: string, { changes }: Understood): Part {
  const problem = [noted.problem, message.trim()].filter(Boolean).join('; ').slice(0, MOST_LETTERS_NOTED)
  noted.problem = problem
  changes.problem = problem
  return { text: LINES.ownWords, calls: [{ name: 'note_brief', arguments: { problem } }] }
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
  { changes, overwritten, service, dropsService }: Understood,
): Part[] | undefined {
  const isChanged = dropsService || (changes.service !== undefined && overwritten.includes('service'))
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

/** Each topic is answered once in a message, and each line said once. */
function unique(parts: readonly Part[]): Part[] {
  return parts.filter(
    ({ topic, text }, index) =>
      parts.findIndex((part) => (topic ? part.topic === topic : part.text === text)) === index,
  )
}
