import type { MicrophoneOutcome } from '@/lib/voice/session/ports'
import type { FakeTransport } from '@/lib/voice/testing/fake-transport'
import { createDeferred } from '@/tests/support/deferred'
import { settle } from '@/tests/support/manual-clock'
import {
  audioTrack,
  createManualMonitor,
  liveSession,
  startSession,
  WEB_CALL,
  type SetupOptions,
} from '@/tests/support/voice-session'

interface AskedMicrophone {
  deviceId: string
  track: MediaStreamTrack
  answer(outcome: MicrophoneOutcome): void
}

/** A live session whose prompts the test answers. A device of `refusals` is refused, each other one is granted at once. */
async function setUp({
  prepare,
  options,
  open = [],
  prompts = false,
  refusals = {},
}: Pick<SetupOptions, 'prepare' | 'options'> & {
  /** Devices whose prompt is left open. */
  open?: string[]
  /** Whether the browser asks the visitor each time. */
  prompts?: boolean
  refusals?: Record<string, MicrophoneOutcome>
} = {}) {
  const asked: AskedMicrophone[] = []
  const monitor = createManualMonitor()
  const microphone = () => monitor.watched()?.microphone
  const setup = await liveSession({
    ...(prepare && { prepare }),
    ...(options && { options }),
    ports: {
      microphone: {
        request({ deviceId = '', prompt }) {
          if (prompts) prompt()
          const answered = createDeferred<MicrophoneOutcome>()
          const track = Object.assign(audioTrack(`${deviceId}-${asked.length}`), { readyState: 'ended' })
          const answer = (given: MicrophoneOutcome) => {
            if (given === 'granted') track.readyState = 'live'
            answered.resolve(given)
          }
          asked.push({ deviceId, track, answer })
          if (!open.includes(deviceId)) answer(refusals[deviceId] ?? 'granted')
          return {
            settled: answered.promise,
            track: () => track,
            release: () => void (track.readyState = 'ended'),
          }
        },
      },
      loadMonitor: monitor.loadMonitor,
    },
  })
  const ofDevice = (deviceId: string) => asked.findLast((each) => each.deviceId === deviceId)
  const live = () => asked.filter(({ track }) => track.readyState === 'live').map(({ deviceId }) => deviceId)
  return {
    ...setup,
    asked,
    refusals,
    ofDevice,
    mayOpen: () => microphone()?.openIfNeeded(),
    live,
    /** Chooses this microphone, and waits until it is handed over or the browser asks for it. */
    async choose(deviceId: string) {
      const chosen = setup.session.setMicrophone(deviceId)
      chosen.catch(() => {})
      await settle()
      return { chosen }
    },
    toggleMuted() {
      setup.session.setMuted(true)
      setup.session.setMuted(false)
    },
    /** These microphones are connected, or found in this way, the system's own among them. Returns those that are live then. */
    async plugIn(there: string[] | ((id: string) => string | undefined), systemId?: string) {
      const find = Array.isArray(there) ? (id: string) => (there.includes(id) ? id : undefined) : there
      microphone()?.available({ find, systemId })
      await settle()
      return live()
    },
    /** As a headset that is pulled. */
    async unplug(deviceId: string) {
      Object.assign(ofDevice(deviceId)?.track ?? {}, { readyState: 'ended' })
      monitor.interrupt()
      await settle()
    },
  }
}

/** As `setUp`, where each track that is handed to the media library is taken when the test says so. */
async function setUpSlowLibrary(options: Parameters<typeof setUp>[0] = {}) {
  const handed: { track: MediaStreamTrack | undefined; done(): void }[] = []
  const prepare = (transport: FakeTransport) => {
    transport.setMicrophone = (_deviceId, track) => {
      const { promise, resolve } = createDeferred<void>()
      handed.push({ track, done: resolve })
      return promise
    }
  }
  const takeAll = () => handed.forEach(({ done }) => done())
  return { handed, takeAll, setup: await setUp({ ...options, prepare }) }
}

/** The chosen microphone is there under this id. */
const backAs = (id: string) => () => id

