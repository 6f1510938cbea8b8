import { systemClock, type Clock } from '../timing/clock'
import { pause } from '../timing/deadline'
import { ApiAbortError, ApiError, ApiNetworkError } from './errors'
import { describe, exchange, type Answer, type ExchangeOptions } from './exchange'

export interface RetryPolicy {
  /** How many times to try again after the first try. */
  retries: number
  clock?: Clock | undefined
  /** A number from 0 up to 1, as Math.random gives it. */
  random?: (() => number) | undefined
}

const BASE_DELAY_MS = 500
const MAX_BACKOFF_MS = 8_000
/** A platform that asks for a longer pause is not waited for: the caller knows better what to do meanwhile. */
const MAX_RETRY_AFTER_MS = 60_000

/** Methods that may be repeated without doing anything twice (RFC 9110, 9.2.2). */
export const isIdempotent = (method: string) => /^(GET|PUT|DELETE)$/.test(method)

/**
 * Sends a request until it is answered, other than with 429 or 5xx, at most `retries` times more than once.
 * Between two tries it waits as long as the platform asked, or twice as long each time with jitter.
 */
export async function exchangeWithRetries(
  request: Request,
  options: ExchangeOptions,
  { retries, clock = systemClock, random = Math.random }: RetryPolicy,
): Promise<Answer> {
  for (let tried = 0; ; tried++) {
    try {
      // A body can be sent once only; without one the same request serves every try.
      const mustKeep = tried < retries && request.body !== null
      return await exchange(mustKeep ? request.clone() : request, { ...options, clock })
    } catch (failure) {
      const delayMs = tried < retries ? delayAfter(failure, tried, clock, random) : undefined
      if (delayMs === undefined) throw failure
      const { signal } = options
      if (delayMs > 0) await pause({ clock, limitMs: delayMs, signal })
      if (signal?.aborted) throw new ApiAbortError(describe(request), signal.reason)
    }
  }
}

/** Undefined for a failure that trying again does not cure. */
function delayAfter(failure: unknown, tried: number, clock: Clock, random: () => number) {
  if (failure instanceof ApiError) {
    const { status, response } = failure
    if (status !== 429 && status < 500) return undefined
    const askedMs = retryAfterMs(response.headers.get('retry-after'), Date.parse(clock.timestamp()))
    if (askedMs !== undefined) return askedMs > MAX_RETRY_AFTER_MS ? undefined : askedMs
  } else if (!(failure instanceof ApiNetworkError)) return undefined
  return Math.min(BASE_DELAY_MS * 2 ** tried, MAX_BACKOFF_MS) * (0.5 + random() / 2)
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const delayMs = Number.isNaN(seconds) ? Date.parse(header) - nowMs : seconds * 1000
  return Number.isNaN(delayMs) ? undefined : Math.max(0, delayMs)
}
