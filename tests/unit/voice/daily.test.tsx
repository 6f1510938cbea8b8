import { createDailyTransport } from '@/lib/voice/daily/transport'
import { toFailure } from '@/lib/voice/daily/failures'
import { createDailyTransportPool } from '@/lib/voice/daily/transport-pool'
import type { DailyLibrary } from '@/lib/voice/daily/transport-pool'
import type { DailyCall } from '@/lib/voice/daily/types'
import type { CallTransport, TransportEvent } from '@/lib/voice/session/transport'
import { createManualClock, settle } from '@/tests/support/manual-clock'
import { createDeferred } from '@/tests/support/deferred'

/** The media library's call object, as far as a transport uses it. */
function createFakeCall() {
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const track = { id: 'microphone', stop: jest.fn() }
  const screen = { id: 'screen', stop: jest.fn() }
  let state = 'new'
  let isOn = true
  const call = {
    callClientId: 'client-1',
    on: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: (event: unknown) => void) => listeners.get(name)?.delete(listener),
    emit: (name: string, event: unknown) => listeners.get(name)?.forEach((listener) => listener(event)),
    meetingState: () => state,
    participants: () => (state === 'joined-meeting' ? { local: localParticipant('playable') } : {}),
    load: jest.fn(async () => void (state = 'loaded')),
    join: jest.fn(async () => void (state = 'joined-meeting')),
    leave: jest.fn(async () => void (state = 'left-meeting')),
    destroy: jest.fn(async () => void (state = 'left-meeting')),
    localAudio: () => isOn,
    setLocalAudio: jest.fn(),
    updateParticipant: jest.fn(),
    updateParticipants: jest.fn(),
    setState: (next: string) => (state = next),
  }
  const local = (audio: 'playable' | 'off') => {
    isOn = audio === 'playable'
    return localParticipant(audio)
  }
  const localParticipant = (audio: 'playable' | 'off') => ({
    local: true,
    session_id: 'me',
    user_name: '',
    tracks: {
      audio: { state: audio, persistentTrack: track, ...(audio === 'off' && { off: { byUser: true } }) },
      video: { state: 'off' },
      screenVideo: { state: 'playable', persistentTrack: screen },
    },
  })
  Reflect.set(window, '_daily', { instances: { 'client-1': { callMachine: {} } } })
  return { call, track, screen, local, asDaily: call as never as DailyCall }
}

const joined = { url: 'https://room.example/1', startMuted: false, video: false }

/** A transport that has joined its room, on a call object with these fields too. */
async function joinRoom(options: object = {}, fields: object = {}) {
  const fake = createFakeCall()
  Object.assign(fake.asDaily, fields)
  const clock = createManualClock()
  const transport = createDailyTransport(fake.asDaily, clock)
  await transport.join({ ...joined, ...options })
  return { ...fake, clock, transport }
}

/** Where the media library keeps the track that it was given last; undefined once a device is chosen. */
const give = (audioTrack: object | undefined) =>
  Reflect.set(window, '_daily', {
    instances: { 'client-1': { callMachine: {}, tracks: audioTrack ? { audioTrack } : {} } },
  })

describe('after a call no microphone of ours is live', () => {
  test('when leaving is never answered', async () => {
    const { call, track, screen, clock, transport } = await joinRoom()
    call.leave.mockReturnValue(new Promise(() => {}))
    const left = transport.leave()
    await clock.pass(1_000)
    await left
    expect(track.stop).toHaveBeenCalled()
    expect(screen.stop).toHaveBeenCalled()
  })

  test('when the media library says that it has left, and keeps a microphone that it has never reported', async () => {
    const { call, track, transport } = await joinRoom()
    transport.subscribe(() => {})
    call.setState('left-meeting')
    await transport.leave()
    expect(call.leave).not.toHaveBeenCalled()
    expect(track.stop).toHaveBeenCalled()
  })

  test('when the call machine opens one again after the call object is destroyed', async () => {
    const { clock, transport } = await joinRoom()
    const reopened = { id: 'again', stop: jest.fn() }
    let tracks: object[] = []
    const store = {
      getState: () => ({ local: { streams: { cam: { stream: { getTracks: () => tracks } } } } }),
    }
    Reflect.set(window, '_daily', { instances: { 'client-1': { callMachine: { store } } } })
    await transport.dispose()
    Reflect.deleteProperty(window, '_daily')
    tracks = [reopened]
    await clock.pass(2_000)
    expect(reopened.stop).toHaveBeenCalled()
  })
})

