import { LINES } from './lines'
import {
  BACK_FROM_ROLE_PLAY,
  LEAVES_ROLE_PLAY,
  RECEPTIONISTS,
  type Receptionist,
} from '../../../assistant/knowledge/role-plays'
import { bestTopic, wordsOf } from './score'
import { toolCallsFor, type ToolCall } from './tool-calls'
import { TOPICS } from '../../../assistant/knowledge/topics'

export { LINES } from './lines'
export { BACK_FROM_ROLE_PLAY, RECEPTIONISTS } from '../../../assistant/knowledge/role-plays'
export { TOPICS } from '../../../assistant/knowledge/topics'
export { withoutLinks } from '../../../assistant/knowledge/links'

const GREETING = /^(hi|hello|hey|good (morning|afternoon|evening)|yo)\b/i
const THANKS = /\b(thanks|thank you|cheers|bye|goodbye)\b/i

/** Said in turn, so that a visitor with several such questions does not get the same line. */
const NOT_KNOWN = [LINES.unknown, LINES.unknownAgain, LINES.unknownOnceMore] as const

export interface Answer {
  text: string
  /** Functions of the page that the consultant uses before it says the text. */
  calls: readonly ToolCall[]
}

const only = (text: string): Answer => ({ text, calls: [] })

/**
 * Answers typed questions. A visitor whose questions are not understood in a row gets different answers. On request it
 * plays a receptionist until it is asked to stop.
 */
export function createConsultant() {
  let misses = 0
  let part: Receptionist | undefined

  function inPart(receptionist: Receptionist, question: string): string {
    return bestTopic(receptionist.topics, question)?.says ?? receptionist.otherwise
  }

  return (question: string): Answer => {
    const asked = RECEPTIONISTS.find(({ cues }) => cues.some((cue) => cue.test(question)))
    if (asked) {
      part = asked
      return only(asked.greeting)
    }
    if (part) {
      if (!LEAVES_ROLE_PLAY.test(question)) return only(inPart(part, question))
      part = undefined
      return only(BACK_FROM_ROLE_PLAY)
    }
    const best = bestTopic(TOPICS, question)
    const calls = toolCallsFor(question, best?.id)
    if (best) {
      misses = 0
      return { text: best.says, calls }
    }
    if (calls.length > 0) return { text: LINES.noted, calls }
    if (THANKS.test(question)) return only(LINES.thanks)
    if (GREETING.test(question.trim())) return only(LINES.greeting)
    if (wordsOf(question).length === 0) return only(LINES.nothingAsked)
    return only(NOT_KNOWN[misses++ % NOT_KNOWN.length] ?? LINES.unknown)
  }
}
