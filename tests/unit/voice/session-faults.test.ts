import { createDeferred } from '@/tests/support/deferred'
import type { Interruption } from '@/lib/voice/session/ports'
import { createActiveCallLock } from '@/lib/voice/browser/active-call-lock'
import { createVoiceError } from '@/lib/voice/error-messages'
import { readJoinableCall } from '@/lib/voice/session/joinable-call'
import { settle } from '@/tests/support/manual-clock'
import {
  answeredWith,
  audioTrack,
  connection,
  createManualMonitor,
  fatal,
  goLive,
  joinedSession,
  messageOf,
  never,
  nothingUnreleased,
  liveSession,
  RECORDED,
  setUpSession,
  stalling,
  startSession,
  transcriptOf,
  WEB_CALL,
  type SetupOptions,
} from '@/tests/support/voice-session'

test('a message that cannot be written as JSON fails alone: the call starts, and the others are sent in order', async () => {
  const setup = setUpSession()
  const { session } = setup
  const started = session.start()
  session.send({ n: 1 })
  expect(() => session.send({ n: 10n })).toThrow(expect.objectContaining({ code: 'validation' }))
  session.send({ n: 2 })
  await expect(started).resolves.toMatchObject({ id: 'call-1' })
  setup.transport().enter()
  setup.emit(messageOf('listening'))
  expect(setup.transport().sent).toEqual(['{"n":1}', '{"n":2}'])
})

test('times of the transcript and the duration both count from "listening"', async () => {
  const setup = setUpSession({ microphone: never() })
  void setup.session.start()
  await setup.clock.pass(60_000)
  setup.transport().enter()
  setup.emit(messageOf('listening'))
  await setup.clock.pass(5_000)
  setup.emit(transcriptOf('user', 'Hi.'))
  expect(setup.ofType('transcript').at(-1)?.lines).toMatchObject([{ atMs: 5_000 }])
  expect(setup.session.durationMs()).toBe(5_000)
})

test('a call that ends while it is being set up says that it was waiting for the assistant, not what was being set up', async () => {
  const setup = await startSession(stalling('setNoiseCancellation'))
  setup.emit(fatal('room-expired'))
  await expect(setup.started).rejects.toMatchObject({ code: 'room-expired', stage: 'listening' })
})

test('an assistant whose name comes after it has entered is recognised: its sound is played and its messages apply', async () => {
  const setup = await startSession()
  const room = setup.transport()
  const nameless = room.enter({ id: 'late', name: '' })
  room.emit({ type: 'track-started', participant: nameless, track: audioTrack('late-track') })
  expect(setup.players).toEqual([])
  const named = { ...nameless, name: 'Vapi Speaker' }
  room.emit({ type: 'participant-updated', participant: named, native: null })
  expect(setup.players).toMatchObject([{ trackId: 'late-track' }])
  room.emit(messageOf('listening', 'late'))
  expect(setup.phase()).toBe('live')
})

describe('a call that ends', () => {
  test('frees the page for the next call when the transport cannot be released', async () => {
    const callLock = createActiveCallLock()
    const setup = await liveSession({ ports: { callLock } })
    setup.source.release = () => Promise.reject(new Error('The media library failed.'))
    await setup.session.stop()
    expect(setup.phase()).toBe('ended')
    expect(callLock.isTaken()).toBe(false)
    expect(setup.reported).toHaveLength(1)
  })

  test('releases the transport when the recording cannot be stopped', async () => {
    const setup = await liveSession(answeredWith(RECORDED))
    setup.transport().stopRecording = () => {
      throw new Error('There is no recording.')
    }
    await setup.session.stop()
    expect(setup.unreleased()).toEqual(nothingUnreleased)
    expect(setup.reported).toHaveLength(1)
  })

  test('releases everything when a listener throws at every event', async () => {
    const setup = await liveSession()
    setup.events.push = () => {
      throw new Error('A listener failed.')
    }
    await setup.session.stop()
    expect(setup.phase()).toBe('ended')
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })
})

test('a level observer that fails because the call is hung up is no failure', async () => {
  const observed = createDeferred()
  const setup = await liveSession({
    options: { isRead: () => true },
    prepare(transport) {
      transport.observeLocalLevel = () => observed.promise
      transport.answers.leave = async () => observed.reject(new Error('The room is left.'))
    },
  })
  await setup.session.stop()
  expect(setup.ofType('level-observer-failed')).toEqual([])
})

test('the microphone that the prompt has opened is handed to the media library, and released at the end', async () => {
  const track = { id: 'microphone' } as MediaStreamTrack
  const release = jest.fn()
  const microphone = {
    request: () => ({ settled: Promise.resolve('granted' as const), track: () => track, release }),
  }
  const setup = await liveSession({ ports: { microphone } })
  expect(setup.transport().actions).toContainEqual(
    expect.objectContaining({ action: 'join', options: expect.objectContaining({ microphone: track }) }),
  )
  expect(release).not.toHaveBeenCalled()
  await setup.session.stop()
  expect(release).toHaveBeenCalledTimes(1)
})

