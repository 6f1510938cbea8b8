import type { Clock } from './clock'

/** What ends a wait before the work does. */
export interface Deadline {
  clock: Pick<Clock, 'now' | 'after'>
  /** Milliseconds; undefined means no limit. */
  limitMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** A timer that is later than this was due while the page was frozen, in milliseconds. */
const FROZEN_MS = 2_000

/**
 * Calls back after a limit of time; returns the undo. A frozen page runs its timers at the thaw, before it learns what has
 * happened meanwhile, so the limit counts once more then. It does so once only: a browser that delays every timer cannot
 * extend it for ever.
 */
export function afterLimit(clock: Deadline['clock'], limitMs: number, expire: () => void): () => void {
  const frozenAt = clock.now() + limitMs + FROZEN_MS
  let cancel = clock.after(limitMs, () => {
    if (clock.now() > frozenAt) cancel = clock.after(limitMs, expire)
    else expire()
  })
  return () => cancel()
}

/** Settles as the work does, or with `otherwise` when time is up (see `afterLimit`) or the signal fires, whichever is first. */
export function withDeadline<T, F>(
  work: Promise<T>,
  { clock, limitMs, signal }: Deadline,
  otherwise: (why: 'timeout' | 'aborted') => F | Promise<F>,
): Promise<T | F> {
  return new Promise((resolve) => {
    const settle = (result: T | F | Promise<T | F>) => {
      cancel?.()
      signal?.removeEventListener('abort', abort)
      resolve(result)
    }
    const expire = (why: 'timeout' | 'aborted') => settle(new Promise<F>((decide) => decide(otherwise(why))))
    const abort = () => expire('aborted')
    const cancel = limitMs === undefined ? undefined : afterLimit(clock, limitMs, () => expire('timeout'))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    work.then(settle, () => settle(work))
  })
}

/** Resolves when the work has settled, at the limit or on abort, whichever is first. Never rejects. */
export const settledWithin = async (work: Promise<unknown>, deadline: Deadline): Promise<void> => {
  await withDeadline(work, deadline, () => undefined).catch(() => undefined)
}

/** Resolves after `limitMs`, or at once on abort. */
export const pause = (deadline: Deadline & { limitMs: number }): Promise<void> =>
  withDeadline(new Promise<void>(() => {}), deadline, () => undefined)
