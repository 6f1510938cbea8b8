import { createActiveCallLock } from '@/lib/voice/browser/active-call-lock'
import { createMediaControls } from '@/lib/voice/controls/media-controls'
import type { DailyCall } from '@/lib/voice/daily/types'
import { createFakeTransportPool } from '@/lib/voice/testing'
import { settle } from '@/tests/support/manual-clock'
import { createDeferred } from '@/tests/support/deferred'

interface Opened {
  isLive: boolean
  gain: number
}

/** A browser whose microphone is allowed when `allow` is called. */
function fakeBrowser() {
  const opened: Opened[] = []
  const prompt = createDeferred()
  const tracks: EventTarget[] = []
  const track = (own: Opened) =>
    Object.assign(new EventTarget(), {
      kind: 'audio',
      getSettings: () => ({}),
      stop: () => void (own.isLive = false),
    })
  const mediaDevices = {
    getUserMedia: async () => {
      const own: Opened = { isLive: true, gain: 1 }
      opened.push(own)
      await prompt.promise
      const microphone = track(own)
      tracks.push(microphone)
      return { getTracks: () => [microphone], getAudioTracks: () => [microphone] }
    },
  }
  class FakeAudioContext extends EventTarget {
    state = 'running'
    readonly own = opened.at(-1)
    createGain() {
      const own = this.own
      return {
        gain: {
          set value(gain: number) {
            if (own) own.gain = gain
          },
        },
        connect: (node: unknown) => node,
      }
    }
    createMediaStreamDestination() {
      const tracks = [{ kind: 'audio', stop: () => {} }]
      return { stream: { getTracks: () => tracks, getAudioTracks: () => tracks } }
    }
    createMediaStreamSource = () => ({ connect: (node: unknown) => node })
    #isClosing = false
    async close() {
      if (this.#isClosing) throw new Error('Closed twice.')
      this.#isClosing = true
      // Closing takes a while in a browser.
      await new Promise((resolve) => setTimeout(resolve))
      this.state = 'closed'
    }
  }
  Object.defineProperty(globalThis, 'navigator', { value: { mediaDevices }, configurable: true })
  Object.defineProperty(globalThis, 'AudioContext', { value: FakeAudioContext, configurable: true })
  const pull = () => void tracks.at(-1)?.dispatchEvent(new Event('ended'))
  return { opened, allow: () => prompt.resolve(), pull }
}

function setUp({ setInputDevicesAsync = async () => {} } = {}) {
  const ends: (() => void)[] = []
  const problems: unknown[] = []
  const call = { setInputDevicesAsync } as never as DailyCall
  let current: DailyCall | null = call
  const controls = createMediaControls({
    call: () => current,
    callState: () => (current ? 'joined' : 'new'),
    messageLimit: () => 4096,
    reportProblem: (error) => void problems.push(error),
    player: () => null,
    onEnd: (callback) => void ends.push(callback),
    transports: createFakeTransportPool(),
    callLock: createActiveCallLock(),
  })
  const end = () => {
    current = null
    for (const callback of ends.splice(0)) callback()
  }
  const { setMicrophoneGain: set, setInputDevices: choose } = controls
  /** Another call, which uses the call object of the one before. */
  const beginNext = () => void (current = call)
  return { ...fakeBrowser(), set, choose, end, beginNext, problems }
}

const { navigator } = globalThis
afterAll(() => Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true }))

test.each(['a context', 'a source'])(
  'a browser that makes no %s leaves no microphone open',
  async (missing) => {
    const { opened, set, allow } = setUp()
    const Working: new () => object = globalThis.AudioContext
    class Failing extends Working {
      constructor() {
        super()
        if (missing === 'a context') throw new Error('None is left.')
      }
      createMediaStreamSource = () => {
        throw new Error('The sample rates differ.')
      }
    }
    Object.defineProperty(globalThis, 'AudioContext', { value: Failing, configurable: true })
    allow()
    await expect(set(2)).rejects.toThrow()
    expect(opened).toEqual([expect.objectContaining({ isLive: false })])
  },
)

test('three changes before the microphone answers open one microphone, at the newest gain', async () => {
  const { opened, set, allow, end } = setUp()
  const changes = [set(1.5), set(2), set(3)]
  allow()
  await Promise.all(changes)
  expect(opened).toEqual([{ isLive: true, gain: 3 }])
  await set(0.5)
  expect(opened).toEqual([{ isLive: true, gain: 0.5 }])
  end()
  expect(opened).toEqual([{ isLive: false, gain: 0.5 }])
})