test('the visitor is never reported as speaking while muted', async () => {
  const setup = await liveSession()
  setup.session.setMuted(true)
  setup.emit({ type: 'local-level', level: 0.2 })
  expect(setup.ofType('user-speech')).toEqual([])
})

describe('a call that the device interrupts', () => {
  /** A live call, and what its monitor reports. */
  const monitored = async (given: SetupOptions = {}, stop?: () => void) => {
    const { loadMonitor, interrupt } = createManualMonitor(stop)
    return { setup: await liveSession({ ...given, ports: { loadMonitor } }), interrupt }
  }

  test('continues with the default microphone when its own was unplugged', async () => {
    const { setup, interrupt } = await monitored()
    interrupt()
    await settle()
    expect(setup.transport().actions).toContainEqual({ action: 'set-microphone', deviceId: '' })
    expect(setup.ofType('interruption')).toEqual([
      { type: 'interruption', interruption: 'microphone-gone', active: true },
    ])
  })

  test.each<[string, SetupOptions]>([
    ['at the start', { options: { requestMicrophone: false } }],
    ['during the call', { prepare: (transport) => void (transport.usesPageTrack = () => true) }],
  ])('opens no microphone when a track ends that the page gave %s', async (_when, given) => {
    const { setup, interrupt } = await monitored(given)
    interrupt()
    await settle()
    expect(setup.actionsOf('set-microphone')).toEqual([])
    expect(setup.ofType('interruption')).toHaveLength(1)
  })

  test('closes its room when its monitor throws while it stops', async () => {
    const fault = new Error('The audio context is gone.')
    const { setup } = await monitored({}, () => {
      throw fault
    })
    await setup.session.stop()
    expect(setup.reported).toEqual([fault])
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })

  test.each([
    [createVoiceError({ code: 'microphone-denied', stage: 'live', fatal: false }), 'microphone-denied'],
    [new Error('none'), 'microphone-unavailable'],
  ])(
    'says why the microphone that replaces its own cannot be used, and goes on (%s)',
    async (cause, code) => {
      const { setup, interrupt } = await monitored({
        prepare: (transport) => void (transport.setMicrophone = () => Promise.reject(cause)),
      })
      interrupt()
      await settle()
      expect(setup.warnings()).toEqual([code])
      expect(setup.phase()).toBe('live')
    },
  )

  test('reports no missing microphone while it ends', async () => {
    const switched = createDeferred()
    const { setup, interrupt } = await monitored({
      prepare(transport) {
        transport.setMicrophone = () => switched.promise
        transport.answers.leave = async () => switched.reject(new Error('The room is left.'))
      },
    })
    interrupt()
    await setup.session.stop()
    expect(setup.ofType('warning')).toEqual([])
  })

  test.each<[string, Interruption]>([
    ['another call has given the sound back', 'system'],
    ['the page is thawed', 'frozen'],
    ['the loudspeaker is back', 'speaker-gone'],
  ])('plays the assistant again when %s', async (_when, interruption) => {
    const { setup, interrupt } = await monitored()
    const play = jest.fn(async () => {})
    setup.answerPlay(play)
    interrupt(true, interruption)
    expect(play).not.toHaveBeenCalled()
    interrupt(false, interruption)
    expect(play).toHaveBeenCalledTimes(1)
  })
})

test('a start that waits for a call that is ending takes nothing when it is stopped while it waits', async () => {
  const callLock = createActiveCallLock()
  const leave = createDeferred()
  const first = setUpSession({
    ports: { callLock },
    prepare: (transport) => (transport.answers.leave = () => leave.promise),
  })
  await goLive(first)
  const stopped = first.session.stop()
  const second = setUpSession({ ports: { callLock } })
  const started = second.session.start()
  await settle()
  const secondStopped = second.session.stop()
  await expect(started).rejects.toMatchObject({ code: 'aborted' })
  leave.resolve()
  await Promise.all([stopped, secondStopped])
  expect(callLock.isTaken()).toBe(false)
})

test('after joining the room again, it subscribes to the assistant again', async () => {
  const setup = await liveSession()
  const before = setup.actionsOf('receive').length
  const participant = { id: 'assistant', name: 'Vapi Speaker', local: false }
  setup.emit({ type: 'participant-joined', participant })
  expect(setup.actionsOf('receive')).toHaveLength(before + 1)
})

test('a room that is joined again and has lost its assistant fails the call', async () => {
  const setup = await startSession({ options: { existing: readJoinableCall(WEB_CALL) } })
  await setup.clock.pass(10_000)
  const codes = setup.ofType('closed').map(({ ending }) => ending.outcome.error?.code)
  expect(codes).toEqual(['assistant-missing'])
})

test('a set-up step that takes too long is reported as optional', async () => {
  const setup = await liveSession(stalling('setNoiseCancellation'))
  await setup.clock.pass(10_000)
  expect(setup.ofType('warning').map(({ error }) => error)).toEqual([
    expect.objectContaining({ code: 'audio-processing', stage: 'audio-processing-setup', fatal: false }),
  ])
  expect(setup.phase()).toBe('live')
})

