import type Vapi from '@/lib/voice'
import type { CallMetrics } from '@/lib/voice'
import { createFakeEnvironment, type FakeEnvironment, type FakeTransport } from '@/lib/voice/testing'
import { define } from '@/tests/support/defined'
import { goLive, makeVapi, noted } from '@/tests/support/made-vapis'
import { setUpClient } from '@/tests/support/voice-client'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A live call, with listeners that were there before its start. */
async function callWith(listen?: (vapi: Vapi) => void) {
  const { vapi, environment } = makeVapi()
  const interruptions: unknown[] = noted(vapi, 'interruption', (interruption, active) => [
    interruption,
    active,
  ])
  listen?.(vapi)
  await goLive({ vapi, environment })
  await jest.advanceTimersByTimeAsync(0)
  return { vapi, environment, interruptions }
}

/** A live call whose code that measures, which is loaded beside it, is there. */
async function measuredCall() {
  const call = await callWith()
  while (!call.vapi.metrics) await jest.advanceTimersByTimeAsync(100)
  return { ...call, room: call.environment.room() }
}

const liveMicrophone = () =>
  Object.assign(new EventTarget(), { muted: false, readyState: 'live', getSettings: () => ({}) })
const hasSound = (room: FakeTransport, microphone: EventTarget) =>
  void (room.microphone = () => microphone as MediaStreamTrack)

test('metrics come once a second, and once more when the call ends', async () => {
  const received: CallMetrics[] = []
  const { vapi } = await callWith((it) => it.on('metrics', (metrics) => void received.push(metrics)))
  // The code that measures is loaded beside the call.
  while (received.length === 0) await jest.advanceTimersByTimeAsync(100)
  expect(received[0]?.connectedMs).toBeGreaterThanOrEqual(0)
  const before = received.length
  await jest.advanceTimersByTimeAsync(2_000)
  expect(received).toHaveLength(before + 2)
  await vapi.stop()
  expect(received).toHaveLength(before + 3)
  expect(vapi.metrics).toEqual(received.at(-1))
})

test('the screen stays on during a call', async () => {
  const release = jest.fn(async () => {})
  define(navigator, 'wakeLock', { request: async () => ({ release }) })
  const { vapi } = await measuredCall()
  expect(release).not.toHaveBeenCalled()
  await vapi.stop()
  expect(release).toHaveBeenCalledTimes(1)
})

test('an interruption that lasts until the call ends is over with it', async () => {
  const { vapi, interruptions } = await measuredCall()
  vapi.on('call-end', () => void interruptions.push('call-end'))
  document.dispatchEvent(new Event('freeze'))
  await vapi.stop()
  expect(interruptions).toEqual([['frozen', true], ['frozen', false], 'call-end'])
})

test.each<[string, (microphone: ReturnType<typeof liveMicrophone>) => unknown]>([
  ['an unplugged headset', (headset) => headset.dispatchEvent(new Event('ended'))],
  // Such a track fires no event.
  ['a microphone whose track the page stops', (track) => (track.readyState = 'ended')],
])('%s is reported, and replaced', async (_what, happen) => {
  const { room, interruptions } = await measuredCall()
  const microphone = liveMicrophone()
  hasSound(room, microphone)
  await jest.advanceTimersByTimeAsync(1_000)
  happen(microphone)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(interruptions).toEqual([['microphone-gone', true]])
  expect(room.actions).toContainEqual({ action: 'set-microphone', deviceId: '' })
})

/** A live call in which noise cancellation sends a track of its own. */
async function withNoiseCancellation() {
  const call = await measuredCall()
  const { room } = call
  hasSound(room, liveMicrophone())
  let sent = { readyState: 'live' }
  room.sentAudioTrack = () => sent as MediaStreamTrack
  const send = async (readyState: MediaStreamTrackState) => {
    sent = { readyState }
    await jest.advanceTimersByTimeAsync(1_000)
  }
  await send('live')
  return { ...call, send }
}

test.each([
  ['stopped', true],
  ['replaced meanwhile', false],
])('noise cancellation processes a microphone again once it is %s', async (_what, stays) => {
  const { interruptions, send } = await withNoiseCancellation()
  await send('ended')
  if (!stays) await send('live')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(interruptions).toEqual(stays ? [['microphone-gone', true]] : [])
})

test('a track of the page is back once noise cancellation sends it again', async () => {
  const { room, interruptions, send } = await withNoiseCancellation()
  room.usesPageTrack = () => true
  await send('ended')
  await jest.advanceTimersByTimeAsync(2_000)
  await send('live')
  expect(interruptions).toEqual([
    ['microphone-gone', true],
    ['microphone-gone', false],
  ])
})

test('the sent track may be replaced within a second after unmuting', async () => {
  const { vapi, interruptions, send } = await withNoiseCancellation()
  vapi.setMuted(true)
  await send('ended')
  vapi.setMuted(false)
  await jest.advanceTimersByTimeAsync(1_000)
  await send('live')
  expect(interruptions).toEqual([])
})

