import { AbortedError, VoiceError } from '../errors'
import type { CallStage, VoiceErrorCode } from '../errors'
import { explain } from '../explain'
import type { Words } from '../explain'
import { race } from './clock'
import type { Clock } from './clock'

export interface StageReport {
  stage: CallStage
  status: 'started' | 'completed' | 'failed'
  durationMs?: number
  metadata?: Record<string, unknown> | undefined
  error?: VoiceError
}

export interface Stage<T> {
  stage: CallStage
  /** After this many milliseconds the stage fails with code `timeout`. */
  timeoutMs?: number
  /** The work. It is not begun when the start has been stopped meanwhile. */
  run(signal: AbortSignal): T | Promise<T>
  metadata?: Record<string, unknown>
  /** Metadata of the completed report, from the result. */
  completed?(result: T): Record<string, unknown> | undefined
  /** Of the failure, where what was thrown is not the library's error yet. Default: internal. */
  code?: VoiceErrorCode
  /** Whether a failure ends the call. Default true. */
  fatal?: boolean
}

export interface StageRunnerPorts {
  clock: Clock
  /** Aborted when the start is stopped; the reason may be the error that stopped it. */
  signal: AbortSignal
  fetchWords(): Promise<Words>
  report(report: StageReport): void
}

export type StageRunner = <T>(stage: Stage<T>) => Promise<T>

/** Runs one stage of a start: reports it, limits its time and drops it at once when the start is stopped. */
export function createStageRunner({ clock, signal, fetchWords, report }: StageRunnerPorts): StageRunner {
  return async ({ stage, timeoutMs, run, metadata, completed, code = 'internal', fatal }) => {
    const startedAt = clock.now()
    report({ stage, status: 'started', metadata })
    try {
      const result = await limited(() => run(signal), { clock, signal, stage, limitMs: timeoutMs })
      const durationMs = clock.now() - startedAt
      report({ stage, status: 'completed', durationMs, metadata: completed?.(result) })
      return result
    } catch (cause) {
      const error = cause instanceof VoiceError ? cause : new VoiceError({ code, stage, fatal, cause })
      const durationMs = clock.now() - startedAt
      await explain(error, clock, fetchWords)
      report({ stage, status: 'failed', durationMs, error })
      throw error
    }
  }
}

export interface Limits {
  clock: Clock
  signal: AbortSignal
  stage: CallStage
  limitMs?: number | undefined
}

/** The work against abort and time: no promise of ours stays pending because a library's does. */
export async function limited<T>(run: () => T | Promise<T>, limits: Limits): Promise<T> {
  const { signal, stage, limitMs } = limits
  const stopped = () =>
    signal.reason instanceof VoiceError ? signal.reason : new AbortedError(stage, signal.reason)
  if (signal.aborted) throw stopped()
  return race(Promise.resolve(run()), limits, async (isLate) => {
    const message = `The stage ${stage} was not done after ${limitMs} ms.`
    throw isLate ? new VoiceError({ code: 'timeout', stage, message }) : stopped()
  })
}
