import { conversations, type Conversation } from '@/assistant/conversations'
import { brand } from '@/content/brand'
import { workedExampleFigures } from '@/content/contract-figures'
import { createConsultant } from '@/scripts/sandbox/answers'
import { describeWhileSample } from '@/tests/support/while-sample'

/** Of the conversations, so many must be answered right in every turn, and the brief must be right at their end. */
const LEAST_RIGHT = 58

const matches = (pattern: string, text: string) => new RegExp(pattern, 'i').test(text)

/** Puts a conversation to the sandbox's consultant, and says what is wrong with the answers and with the brief at its end. */
function faultsOf({ id, turns, brief: expected = {} }: Conversation) {
  const ask = createConsultant()
  const brief: Record<string, unknown> = {}
  const ofTurns = turns.flatMap(({ user, says = [], never = [] }) => {
    const { text, calls } = ask(user)
    for (const call of calls) if (call.name === 'note_brief') Object.assign(brief, call.arguments)
    const missing = says.filter((it) => !matches(it, text)).map((it) => `lacks /${it}/`)
    const forbidden = never.filter((it) => matches(it, text)).map((it) => `has /${it}/`)
    const faults = [...missing, ...forbidden]
    return faults.length === 0 ? [] : [`${id}, “${user}”: ${text} (${faults.join(', ')})`]
  })
  const ofBrief = Object.entries(expected).flatMap(([field, pattern]) => {
    const value = String(brief[field] ?? '')
    const isRight = pattern === '' ? value === '' : matches(pattern, value)
    return isRight ? [] : [`${id}, ${field}: ${value} (is not /${pattern}/)`]
  })
  return { ofTurns, ofBrief, isMostlyWrong: ofTurns.length > turns.length / 2 }
}

const ofTemplate = brand.sample ? workedExampleFigures : undefined

describeWhileSample(ofTemplate)('Conversations with the consultant of the sandbox', () => {
  const results = conversations.map(faultsOf)

  it('are right in every turn, with a few exceptions', () => {
    const faults = results.map(({ ofTurns, ofBrief }) => [...ofTurns, ...ofBrief])
    const faulty = faults.filter((each) => each.length > 0)
    expect(faulty.length > conversations.length - LEAST_RIGHT ? faulty : []).toEqual([])
  })

  it('are never wrong in most turns', () => {
    expect(results.flatMap(({ ofTurns, isMostlyWrong }) => (isMostlyWrong ? ofTurns : []))).toEqual([])
  })
})
