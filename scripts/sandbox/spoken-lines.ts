import { industries } from '@/content/facts'
import { tradeQuestions } from '@/content/trade-questions'
import { BACK_FROM_ROLE_PLAY, LINES, RECEPTIONISTS, SMALL_TALK, TOPICS, withoutLinks } from './answers'
import { A_YES } from './answers/found-answers'
import { loadScenarios } from './scenario/load'

/** Every line that the assistant says in a scenario. */
export function scenarioLines(): Set<string> {
  const lines = new Set<string>()
  for (const { silence, script } of Object.values(loadScenarios())) {
    if (silence) lines.add(silence.prompt)
    if (silence?.mutedPrompt) lines.add(silence.mutedPrompt)
    for (const step of script) if ('assistant' in step) lines.add(step.assistant)
  }
  return lines
}

/** What the consultant says in a role-play, and on its way out of one. */
const rolePlayLines = (): string[] => [
  BACK_FROM_ROLE_PLAY,
  ...RECEPTIONISTS.flatMap(({ greeting, topics, otherwise }) => [
    greeting,
    ...topics.map(({ says }) => says),
    otherwise,
  ]),
]

/** A “Yes.” before an answer is a line of its own, as the answer is also said without it. */
const inSpeech = (line: string): string[] => {
  const [first] = A_YES.exec(line) ?? []
  return first ? [first.trim(), line.slice(first.length)] : [line]
}

/** Every line that needs a recording: of scenarios, answers and role-plays, and what is said outside any topic. */
export const spokenLines = (): Set<string> =>
  new Set(
    [
      ...scenarioLines(),
      ...Object.values(LINES),
      ...[...TOPICS, ...SMALL_TALK].map((topic) => topic.says),
      ...rolePlayLines(),
      ...industries.map((trade) => tradeQuestions[trade]),
    ].flatMap((line) => inSpeech(withoutLinks(line))),
  )
