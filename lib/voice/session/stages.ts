import type { Clock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { createVoiceError, toVoiceError } from '../error-messages'
import { AbortedError, VoiceError } from '../errors'
import type { CallStage, VoiceErrorCode } from '../errors'

/** How a stage of a start goes: begun, done or failed. */
export interface StageReport {
  stage: CallStage
  status: 'started' | 'completed' | 'failed'
  durationMs?: number
  metadata?: Record<string, unknown> | undefined
  error?: VoiceError
}

/** One step of a start. */
export interface Stage<T> {
  stage: CallStage
  /** After this many milliseconds the stage fails with code `timeout`. */
  timeoutMs?: number
  /** The work. It is not begun when the start has been stopped meanwhile. */
  run(signal: AbortSignal): T | Promise<T>
  metadata?: Record<string, unknown>
  /** Metadata of the completed report, from the result. */
  completed?(result: T): Record<string, unknown> | undefined
  /** Code of a failure that is not a `VoiceError` yet. Default: internal. */
  code?: VoiceErrorCode
  /** Whether a failure ends the call. Default true. */
  fatal?: boolean
}

interface StageRunnerOptions {
  clock: Clock
  /** Aborted when the start is stopped; the reason may be the error that stopped it. */
  signal: AbortSignal
  onReport(report: StageReport): void
}

export type StageRunner = <T>(stage: Stage<T>) => Promise<T>

/** Runs one stage of a start: reports it, limits its time and drops it at once when the start is stopped. */
export function createStageRunner({ clock, signal, onReport }: StageRunnerOptions): StageRunner {
  return async ({ stage, timeoutMs, run, metadata, completed, code = 'internal', fatal }) => {
    const startedAt = clock.now()
    onReport({ stage, status: 'started', metadata })
    try {
      // A step that the call can do without fails under its own code, whatever the reason.
      const timeout = fatal === false ? { code, fatal } : {}
      const limits = { clock, signal, stage, limitMs: timeoutMs, ...timeout }
      const result = await runLimited(() => run(signal), limits)
      const durationMs = clock.now() - startedAt
      onReport({ stage, status: 'completed', durationMs, metadata: completed?.(result) })
      return result
    } catch (cause) {
      const error = toVoiceError(cause, { code, stage, fatal })
      // Another step has failed, which stopped this one.
      const reported = signal.aborted && error.stage !== stage ? new AbortedError(stage, error) : error
      onReport({ stage, status: 'failed', durationMs: clock.now() - startedAt, error: reported })
      throw error
    }
  }
}

interface StageLimits {
  clock: Clock
  signal: AbortSignal
  stage: CallStage
  limitMs?: number | undefined
  /** Code of the error when time is up. Default: timeout. */
  code?: VoiceErrorCode
  /** Whether that ends the call. Default true. */
  fatal?: boolean
}

/** Rejects when the start is stopped or time is up: no promise of ours stays pending because a library's does. */
export async function runLimited<T>(run: () => T | Promise<T>, limits: StageLimits): Promise<T> {
  const { signal, stage, limitMs, code = 'timeout', fatal } = limits
  throwIfStopped(signal, stage)
  return withDeadline(Promise.resolve(run()), limits, (): never => {
    throwIfStopped(signal, stage)
    const message = `The stage ${stage} was not done after ${limitMs} ms.`
    throw createVoiceError({ code, stage, message, fatal })
  })
}

/** Throws the error that stopped the start, or an `AbortedError`. */
export function throwIfStopped(signal: AbortSignal, stage: CallStage): void {
  if (!signal.aborted) return
  throw signal.reason instanceof VoiceError ? signal.reason : new AbortedError(stage, signal.reason)
}
