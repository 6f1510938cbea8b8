import { ensureChromium } from './check/find-browser'
import { closingLines, runStep, type StepResult } from './check/run-step'
import { stages } from './check/steps'

// Every check: types, lint, format, generated code, unit tests, build, browser tests.
process.env.CHROMIUM_PATH = ensureChromium()
const results: StepResult[] = []

for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const result = await runStep(step)
        results.push(result)
        report(result)
      }
    }),
  )
  if (results.some(({ ok }) => !ok)) break
}

const failed = results.filter(({ ok }) => !ok)
const total = stages.flat(2).length
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}`)
console.log(
  `\nchecks: ${results.length - failed.length} passed, ${failed.length} failed, ${total - results.length} skipped`,
)
process.exit(failed.length > 0 ? 1 : 0)

function report(result: StepResult) {
  console.log(`\n${result.ok ? 'ok' : 'FAILED'}  ${result.step.name} (${result.seconds.toFixed(1)} s)`)
  const lines = result.ok ? orClean(closingLines(result)) : result.output.split('\n')
  for (const line of lines) console.log(`    ${line}`)
}

/** A linter that finds nothing says nothing. */
function orClean(lines: string[]): string[] {
  return lines.length > 0 ? lines : ['clean: nothing to report']
}
