import { ANSWERS, LINES } from './answers'
import { loadScenarios } from './scenario/load'

/** Every line that the assistant can say in any scenario or answer. */
export function spokenLines(): Set<string> {
  const lines = new Set<string>([...Object.values(LINES), ...ANSWERS.map((answer) => answer.says)])
  for (const { silence, script } of Object.values(loadScenarios())) {
    if (silence) lines.add(silence.prompt)
    if (silence?.mutedPrompt) lines.add(silence.mutedPrompt)
    for (const step of script) if ('assistant' in step) lines.add(step.assistant)
  }
  return lines
}