test('an amplified microphone that is pulled is replaced by the system’s own, at the same gain', async () => {
  const { opened, set, allow, pull, end } = setUp()
  allow()
  await set(2)
  pull()
  await settle()
  expect(opened).toEqual([
    { isLive: false, gain: 2 },
    { isLive: true, gain: 2 },
  ])
  end()
  expect(opened.map(({ isLive }) => isLive)).toEqual([false, false])
})

test('an amplified microphone that is pulled, and that no other can replace, is reported', async () => {
  const answers = [async () => {}, () => Promise.reject(new Error('There is none.'))]
  const { set, allow, pull, end, problems } = setUp({
    setInputDevicesAsync: () => answers.shift()?.() ?? Promise.resolve(),
  })
  allow()
  await set(2)
  pull()
  await settle()
  expect(problems).toEqual([expect.objectContaining({ code: 'refused' })])
  end()
})

describe('a device that the page chooses', () => {
  test('in place of the amplified microphone closes that one, and the next change of the gain opens one again', async () => {
    const { opened, set, choose, allow, end } = setUp()
    allow()
    await set(2)
    await choose({ audioDeviceId: 'headset' })
    expect(opened).toEqual([{ isLive: false, gain: 2 }])
    await set(3)
    expect(opened).toEqual([
      { isLive: false, gain: 2 },
      { isLive: true, gain: 3 },
    ])
    end()
  })

  test('beside an `audioSource: false`, which is ignored, closes it too', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { opened, set, choose, allow, end } = setUp()
    allow()
    await set(2)
    await choose({ audioSource: false, audioDeviceId: 'headset' })
    expect(opened).toEqual([{ isLive: false, gain: 2 }])
    end()
    warn.mockRestore()
  })

  test.each<[string, Parameters<ReturnType<typeof setUp>['choose']>[0], boolean]>([
    ['a microphone that is refused', { audioDeviceId: 'gone' }, true],
    ['a camera', { videoDeviceId: 'front' }, false],
  ])('which is %s leaves the amplified microphone as it is', async (_which, device, isRefused) => {
    const answers = [
      async () => {},
      () => (isRefused ? Promise.reject(new Error('Gone.')) : Promise.resolve()),
    ]
    const { opened, set, choose, allow, end } = setUp({
      setInputDevicesAsync: () => answers.shift()?.() ?? Promise.resolve(),
    })
    allow()
    await set(2)
    await choose(device).catch(() => undefined)
    await set(3)
    expect(opened).toEqual([{ isLive: true, gain: 3 }])
    end()
  })
})

test('a call that ends before the microphone answers leaves it closed', async () => {
  const { opened, set, allow, end } = setUp()
  const change = set(2)
  end()
  allow()
  await change
  expect(opened).toEqual([{ isLive: false, gain: 2 }])
})

test('a microphone that answers only in the next call is not sent in it', async () => {
  const setInputDevicesAsync = jest.fn(async () => {})
  const { opened, set, allow, end, beginNext } = setUp({ setInputDevicesAsync })
  const change = set(2)
  end()
  beginNext()
  allow()
  await change
  expect(opened).toEqual([{ isLive: false, gain: 2 }])
  expect(setInputDevicesAsync).not.toHaveBeenCalled()
  end()
})

test('a microphone that the media library refuses because the call ends is closed once', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  const answer = createDeferred()
  const { opened, set, allow, end } = setUp({ setInputDevicesAsync: () => answer.promise })
  allow()
  const change = set(2)
  await settle()
  end()
  answer.reject(new Error('The call is over.'))
  await expect(change).rejects.toThrow('The call is over.')
  await new Promise((resolve) => setTimeout(resolve, 5))
  process.off('unhandledRejection', unhandled)
  expect(opened.map(({ isLive }) => isLive)).toEqual([false])
  expect(unhandled).not.toHaveBeenCalled()
})

test('a microphone that the media library refuses is closed, and the next change opens another', async () => {
  const answers = [() => Promise.reject(new Error('Busy.')), async () => {}]
  const { opened, set, allow, end } = setUp({
    setInputDevicesAsync: () => answers.shift()?.() ?? Promise.resolve(),
  })
  allow()
  await expect(set(2)).rejects.toThrow('Busy.')
  expect(opened.map(({ isLive }) => isLive)).toEqual([false])
  await set(2)
  expect(opened.map(({ isLive }) => isLive)).toEqual([false, true])
  end()
  expect(opened.map(({ isLive }) => isLive)).toEqual([false, false])
})
