import { conversations } from '@/assistant/conversations'
import { playConversation, verdictOf } from '@/tests/support/conversation-score'
import { workedExampleFigures } from '@/content/contract-figures'
import { describeWhileSample } from '@/tests/support/while-sample'

/** Of the conversations, so many must be answered right in every turn, and the brief must be right at their end. */
const LEAST_RIGHT = 58

describeWhileSample(workedExampleFigures)('Conversations with the consultant of the sandbox', () => {
  const results = conversations.map(playConversation)

  it('are right in every turn, but for a few', () => {
    const others = results.filter((result) => verdictOf(result) !== 'right').map(({ id }) => id)
    expect(others.slice(conversations.length - LEAST_RIGHT)).toEqual([])
  })

  it('are never wrong in most turns', () => {
    expect(results.filter((result) => verdictOf(result) === 'wrong').map(({ id }) => id)).toEqual([])
  })
})