test.each([
  ['an error', new TypeError('Failed to fetch')],
  ['an event', { action: 'error', errorMsg: 'Lost.', error: { type: 'connection-error' } }],
])(
  'a join that the media library rejects with %s has failed, and had no connection to lose',
  async (_what, cause) => {
    const { call, asDaily } = createFakeCall()
    call.join.mockRejectedValue(cause as never)
    const joining = createDailyTransport(asDaily, createManualClock()).join(joined)
    await expect(joining).rejects.toMatchObject({ code: 'join-failed', stage: 'daily-call-join', cause })
    await expect(joining).rejects.toBeInstanceOf(Error)
  },
)

test('a track of the page, given as the audio source, is not stopped at the end of a call', async () => {
  const { track, asDaily } = createFakeCall()
  const transport = createDailyTransport(asDaily, createManualClock(), track as never as MediaStreamTrack)
  await transport.join(joined)
  await transport.leave()
  expect(track.stop).not.toHaveBeenCalled()
})

test('a track of the page, given during the call, is not stopped at its end', async () => {
  const { track, transport } = await joinRoom()
  give(track)
  await transport.leave()
  expect(track.stop).not.toHaveBeenCalled()
})

describe('the microphone that the visitor was asked for', () => {
  /** A report of the visitor's own participant, with the track that the media library was given last. */
  const setUpReports = async () => {
    const { call, asDaily, track } = createFakeCall()
    const transport = createDailyTransport(asDaily, createManualClock())
    await transport.join({ ...joined, microphone: track as never as MediaStreamTrack })
    transport.subscribe(() => {})
    const report = (given: object | undefined, sent: object | undefined) => {
      give(given)
      const tracks = { audio: { state: 'playable', persistentTrack: sent }, video: { state: 'off' } }
      call.participants = () => ({ local: { local: true, tracks } }) as never
      call.emit('participant-updated', { participant: call.participants().local })
    }
    return { call, track, report }
  }
  const headset = { id: 'headset', stop() {} }

  test.each([
    ['another device', undefined, headset],
    ['a track of the page', headset, headset],
    ['another device, while the visitor is muted', undefined, undefined],
  ])(
    'is closed once %s sends the voice, also where the page has chosen it itself',
    async (_what, given, sent) => {
      const { track, report } = await setUpReports()
      report(given, sent)
      expect(track.stop).toHaveBeenCalled()
    },
  )

  test('stays open while noise cancellation sends what comes from it', async () => {
    const { track, report } = await setUpReports()
    report(track, { id: 'processed', stop() {} })
    expect(track.stop).not.toHaveBeenCalled()
  })

  test('stays open until the room is joined, before which the media library does not have it', async () => {
    const { call, track, report } = await setUpReports()
    call.setState('joining-meeting')
    report(undefined, undefined)
    expect(track.stop).not.toHaveBeenCalled()
  })
})

test('the microphone of a call is the track that was given for it, also where noise cancellation sends another', async () => {
  const { transport, track: sent } = await joinRoom()
  expect(transport.microphone()).toBe(sent)
  const given = { id: 'headset' }
  give(given)
  expect(transport.sentAudioTrack()).toBe(sent)
  expect(transport.microphone()).toBe(given)
})

describe('the track that sends the visitor’s voice is the page’s', () => {
  test('from the moment in which it is given until a device is chosen', async () => {
    const { transport } = await joinRoom()
    expect(transport.usesPageTrack()).toBe(false)
    give({ id: 'music' })
    expect(transport.usesPageTrack()).toBe(true)
    give(undefined)
    expect(transport.usesPageTrack()).toBe(false)
  })

  test('but not where it is the microphone that the visitor was asked for', async () => {
    const microphone = { stop() {} }
    const { transport } = await joinRoom({ microphone })
    give(microphone)
    expect(transport.usesPageTrack()).toBe(false)
  })
})

