import type { DailyCall } from '@/lib/voice/daily/types'
import { createActiveCallLock } from '@/lib/voice/browser/active-call-lock'
import { createFakeTransportPool } from '@/lib/voice/testing'
import { runNetworkTests } from '@/lib/voice/controls/network-tests'
import { createDeferred } from '@/tests/support/deferred'
import { define } from '@/tests/support/defined'

const passed = { result: 'passed' }
const camera = { readyState: 'live', stop: () => void (camera.readyState = 'ended') }
const stream = { getTracks: () => [camera], getVideoTracks: () => [camera] }

/** Tests on a call object of which some methods never answer. */
function setUp(silent: (keyof DailyCall)[], getUserMedia: () => Promise<unknown>) {
  camera.readyState = 'live'
  define(globalThis, 'navigator', { mediaDevices: { getUserMedia } })
  const answerOf = (name: keyof DailyCall) => async () =>
    silent.includes(name) ? new Promise(() => {}) : passed
  const call = {
    testNetworkConnectivity: answerOf('testNetworkConnectivity'),
    testWebsocketConnectivity: answerOf('testWebsocketConnectivity'),
    startCamera: answerOf('startCamera'),
    testCallQuality: answerOf('testCallQuality'),
  }
  const transports = createFakeTransportPool((transport) => (transport.callObject = () => call))
  return { transports, results: runNetworkTests({ transports, callLock: createActiveCallLock() }) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('the tests of the network close the camera, and say what each has found', async () => {
  const { results, transports } = setUp([], async () => stream)
  expect(await results).toEqual({
    networkConnectivity: passed,
    websocketConnectivity: passed,
    callQuality: passed,
  })
  expect(camera.readyState).toBe('ended')
  expect(transports.outstanding()).toBe(0)
})

test('a test that is never answered leaves no camera open', async () => {
  const { results } = setUp(['testNetworkConnectivity'], async () => stream)
  await jest.advanceTimersByTimeAsync(180_000)
  expect(await results).toMatchObject({ error: expect.stringContaining('did not answer') })
  expect(camera.readyState).toBe('ended')
})

test('a camera that is allowed when the tests are over is closed', async () => {
  const prompt = createDeferred<unknown>()
  const { results } = setUp(['testNetworkConnectivity'], () => prompt.promise)
  await jest.advanceTimersByTimeAsync(180_000)
  await results
  prompt.resolve(stream)
  await jest.advanceTimersByTimeAsync(0)
  expect(camera.readyState).toBe('ended')
})
