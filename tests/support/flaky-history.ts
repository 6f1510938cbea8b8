import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Days of a run on which each test passed only at a second try, as milliseconds since 1970. */
type FlakyHistory = Record<string, number[]>

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The history with this run's flaky tests, without what is older than a week. */
function recordFlaky(history: FlakyHistory, flaky: readonly string[], now: number): FlakyHistory {
  const titles = new Set([...Object.keys(history), ...flaky])
  const next = [...titles].map((title): [string, number[]] => {
    const recent = (history[title] ?? []).filter((at) => now - at < WEEK_MS)
    return [title, flaky.includes(title) ? [...recent, now] : recent]
  })
  return Object.fromEntries(next.filter(([, times]) => times.length > 0))
}

/** The tests of this run that were flaky in an earlier run of the same week, too. */
const repeatedlyFlaky = (history: FlakyHistory, flaky: readonly string[]): string[] =>
  flaky.filter((title) => (history[title]?.length ?? 0) > 1)

/**
 * Fails a run in which a test passed only at its second try, if that happened in an earlier run of the same week. The
 * history is in the file of the option; CI keeps that file from run to run.
 */
export default class FlakyHistoryReporter implements Reporter {
  readonly #file: string
  #suite: Suite | undefined

  constructor({ file }: { file: string }) {
    this.#file = file
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? []
    const flaky = tests
      .filter((test) => test.outcome() === 'flaky')
      .map((test) => test.titlePath().filter(Boolean).join(' › '))
    const history = recordFlaky(this.#read(), flaky, Date.now())
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, `${JSON.stringify(history, null, 2)}\n`)
    const repeated = repeatedlyFlaky(history, flaky)
    for (const title of repeated)
      console.log(`Flaky for the second time in a week, so this run fails: ${title}`)
    return { status: repeated.length > 0 ? 'failed' : status }
  }

  #read(): FlakyHistory {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as FlakyHistory
    } catch {
      // The first run has no history, and a damaged one says nothing.
      return {}
    }
  }
}