test('a track of the page that is sent again as it is stays the page’s, and live when the page replaces it', async () => {
  const { call, local, transport } = await joinRoom()
  transport.subscribe(() => {})
  const report = () => call.emit('participant-updated', { participant: local('playable') })
  const music = { id: 'music', stop: jest.fn() }
  Object.assign(call, { setInputDevicesAsync: async () => ({}) })
  give(music)
  report()
  await transport.setMicrophone('', music as unknown as MediaStreamTrack)
  expect(transport.usesPageTrack()).toBe(true)
  give({ id: 'voice' })
  report()
  expect(music.stop).not.toHaveBeenCalled()
})

describe('a microphone that the page switches on the call object itself', () => {
  const setUp = async () => {
    const fake = createFakeCall()
    const events: TransportEvent[] = []
    const transport = createDailyTransport(fake.asDaily, createManualClock())
    transport.subscribe((event) => void events.push(event))
    await transport.join(joined)
    const report = (state: 'playable' | 'off') =>
      fake.call.emit('participant-updated', { participant: fake.local(state) })
    const switched = () =>
      events.flatMap((event) => (event.type === 'microphone-enabled' ? [event.enabled] : []))
    return { transport, report, switched }
  }

  test('is reported', async () => {
    const { report, switched } = await setUp()
    report('playable')
    report('off')
    expect(switched()).toEqual([true, false])
  })

  test('is not mistaken for a report that is older than our own switch', async () => {
    const { transport, report, switched } = await setUp()
    transport.setMicrophoneEnabled(false)
    report('playable')
    report('off')
    transport.setMicrophoneEnabled(true)
    report('off')
    report('playable')
    expect(switched()).toEqual([false, true])
  })

  test('is reported also right after joining, and after a switch of ours that changed nothing', async () => {
    const { transport, report, switched } = await setUp()
    transport.setMicrophoneEnabled(true)
    report('off')
    expect(switched()).toEqual([false])
  })
})

describe('a visitor who is muted', () => {
  const joinMuted = async ({ isLent = false } = {}) => {
    const { call, local, clock, transport } = await joinRoom()
    const { setLocalAudio } = call
    const reported: boolean[] = []
    transport.subscribe((event) => {
      if (event.type === 'microphone-enabled') reported.push(event.enabled)
    })
    const page = isLent ? (transport.lendCallObject() as DailyCall) : undefined
    transport.setMicrophoneEnabled(false)
    await clock.pass(3_000)
    const report = (state: 'playable' | 'off') =>
      call.emit('participant-updated', { participant: local(state) })
    return { call, local, clock, transport, setLocalAudio, reported, page, report }
  }

  test.each([false, true])(
    'is not unmuted by a report that nobody has asked for: the page has the call object %s',
    async (isLent) => {
      const { report, reported, setLocalAudio } = await joinMuted({ isLent })
      report('playable')
      expect(reported).toEqual([])
      expect(setLocalAudio).toHaveBeenLastCalledWith(false)
    },
  )

  test.each([
    ['setLocalAudio', (call: DailyCall) => call.setLocalAudio(true)],
    ['updateParticipant', (call: DailyCall) => call.updateParticipant('local', { setAudio: true })],
    ['updateParticipant of its id', (call: DailyCall) => call.updateParticipant('me', { setAudio: true })],
    ['updateParticipants', (call: DailyCall) => call.updateParticipants({ local: { setAudio: true } })],
  ])('is unmuted by the page, on the call object that it has: %s', async (_method, unmute) => {
    const { call, clock, page, report, reported, local, setLocalAudio } = await joinMuted({ isLent: true })
    unmute(page as DailyCall)
    await clock.pass(100)
    report('playable')
    expect(reported).toEqual([true])
    // In a room that is joined again, too.
    call.emit('joined-meeting', { participants: { local: local('off') } })
    expect(setLocalAudio).toHaveBeenLastCalledWith(true)
  })

  test('is unmuted by the page also right after a mute that the media library has not reported', async () => {
    const { page, transport, report, reported } = await joinMuted({ isLent: true })
    report('off')
    transport.setMicrophoneEnabled(true)
    transport.setMicrophoneEnabled(false)
    page?.setLocalAudio(true)
    report('playable')
    expect(reported).toEqual([false, true])
  })

  test('and whose page has the call object: the methods accept what they accept in the media library', async () => {
    const { call, page, transport } = await joinMuted({ isLent: true })
    call.participants = () => ({})
    transport.receive('assistant', { audio: false, video: false })
    page?.updateParticipant('assistant', { setSubscribedTracks: false })
    page?.updateParticipant('local', undefined as never)
    page?.updateParticipants({ local: undefined as never })
    page?.updateParticipants(undefined as never)
  })

  test('stays muted where the page updates another participant, or something else', async () => {
    const { page, report, reported } = await joinMuted({ isLent: true })
    page?.updateParticipant('assistant', { setAudio: true })
    page?.updateParticipants({ assistant: { setAudio: true }, local: { setVideo: true } })
    report('playable')
    expect(reported).toEqual([])
  })
})

