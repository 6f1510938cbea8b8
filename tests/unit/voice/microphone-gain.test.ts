import { createMicrophoneGain } from '@/lib/voice/controls/microphone-gain'
import { createDeferred } from '@/tests/support/deferred'
import { define } from '@/tests/support/defined'
import { settle } from '@/tests/support/manual-clock'
import { audioTrack, createManualMonitor, goLive, join, setUpSession } from '@/tests/support/voice-session'

/** A track, and what has become of it. */
const createTrack = (id: string) => {
  const track = Object.assign(audioTrack(id), { readyState: 'live', getSettings: () => ({}), stop })
  function stop() {
    track.readyState = 'ended'
  }
  return track
}
type Track = ReturnType<typeof createTrack>

interface Amplifier {
  /** As the browser does, or a script of the page. */
  setState(state: AudioContextState): void
  source: string
  gain: number
  track: Track
}

/** A browser whose audio contexts amplify. */
function fakeBrowser(fails?: 'a context' | 'a source', state: AudioContextState = 'running') {
  const amplifiers: Amplifier[] = []
  class FakeStream {
    constructor(readonly tracks: Track[]) {}
    getTracks = () => this.tracks
    getAudioTracks = () => this.tracks
  }
  class FakeAudioContext extends EventTarget {
    state = state
    readonly amplifier: Amplifier = {
      source: '',
      gain: 1,
      track: createTrack('amplified'),
      setState: (state) => {
        this.state = state
        this.dispatchEvent(new Event('statechange'))
      },
    }
    constructor() {
      super()
      if (fails === 'a context') throw new Error('None is left.')
      amplifiers.push(this.amplifier)
    }
    createMediaStreamSource(stream: FakeStream) {
      if (fails === 'a source') throw new Error('The sample rates differ.')
      this.amplifier.source = stream.tracks[0]?.id ?? ''
      return { connect: (node: unknown) => node }
    }
    createGain() {
      const { amplifier } = this
      return {
        gain: {
          set value(gain: number) {
            amplifier.gain = gain
          },
        },
        connect: (node: unknown) => node,
      }
    }
    createMediaStreamDestination = () => ({ stream: new FakeStream([this.amplifier.track]) })
    resume = () => Promise.reject(new Error('Not before a gesture.'))
    close = async () => this.amplifier.setState('closed')
  }
  define(globalThis, 'AudioContext', FakeAudioContext)
  define(globalThis, 'MediaStream', FakeStream)
  define(globalThis, 'document', new EventTarget())
  return amplifiers
}

/** A call, whose transport sends what it is given unless it refuses everything. */
function createCall(...browser: Parameters<typeof fakeBrowser>) {
  const amplifiers = fakeBrowser(...browser)
  const opened: Track[] = []
  let sent: MediaStreamTrack | undefined
  let refuses = false
  let joining: Promise<unknown> | undefined
  const { loadMonitor, interrupt } = createManualMonitor()
  const setup = setUpSession({
    options: { microphoneId: 'headset' },
    prepare(transport) {
      transport.microphone = () => sent ?? null
      transport.usesPageTrack = () => sent?.id === 'music'
      transport.setMicrophone = async (_id, track) => {
        if (refuses) throw new Error('Refused.')
        sent = track
      }
      transport.answers.join = async ({ microphone }) => {
        sent = microphone
        await joining
      }
    },
    ports: {
      loadMonitor,
      microphone: {
        request({ deviceId = 'own' }) {
          const track = createTrack(deviceId)
          opened.push(track)
          return {
            settled: Promise.resolve(deviceId === 'gone' ? 'missing' : 'granted'),
            track: () => track,
            release: () => track.stop(),
          }
        },
      },
    },
  })
  const gain = createMicrophoneGain(() => setup.session)
  return {
    ...setup,
    setup,
    amplifiers,
    set: gain.set,
    live: () => opened.filter(({ readyState }) => readyState === 'live').map(({ id }) => id),
    sent: () => sent,
    /** The page sends a track of its own, by the media library. */
    send: (track: Track) => void (sent = track),
    refuseTracks: (on: boolean) => void (refuses = on),
    /** The room is joined once the returned function is called. */
    holdJoin() {
      const room = createDeferred()
      joining = room.promise
      return room.resolve
    },
    interrupt,
  }
}

/** A live call. */
async function setUp(...browser: Parameters<typeof fakeBrowser>) {
  const call = createCall(...browser)
  await goLive(call.setup)
  return call
}

test('changes the gain of the same amplifier, also while it is being set up', async () => {
  const { amplifiers, set } = await setUp()
  await Promise.all([set(1.5), set(2), set(3)])
  await set(0.5)
  expect(amplifiers).toMatchObject([{ gain: 0.5 }])
})

test('amplifies the microphone that replaces it, at the same gain', async () => {
  const { amplifiers, session, set, live, sent } = await setUp()
  await set(2)
  await session.setMicrophone('')
  expect(amplifiers).toMatchObject([
    { source: 'headset', gain: 2, track: { readyState: 'ended' } },
    { source: 'own', gain: 2, track: { readyState: 'live' } },
  ])
  expect(live()).toEqual(['own'])
  expect(sent()).toBe(amplifiers[1]?.track)
})

test('amplifies, at the next change, a microphone that the page has chosen on the call object meanwhile', async () => {
  const { amplifiers, set, send, sent } = await setUp()
  await set(2)
  amplifiers[0]?.track.stop()
  send(Object.assign(createTrack('desk'), { clone: () => createTrack('copy of desk') }))
  await set(3)
  expect(amplifiers).toMatchObject([{}, { source: 'copy of desk', gain: 3 }])
  expect(sent()).toBe(amplifiers[1]?.track)
})

