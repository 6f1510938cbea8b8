import { systemClock, type Clock } from '../timing/clock'
import { pause } from '../timing/deadline'
import { ApiAbortError, ApiError, ApiNetworkError } from './errors'
import { exchange, type Answer, type ExchangeOptions } from './exchange'
import { isStream, type ApiRequest } from './fetch'
import { describeRequest } from './request'

export interface RetryPolicy {
  /** How many times to try again after the first try. */
  retries: number
  clock?: Clock | undefined
  /** A number from 0 up to 1, as Math.random returns it. */
  random?: (() => number) | undefined
}

const BASE_DELAY_MS = 500
const MAX_BACKOFF_MS = 8_000
/** A longer `Retry-After` is not waited for: the error is thrown at once, and the caller decides. */
const MAX_RETRY_AFTER_MS = 60_000

/** Methods whose requests may be sent twice without another effect (RFC 9110, 9.2.2). */
export const isIdempotent = (method: string) => /^(GET|PUT|DELETE)$/.test(method)

/**
 * Sends a request, and sends it again after 408, 425, 429, 5xx or a connection that failed, at most `retries` times. Before
 * each retry it waits for the time in `Retry-After`, or for a time that doubles, with jitter.
 */
export async function exchangeWithRetries(
  request: ApiRequest,
  options: ExchangeOptions,
  { retries, clock = systemClock, random = Math.random }: RetryPolicy,
): Promise<Answer> {
  // A stream can be read once only.
  const limit = isStream(request.init.body) ? 0 : retries
  for (let tried = 0; ; tried++) {
    try {
      return await exchange(request, { ...options, clock })
    } catch (failure) {
      const delayMs = tried < limit ? delayAfter(failure, tried, clock, random) : undefined
      if (delayMs === undefined) throw failure
      const { signal } = options
      if (delayMs > 0) await pause({ clock, limitMs: delayMs, signal })
      if (signal?.aborted) throw new ApiAbortError(describeRequest(request), signal.reason)
    }
  }
}

/** Beside 5xx: request timeout, too early, and too many requests. */
const TEMPORARY = [408, 425, 429]

/** Milliseconds to wait before the next try, below 0 if that time has passed; undefined if the failure must not be retried. */
function delayAfter(failure: unknown, tried: number, clock: Clock, random: () => number) {
  if (failure instanceof ApiError) {
    const { status, response } = failure
    if (status < 500 && !TEMPORARY.includes(status)) return undefined
    // A date is by the clock of the platform, which may differ from ours.
    const sentAtMs = Date.parse(response.headers.get('date') ?? clock.timestamp())
    const askedMs = retryAfterMs(response.headers.get('retry-after'), sentAtMs)
    if (!Number.isNaN(askedMs)) return askedMs > MAX_RETRY_AFTER_MS ? undefined : askedMs
  } else if (!(failure instanceof ApiNetworkError)) return undefined
  return Math.min(BASE_DELAY_MS * 2 ** tried, MAX_BACKOFF_MS) * (0.5 + random() / 2)
}

/** `Retry-After` is a number of seconds or a date. NaN where there is none that can be read. */
function retryAfterMs(header: string | null, nowMs: number): number {
  const delayMs = Number(header || NaN) * 1000
  return Number.isNaN(delayMs) ? Date.parse(header ?? '') - nowMs : delayMs
}