test('a chosen microphone is accepted before there is a room to use it in', async () => {
  await expect(setUpSession().session.setMicrophone('usb')).resolves.toBeUndefined()
})

describe('a microphone', () => {
  const failed = { type: 'device-problem', problem: 'in-use', native: {} } as const
  const on = { type: 'microphone-enabled', enabled: true } as const

  test('that works again is reported as granted, once, and a later failure is reported again', async () => {
    const setup = await liveSession()
    const before = setup.microphoneStates().length
    for (const event of [failed, on, on, failed]) setup.emit(event)
    expect(setup.microphoneStates().slice(before)).toEqual(['in-use', 'granted', 'in-use'])
  })

  test('whose place a track of the page has taken is reported as granted when it is unmuted, but not once that track has ended', async () => {
    const setup = await liveSession()
    const ofPage = { ...audioTrack(), readyState: 'live' as MediaStreamTrackState }
    Object.assign(setup.transport(), { usesPageTrack: () => true, microphone: () => ofPage })
    const before = setup.microphoneStates().length
    setup.emit(on)
    expect(setup.microphoneStates()).toHaveLength(before + 1)
    ofPage.readyState = 'ended'
    setup.emit(on)
    expect(setup.microphoneStates()).toHaveLength(before + 1)
  })

  test('that fails, or works, is distinguished from a camera that fails', async () => {
    const setup = await liveSession()
    const before = setup.microphoneStates().length
    const camera = { ...failed, problem: 'camera' } as const
    for (const event of [camera, on, camera]) setup.emit(event)
    expect(setup.microphoneStates()).toHaveLength(before)
    for (const event of [failed, camera, failed]) setup.emit(event)
    expect(setup.microphoneStates().slice(before)).toEqual(['in-use'])
    expect(setup.ofType('camera-error').map(({ error }) => error.code)).toEqual([
      'camera-unavailable',
      'microphone-in-use',
    ])
  })

  test('that the page chose on the call object and that cannot be used leaves the one before in use, each time', async () => {
    const track = { id: 'own', readyState: 'live' } as MediaStreamTrack
    const setup = await liveSession({
      prepare: (transport) => void (transport.sentAudioTrack = () => track),
      microphoneTrack: track,
    })
    const setMicrophone = jest.spyOn(setup.transport(), 'setMicrophone')
    const before = setup.microphoneStates().length
    for (const event of [failed, failed]) setup.emit(event)
    expect(setup.microphoneStates()).toHaveLength(before)
    expect(setup.ofType('camera-error').map(({ error }) => error.visitorMessage)).toEqual(
      Array(2).fill(
        'The device that you chose could not be used. The one before stays. You can choose another one.',
      ),
    )
    // The media library may have dropped it for the one that failed.
    expect(setMicrophone.mock.calls).toEqual(Array(2).fill(['', track]))
  })

  test('whose switch is never confirmed is waited for until the call ends, and for a minute at most', async () => {
    const setup = await liveSession({ prepare: (transport) => void (transport.setMicrophone = never) })
    const refused = expect(setup.session.setMicrophone('usb')).rejects.toMatchObject({
      code: 'microphone-unavailable',
      fatal: false,
    })
    await setup.clock.pass(60_000)
    await refused
    const given = setup.session.setMicrophone('usb')
    await setup.session.stop()
    await expect(given).resolves.toBeUndefined()
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })
})

test.each([
  ['is refused', () => Promise.reject(new Error('Refused.'))],
  ['is not answered', never],
])(
  'noise cancellation that fails leaves the visitor heard when switching it off %s',
  async (_how, answer) => {
    const setup = await liveSession()
    setup.transport().answers.setNoiseCancellation = answer
    const before = setup.transport().actions.length
    setup.emit({ type: 'noise-cancellation-failed', native: {} })
    await setup.clock.pass(2_000)
    expect(setup.transport().actions.slice(before)).toEqual([
      { action: 'noise-cancellation', enabled: false },
      { action: 'microphone', enabled: true },
    ])
  },
)

test('the wait for the assistant begins again after a lost connection, because its "listening" could not arrive', async () => {
  const setup = await joinedSession()
  await setup.clock.pass(15_000)
  setup.emit(connection('interrupted', 'signaling'))
  await setup.clock.pass(25_000)
  expect(setup.phase()).toBe('reconnecting')
  setup.emit(connection('connected', 'signaling'))
  await setup.clock.pass(19_999)
  expect(setup.phase()).toBe('awaiting-assistant')
  await setup.clock.pass(1)
  expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'assistant-no-audio' } })
})

test('a camera that fails again after it has worked is reported again', async () => {
  const setup = await liveSession()
  const failed = { type: 'device-problem', problem: 'camera', native: {} } as const
  for (const event of [failed, failed, { type: 'camera-works' } as const, failed]) setup.emit(event)
  expect(setup.ofType('camera-error')).toHaveLength(2)
})