test('leaves the amplified microphone as it is when another one is refused', async () => {
  const { amplifiers, session, set, sent } = await setUp()
  await set(2)
  await expect(session.setMicrophone('gone')).rejects.toMatchObject({ code: 'microphone-missing' })
  expect(sent()).toBe(amplifiers[0]?.track)
  expect(amplifiers).toMatchObject([{ track: { readyState: 'live' } }])
})

test('amplifies a track of the page, which the page closes', async () => {
  const { amplifiers, session, set, send } = await setUp()
  const music = createTrack('music')
  send(music)
  await set(2)
  expect(amplifiers).toMatchObject([{ source: 'music' }])
  await session.stop()
  expect(music.readyState).toBe('live')
})

test.each(['running', 'suspended'] as const)(
  'leaves the track of the page as the page has set it, in a muted call too, where the audio context is %s',
  async (state) => {
    const { session, set, send } = await setUp(undefined, state)
    const music = createTrack('music')
    send(music)
    await set(2)
    session.setMuted(true)
    expect(music.enabled).toBe(true)
    music.enabled = false
    session.setMuted(false)
    await set(3)
    expect(music.enabled).toBe(false)
  },
)

test('sends nothing while the visitor is muted, before and after it is amplified', async () => {
  const { amplifiers, session, set } = await setUp()
  session.setMuted(true)
  await set(2)
  expect(amplifiers[0]?.track.enabled).toBe(false)
  session.setMuted(false)
  expect(amplifiers[0]?.track.enabled).toBe(true)
  session.setMuted(true)
  expect(amplifiers[0]?.track.enabled).toBe(false)
})

test('amplifies again, once, when something else has closed the audio context', async () => {
  const { amplifiers, set, live, sent } = await setUp()
  await set(2)
  amplifiers[0]?.setState('closed')
  await settle()
  expect(amplifiers).toMatchObject([
    { track: { readyState: 'ended' } },
    { source: 'headset', gain: 2, track: { readyState: 'live' } },
  ])
  expect(live()).toEqual(['headset'])
  expect(sent()).toBe(amplifiers[1]?.track)
  await set(3)
  expect(amplifiers[1]?.gain).toBe(3)
})

test('sends the microphone as it is until the audio context runs, and whenever it does not', async () => {
  const { amplifiers, session, set, live, sent } = await setUp(undefined, 'suspended')
  await set(2)
  expect(sent()).toMatchObject({ id: 'headset', readyState: 'live' })
  const becomes = async (state: AudioContextState) => {
    amplifiers[0]?.setState(state)
    await settle()
  }
  await becomes('running')
  expect(sent()).toBe(amplifiers[0]?.track)
  await becomes('suspended')
  expect(sent()).toMatchObject({ id: 'headset', readyState: 'live' })
  session.setMuted(true)
  expect(sent()?.enabled).toBe(false)
  session.setMuted(false)
  await becomes('running')
  expect(sent()).toBe(amplifiers[0]?.track)
  expect(amplifiers).toMatchObject([{ gain: 2, track: { readyState: 'live', enabled: true } }])
  await becomes('suspended')
  await session.stop()
  expect(live()).toEqual([])
  expect(amplifiers).toMatchObject([{ track: { readyState: 'ended' } }])
})

test.each([
  ['runs', 'running'],
  ['begins to run', 'suspended'],
] as const)(
  'sends the amplified microphone once the room is joined, if the audio context %s meanwhile',
  async (_when, state) => {
    const { setup, amplifiers, set, sent, holdJoin } = createCall(undefined, state)
    const finishJoin = holdJoin()
    await join(setup)
    await set(2)
    amplifiers[0]?.setState('running')
    await settle()
    finishJoin()
    await settle()
    expect(sent()).toBe(amplifiers[0]?.track)
  },
)

test('opens no microphone when the amplified track of the page ends', async () => {
  const { amplifiers, set, send, live, sent, interrupt } = await setUp()
  const music = createTrack('music')
  send(music)
  await set(2)
  const before = live()
  music.stop()
  interrupt()
  await settle()
  expect(live()).toEqual(before)
  expect(sent()).toBe(amplifiers[0]?.track)
})

test('goes on after the media library has refused the microphone as it is', async () => {
  const { amplifiers, set, sent, refuseTracks } = await setUp()
  await set(2)
  refuseTracks(true)
  amplifiers[0]?.setState('suspended')
  await settle()
  refuseTracks(false)
  await set(3)
  expect(sent()).toMatchObject({ id: 'headset', readyState: 'live' })
})

test('changes the gain of the microphone that is still sent after the media library has refused another', async () => {
  const { amplifiers, session, set, sent, refuseTracks } = await setUp()
  await set(2)
  refuseTracks(true)
  await expect(session.setMicrophone('desk')).rejects.toMatchObject({ code: 'microphone-unavailable' })
  refuseTracks(false)
  await set(5)
  const inUse = amplifiers.filter(({ track }) => track.readyState === 'live')
  expect(inUse).toMatchObject([{ source: 'headset', gain: 5 }])
  expect(sent()).toBe(inUse[0]?.track)
})

test('leaves nothing live at the end of the call', async () => {
  const { amplifiers, session, set, live } = await setUp()
  await set(2)
  await session.stop()
  await settle()
  expect(live()).toEqual([])
  expect(amplifiers).toMatchObject([{ track: { readyState: 'ended' } }])
})

test.each(['a context', 'a source'] as const)(
  'rejects in a browser that makes no %s, and the microphone is sent as it was',
  async (fails) => {
    const { set, live, sent } = await setUp(fails)
    await expect(set(2)).rejects.toThrow()
    expect(live()).toEqual(['headset'])
    expect(sent()).toMatchObject({ id: 'headset' })
  },
)
