import { toFailure } from '@/lib/voice/daily/failures'
import { createDailyTransportPool } from '@/lib/voice/daily/transport-pool'
import type { DailyLibrary } from '@/lib/voice/daily/transport-pool'
import type { CallTransport } from '@/lib/voice/session/transport'
import { createManualClock, settle } from '@/tests/support/manual-clock'
import { createDeferred } from '@/tests/support/deferred'
import { createFakeCall, emittedBy, joined, joinRoom, setUpTransport } from '@/tests/support/fake-call-object'

test('who is in a room that the media library has joined again is reported: it emits nothing else of them', () => {
  const { call, transport } = setUpTransport()
  const events = emittedBy(transport)
  const of = (id: string, local: boolean) => ({
    session_id: id,
    user_name: 'Vapi Speaker',
    local,
    tracks: { audio: { track: `sound of ${id}` }, video: {} },
  })
  call.emit('joined-meeting', { participants: { local: of('me', true), a: of('a', false) } })
  const participant = { id: 'a', name: 'Vapi Speaker', local: false }
  expect(events.slice(-2)).toMatchObject([
    { type: 'participant-joined', participant },
    { type: 'track-started', participant, track: 'sound of a' },
  ])
})

test('a connection to another media server replaces the one to the server before', async () => {
  const { call, transport } = setUpTransport()
  const events = emittedBy(transport)
  for (const event of [
    { type: 'sfu', sfu_id: 'one', event: 'interrupted' },
    { type: 'sfu', sfu_id: 'two', event: 'connected' },
    { type: 'peer-to-peer', session_id: 'listener', event: 'interrupted' },
    { type: 'signaling', event: 'interrupted' },
  ])
    call.emit('network-connection', event)
  expect(events).toMatchObject([
    { type: 'connection', link: 'sfu', status: 'interrupted' },
    { type: 'connection', link: 'sfu', status: 'connected' },
    { type: 'connection', link: 'peer-to-peer listener', status: 'interrupted' },
    { type: 'connection', link: 'signaling', status: 'interrupted' },
  ])
})

test.each([
  ['audio-processor-error', ['noise-cancellation-failed']],
  ['local-audio-level-observer-error', ['level-observer-failed']],
  ['screen-share-error', []],
])('the error %s, with which the call goes on, is reported as %j', (type, reported) => {
  const { call, transport } = setUpTransport()
  const events = emittedBy(transport)
  call.emit('nonfatal-error', { type })
  expect(events.map((event) => event.type)).toEqual(reported)
})

test.each([
  [true, 'noise-cancellation'],
  [false, 'none'],
])('noise cancellation: %s, is asked for as the processor “%s” of the sent sound', async (enabled, type) => {
  const { call, transport } = setUpTransport()
  const updateInputSettings = jest.fn()
  Object.assign(call, { updateInputSettings })
  await transport.setNoiseCancellation(enabled)
  expect(updateInputSettings).toHaveBeenCalledWith({ audio: { processor: { type } } })
})

test('a message to the room may be 4096 characters long, or what the room itself allows', () => {
  const { call, transport } = setUpTransport()
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

  test('is kept where another use begins while the pool is disposed of', async () => {
    const { pool, made, alive } = setUp()
    const first = await pool.acquire(signal())
    const disposed = pool.dispose()
    const second = pool.acquire(signal())
    await pool.release(first, true)
    await pool.release(await second, true)
    await disposed
    expect([made.length, alive()]).toEqual([1, 1])
    await pool.dispose()
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

test('a room is joined without subscribing to its tracks, and its levels are read every 100 ms', async () => {
  const observe = { startRemoteParticipantsAudioLevelObserver: jest.fn() }
  const { call, transport } = await joinRoom({}, observe)
  expect(call.join).toHaveBeenCalledWith(expect.objectContaining({ subscribeToTracksAutomatically: false }))
  await transport.observeRemoteLevels()
  expect(observe.startRemoteParticipantsAudioLevelObserver).toHaveBeenCalledWith(100)
})

describe('a room that is joined without a microphone', () => {
  const setUp = async () => {
    const setInputDevicesAsync = jest.fn(async () => ({}))
    const room = await joinRoom({ withoutMicrophone: true }, { setInputDevicesAsync })
    return { ...room, events: emittedBy(room.transport), setInputDevicesAsync }
  }

  test('has the media library ask for none, at the join and when the visitor is unmuted', async () => {
    const { call, transport } = await setUp()
    expect(call.join).toHaveBeenCalledWith(expect.objectContaining({ audioSource: false }))
    transport.setMicrophoneEnabled(true)
    expect(call.setLocalAudio).not.toHaveBeenCalled()
  })

  test('does not report the visitor as muted', async () => {
    const { report, events } = await setUp()
    report('off')
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
    const events = emittedBy(transport)
    call.emit('camera-error', native)
    expect(events).toMatchObject([{ type: 'device-problem', problem }])
  })

  test('that the camera works, once its picture is sent', async () => {
    const { call, transport } = await joinRoom()
    const events = emittedBy(transport)
    const local = { session_id: 'me', user_name: '', local: true }
    for (const state of ['off', 'playable'])
      call.emit('participant-updated', {
        participant: { ...local, tracks: { audio: { state: 'blocked' }, video: { state } } },
      })
    expect(events.map(({ type }) => type).filter((type) => type === 'camera-works')).toHaveLength(1)
  })
})
