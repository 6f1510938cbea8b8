import { LINES, TOPICS, withoutLinks } from './answers'
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

/** Every line that needs a recording: of scenarios, of answers, and what is said outside any topic. */
export const spokenLines = (): Set<string> =>
  new Set(
    [...scenarioLines(), ...Object.values(LINES), ...TOPICS.map((topic) => topic.says)].map(withoutLinks),
  )
