import { systemClock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import { VoiceError } from '../errors'
import type { ActiveCallLock } from '../session/ports'
import type { TransportPool } from '../session/transport'
import type { DailyCall } from './types'

export interface StandalonePorts {
  transports: TransportPool
  callLock: ActiveCallLock
}

/** How long the media code may take to load: the default of a call. */
const LOAD_LIMIT_MS = 20_000

/** For a network test, whose prompts wait for the visitor. A call that starts meanwhile fails with `busy`. */
export const NETWORK_TEST = { limitMs: 180_000, mayCallsWait: false }

/** For a short query to the media library. A call that starts meanwhile waits. */
export const QUESTION = { limitMs: 10_000, mayCallsWait: true }

/** Runs a task on a new call object, outside of calls. Rejects with `busy` during a call. */
export async function withoutCall<T>(
  { limitMs, mayCallsWait }: typeof NETWORK_TEST,
  { transports, callLock }: StandalonePorts,
  task: (call: DailyCall) => Promise<T>,
): Promise<T> {
  const within = <R>(limitMs: number, work: Promise<R>): Promise<R> =>
    withDeadline(work, { clock: systemClock, limitMs }, (): never => {
      const message = `The media library did not answer within ${limitMs / 1000} s.`
      throw new VoiceError({
        code: 'timeout',
        stage: 'initialization',
        message,
        visitorText: { title: 'No answer came in time', advice: 'Try again in a moment.' },
        fatal: false,
        retryable: true,
      })
    })
  const lock = await callLock.take()
  if (mayCallsWait) lock.ending()
  const loading = new AbortController()
  try {
    const transport = await within(LOAD_LIMIT_MS, transports.acquire(loading.signal))
    try {
      return await within(limitMs, task(transport.callObject() as DailyCall))
    } finally {
      await transports.release(transport, false)
    }
  } finally {
    // If the object loads after the limit, this releases it as soon as it arrives.
    loading.abort()
    lock.release()
  }
}
