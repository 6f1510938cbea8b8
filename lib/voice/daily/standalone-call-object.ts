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

/** How long the media code may take to load, as for a call. */
const LOAD_LIMIT_MS = 20_000

/** A test of the network, whose prompts wait for the visitor. Calls that are started meanwhile are refused with `busy`. */
export const NETWORK_TEST = { limitMs: 180_000, mayCallsWait: false }

/** A question to the media library. Calls that are started meanwhile wait. */
export const QUESTION = { limitMs: 10_000, mayCallsWait: true }

/** Asks a call object of its own, outside of any call. Refused with `busy` while a call goes on. */
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