test('the call has no microphone from the moment in which it ends', async () => {
  let isOpen = true
  const request = () => ({
    settled: Promise.resolve('granted' as const),
    track: () => (isOpen ? audioTrack('visitor') : undefined),
    release: () => void (isOpen = false),
  })
  const { session } = await liveSession({ ports: { microphone: { request } } })
  expect(await session.hasMicrophone()).toBe(true)
  void session.stop()
  expect(await session.hasMicrophone()).toBe(false)
})

/** Two choices, of which the media library answers the later one first. */
async function setUpOvertaken() {
  const { setup, handed } = await setUpSlowLibrary()
  const desk = await setup.choose('desk')
  const headset = await setup.choose('headset')
  for (const { done } of handed.toReversed()) done()
  return { setup, used: await Promise.all([desk.chosen, headset.chosen]) }
}

describe('a microphone that is being handed to the media library', () => {
  test('when the call ends is closed, also where the library never answers', async () => {
    const { setup } = await setUpSlowLibrary()
    await setup.choose('headset')
    expect(setup.live()).toEqual(['', 'headset'])
    await setup.session.stop()
    expect(setup.live()).toEqual([])
  })

  test('is not replaced by one that was chosen before it and is taken later', async () => {
    const { setup, used } = await setUpOvertaken()
    expect(used).toEqual([false, true])
    expect(setup.live()).toEqual(['headset'])
  })

  test('stays chosen when the first prompt is answered meanwhile', async () => {
    const { setup, takeAll } = await setUpSlowLibrary({ open: [''], options: { muted: true } })
    setup.session.setMuted(false)
    const { chosen } = await setup.choose('headset')
    setup.ofDevice('')?.answer('granted')
    await settle()
    takeAll()
    expect(await chosen).toBe(true)
    expect(setup.live()).toEqual(['headset'])
  })

  test('is amplified where the gain is set meanwhile, and stays open', async () => {
    const { setup, handed, takeAll } = await setUpSlowLibrary()
    const stopped: string[] = []
    const { chosen } = await setup.choose('headset')
    const louder = setup.session.processMicrophone((of) => ({
      track: { ...of, id: `louder ${of.id}` },
      stop: () => void stopped.push(of.id),
    }))
    await settle()
    takeAll()
    await Promise.all([chosen, louder])
    expect(setup.live()).toEqual(['headset'])
    expect(handed.at(-1)?.track?.id).toBe('louder headset-1')
    await setup.session.stop()
    expect(stopped).toEqual(['headset-1'])
  })

  test('leaves the one before open until it is sent, also where the media library reports one that failed', async () => {
    const { setup, handed, takeAll } = await setUpSlowLibrary()
    const { chosen } = await setup.choose('headset')
    setup.transport().sentAudioTrack = () => setup.ofDevice('')?.track ?? null
    setup.emit({ type: 'device-problem', problem: 'in-use', native: {} })
    await settle()
    expect(setup.live()).toEqual(['', 'headset'])
    expect(handed).toHaveLength(1)
    takeAll()
    expect(await chosen).toBe(true)
    expect(setup.live()).toEqual(['headset'])
  })

  test('is silent while the visitor is muted', async () => {
    const { setup } = await setUpSlowLibrary()
    await setup.choose('headset')
    setup.session.setMuted(true)
    expect(setup.ofDevice('headset')?.track.enabled).toBe(false)
    await setup.session.stop()
  })
})

test.each(['denied', 'granted'] as const)(
  'a first prompt that is answered after a switch (%s) changes nothing of the microphone in use',
  async (answer) => {
    const setup = await setUp({ open: [''], options: { muted: true } })
    setup.session.setMuted(false)
    await setup.session.setMicrophone('headset')
    setup.ofDevice('')?.answer(answer)
    await settle()
    expect(setup.microphoneStates().at(-1)).toBe('granted')
    expect(setup.ofType('camera-error')).toEqual([])
    expect(setup.live().filter((id) => id !== '')).toEqual(['headset'])
    const handed = setup.actionsOf('set-microphone')
    expect(handed).toEqual([{ action: 'set-microphone', deviceId: 'headset' }])
  },
)

test('a microphone that the media library refuses is closed, and the one before stays', async () => {
  const setup = await setUp({
    prepare(transport) {
      const { setMicrophone } = transport
      transport.setMicrophone = (deviceId, track) =>
        deviceId === 'headset' ? Promise.reject(new Error('Refused.')) : setMicrophone(deviceId, track)
    },
  })
  await expect(setup.session.setMicrophone('headset')).rejects.toThrow()
  expect(setup.live()).toEqual([''])
})