/** A live call whose assistant’s track a script of the page has stopped, which fires no event. */
async function withStoppedSound() {
  const { room, vapi } = await measuredCall()
  const [participant] = room.participants()
  if (!participant) throw new Error('The assistant is not there.')
  const stopped = vapi.audioTracks.assistant as MediaStreamTrack
  stopped.stop()
  await jest.advanceTimersByTimeAsync(5_000)
  const received = () =>
    room.actions.flatMap((done) => (done.action === 'receive' ? [done.tracks.audio] : []))
  const send = (track: MediaStreamTrack) => {
    room.emit({ type: 'track-stopped', participant, track: stopped })
    room.emit({ type: 'track-started', participant, track })
  }
  return { room, vapi, stopped, received, send }
}

test('the assistant is received again, until it sounds, after a script has stopped its track', async () => {
  const { vapi, stopped, received, send } = await withStoppedSound()
  expect(received().slice(0, 3)).toEqual([true, false, true])
  const again = Object.assign(stopped.clone(), { id: 'again' })
  send(again)
  await jest.advanceTimersByTimeAsync(0)
  expect(vapi.audioTracks.assistant).toBe(again)
})

test('a stopped assistant is received again three times at most, also when another participant comes meanwhile', async () => {
  const { room, received } = await withStoppedSound()
  const participant = { id: 'guest', name: 'Guest', local: false }
  room.emit({ type: 'participant-joined', participant })
  room.emit({ type: 'participant-left', participant })
  await jest.advanceTimersByTimeAsync(30_000)
  const isOfGuest = (done: (typeof room.actions)[number]) =>
    done.action === 'receive' && done.participantId === 'guest'
  expect(received().length - room.actions.filter(isOfGuest).length).toBe(1 + 2 * 3)
})

test('an assistant whose track has ended, and is not replaced, has no sound', async () => {
  const { vapi, stopped, send } = await withStoppedSound()
  const errors: string[] = []
  vapi.on('error', ({ exception }) => void errors.push(exception.code))
  send(stopped)
  expect(vapi.audioTracks.assistant).toBeNull()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(errors).toEqual(['assistant-no-audio'])
})

test('the level of the visitor is asked for again, three times, where the media library has given it up', async () => {
  const { room } = await measuredCall()
  const observed = () => room.actions.filter(({ action }) => action === 'local-level').length
  for (const times of [1, 2, 3, 3]) {
    room.emit({ type: 'level-observer-failed', native: {} })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(observed()).toBe(times)
  }
})

test('the level of the visitor is asked for again once after failures within a second', async () => {
  const { room } = await measuredCall()
  for (let failure = 0; failure < 2; failure++) room.emit({ type: 'level-observer-failed', native: {} })
  await jest.advanceTimersByTimeAsync(2_000)
  expect(room.actions.filter(({ action }) => action === 'local-level')).toEqual([{ action: 'local-level' }])
})

test('a microphone that replaces another is watched as soon as the media library reports it', async () => {
  const { room, interruptions } = await measuredCall()
  const headset = liveMicrophone()
  hasSound(room, headset)
  const participant = { id: 'me', name: '', local: true }
  room.emit({ type: 'participant-updated', participant, native: {} })
  headset.dispatchEvent(new Event('ended'))
  expect(interruptions).toEqual([['microphone-gone', true]])
})

/** Starts a call of the client, and waits until it is measured. */
async function goLiveMeasured({ goLive, metrics }: ReturnType<typeof setUpClient>) {
  const live = goLive()
  await jest.advanceTimersByTimeAsync(0)
  await live
  while (!metrics()) await jest.advanceTimersByTimeAsync(100)
}

test('an interruption of one call does not interrupt the call that replaces it', async () => {
  const session = Object.assign(new EventTarget(), { type: 'auto', state: 'active' })
  define(navigator, 'audioSession', session)
  const call = setUpClient()
  const interrupt = (state: string) => {
    session.state = state
    session.dispatchEvent(new Event('statechange'))
  }
  await goLiveMeasured(call)
  document.dispatchEvent(new Event('freeze'))
  expect(call.snapshot().interruption).toBe('frozen')
  void call.stop()
  await goLiveMeasured(call)
  interrupt('interrupted')
  expect(call.snapshot().interruption).toBe('system')
  interrupt('active')
  expect(call.snapshot().interruption).toBeNull()
})

