import { systemClock, type Clock } from '../timing/clock'
import { withDeadline } from '../timing/deadline'
import { ApiAbortError, ApiTimeoutError, type FailedExchange } from './errors'

/** What ends an attempt before its answer does. */
export interface Limits {
  /** Milliseconds for one attempt, body included; 0 or Infinity means no limit. */
  timeoutMs: number
  signal?: AbortSignal | undefined
  clock?: Clock | undefined
  /** Whether the signal still counts once the work is done, as it does for a stream that is yet to be read. */
  staysOpen?: boolean | undefined
}

/**
 * Runs `work` until it settles, time is up or the signal fires, whichever is first, also when the work itself
 * does not listen. Rejects with what the work throws, an ApiTimeoutError or an ApiAbortError.
 */
export async function within<T>(
  exchange: FailedExchange,
  { timeoutMs, signal, clock = systemClock, staysOpen }: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = () => new ApiAbortError(exchange, signal?.reason)
  if (signal?.aborted) throw aborted()
  const controller = new AbortController()
  const stop = () => controller.abort()
  const limitMs = timeoutMs > 0 && timeoutMs < Infinity ? timeoutMs : undefined
  const result = await withDeadline(work(controller.signal), { clock, limitMs, signal }, (why): never => {
    stop()
    throw why === 'timeout' ? new ApiTimeoutError(exchange, timeoutMs) : aborted()
  })
  if (staysOpen) signal?.addEventListener('abort', stop)
  return result
}