test.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])(
  'a room that the media library joins again is joined as the visitor is by then: muted %s, the page has the call object %s',
  async (isMuted, isLent) => {
    const { call, local, transport } = await joinRoom({ startMuted: !isMuted })
    const { setLocalAudio } = call
    if (isLent) transport.lendCallObject()
    const reported: TransportEvent[] = []
    transport.subscribe((event) => {
      if (event.type === 'microphone-enabled') reported.push(event)
    })
    transport.setMicrophoneEnabled(!isMuted)
    const asJoined = local(isMuted ? 'playable' : 'off')
    setLocalAudio.mockClear()
    call.emit('joined-meeting', { participants: { local: asJoined } })
    call.emit('participant-updated', { participant: asJoined })
    expect(reported).toEqual([])
    expect(setLocalAudio).toHaveBeenLastCalledWith(!isMuted)
  },
)

test('who is in a room that the media library has joined again is reported: it emits nothing else of them', () => {
  const { call, asDaily } = createFakeCall()
  const transport = createDailyTransport(asDaily, createManualClock())
  const joinedAgain: unknown[] = []
  transport.subscribe((event) => {
    if (event.type === 'participant-joined') joinedAgain.push(event.participant)
    if (event.type === 'track-started') joinedAgain.push([event.participant.id, event.track])
  })
  const of = (id: string, local: boolean) => ({
    session_id: id,
    user_name: 'Vapi Speaker',
    local,
    tracks: { audio: { track: `sound of ${id}` }, video: {} },
  })
  call.emit('joined-meeting', { participants: { local: of('me', true), a: of('a', false) } })
  expect(joinedAgain.slice(-2)).toEqual([
    { id: 'a', name: 'Vapi Speaker', local: false },
    ['a', 'sound of a'],
  ])
})

test('a connection to another media server replaces the one to the server before', async () => {
  const { call, asDaily } = createFakeCall()
  const transport = createDailyTransport(asDaily, createManualClock())
  const links: string[] = []
  transport.subscribe((event) => {
    if (event.type === 'connection') links.push(`${event.link} ${event.status}`)
  })
  for (const event of [
    { type: 'sfu', sfu_id: 'one', event: 'interrupted' },
    { type: 'sfu', sfu_id: 'two', event: 'connected' },
    { type: 'peer-to-peer', session_id: 'listener', event: 'interrupted' },
    { type: 'signaling', event: 'interrupted' },
  ])
    call.emit('network-connection', event)
  expect(links).toEqual([
    'sfu interrupted',
    'sfu connected',
    'peer-to-peer listener interrupted',
    'signaling interrupted',
  ])
})

test('a message to the room may be 4096 characters long, or what the room itself allows', () => {
  const { call, asDaily } = createFakeCall()
  const transport = createDailyTransport(asDaily, createManualClock())
  expect(transport.messageLimit()).toBe(4096)
  Reflect.set(call, '_maxAppMessageSize', 8192)
  expect(transport.messageLimit()).toBe(8192)
})

test('the end of a meeting, which ejects every participant, is reported as a missing room', () => {
  const event = (msg: string) => ({ errorMsg: msg, error: { type: 'ejected', msg } })
  expect(toFailure(event('Meeting has ended')).code).toBe('room-missing')
  expect(toFailure(event('Ejected from the room')).code).toBe('ejected')
  expect(toFailure({ errorMsg: 'Meeting has ended' }).code).toBe('room-missing')
})