describe('a microphone that is unplugged', () => {
  test('is replaced also where the visitor was choosing another one that is refused', async () => {
    const setup = await setUp({ open: ['headset'] })
    const { chosen } = await setup.choose('headset')
    await setup.unplug('')
    setup.ofDevice('headset')?.answer('in-use')
    await expect(chosen).rejects.toMatchObject({ code: 'microphone-in-use' })
    await settle()
    expect(setup.live()).toEqual([''])
  })

  test('and that nothing replaces is missing, until one is plugged in', async () => {
    const setup = await setUp()
    setup.refusals[''] = 'missing'
    await setup.unplug('')
    expect(setup.microphoneStates().at(-1)).toBe('missing')
    setup.refusals[''] = 'granted'
    await setup.plugIn(['desk'])
    expect(setup.microphoneStates().at(-1)).toBe('granted')
    expect(setup.live()).toHaveLength(1)
  })

  test('and that the visitor has chosen is used again once it is back', async () => {
    const setup = await setUp()
    await setup.session.setMicrophone('headset')
    await setup.unplug('headset')
    expect(await setup.plugIn(['desk'])).toEqual([''])
    void setup.plugIn(['desk', 'headset'])
    expect(await setup.plugIn(['desk', 'headset'])).toEqual(['headset'])
    expect(setup.asked.filter(({ deviceId }) => deviceId === 'headset')).toHaveLength(2)
  })

  test('and that the visitor has chosen is used again where it is back under another id, also beside the system’s own', async () => {
    const setup = await setUp()
    await setup.session.setMicrophone('headset')
    await setup.unplug('headset')
    expect(await setup.plugIn(backAs('headset-2'), 'desk')).toEqual(['headset-2'])
    expect(await setup.plugIn(backAs('headset-2'), 'desk')).toEqual(['headset-2'])
  })

  test('and that was chosen before another one is not used again', async () => {
    const setup = await setUp()
    await setup.session.setMicrophone('headset')
    await setup.unplug('headset')
    await setup.session.setMicrophone('desk')
    expect(await setup.plugIn(['desk', 'headset'])).toEqual(['desk'])
  })
})

test('a chosen microphone that the visitor refuses while the call connects leaves the one that is open', async () => {
  const webCall = createDeferred<unknown>()
  const request = ({ deviceId }: { deviceId?: string | undefined }) => ({
    settled: Promise.resolve(deviceId ? ('denied' as const) : ('granted' as const)),
    track: () => (deviceId ? undefined : audioTrack('desk')),
    release: () => {},
  })
  const setup = await startSession({
    ports: { createWebCall: () => webCall.promise, microphone: { request } },
  })
  await expect(setup.session.setMicrophone('headset')).rejects.toMatchObject({ code: 'microphone-denied' })
  webCall.resolve(WEB_CALL)
  await settle()
  const [joined] = setup.actionsOf('join')
  expect(joined).toMatchObject({ options: { microphone: { id: 'desk' }, withoutMicrophone: false } })
  await setup.session.stop()
})

test('no microphone is asked for once the call is over', async () => {
  const setup = await setUp()
  await setup.session.stop()
  expect(await setup.session.setMicrophone('headset')).toBeUndefined()
  setup.toggleMuted()
  await settle()
  expect(setup.asked).toHaveLength(1)
})

test('a microphone that is unplugged while the browser asks for another one is not replaced behind that prompt', async () => {
  const setup = await setUp({ open: ['headset'] })
  const { chosen } = await setup.choose('headset')
  await setup.unplug('')
  expect(setup.asked.map(({ deviceId }) => deviceId)).toEqual(['', 'headset'])
  setup.ofDevice('headset')?.answer('granted')
  expect(await chosen).toBe(true)
  expect(setup.live()).toEqual(['headset'])
})

