import { NAMES } from '@/lib/voice/controls/controls'
import { createMediaControls, type ControlsPorts } from '@/lib/voice/controls/media-controls'
import type { DailyCall } from '@/lib/voice/daily/types'
import { createActiveCallLock } from '@/lib/voice/browser/active-call-lock'
import { AbortedError } from '@/lib/voice/errors'
import type { CallSession } from '@/lib/voice/session/types'
import type { CallTransport, TransportPool } from '@/lib/voice/session/transport'
import { settle } from '@/tests/support/manual-clock'
import { createDeferred } from '@/tests/support/deferred'

/** Loading that never ends by itself; aborted, it rejects as the real pool does. */
const neverLoaded: TransportPool['acquire'] = (signal) =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new AbortedError('daily-call-object-creation'))),
  )

const setUp = ({ isInCall = false, loads = true, camera = Promise.resolve(), callState = 'joined' } = {}) => {
  const answer = createDeferred<{ result: string }>()
  const aborted = jest.fn(() => answer.resolve({ result: 'aborted' }))
  const call = {
    testWebsocketConnectivity: () => answer.promise,
    abortTestWebsocketConnectivity: aborted,
    startCamera: () => camera,
    startLocalAudioLevelObserver: async () => {},
    testCallQuality: async () => ({ result: 'good' }),
    geo: () => new Promise(() => {}),
    enumerateDevices: () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError')),
    testNetworkConnectivity: () => Promise.reject(new Error('There is no TURN server.')),
  } as never as DailyCall
  const transport = { callObject: () => call, callState: () => callState } as never as CallTransport
  const session = { transport: () => transport } as CallSession
  const ports: ControlsPorts = {
    session: () => (isInCall ? session : undefined),
    setMicrophone: jest.fn(async () => {}),
    setSpeaker: async () => {},
    transports: {
      acquire: loads ? async () => transport : neverLoaded,
      release: async () => {},
      dispose: async () => {},
    },
    callLock: createActiveCallLock(),
  }
  return { controls: createMediaControls(ports), ...ports, answer, aborted, call, transport }
}

test('every control can be called before the code behind it is loaded', () => {
  expect(new Set(NAMES)).toEqual(new Set(Object.keys(setUp().controls)))
})

afterEach(() => void jest.useRealTimers())

test('a question outside of a call that is never answered fails after 10 s, and lets a call that waits begin', async () => {
  jest.useFakeTimers()
  const { controls, callLock } = setUp()
  const asked = controls.geo().catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(0)
  const next = callLock.take()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await asked).toMatchObject({ code: 'timeout' })
  await expect(next).resolves.toBeDefined()
})

test('a question for which the media code does not load fails after 20 s as a timeout, not as a stopped call', async () => {
  jest.useFakeTimers()
  const { controls, callLock } = setUp({ loads: false })
  const asked = controls.devices().catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await asked).toMatchObject({ code: 'timeout' })
  expect(callLock.isTaken()).toBe(false)
})

test.each<[string, boolean, (controls: ReturnType<typeof setUp>['controls']) => Promise<unknown>]>([
  ['the list of devices in a call', true, (controls) => controls.devices()],
  ['the list of devices outside of a call', false, (controls) => controls.devices()],
  ['a test', false, (controls) => controls.testNetworkConnectivity({ kind: 'video' } as MediaStreamTrack)],
])(
  'what the media library refuses does not tell the visitor that the call was refused: %s',
  async (_what, isInCall, ask) => {
    await expect(ask(setUp({ isInCall }).controls)).rejects.toMatchObject({
      code: 'refused',
      fatal: false,
      visitorText: { title: 'That did not work', advice: 'The call goes on without it.' },
    })
  },
)

test('while the call connects, microphone and camera are refused together, and the microphone alone is chosen', async () => {
  const { controls, setMicrophone } = setUp({ isInCall: true, callState: 'joining' })
  const both = controls.setInputDevices({ audioDeviceId: 'desk', videoDeviceId: 'lens' })
  await expect(both).rejects.toMatchObject({ code: 'misuse' })
  expect(setMicrophone).not.toHaveBeenCalled()
  await controls.setInputDevices({ audioDeviceId: 'desk' })
  expect(setMicrophone).toHaveBeenCalledWith('desk')
})

test('the call keeps how often the page wants the level of the visitor', async () => {
  const { controls, transport } = setUp({ isInCall: true })
  await controls.startLocalLevels(500)
  expect(transport.localLevelIntervalMs).toBe(500)
  await controls.startLocalLevels()
  expect(transport.localLevelIntervalMs).toBe(200)
})

