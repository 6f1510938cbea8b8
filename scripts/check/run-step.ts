import { createInterface } from 'node:readline'
import spawn from 'cross-spawn'
import type { Step } from './steps'

export interface StepResult {
  step: Step
  ok: boolean
  seconds: number
  lines: string[]
}

/** Values that passed steps hand to later ones. */
const passedBefore = (results: readonly StepResult[]): Record<string, string> =>
  Object.fromEntries(results.flatMap(({ step, ok }) => (ok && step.passedAs ? [[step.passedAs, '1']] : [])))

/** Whether a step that this one needs has failed. */
export const isPointless = ({ needs }: Step, results: readonly StepResult[]): boolean =>
  results.some(({ step, ok }) => step.name === needs && !ok)

/** Runs one step after those before it. Prints its lines at once, and stores them for the summary. */
export function runStep(step: Step, before: readonly StepResult[]): Promise<StepResult> {
  const startedAt = Date.now()
  const lines: string[] = []
  return new Promise((resolve) => {
    const ci = process.env.CI || 'true'
    const [program = '', ...args] = step.command
    const child = spawn(program, args, {
      env: { ...process.env, FORCE_COLOR: '0', CI: ci, ...passedBefore(before) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (line: string) => {
      lines.push(line)
      console.log(`${step.name} | ${line}`)
    }
    for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', keep)
    child.on('error', (error) => keep(error.message))
    child.on('close', (code) =>
      resolve({ step, ok: code === 0, seconds: (Date.now() - startedAt) / 1000, lines }),
    )
  })
}

const MOST_LINES = 8
/** The beginning of Playwright's summary: which tests failed, which passed only at a second try, how many passed. */
const PLAYWRIGHT_SUMMARY = /^ {2}\d+ (failed|flaky|interrupted|skipped|did not run|passed)/

/** The runner's closing lines: for Playwright its whole summary, names of flaky tests included. */
export function closingLines({ lines }: Pick<StepResult, 'lines'>): string[] {
  const printed = lines.filter((line) => line.trim() !== '')
  const summary = printed.findIndex((line) => PLAYWRIGHT_SUMMARY.test(line))
  if (summary >= 0) return printed.slice(summary)
  return printed.length > 0 ? printed.slice(-MOST_LINES) : ['clean: nothing to report']
}
