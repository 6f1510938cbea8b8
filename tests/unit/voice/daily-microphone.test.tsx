import type { DailyCall } from '@/lib/voice/daily/types'
import { give, joined, joinRoom, setUpTransport, switchesOf } from '@/tests/support/fake-call-object'

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
    const cam = { stream: { getTracks: () => tracks } }
    const store = { getState: () => ({ local: { streams: { cam } } }) }
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
    const { call, transport } = setUpTransport()
    call.join.mockRejectedValue(cause as never)
    const joining = transport.join(joined)
    await expect(joining).rejects.toMatchObject({ code: 'join-failed', stage: 'daily-call-join', cause })
    await expect(joining).rejects.toBeInstanceOf(Error)
  },
)

test('a track of the page, given as the audio source, is not stopped at the end of a call', async () => {
  const ofPage = { kind: 'audio', stop: jest.fn() }
  const { call, transport } = setUpTransport({}, ofPage)
  const local = { local: true, tracks: { audio: { state: 'playable', persistentTrack: ofPage }, video: {} } }
  call.participants = () => ({ local }) as never
  await transport.join(joined)
  await transport.leave()
  expect(ofPage.stop).not.toHaveBeenCalled()
})

test('a track of the page, given as the audio source, is sent in every call, whatever the call before has sent last', async () => {
  const ofPage = { kind: 'audio' }
  const { call, transport } = setUpTransport({ setInputDevicesAsync: async () => ({}) }, ofPage)
  const sent = expect.objectContaining({ inputSettings: { audio: { settings: { customTrack: ofPage } } } })
  await transport.join(joined)
  expect(call.join).toHaveBeenLastCalledWith(sent)
  await transport.setMicrophone('', { stop() {} } as MediaStreamTrack)
  await transport.leave()
  await transport.join(joined)
  expect(call.join).toHaveBeenLastCalledWith(sent)
})

test('a track of the page, given during the call, is not sent by the next call', async () => {
  const { call, transport } = await joinRoom({}, { setInputDevicesAsync: async () => ({}) })
  await transport.setInputDevices({ audioSource: { kind: 'audio' } })
  await transport.leave()
  await transport.join({ ...joined, startMuted: true, withoutMicrophone: false })
  expect(call.join).toHaveBeenLastCalledWith(
    expect.objectContaining({ inputSettings: { audio: { settings: { deviceId: 'default' } } } }),
  )
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
    const { call, transport, track } = setUpTransport()
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
  const { report, transport } = await joinRoom({}, { setInputDevicesAsync: async () => ({}) })
  transport.subscribe(() => {})
  const music = { id: 'music', stop: jest.fn() }
  give(music)
  report('playable')
  await transport.setMicrophone('', music as unknown as MediaStreamTrack)
  expect(transport.usesPageTrack()).toBe(true)
  give({ id: 'voice' })
  report('playable')
  expect(music.stop).not.toHaveBeenCalled()
})

describe('a microphone that the page switches on the call object itself', () => {
  const setUp = async () => {
    const { transport, report } = setUpTransport()
    const switched = switchesOf(transport)
    await transport.join(joined)
    return { transport, page: transport.lendCallObject() as DailyCall, report, switched }
  }

  test('is reported', async () => {
    const { page, report, switched } = await setUp()
    report('playable')
    page.setLocalAudio(false)
    report('off')
    expect(switched).toEqual([true, false])
  })

  test('is not mistaken for a report that is older than our own switch', async () => {
    const { transport, report, switched } = await setUp()
    transport.setMicrophoneEnabled(false)
    report('playable')
    report('off')
    transport.setMicrophoneEnabled(true)
    report('off')
    report('playable')
    expect(switched).toEqual([false, true])
  })

  test('is not mistaken for late reports of our own switches', async () => {
    const { transport, report, switched } = await setUp()
    report('playable')
    for (const enabled of [false, true, false, true]) transport.setMicrophoneEnabled(enabled)
    for (const state of ['playable', 'off', 'off', 'playable', 'playable', 'off', 'playable'] as const)
      report(state)
    expect(switched).not.toContain(false)
  })
})

test('a microphone that the media library switches off by itself is switched on again, and nobody is muted', async () => {
  const { call, report, transport } = await joinRoom()
  const switched = switchesOf(transport)
  report('playable')
  report('off')
  expect(call.setLocalAudio).toHaveBeenLastCalledWith(true)
  expect(switched).toEqual([true])
})

describe('a visitor who is muted', () => {
  const joinMuted = async ({ isLent = false } = {}) => {
    const room = await joinRoom()
    const { call, clock, transport } = room
    const reported = switchesOf(transport)
    const { setLocalAudio } = call
    const page = isLent ? (transport.lendCallObject() as DailyCall) : undefined
    transport.setMicrophoneEnabled(false)
    await clock.pass(3_000)
    return { ...room, setLocalAudio, reported, page }
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
    const reported = switchesOf(transport)
    transport.setMicrophoneEnabled(!isMuted)
    const asJoined = local(isMuted ? 'playable' : 'off')
    setLocalAudio.mockClear()
    call.emit('joined-meeting', { participants: { local: asJoined } })
    call.emit('participant-updated', { participant: asJoined })
    expect(reported).toEqual([])
    expect(setLocalAudio).toHaveBeenLastCalledWith(!isMuted)
  },
)

test('a room that reports the visitor as muted before it says that it is joined again leaves an unmuted visitor unmuted', async () => {
  const { call, local, report, transport } = await joinRoom({ startMuted: true })
  const reported = switchesOf(transport)
  transport.setMicrophoneEnabled(true)
  report('playable')
  report('off')
  call.emit('joined-meeting', { participants: { local: local('off') } })
  expect(call.setLocalAudio).toHaveBeenLastCalledWith(true)
  report('playable')
  expect(reported.at(-1)).toBe(true)
})

test('a call that begins muted stays muted, also right after one in which the media library switched the microphone off', async () => {
  const { call, local, report, transport } = await joinRoom()
  transport.subscribe(() => {})
  report('playable')
  report('off')
  await transport.leave()
  call.setLocalAudio.mockClear()
  await transport.join({ ...joined, startMuted: true })
  call.emit('joined-meeting', { participants: { local: local('off') } })
  expect(call.setLocalAudio).not.toHaveBeenCalledWith(true)
})