describe('a test of the network', () => {
  test('refuses another while it is in progress, and not after it', async () => {
    const { controls, answer } = setUp()
    const first = controls.testWebsocketConnectivity()
    await expect(controls.testCallQuality()).rejects.toMatchObject({
      code: 'misuse',
      message:
        'A pre-call quality test is in progress. Please try testCallQuality() again once testing has completed.',
    })
    answer.resolve({ result: 'passed' })
    await expect(first).resolves.toEqual({ result: 'passed' })
    await expect(controls.testCallQuality()).resolves.toEqual({ result: 'good' })
  })

  test('can be stopped', async () => {
    const { controls, aborted } = setUp()
    const test = controls.testWebsocketConnectivity()
    await settle()
    await controls.stopTest()
    expect(aborted).toHaveBeenCalledTimes(1)
    await expect(test).resolves.toEqual({ result: 'aborted' })
  })

  test('that is stopped before the media code has loaded does not run', async () => {
    const { controls, answer } = setUp()
    const test = controls.testWebsocketConnectivity()
    await controls.stopTest()
    answer.resolve({ result: 'passed' })
    await expect(test).rejects.toMatchObject({ code: 'aborted' })
  })

  test('that is stopped while it asks for the camera does not run', async () => {
    const camera = createDeferred()
    const { controls } = setUp({ camera: camera.promise })
    const test = controls.testCallQuality()
    await settle()
    await controls.stopTest()
    camera.resolve()
    await expect(test).rejects.toMatchObject({ code: 'aborted' })
    await expect(controls.testCallQuality()).resolves.toEqual({ result: 'good' })
  })

  test('is refused in a call', async () => {
    await expect(setUp({ isInCall: true }).controls.testCallQuality()).rejects.toMatchObject({
      code: 'misuse',
      message: 'testCallQuality() not supported after joining a meeting.',
    })
  })
})

test('media files of others are listed, also those that were there before anybody asked', async () => {
  const { controls, call } = setUp({ isInCall: true })
  const heard = new Map<string, (event: object) => void>()
  const participants = {
    local: { session_id: 'visitor', participantType: 'participant' },
    film: { session_id: 'film', participantType: 'remote-media-player' },
  }
  Object.assign(call, { participants: () => participants, on: heard.set.bind(heard) })
  expect(await controls.remoteMediaPlayers()).toEqual({ film: 'play' })
  heard.get('remote-media-player-updated')?.({
    session_id: 'film',
    remoteMediaPlayerState: { state: 'paused' },
  })
  heard.get('remote-media-player-started')?.({
    session_id: 'music',
    remoteMediaPlayerState: { state: 'playing' },
  })
  expect(await controls.remoteMediaPlayers()).toEqual({ film: 'pause', music: 'play' })
})

describe('sharing the screen', () => {
  const share = async (...events: [name: string, event?: object][]) => shareFrom({}, ...events)

  const shareFrom = async (participants: object, ...events: [name: string, event?: object][]) => {
    const { controls, call } = setUp({ isInCall: true })
    const listeners = new Map<string, (event?: object) => void>()
    const startScreenShare = jest.fn(async () => {
      for (const [name, event] of events) listeners.get(name)?.(event)
    })
    Object.assign(call, {
      startScreenShare,
      participants: () => participants,
      on: (name: string, listener: () => void) => listeners.set(name, listener),
      off: (name: string) => listeners.delete(name),
    })
    const shared = controls.startScreenShare()
    await shared.catch(() => undefined)
    expect(startScreenShare).toHaveBeenCalledTimes(1)
    expect(listeners.size).toBe(0)
    return shared
  }

  test('resolves once it has begun', async () => {
    await expect(share(['local-screen-share-started'])).resolves.toBeUndefined()
  })

  test.each(['playable', 'loading', 'interrupted'])(
    'resolves at once where one is %s already',
    async (state) => {
      const local = { tracks: { screenVideo: { state } } }
      await expect(shareFrom({ local })).resolves.toBeUndefined()
    },
  )

  test('is refused where the call ends before it has begun', async () => {
    await expect(share(['left-meeting'])).rejects.toMatchObject({
      code: 'refused',
      message: 'startScreenShare() was refused: The call ended before the screen was shared.',
    })
  })

  test('is refused where the visitor chooses no screen, or the system allows none', async () => {
    const problem = { type: 'screen-share-error', errorMsg: 'Permission denied by system' }
    await expect(share(['nonfatal-error', problem])).rejects.toMatchObject({
      code: 'refused',
      message: 'startScreenShare() was refused: Permission denied by system',
    })
    await expect(share(['local-screen-share-canceled'])).rejects.toMatchObject({ code: 'refused' })
  })

  test('is not ended by another problem of the call', async () => {
    await expect(
      share(['nonfatal-error', { type: 'input-settings-error' }], ['local-screen-share-started']),
    ).resolves.toBeUndefined()
  })
})
