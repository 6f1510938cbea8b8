import type { Conversation } from '@/assistant/conversations'
import { createConsultant } from '@/scripts/sandbox/answers'

interface TurnResult {
  user: string
  answer: string
  /** The patterns that the answer lacks, or has although it must not. */
  faults: string[]
}

interface ConversationResult {
  id: string
  turns: TurnResult[]
  brief: Record<string, unknown>
  briefFaults: string[]
}

const matches = (pattern: string, text: string) => new RegExp(pattern, 'i').test(text)

/** Puts a conversation to the sandbox's consultant and compares every answer, and the brief at its end. */
export function playConversation({ id, turns, brief: expected = {} }: Conversation): ConversationResult {
  const ask = createConsultant()
  const brief: Record<string, unknown> = {}
  const results = turns.map(({ user, says = [], never = [] }) => {
    const { text, calls } = ask(user)
    for (const call of calls) if (call.name === 'note_brief') Object.assign(brief, call.arguments)
    const faults = [
      ...says.filter((pattern) => !matches(pattern, text)).map((pattern) => `lacks ${pattern}`),
      ...never.filter((pattern) => matches(pattern, text)).map((pattern) => `has ${pattern}`),
    ]
    return { user, answer: text, faults }
  })
  const briefFaults = Object.entries(expected).flatMap(([field, pattern]) => {
    const value = String(brief[field] ?? '')
    const isRight = pattern === '' ? value === '' : matches(pattern, value)
    return isRight ? [] : [`${field} is “${value}”, not ${pattern || 'empty'}`]
  })
  return { id, turns: results, brief, briefFaults }
}

/** `right` without a fault, `wrong` where most turns have one. */
export function verdictOf({ turns, briefFaults }: ConversationResult): 'right' | 'partly' | 'wrong' {
  const faulty = turns.filter(({ faults }) => faults.length > 0).length
  if (faulty === 0 && briefFaults.length === 0) return 'right'
  return faulty > turns.length / 2 ? 'wrong' : 'partly'
}
