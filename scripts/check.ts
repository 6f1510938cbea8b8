/**
 * `npm test`, by developers before a push and by CI: types, lint, format, unit tests, the API client, build, browsers.
 * `npm test -- unit browser` runs the steps named; any other word (`npm test -- home`) runs the tests whose files have
 * it in their path. `npm run test:all` adds the package, the example projects, web servers, Firefox, WebKit, other Node
 * versions, and the site below the root of its host. `--install` installs browsers and servers that are missing.
 * The lanes of a stage run side by side, each line with its step's name.
 */
import './local/closed-output'
import { readdirSync } from 'node:fs'
import spawn from 'cross-spawn'
import { ensureTestBrowser, NoBrowserError } from './check/ensure-browser'
import { findProgram, HEADLESS_SHELL, installMissing } from './check/programs'
import { ignoreServices } from './local/settings'
import { closingLines, isPointless, runStep, type StepResult } from './check/run-step'
import {
  chooseSteps,
  STEP_NAMES,
  UnknownWordError,
  withoutComment,
  type Stages,
  type Step,
} from './check/steps'

const FLAGS = ['--all', '--install', '--help']
const args = withoutComment(process.argv.slice(2))
const has = (flag: string) => args.includes(flag)
if (has('--help')) {
  console.log(
    `npm test -- [step…] [part of a test file's path…]\nSteps: ${STEP_NAMES.join(', ')}\n` +
      '--install: installs the browsers and web servers that are missing (Debian, as root)',
  )
  process.exit(0)
}
if (has('--all')) process.env.TEST_ALL = '1'
// Every step inherits this, because one of them builds the site.
ignoreServices()

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawn.sync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Tells whether a file or folder differs from the remote's main branch, committed or not; without a remote, from the main
 * branch here before the last commit. Where git cannot tell, everything counts as changed.
 */
function changesSinceMain(): (fileOrFolder: string) => boolean {
  const base = git('merge-base', 'HEAD', 'origin/HEAD') ?? git('merge-base', 'HEAD^', 'main')
  const changed = base && git('diff', '--name-only', base)?.split('\n')
  const added = git('ls-files', '--others', '--exclude-standard')?.split('\n')
  if (!base || !changed || !added) return () => true
  const files = [...changed, ...added]
  return (fileOrFolder) => files.some((file) => file === fileOrFolder || file.startsWith(`${fileOrFolder}/`))
}

function chosenStages(): Stages {
  const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  const words = args.filter((word) => !FLAGS.includes(word))
  try {
    return chooseSteps({ words, all: has('--all'), testFiles, hasChanged: changesSinceMain() })
  } catch (error) {
    if (!(error instanceof UnknownWordError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

const stages = chosenStages()
const programs = stages.flat(2).flatMap((step) => step.programs ?? [])
if (has('--install')) await installMissing(programs)
if (programs.includes(HEADLESS_SHELL)) {
  await ensureTestBrowser().catch((error: unknown) => {
    if (!(error instanceof NoBrowserError)) throw error
    console.error(error.message)
    process.exit(2)
  })
}

/** The programs that a step starts and that this machine lacks. The test browser was found or installed above. */
const missingFor = ({ programs = [] }: Step) =>
  programs.filter((program) => program !== HEADLESS_SHELL && !findProgram(program))

const results: StepResult[] = []
const skipped: string[] = []
for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const missing = missingFor(step)
        if (missing.length > 0) {
          const packages = missing.flatMap(({ debianPackages }) => debianPackages).join(' ')
          skipped.push(
            `${step.name}: install ${packages} (Debian), or run the command with --install as root`,
          )
        } else if (isPointless(step, results)) skipped.push(`${step.name}: “${step.needs}” has failed`)
        else results.push(await runStep(step, results))
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
for (const reason of skipped) console.log(`\nnot run  ${reason}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}`)
console.log(
  `\nchecks: ${results.length - failed.length} passed, ${failed.length} failed, ${skipped.length} skipped`,
)
process.exit(failed.length > 0 ? 1 : 0)
