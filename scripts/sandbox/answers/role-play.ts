import { BACK_FROM_ROLE_PLAY, RECEPTIONISTS, type Receptionist } from '@/assistant/knowledge/role-plays'
import { bareNameIn, detailsIn } from './details'
import { questionsIn } from './questions'
import { createSearch, type Found, type Search } from './search'
import { wordsOf } from './words'

/** Below this closeness, a receptionist takes a message instead of answering. */
const ANSWERS_FROM = 0.4
/** From here on, a message of several sentences is one question. */
const IS_ONE_QUESTION = 0.9

/** Nothing else is said to somebody who may be in danger. */
const EMERGENCY = 'emergency'

const searches = new Map<Receptionist, Search>()

function searchOf(receptionist: Receptionist): Search {
  const known = searches.get(receptionist) ?? createSearch(receptionist.topics)
  searches.set(receptionist, known)
  return known
}

const ASKS_TO_PLAY =
  /\b(?:(?:role[- ]?play|pretend|suppose|as if|act (?:as|like)|play|you be|you are now|be the|let me be|imagine)\b|(?:i am|i['’]m) the \p{L}+\W*$)/iu
const LEAVES =
  /^(?:(?:ok(?:ay)?|please|now|let's|lets|let us|that is|that's|thats|alright|thanks|thank you|i want to|can we|enough)[\s,.!]*)*(?:stop|exit|quit|end|enough|leave|finish|finished|done|abort|over|out|get out|go back|back)\b/i
const LEAVES_ANYWHERE = /\b(role[- ]?play|the (?:demo|game|consultant))\b/i
/** A longer message that begins with such a word goes to the receptionist: “stop by tomorrow”. */
const MOST_WORDS_TO_LEAVE = 6

/** The receptionist that the visitor asks for, by the visitor's part or by the place. */
export function receptionistAskedFor(message: string): Receptionist | undefined {
  if (!ASKS_TO_PLAY.test(message)) return undefined
  const words = wordsOf(message)
  const names = (list: readonly string[]) =>
    list.some((word) => words.includes(word) || words.includes(`${word}s`))
  return (
    RECEPTIONISTS.find(({ callers }) => names(callers)) ?? RECEPTIONISTS.find(({ places }) => names(places))
  )
}

export const leavesRolePlay = (message: string): boolean =>
  (LEAVES.test(message.trim()) && wordsOf(message).length <= MOST_WORDS_TO_LEAVE) ||
  (LEAVES_ANYWHERE.test(message) && /\b(stop|end|leave|exit|back|finish)\b/i.test(message))

/** What a receptionist has written into the diary. */
export interface DiaryLine {
  time: string
  entry: string
  name?: string
}

/** The line of the diary after a message: the time that the caller agrees to, and their name. */
export function diaryAfter(
  { slots }: Receptionist,
  message: string,
  hasChosen: boolean,
  before: Partial<DiaryLine>,
): Partial<DiaryLine> {
  const name = detailsIn(message).name ?? bareNameIn(message)
  const slot = hasChosen ? (slots.find(({ words }) => words.test(message)) ?? slots[0]) : undefined
  return { ...before, ...(slot && { time: slot.time, entry: slot.entry }), ...(name && { name }) }
}

/** The caller has agreed to one of the times that were offered. */
const CHOICE = 'choice'

interface Part {
  text: string
  hasChosen: boolean
}

/** The receptionist's answer to each question of a message; a message is taken where there is none. */
export function inPart(receptionist: Receptionist, message: string): Part {
  const search = searchOf(receptionist)
  const near = (found: readonly Found[]) => found.slice(0, 1).filter(({ score }) => score >= ANSWERS_FROM)
  const whole = near(search(message))
  const isOneQuestion = whole.some(({ score }) => score >= IS_ONE_QUESTION)
  const separate = isOneQuestion ? [] : questionsIn(message, search).flatMap(({ found }) => near(found))
  const topics = (separate.length > 0 ? separate : whole).map(({ topic }) => topic)
  const emergency = topics.find(({ id }) => id === EMERGENCY)
  if (emergency) return { text: emergency.says, hasChosen: false }
  return {
    text: [...new Set(topics.map(({ says }) => says))].join(' ') || receptionist.otherwise,
    hasChosen: topics.some(({ id }) => id === CHOICE),
  }
}

export { BACK_FROM_ROLE_PLAY }
