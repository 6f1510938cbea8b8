/** Time as the call core sees it, so that tests can hand in their own. */
export interface Clock {
  /** Milliseconds that never go backwards. */
  now(): number
  /** Calls back after `delayMs`; returns the undo. */
  after(delayMs: number, callback: () => void): () => void
  /** Wall-clock time, for events that carry a timestamp. */
  timestamp(): string
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
  timestamp: () => new Date().toISOString(),
}

/** Settles with the promise, or with the fallback after `limitMs`, whichever is first. Never rejects late. */
export function within<T, F>(
  clock: Clock,
  limitMs: number,
  promise: Promise<T>,
  fallback: F,
): Promise<T | F> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limitMs, () => resolve(fallback))
    promise.then(resolve, reject).finally(cancel)
  })
}

/** Resolves when the promise has settled, after `limitMs` or on abort, whichever is first. */
export function settledWithin(
  clock: Clock,
  limitMs: number,
  promise: Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const cancel = clock.after(limitMs, done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
    promise.then(done, done)
  })
}

/** Resolves after `delayMs`, or at once on abort. */
export const pause = (clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> =>
  settledWithin(clock, delayMs, new Promise<never>(() => {}), signal)
