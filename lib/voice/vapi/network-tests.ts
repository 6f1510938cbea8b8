import { NETWORK_TEST, withoutCall, type StandalonePorts } from '../daily/standalone-call-object'
import type { DailyCall, DailyCallQualityTestData } from '../daily/types'
import { thrownText } from '../text'

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

/** Tests whether this network can carry a call, on a call object of its own. Never rejects. */
export async function runNetworkTests(ports: StandalonePorts): Promise<NetworkTestResults> {
  const attempt = async <T>(task: () => Promise<T>): Promise<T | { result: 'error'; error: string }> => {
    try {
      return await task()
    } catch (error) {
      return { result: 'error', error: thrownText(error) }
    }
  }

  const over = new AbortController()
  try {
    return await withoutCall(NETWORK_TEST, ports, async (call) => ({
      networkConnectivity: await attempt(() => networkConnectivity(call, over.signal)),
      websocketConnectivity: await attempt(() => call.testWebsocketConnectivity()),
      callQuality: await attempt(() => call.startCamera().then(() => call.testCallQuality())),
    }))
  } catch (error) {
    return { error: thrownText(error) }
  } finally {
    over.abort()
  }
}
