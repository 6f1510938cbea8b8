import type { components } from '../lib/api'
import { conversations, type Conversation, type Turn } from './conversations'

export type Eval = components['schemas']['CreateEvalDTO'] & { name: string }
type EvalMessage = components['schemas']['CreateEvalDTOMessagesUnion']

const patterns = (title: string, listed: readonly string[]) =>
  listed.length === 0 ? [] : [title, ...listed.map((pattern) => `- /${pattern}/i`)]

const rules = ({ says = [], never = [] }: Turn, brief: Conversation['brief']) => [
  ...patterns('It states what each of these regular expressions matches, if need be in other words:', says),
  ...patterns('It states nothing that one of these matches:', never),
  ...(brief === undefined
    ? []
    : [
        'By now the tool note_brief has noted these fields, as regular expressions; an empty one must not be noted:',
        ...Object.entries(brief).map(([field, pattern]) => `- ${field}: /${pattern}/i`),
      ]),
  'It promises nothing and names no price or date beyond that, and says nothing that it has said before.',
]

/** One answer, judged by a model: the published consultant says the same things in words of its own. */
export const judged = (criteria: readonly string[]): EvalMessage => ({
  role: 'assistant',
  judgePlan: {
    type: 'ai',
    model: {
      provider: 'openai',
      model: 'gpt-4o',
      messages: [
        {
          role: 'system',
          content: [
            'Judge only the last message of the assistant: {{messages[-1]}}',
            'The conversation before it: {{messages}}',
            'It passes if all of this is true:',
            ...criteria,
            'Answer with one word: pass or fail.',
          ].join('\n'),
        },
      ],
    },
  },
})

const toEval = ({ id, turns, brief }: Conversation): Eval => ({
  type: 'chat.mockConversation',
  name: `consultant: ${id}`,
  messages: turns.flatMap((turn, index): EvalMessage[] => [
    { role: 'user', content: turn.user },
    judged(rules(turn, index === turns.length - 1 ? brief : undefined)),
  ]),
})

/** The conversations that the demonstration is tested with, as evals of the published consultant. */
export const evals: readonly Eval[] = conversations.map(toEval)
