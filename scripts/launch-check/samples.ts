import { sampleMarks } from '../samples/marks'
import type { CheckResult } from './finding'

/** Everything in `content/` that is still marked as a sample, but for constants that are not shown. */
export function checkSamples(root: string, unused: readonly string[] = []): CheckResult {
  const findings = sampleMarks(root)
    .filter(({ constant }) => !unused.includes(constant))
    .map(({ source, line, constant, name }) => ({
      check: 'samples' as const,
      level: 'must' as const,
      file: source.file,
      line,
      what: `Sample content: ${constant}${name ? `, “${name}”` : ''}`,
      todo: `Replace it with your own and run npm run samples -- "${name ?? constant}", which takes its mark off; or delete it.`,
    }))
  return { findings }
}
