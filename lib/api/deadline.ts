import { systemClock, type Clock } from '../timing/clock'
import { withDeadline } from '../timing/deadline'
import { ApiAbortError, ApiTimeoutError, type FailedExchange } from './errors'

/** What ends an attempt before its answer is complete. */
export interface Limits {
  /** Milliseconds for one attempt, body included; 0 or Infinity means no limit. */
  timeoutMs: number
  signal?: AbortSignal | undefined
  clock?: Clock | undefined
}

/**
 * Runs `work` until it settles, the time is up or the signal fires, whichever is first, even if `work` ignores
 * its own signal. Rejects with the error of `work`, an ApiTimeoutError or an ApiAbortError.
 */
export async function within<T>(
  exchange: FailedExchange,
  { timeoutMs, signal, clock = systemClock }: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = () => new ApiAbortError(exchange, signal?.reason)
  if (signal?.aborted) throw aborted()
  const controller = new AbortController()
  const limitMs = timeoutMs > 0 && timeoutMs < Infinity ? timeoutMs : undefined
  return withDeadline(work(controller.signal), { clock, limitMs, signal }, (why): never => {
    controller.abort()
    throw why === 'timeout' ? new ApiTimeoutError(exchange, timeoutMs) : aborted()
  })
}
