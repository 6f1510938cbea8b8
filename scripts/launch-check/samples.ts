import { sampleMarks } from '../samples/marks'
import type { CheckResult } from './finding'
import { commandWord, quoted } from './quoted'

/** Everything in `content/` that is still marked as a sample, but for constants that are not shown. */
export function checkSamples(root: string, unused: readonly string[] = []): CheckResult {
  const findings = sampleMarks(root)
    .filter(({ constant }) => !unused.includes(constant))
    .map(({ source, line, constant, name }) => ({
      check: 'samples' as const,
      level: 'must' as const,
      file: source.file,
      line,
      what: `Sample content: ${constant}${name ? `, ${quoted(name)}` : ''}`,
      todo: `Replace it with your own and run npm run samples -- ${commandWord(name ?? constant)} to take its mark off, or delete it.`,
    }))
  return { findings }
}
