import { actionFor, OFFER_BOOKING } from './actions'
import { programsIn } from './details'
import { understand, type Dialogue } from './dialogue'
import { answerTo, search } from './found-answers'
import { inEnglish, type KnownLanguage } from './languages'
import { notUnderstood } from './next-step'
import { once, type Part } from './part'
import { questionsIn } from './questions'

/** From this score on a topic is answered. A language has few topics, which are easily told apart. */
const CONFIDENT = 0.5

/** What visitors ask first is answered in their language, the rest in English. */
export function partsInLanguage(dialogue: Dialogue, message: string, language: KnownLanguage): Part[] {
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
