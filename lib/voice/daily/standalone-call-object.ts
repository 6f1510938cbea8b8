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

/** As long as a test of the network may take: its prompts wait for the visitor. */
const TEST_LIMIT_MS = 180_000

/** How long the media code may take to load, as for a call. */
const LOAD_LIMIT_MS = 20_000

/** As long as a question to the media library may take. */
const QUESTION_LIMIT_MS = 10_000

/** Runs a test on a call object of its own, outside of any call. Calls are refused with `busy` meanwhile. */
export const testWithoutCall = <T>(
  ports: StandalonePorts,
  task: (call: DailyCall) => Promise<T>,
): Promise<T> => withStandaloneCallObject(ports, task, { limitMs: TEST_LIMIT_MS, mayCallsWait: false })

/** Asks a call object of its own, outside of any call. Calls that are started meanwhile wait. */
export const askWithoutCall = <T>(
  ports: StandalonePorts,
  task: (call: DailyCall) => Promise<T>,
): Promise<T> => withStandaloneCallObject(ports, task, { limitMs: QUESTION_LIMIT_MS, mayCallsWait: true })

/** Refused with `busy` while a call goes on. */
async function withStandaloneCallObject<T>(
  { transports, callLock }: StandalonePorts,
  task: (call: DailyCall) => Promise<T>,
  { limitMs, mayCallsWait }: { limitMs: number; mayCallsWait: boolean },
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
