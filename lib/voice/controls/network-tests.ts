import { systemClock } from '../../timing/clock'
import { withDeadline } from '../../timing/deadline'
import type { DailyCall, DailyCallQualityTestData } from '../daily/types'
import type { SessionPorts } from '../session/ports'
import { thrownText } from '../values'

/** How long the media code may take to load: the default of a call. */
const LOAD_LIMIT_MS = 20_000
/** For all tests together, whose prompts wait for the visitor. */
const TESTS_LIMIT_MS = 180_000

/** Outcome of one test; `error` is there where it could not run. */
type TestOutcome<Result extends string, Fields extends object = object> = {
  result: Result | 'error'
  error?: unknown
} & Fields

/** What each test found, in the official SDK's names. */
export type NetworkTestResults = {
  /** Whether media can be relayed through a TURN server. */
  networkConnectivity?: TestOutcome<'passed' | 'failed' | 'aborted'>
  /** Whether web sockets to the media service's regions can be opened. */
  websocketConnectivity?: TestOutcome<
    'passed' | 'failed' | 'warning' | 'aborted',
    { passedRegions?: string[]; failedRegions?: string[]; abortedRegions?: string[] }
  >
  /** How well a call would work. */
  callQuality?: TestOutcome<
    'good' | 'warning' | 'bad' | 'failed' | 'aborted',
    { data?: DailyCallQualityTestData; errorMsg?: string; secondsElapsed?: number }
  >
  /** Why no test could run. */
  error?: string
}

/** Closes the camera when the tests are over, also where the media library never answers, or the visitor does later. */
async function networkConnectivity(call: DailyCall, over: AbortSignal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  const close = () => stream.getTracks().forEach((track) => track.stop())
  over.addEventListener('abort', close)
  try {
    over.throwIfAborted()
    const [track] = stream.getVideoTracks()
    if (!track) throw new Error('There is no camera to test with.')
    return await call.testNetworkConnectivity(track)
  } finally {
    close()
  }
}

async function testAll(call: DailyCall, over: AbortSignal): Promise<NetworkTestResults> {
  const attempt = async <T>(task: () => Promise<T>): Promise<T | { result: 'error'; error: string }> => {
    try {
      return await task()
    } catch (error) {
      return { result: 'error', error: thrownText(error) }
    }
  }
  return {
    networkConnectivity: await attempt(() => networkConnectivity(call, over)),
    websocketConnectivity: await attempt(() => call.testWebsocketConnectivity()),
    callQuality: await attempt(() => call.startCamera().then(() => call.testCallQuality())),
  }
}

const within = <T>(limitMs: number, work: Promise<T>): Promise<T> =>
  withDeadline(work, { clock: systemClock, limitMs }, (): never => {
    throw new Error(`The media library did not answer within ${limitMs / 1000} s.`)
  })

/** Tests this network on a call object of its own. A call that starts meanwhile fails with `busy`. Never rejects. */
export async function runNetworkTests(
  ports: Pick<SessionPorts, 'transports' | 'callLock'>,
): Promise<NetworkTestResults> {
  const over = new AbortController()
  try {
    const lock = await ports.callLock.take()
    try {
      const transport = await within(LOAD_LIMIT_MS, ports.transports.acquire(over.signal))
      try {
        return await within(TESTS_LIMIT_MS, testAll(transport.callObject() as DailyCall, over.signal))
      } finally {
        await ports.transports.release(transport, false)
      }
    } finally {
      // If the object loads after the limit, this releases it as soon as it arrives.
      over.abort()
      lock.release()
    }
  } catch (error) {
    return { error: thrownText(error) }
  }
}