describe('a microphone whose permission the visitor gives back in the settings of the browser', () => {
  /** A live call whose microphone was refused. */
  async function refusedCall({ muted = false, allowedWhileConnecting = false } = {}) {
    const permission = Object.assign(new EventTarget(), { state: 'denied' })
    define(navigator, 'permissions', { query: async () => permission })
    const call = setUpClient()
    let asked = 0
    call.environment.microphone = {
      request: () => {
        asked += 1
        const outcome = permission.state === 'granted' ? 'granted' : 'denied'
        const track = Object.assign(new EventTarget(), { readyState: 'live', muted: false })
        return {
          settled: Promise.resolve(outcome),
          track: () => (outcome === 'granted' ? (track as MediaStreamTrack) : undefined),
          release: () => {},
        }
      },
    }
    if (muted) call.setMuted(true)
    call.client.subscribe(() => {
      if (allowedWhileConnecting && call.snapshot().microphone === 'denied') permission.state = 'granted'
    })
    await goLiveMeasured(call)
    return {
      call,
      asked: () => asked,
      async setPermission(state: string) {
        permission.state = state
        permission.dispatchEvent(new Event('change'))
        await jest.advanceTimersByTimeAsync(0)
      },
    }
  }

  test('is opened at once, and the notice ends', async () => {
    const { call, asked, setPermission } = await refusedCall()
    expect(call.snapshot()).toMatchObject({ microphone: 'denied', error: { code: 'microphone-denied' } })
    await setPermission('granted')
    expect(call.snapshot()).toMatchObject({ microphone: 'granted', error: null })
    expect(asked()).toBe(2)
  })

  test('is opened also where the visitor gave it while the call connected', async () => {
    const { call, asked } = await refusedCall({ allowedWhileConnecting: true })
    expect(call.snapshot()).toMatchObject({ microphone: 'granted', error: null })
    expect(asked()).toBe(2)
  })

  test('is not asked for again where the browser would ask the visitor', async () => {
    const { asked, setPermission } = await refusedCall()
    await setPermission('prompt')
    expect(asked()).toBe(1)
  })

  test('stays closed while the visitor is muted', async () => {
    const { asked, setPermission } = await refusedCall({ muted: true })
    await setPermission('granted')
    expect(asked()).toBe(0)
  })

  test('is not opened after the call', async () => {
    const { call, asked, setPermission } = await refusedCall()
    await call.stop()
    await setPermission('granted')
    expect(asked()).toBe(1)
  })
})

describe('the frequencies of a call', () => {
  /** A context whose analysers read 200 of every band. */
  class FakeContext extends EventTarget {
    static opened: FakeContext[] = []
    state = 'running'
    constructor() {
      super()
      FakeContext.opened.push(this)
    }
    createMediaStreamSource = () => ({ connect: () => {}, disconnect: () => {} })
    createAnalyser = () => ({
      frequencyBinCount: 4,
      getFloatTimeDomainData: () => {},
      getByteFrequencyData: (bands: Uint8Array) => bands.fill(200),
    })
    async close() {
      this.state = 'closed'
    }
  }
  class FakeStream {
    getAudioTracks = () => []
  }
  beforeEach(() => {
    FakeContext.opened = []
    define(globalThis, 'AudioContext', FakeContext)
    define(globalThis, 'MediaStream', FakeStream)
  })

  const microphone = { kind: 'audio' } as MediaStreamTrack
  type Listened = Pick<Vapi, 'stop' | 'setMuted' | 'frequencies'> & {
    start(request: { assistantId: string }): Promise<unknown>
  }
  const WAYS: Record<string, (environment: FakeEnvironment) => Listened> = {
    class: (environment) => makeVapi(environment).vapi,
    client: (environment) => setUpClient({ environment }),
  }

  test.each(Object.entries(WAYS))(
    'are read of both sides while it goes on, by the %s, and nothing is open after it',
    async (_name, make) => {
      const environment = createFakeEnvironment()
      const call = make(environment)
      const read = () => [[...call.frequencies('assistant')], [...call.frequencies('user')]]
      expect(read()).toEqual([[], []])
      const started = call.start({ assistantId: 'assistant' })
      await jest.advanceTimersByTimeAsync(0)
      await started
      environment.room().sentAudioTrack = () => microphone
      environment.answer()
      while (call.frequencies('user').length === 0) await jest.advanceTimersByTimeAsync(100)
      const loud = [200, 200, 200, 200]
      expect(read()).toEqual([loud, loud])
      call.setMuted(true)
      expect(read()).toEqual([loud, []])
      await call.stop()
      expect(read()).toEqual([[], []])
      expect(FakeContext.opened.map(({ state }) => state)).toEqual(['closed'])
    },
  )
})

test('an interruption is also emitted where the browser opens no audio context', async () => {
  class NoContext {
    constructor() {
      throw new Error('The hardware has no more contexts.')
    }
  }
  define(globalThis, 'AudioContext', NoContext)
  const metrics = jest.fn()
  const { interruptions } = await callWith((it) => it.on('metrics', metrics))
  await jest.advanceTimersByTimeAsync(5_000)
  document.dispatchEvent(new Event('freeze'))
  expect(interruptions).toEqual([['frozen', true]])
  expect(metrics).toHaveBeenCalled()
})
