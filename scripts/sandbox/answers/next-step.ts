import { offerChoices, OFFER_BOOKING } from './actions'
import { callsOf, type Dialogue, type Understood } from './dialogue'
import { smallTalk, OFFERED_FROM } from './found-answers'
import { LINES } from './lines'
import { once, type Part } from './part'
import { unlistedAnswer } from './question-kind'
import type { Question } from './questions'

const OFFERED_BY_DEFAULT = ['What do you do?', 'What does it cost?', 'How long does it take?']
/** After these, the visitor's own number of calls makes the next answer better. */
const ASKS_FOR_VOLUME = new Set(['prices', 'voice-agents'])
/** After these, a visitor whose brief has begun sees the booking. */
const PARTING = new Set(['thanks', 'goodbye'])
/** Notes the question that the site leaves open, for the person on the call. */
export function questionNoted(dialogue: Dialogue): Part {
  const { openQuestion: question = '', noted } = dialogue
  dialogue.openQuestion = undefined
  dialogue.pending = undefined
  noted.question = [noted.question, question].filter(Boolean).join(' ')
  return {
    text: LINES.questionNoted,
    calls: [{ name: 'note_brief', arguments: { question: noted.question } }],
  }
}

export function choicesFor(open: readonly Question[]): string[] {
  const near = open
    .flatMap(({ found }) => found.slice(0, 3))
    .filter(({ topic, score }) => score >= OFFERED_FROM && !smallTalk.has(topic.id))
    .sort((one, other) => other.score - one.score)
    .map(({ topic }) => topic.asked[0])
  return [...new Set([...near, ...OFFERED_BY_DEFAULT])].slice(0, 3)
}

/** Says once that it did not understand, offers the nearest questions, and then a person. */
export function notUnderstood(dialogue: Dialogue, open: readonly Question[]): Part[] {
  dialogue.misses += 1
  dialogue.openQuestion = open.map(({ text }) => text).join(' ')
  const calls = [offerChoices([...choicesFor(open).slice(0, 2), LINES.noteQuestion])]
  const [unlisted] = open.flatMap(({ text }) => unlistedAnswer(text) ?? [])
  if (unlisted) {
    dialogue.pending = 'question'
    return [{ text: unlisted, calls }, { text: LINES.offerNote }]
  }
  const isNear = open.some(({ found }) => (found[0]?.score ?? 0) >= OFFERED_FROM)
  if (dialogue.misses === 1) return [{ text: isNear ? LINES.unsure : LINES.unknown, calls }]
  return [{ text: LINES.unknownAgain, calls: [...calls, OFFER_BOOKING] }]
}

/** A question by the consultant, if its answer would otherwise end the dialogue. */
export function nextStep(
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
    if (dialogue.prefers === 'e-mail') return noted.email ? [] : ask(undefined, LINES.askEmail)
    if (!noted.phone) return ask('phone', dialogue.prefers ? LINES.askTextNumber : LINES.askPhone)
    if (dialogue.prefers) return []
    return noted.day ? [] : ask('day', LINES.askDay)
  }
  const topics = parts.flatMap(({ topic }) => topic?.id ?? [])
  const isOnlyNoted = topics.length === 0 && Object.keys(changes).length > 0
  const isNew = (id: string) => once(dialogue, id, { text: '' }).length > 0
  const needsVolume =
    topics.some((id) => ASKS_FOR_VOLUME.has(id)) || (isOnlyNoted && services.includes('voice'))
  const isAsked = dialogue.pending === 'volume' && dialogue.volume.minutesPerCall !== undefined
  if (needsVolume && callsOf(dialogue.volume) === undefined && !isAsked && isNew('volume'))
    return ask('volume', LINES.askVolume)
  const isParting = topics.some((id) => PARTING.has(id))
  if (isParting && Object.keys(noted).length > 0) return [{ text: '', calls: [OFFER_BOOKING] }]
  if (changes.day && !asksForCallback && !noted.name && isNew('name')) return ask(undefined, LINES.askName)
  const hasAsked = parts.some(({ text }) => text.endsWith('?'))
  if (!isOnlyNoted || changes.day || hasAsked) return []
  if (changes.name || changes.email || changes.phone) return ask('confirmation', LINES.sayIfWrong)
  if (services.length === 0 && isNew('service')) return ask('service', LINES.askService)
  if (services.includes('mvp') && !noted.problem && isNew('product')) return ask(undefined, LINES.askProduct)
  return [{ text: LINES.goOn }]
}