describe('while the visitor is muted and no microphone is open', () => {
  async function setUpMuted() {
    const setup = await setUp({ refusals: { headset: 'in-use' } })
    setup.session.setMuted(true)
    setup.refusals[''] = 'missing'
    await setup.unplug('')
    const asked = setup.asked.length
    return { setup, askedSince: () => setup.asked.slice(asked).map(({ deviceId }) => deviceId) }
  }

  test('none is opened when one is plugged in that becomes the system’s own', async () => {
    const { setup, askedSince } = await setUpMuted()
    await setup.plugIn(['desk'], 'desk')
    expect(askedSince()).toEqual([])
  })

  test('none replaces a choice that cannot be used', async () => {
    const { setup, askedSince } = await setUpMuted()
    await expect(setup.session.setMicrophone('headset')).rejects.toMatchObject({ code: 'microphone-in-use' })
    await settle()
    expect(askedSince()).toEqual(['headset'])
  })
})

test('a choice that a later one has overtaken is not used when devices change', async () => {
  const { setup } = await setUpOvertaken()
  await setup.plugIn(['desk', 'headset'])
  expect(setup.asked.map(({ deviceId }) => deviceId)).toEqual(['', 'desk', 'headset'])
})

test('a microphone that has ended is not sent again in place of one that failed', async () => {
  const setup = await setUp()
  Object.assign(setup.ofDevice('')?.track ?? {}, { readyState: 'ended' })
  setup.transport().sentAudioTrack = () => Object.assign(audioTrack('processed'), { readyState: 'live' })
  setup.emit({ type: 'device-problem', problem: 'in-use', native: {} })
  await settle()
  expect(setup.actionsOf('set-microphone')).toEqual([])
})

describe('another microphone that becomes the system’s own', () => {
  const ids = ['default', 'desk', 'headset']

  test('is used, each time, without being the visitor’s choice', async () => {
    const setup = await setUp()
    expect(await setup.plugIn(ids, 'headset')).toEqual(['headset'])
    expect(await setup.plugIn(ids, 'desk')).toEqual(['desk'])
    expect(await setup.plugIn(['desk', 'headset'])).toEqual(['desk'])
  })

  test('is used also where the visitor has chosen the system’s own', async () => {
    const setup = await setUp()
    await setup.session.setMicrophone('')
    expect(await setup.plugIn(ids, 'headset')).toEqual(['headset'])
  })

  test('keeps the visitor’s choice, and replaces the one that is used while that is unplugged', async () => {
    const setup = await setUp()
    await setup.session.setMicrophone('headset')
    expect(await setup.plugIn(ids, 'desk')).toEqual(['headset'])
    await setup.unplug('headset')
    expect(await setup.plugIn(['desk', 'lamp'], 'lamp')).toEqual(['lamp'])
    expect(await setup.plugIn(ids, 'desk')).toEqual(['headset'])
  })

  test('and that cannot be used leaves the one before, without a word', async () => {
    const setup = await setUp({ refusals: { headset: 'in-use' } })
    expect(await setup.plugIn(ids, 'headset')).toEqual([''])
    expect(setup.ofType('warning')).toEqual([])
  })
})

test('a chosen microphone that was missing at the start is used once it is plugged in', async () => {
  const setup = await setUp({ options: { microphoneId: 'headset' }, refusals: { headset: 'missing' } })
  expect(setup.live()).toEqual([''])
  setup.refusals.headset = 'granted'
  expect(await setup.plugIn(['headset'])).toEqual(['headset'])
})

test('where the chosen microphone is in use, the one that is plugged in with it is used', async () => {
  const setup = await setUp({
    options: { microphoneId: 'headset' },
    refusals: { headset: 'missing', '': 'missing' },
  })
  setup.refusals.headset = 'in-use'
  setup.refusals[''] = 'granted'
  expect(await setup.plugIn(['desk', 'headset'])).toEqual([''])
})

test('the page hears once of a chosen microphone that stays in use, however often devices change', async () => {
  const setup = await setUp({ options: { microphoneId: 'headset' }, refusals: { headset: 'in-use' } })
  for (let change = 0; change < 3; change++) await setup.plugIn(['desk', 'headset'])
  expect(setup.warnings()).toEqual(['refused'])
  expect(setup.live()).toEqual([''])
})