describe('the page’s one call object', () => {
  const setUp = () => {
    const made: ReturnType<typeof createFakeCall>[] = []
    const library = createDeferred<DailyLibrary>()
    const ports = { clock: createManualClock(), loadLibrary: () => library.promise }
    const alive = () => made.filter(({ call }) => call.destroy.mock.calls.length === 0).length
    let most = 0
    library.resolve({
      version: () => '0.92.2',
      createCallObject: () => {
        made.push(createFakeCall())
        most = Math.max(most, alive())
        return made.at(-1)?.asDaily
      },
    } as never as DailyLibrary)
    const makePool = () => createDailyTransportPool({}, ports)
    return { ports, made, alive, most: () => most, makePool, pool: makePool() }
  }
  const signal = () => new AbortController().signal

  test('is made once when one instance is warmed while another starts', async () => {
    const { pool: warming, makePool, most } = setUp()
    const starting = makePool()
    const warmed = warming.acquire(signal()).then((transport) => warming.release(transport, true))
    const transport = await starting.acquire(signal())
    await warmed
    expect(most()).toBe(1)
    await starting.release(transport, false)
  })

  test('is kept for the next call of its instance, and freed by dispose', async () => {
    const { pool, made, alive } = setUp()
    await pool.release(await pool.acquire(signal()), true)
    await pool.release(await pool.acquire(signal()), true)
    expect(made).toHaveLength(1)
    await pool.dispose()
    expect(alive()).toBe(0)
  })

  test('is freed when the pool is disposed of while it is still being loaded', async () => {
    const { pool, alive } = setUp()
    const warmed = pool.acquire(signal()).then((transport) => pool.release(transport, true))
    await pool.dispose()
    await warmed
    expect(alive()).toBe(0)
  })

  test('is not kept once its room has closed by itself', async () => {
    const { pool, made, alive } = setUp()
    const transport = await pool.acquire(signal())
    await transport.join(joined)
    made[0]?.call.setState('left-meeting')
    await pool.release(transport, true)
    expect(alive()).toBe(0)
  })

  test('is kept, but the next call does not find the microphone of the one before in its settings', async () => {
    const { pool, made, alive } = setUp()
    const first = await pool.acquire(signal())
    await first.join({ ...joined, microphone: { stop() {} } as MediaStreamTrack })
    await pool.release(first, true)
    expect(alive()).toBe(1)
    const second = await pool.acquire(signal())
    await second.join({ ...joined, startMuted: true })
    expect(made[0]?.call.join).toHaveBeenLastCalledWith(
      expect.objectContaining({ inputSettings: { audio: { settings: { deviceId: 'default' } } } }),
    )
    await pool.release(second, false)
  })

  test('can be created after one that was kept and could not be disposed of, which is reported', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { pool: kept, made, makePool } = setUp()
    await kept.release(await kept.acquire(signal()), true)
    made[0]?.call.destroy.mockRejectedValue(new Error('It failed.'))
    for (const pool of [makePool(), makePool()]) await pool.release(await pool.acquire(signal()), false)
    expect(made).toHaveLength(3)
    expect(report.mock.calls).toEqual([[new Error('It failed.')]])
  })

  test('is made once the one that another copy of the library has kept is disposed of', async () => {
    const { ports, made, most } = setUp()
    for (const _copy of [1, 2])
      await jest.isolateModulesAsync(async () => {
        const copy = await import('@/lib/voice/daily/transport-pool')
        const pool = copy.createDailyTransportPool({}, ports)
        await pool.release(await pool.acquire(signal()), true)
      })
    expect([made.length, most()]).toEqual([2, 1])
  })

  test('can be created after one that could not be released', async () => {
    const { pool, made } = setUp()
    const transport = await pool.acquire(signal())
    await transport.join(joined)
    made[0]?.call.leave.mockRejectedValue(new Error('It failed.'))
    await expect(pool.release(transport, true)).rejects.toThrow('It failed.')
    expect(made[0]?.call.destroy).toHaveBeenCalledTimes(1)
    const next = await pool.acquire(signal())
    await pool.release(next, false)
    await settle()
    expect(made).toHaveLength(2)
  })
})

