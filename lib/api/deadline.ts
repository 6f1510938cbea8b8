/** What ends an attempt before its answer does. */
export interface Limits {
  /** Milliseconds for one attempt, body included; 0 or Infinity means no limit. */
  timeoutMs: number
  signal?: AbortSignal | null | undefined
  clock?: Clock | undefined
  /** Whether the signal still counts once the work is done, as it does for a stream that is yet to be read. */
  staysOpen?: boolean | undefined
}

/** The timers in use, so that a test can bring its own. Times in milliseconds. */
export interface Clock {
  setTimeout(callback: () => void, delayMs: number): unknown
  clearTimeout(timer: unknown): void
  now(): number
}

export const systemClock: Clock = {
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  now: () => Date.now(),
}

export const TIMED_OUT = Symbol('timed out')
export const ABORTED = Symbol('aborted')

/**
 * Runs `work` until it settles, time is up (rejects with TIMED_OUT) or the signal fires (rejects with
 * ABORTED), whichever is first, also when the work itself does not listen. Timer and listener are given back.
 */
export function within<T>(limits: Limits, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { timeoutMs, signal, clock = systemClock, staysOpen = false } = limits
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (why: typeof TIMED_OUT | typeof ABORTED) => {
      reject(why)
      controller.abort()
    }
    const onAbort = () => stop(ABORTED)
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
    const timer =
      timeoutMs > 0 && timeoutMs < Infinity ? clock.setTimeout(() => stop(TIMED_OUT), timeoutMs) : undefined
    const release = () => {
      if (!staysOpen) signal?.removeEventListener('abort', onAbort)
      if (timer !== undefined) clock.clearTimeout(timer)
    }
    work(controller.signal).then(resolve, reject).finally(release)
    controller.signal.addEventListener('abort', release)
  })
}