test.each([
  ['missing', 'granted'],
  ['denied', 'denied'],
] as const)('a microphone that was %s at the start is, once one is plugged in, %s', async (outcome, then) => {
  const setup = await setUp({ refusals: { '': outcome } })
  setup.refusals[''] = 'granted'
  await setup.plugIn(['desk'])
  expect(setup.microphoneStates().at(-1)).toBe(then)
  expect(setup.live()).toHaveLength(then === 'granted' ? 1 : 0)
})

test.each(['denied', 'forbidden'] as const)(
  'a chosen microphone that is %s is asked for once',
  async (outcome) => {
    const setup = await setUp({ options: { microphoneId: 'headset' }, refusals: { headset: outcome } })
    expect(setup.asked.map(({ deviceId }) => deviceId)).toEqual(['headset'])
    expect(setup.microphoneStates().at(-1)).toBe(outcome)
  },
)

describe('a microphone whose sound another app has taken', () => {
  async function setUpTaken() {
    const setup = await setUp({ prompts: true, refusals: {} })
    Object.assign(setup.ofDevice('')?.track ?? {}, { muted: true })
    return setup
  }

  test('is opened again when the page is seen, and the silent one is closed', async () => {
    const setup = await setUpTaken()
    setup.mayOpen()
    await settle()
    expect(setup.asked).toHaveLength(2)
    expect(setup.live()).toEqual([''])
    expect(setup.asked[1]?.track.readyState).toBe('live')
  })

  test('is opened again when the visitor unmutes', async () => {
    const setup = await setUpTaken()
    setup.toggleMuted()
    await settle()
    expect(setup.asked).toHaveLength(2)
  })

  test('stays where the browser refuses another one: it may get its sound back', async () => {
    const setup = await setUpTaken()
    setup.refusals[''] = 'in-use'
    setup.mayOpen()
    await settle()
    expect(setup.live()).toEqual([''])
    expect(setup.microphoneStates().at(-1)).toBe('granted')
    expect(setup.ofType('camera-error')).toEqual([])
  })

  test('is left alone while it has its sound', async () => {
    const setup = await setUp()
    setup.mayOpen()
    await settle()
    expect(setup.asked).toHaveLength(1)
  })
})

test('a microphone that the page has chosen on the media library’s own call object is not replaced until it is unplugged', async () => {
  const setup = await setUp()
  const desk = Object.assign(audioTrack('desk'), { readyState: 'live' })
  // The transport closes our microphone once another one is sent.
  Object.assign(setup.ofDevice('')?.track ?? {}, { readyState: 'ended' })
  setup.transport().microphone = () => desk
  setup.toggleMuted()
  void setup.plugIn([])
  setup.mayOpen()
  await settle()
  expect(setup.live()).toEqual([])
  expect(await setup.session.hasMicrophone()).toBe(true)
  Object.assign(desk, { readyState: 'ended' })
  expect(await setup.plugIn([])).toEqual([''])
})

test.each([
  ['a copy of the microphone that the media library has opened, which the library then closes', false],
  ['the track of the page itself, which the page closes', true],
])('what is amplified is %s', async (_what, isOfPage) => {
  const setup = await setUp()
  const copy = Object.assign(audioTrack('copy'), { stop: jest.fn() })
  const desk = Object.assign(audioTrack('desk'), { clone: () => copy, stop: jest.fn() })
  setup.transport().microphone = () => desk
  setup.transport().usesPageTrack = () => isOfPage
  const stop = jest.fn()
  const amplify = jest.fn(() => ({ track: audioTrack('louder'), stop }))
  await setup.session.processMicrophone(amplify)
  expect(amplify).toHaveBeenLastCalledWith(isOfPage ? desk : copy)
  await setup.plugIn([], 'other')
  await settle()
  expect(setup.asked).toHaveLength(1)
  await setup.session.stop()
  expect(desk.stop).not.toHaveBeenCalled()
  expect(copy.stop).toHaveBeenCalledTimes(isOfPage ? 0 : 1)
})

test('a microphone is not made louder any more once the call is ending: nothing would end that', async () => {
  const setup = await setUp()
  setup.transport().answers.leave = () => new Promise(() => {})
  const stopped = setup.session.stop()
  const amplify = jest.fn(() => ({ track: audioTrack('louder'), stop: () => {} }))
  await setup.session.processMicrophone(amplify)
  expect(amplify).not.toHaveBeenCalled()
  await setup.clock.pass(2_000)
  await stopped
})
