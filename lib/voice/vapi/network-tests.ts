import { outsideCall } from '../daily/outside-call'
import type { OutsidePorts } from '../daily/outside-call'
import type { DailyCall } from '../daily/types'
import { describe } from '../describe'

/** What each test found, in the official SDK's names; `result: 'error'` with its text where one could not run. */
export interface NetworkTestResults {
  networkConnectivity?: unknown
  websocketConnectivity?: unknown
  callQuality?: unknown
  error?: string
}

async function networkConnectivity(call: DailyCall): Promise<unknown> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  try {
    const [track] = stream.getVideoTracks()
    if (!track) throw new Error('There is no camera to test with.')
    return await call.testNetworkConnectivity(track)
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

async function callQuality(call: DailyCall): Promise<unknown> {
  await call.startCamera()
  return call.testCallQuality()
}

/** Can this network carry a call? Runs on a call object of its own, before any call. */
export async function runNetworkTests(ports: OutsidePorts): Promise<NetworkTestResults> {
  const attempt = async (task: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await task()
    } catch (error) {
      return { result: 'error', error: describe(error) }
    }
  }

  try {
    return await outsideCall(ports, async (call) => ({
      networkConnectivity: await attempt(() => networkConnectivity(call)),
      websocketConnectivity: await attempt(() => call.testWebsocketConnectivity()),
      callQuality: await attempt(() => callQuality(call)),
    }))
  } catch (error) {
    return { error: describe(error) }
  }
}
