/**
 * `npm test`, by developers before a push and by CI: types, lint, format, generated code, unit tests, build, browsers.
 * `npm test -- unit browser` runs the steps named; any other word (`npm test -- home`) runs the unit and browser tests
 * whose files have it in their name. `npm run test:all` (nightly) adds WebKit, the site below the root of its host, and the oldest
 * supported media library.
 * Steps of a stage run side by side, each line with its step's name.
 */
import { ensureTestBrowser, HEADLESS_SHELL, installMissing } from './check/programs'
import { closingLines, isPointless, runStep, type StepResult } from './check/run-step'
import { chooseSteps, NIGHTLY, STEP_NAMES, withoutComment } from './check/steps'

const all = process.argv.includes('--all')
if (all) process.env.TEST_ALL = '1'
const words = withoutComment(process.argv.slice(2)).filter((word) => word !== '--all')
if (words.includes('--help')) {
  console.log(`npm test -- [step…] [part of a test file's name…]\nSteps: ${STEP_NAMES.join(', ')}`)
  process.exit(0)
}

const stages = all ? [...chooseSteps([]), ...NIGHTLY] : chooseSteps(words)
const programs = stages.flat(2).flatMap((step) => step.programs ?? [])
// Beside the steps that need no program.
const installed = installMissing(programs).then(() =>
  programs.includes(HEADLESS_SHELL) ? ensureTestBrowser() : undefined,
)
const results: StepResult[] = []

for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        if (step.programs) await installed
        if (!isPointless(step, results)) results.push(await runStep(step, results))
      }
    }),
  )
}

const failed = results.filter(({ ok }) => !ok)
for (const result of results) {
  const { step, ok, seconds } = result
  console.log(`\n${ok ? 'ok' : 'FAILED'}  ${step.name} (${seconds.toFixed(1)} s)`)
  for (const line of closingLines(result)) console.log(`    ${line}`)
}
const skipped = stages.flat(2).length - results.length
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}`)
console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed, ${skipped} skipped`)
process.exit(failed.length > 0 ? 1 : 0)
