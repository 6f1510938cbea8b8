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

/** What ends a wait before the work does. */
export interface Patience {
  clock: Clock
  /** Milliseconds; undefined means no limit. */
  limitMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** Settles with the work, or with what is had `instead` when time is up or the signal fires, whichever is first. */
export function race<T, F>(
  work: Promise<T>,
  { clock, limitMs, signal }: Patience,
  instead: (isLate: boolean) => F | Promise<F>,
): Promise<T | F> {
  return new Promise((resolve) => {
    const settle = (result: T | F | Promise<T | F>) => {
      cancel?.()
      signal?.removeEventListener('abort', abort)
      resolve(result)
    }
    const abort = () => settle(instead(false))
    const cancel = limitMs === undefined ? undefined : clock.after(limitMs, () => settle(instead(true)))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    work.then(settle, () => settle(work))
  })
}

/** Resolves when the promise has settled, after `limitMs` or on abort, whichever is first. */
export const settled = (work: Promise<unknown>, patience: Patience): Promise<unknown> =>
  race(
    work.catch(() => {}),
    patience,
    () => {},
  )

/** Resolves after `limitMs`, or at once on abort. */
export const pause = (patience: Patience): Promise<unknown> => settled(new Promise(() => {}), patience)
