import { AbortedError, VoiceError } from '../errors'
import type { CallStage } from '../errors'
import type { Clock } from './clock'

export interface StageReport {
  stage: CallStage
  status: 'started' | 'completed' | 'failed'
  durationMs?: number
  metadata?: Record<string, unknown>
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
  /** Turns what was thrown into the library's error. */
  toError(cause: unknown): VoiceError
}

export interface StageRunnerPorts {
  clock: Clock
  /** Aborted when the start is stopped; the reason may be the error that stopped it. */
  signal: AbortSignal
  report(report: StageReport): void
}

export type StageRunner = <T>(stage: Stage<T>) => Promise<T>

/** Runs one stage of a start: reports it, limits its time and drops it at once when the start is stopped. */
export function createStageRunner({ clock, signal, report }: StageRunnerPorts): StageRunner {
  return async <T>({ stage, timeoutMs, run, metadata, completed, toError }: Stage<T>) => {
    const startedAt = clock.now()
    report({ stage, status: 'started', ...(metadata && { metadata }) })
    try {
      const result = await limited(() => run(signal), {
        clock,
        signal,
        stage,
        ...(timeoutMs && { timeoutMs }),
      })
      const more = completed?.(result)
      report({
        stage,
        status: 'completed',
        durationMs: clock.now() - startedAt,
        ...(more && { metadata: more }),
      })
      return result
    } catch (cause) {
      const error = cause instanceof VoiceError ? cause : toError(cause)
      report({ stage, status: 'failed', durationMs: clock.now() - startedAt, error })
      throw error
    }
  }
}

export interface Limits {
  clock: Clock
  signal: AbortSignal
  stage: CallStage
  timeoutMs?: number
}

/** The work against abort and time: no promise of ours stays pending because a library's does. */
export function limited<T>(
  run: () => T | Promise<T>,
  { clock, signal, stage, timeoutMs }: Limits,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', stopped)
      cancelTimer()
      finish()
    }
    const fail = (error: unknown) => settle(() => reject(error))
    const stopped = () =>
      fail(signal.reason instanceof VoiceError ? signal.reason : new AbortedError(stage, signal.reason))
    const timedOut = () => {
      const message = `The stage ${stage} was not done after ${timeoutMs} ms.`
      fail(new VoiceError({ code: 'timeout', stage, message }))
    }
    const cancelTimer = timeoutMs ? clock.after(timeoutMs, timedOut) : () => {}
    if (signal.aborted) return stopped()
    signal.addEventListener('abort', stopped)
    // The work begins inside a promise, so that throwing synchronously is a rejection too.
    new Promise<T>((begin) => begin(run())).then((result) => settle(() => resolve(result)), fail)
  })
}