describe('a room that is joined without a microphone', () => {
  const setUp = async () => {
    const setInputDevicesAsync = jest.fn(async () => ({}))
    const room = await joinRoom({ withoutMicrophone: true }, { setInputDevicesAsync })
    const events: TransportEvent[] = []
    room.transport.subscribe((event) => void events.push(event))
    return { ...room, events, setInputDevicesAsync }
  }

  test('has the media library ask for none, at the join and when the visitor is unmuted', async () => {
    const { call, transport } = await setUp()
    expect(call.join).toHaveBeenCalledWith(expect.objectContaining({ audioSource: false }))
    transport.setMicrophoneEnabled(true)
    expect(call.setLocalAudio).not.toHaveBeenCalled()
  })

  test('does not report the visitor as muted', async () => {
    const { call, events, local } = await setUp()
    call.emit('participant-updated', { participant: local('off') })
    expect(events.map(({ type }) => type)).not.toContain('microphone-enabled')
  })

  test('sends one that opens later, with its sound on', async () => {
    const { call, transport, setInputDevicesAsync } = await setUp()
    const track = { stop() {} } as MediaStreamTrack
    await transport.setMicrophone('', track)
    expect(setInputDevicesAsync).toHaveBeenLastCalledWith({ audioSource: track })
    expect(call.setLocalAudio).toHaveBeenLastCalledWith(true)
  })

  test('sends a track of the page, with its sound on, and mutes it with the visitor', async () => {
    const { call, transport, setInputDevicesAsync } = await setUp()
    await transport.setInputDevices({ audioSource: { kind: 'audio' } })
    expect(setInputDevicesAsync).toHaveBeenCalledWith({ audioSource: true })
    expect(call.setLocalAudio).toHaveBeenLastCalledWith(true)
    transport.setMicrophoneEnabled(false)
    expect(call.setLocalAudio).toHaveBeenLastCalledWith(false)
  })
})

test.each<[string, (transport: CallTransport) => Promise<unknown>]>([
  ['a track of the page', (transport) => transport.setInputDevices({ audioSource: { kind: 'audio' } })],
  ['a microphone', (transport) => transport.setMicrophone('headset', { stop() {} } as MediaStreamTrack)],
])('%s that replaces a microphone while the visitor is muted is muted as well', async (_what, replace) => {
  const { call, transport } = await joinRoom({}, { setInputDevicesAsync: async () => ({}) })
  transport.setMicrophoneEnabled(false)
  call.setLocalAudio.mockClear()
  await replace(transport)
  expect(call.setLocalAudio).toHaveBeenCalledWith(false)
})

test('a recording shows the call at 1280 by 720, as with the official SDK', async () => {
  const startRecording = jest.fn()
  const { transport } = await joinRoom({}, { startRecording })
  transport.startRecording()
  expect(startRecording).toHaveBeenCalledWith(expect.objectContaining({ width: 1280, height: 720 }))
})

describe('the media library reports of devices', () => {
  const ok = { errorMsg: 'No camera.', audioOk: true, videoOk: false }
  const unsaid = { errorMsg: 'No.', audioOk: false, videoOk: false }
  test.each([
    ['camera', { errorMsg: ok, error: { type: 'permissions' } }],
    ['camera', { errorMsg: unsaid, error: { type: 'permissions', blockedMedia: ['video'] } }],
    ['camera', { errorMsg: unsaid, error: { type: 'not-found', missingMedia: ['video'] } }],
    ['camera', { errorMsg: unsaid, error: { type: 'cam-in-use' } }],
    ['missing', { errorMsg: unsaid, error: { type: 'not-found', missingMedia: ['video', 'audio'] } }],
    ['denied', { errorMsg: unsaid, error: { type: 'permissions', blockedMedia: ['audio'] } }],
    ['in-use', { errorMsg: unsaid, error: { type: 'cam-mic-in-use' } }],
    ['unavailable', { errorMsg: unsaid }],
    ['camera', { errorMsg: unsaid, error: { type: 'constraints', failedMedia: ['video'] } }],
    ['unavailable', { errorMsg: unsaid, error: { type: 'unknown', msg: 'video' } }],
  ])('%s for %j', async (problem, native) => {
    const { call, transport } = await joinRoom()
    const events: TransportEvent[] = []
    transport.subscribe((event) => void events.push(event))
    call.emit('camera-error', native)
    expect(events).toMatchObject([{ type: 'device-problem', problem }])
  })

  test('that the camera works, once its picture is sent', async () => {
    const { call, transport } = await joinRoom()
    const events: TransportEvent[] = []
    transport.subscribe((event) => void events.push(event))
    const local = { session_id: 'me', user_name: '', local: true }
    for (const state of ['off', 'playable'])
      call.emit('participant-updated', {
        participant: { ...local, tracks: { audio: { state: 'blocked' }, video: { state } } },
      })
    expect(events.map(({ type }) => type).filter((type) => type === 'camera-works')).toHaveLength(1)
  })
})
