import { createDeferred } from '@/tests/support/deferred'
import { settle } from '@/tests/support/manual-clock'
import {
  answeredWith,
  audioTrack,
  goLive,
  join,
  joinedSession,
  liveSession,
  messageOf,
  never,
  nothingUnreleased,
  RECORDED,
  setUpSession,
  transcriptOf,
} from '@/tests/support/voice-session'

describe('muting', () => {
  const microphone = (setup: ReturnType<typeof setUpSession>) =>
    setup.transport().actions.flatMap((done) => (done.action === 'microphone' ? [done.enabled] : []))

  test.each([
    [false, [true, true]],
    [true, [false]],
  ])('an audio-processor error turns noise cancellation off; muted: %s', async (muted, expected) => {
    const setup = await liveSession({ options: { muted } })
    setup.emit({ type: 'noise-cancellation-failed', native: null })
    await settle()
    expect(setup.transport().actions).toContainEqual({ action: 'noise-cancellation', enabled: false })
    expect(microphone(setup)).toEqual(expected)
  })
})

test('the picture of an assistant who is still there is shown again when the newer one ends', async () => {
  const { assistant, ...setup } = await joinedSession()
  const successor = setup.transport().enter({ id: 'successor' })
  const picture = (id: string) => ({ id, kind: 'video' }) as MediaStreamTrack
  const [first, second] = [picture('first'), picture('second')]
  setup.emit({ type: 'track-started', participant: assistant, track: first })
  setup.emit({ type: 'track-started', participant: successor, track: second })
  setup.emit({ type: 'track-stopped', participant: successor, track: second })
  setup.emit({ type: 'track-stopped', participant: assistant, track: first })
  expect(setup.ofType('video').map(({ track }) => track?.id)).toEqual(['first', 'second', 'first', undefined])
})

describe('sound', () => {
  test.each([
    [0.075, 0.5],
    [0.15, 1],
    [0.6, 1],
  ])('with a summed level of %d has a volume of %d: 0.15 and more is full', async (level, volume) => {
    const setup = await liveSession()
    setup.emit({ type: 'remote-levels', levels: { assistant: level } })
    expect(setup.ofType('assistant-level').at(-1)?.level).toBe(volume)
    await setup.session.stop()
  })

  /** A session whose assistant sounds, which the browser blocks. */
  async function blockedSession() {
    const setup = setUpSession()
    setup.answerPlay(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')))
    const { assistant } = await join(setup)
    const track = audioTrack()
    await setup.play(assistant, track)
    const blocked = () => setup.ofType('audio-blocked').map((event) => event.blocked)
    return { ...setup, assistant, track, blocked }
  }

  test('that the browser blocks can be resumed, and the call waits for the visitor to do so', async () => {
    const setup = await blockedSession()
    expect(setup.blocked()).toEqual([true])
    expect(setup.ofType('warning')).toMatchObject([{ error: { code: 'audio-blocked', fatal: false } }])
    await setup.clock.pass(120_000)
    expect(setup.phase()).toBe('awaiting-assistant')
    setup.answerPlay(() => Promise.resolve())
    await setup.session.resumeAudio()
    expect(setup.blocked()).toEqual([true, false])
    expect(setup.transport().sent).toEqual(['playable'])
    await setup.clock.pass(20_000)
    expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'assistant-silent' } })
  })

  test('that the browser blocks is reported as free once another script plays it', async () => {
    const setup = await blockedSession()
    setup.answerPlay(() => Promise.resolve())
    setup.players[0]?.playedByPage()
    await settle()
    expect(setup.blocked()).toEqual([true, false])
    expect(setup.transport().sent).toEqual(['playable'])
    setup.players[0]?.playedByPage()
    await settle()
    expect(setup.players[0]?.plays).toBe(2)
  })

  test('that the browser blocks is reported as free when the call ends, before the last event', async () => {
    const setup = await blockedSession()
    await setup.session.stop()
    expect(setup.blocked()).toEqual([true, false])
    expect(setup.events.at(-1)?.type).toBe('closed')
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })

  test('the volume set before there is a track is applied to it', async () => {
    const setup = setUpSession()
    setup.session.setVolume(0.3)
    await goLive(setup)
    expect(setup.players).toMatchObject([{ volume: 0.3 }])
  })
})

describe('a player that something else pauses', () => {
  const interruptedStart = () =>
    Promise.reject(new DOMException('interrupted by a call to pause()', 'AbortError'))

  test('plays again', async () => {
    const setup = await liveSession()
    setup.players[0]?.pause()
    await settle()
    expect(setup.players).toMatchObject([{ plays: 2, stopped: false }])
    expect(setup.ofType('audio-blocked')).toEqual([])
  })

  test('while it starts is played again, and not taken for one that the browser blocks', async () => {
    const setup = setUpSession()
    const answers = [interruptedStart]
    setup.answerPlay(() => answers.shift()?.() ?? Promise.resolve())
    await goLive(setup)
    expect(setup.players).toMatchObject([{ plays: 2, stopped: false }])
    expect(setup.ofType('audio')).toHaveLength(1)
    expect(setup.ofType('audio-blocked')).toEqual([])
  })

  test('at every start is reported as blocked, and not started again', async () => {
    const setup = setUpSession()
    setup.answerPlay(interruptedStart)
    await goLive(setup)
    expect(setup.players[0]?.plays).toBeLessThan(6)
    expect(setup.ofType('audio-blocked').map(({ blocked }) => blocked)).toEqual([true])
  })

  test('after the end stays as it is', async () => {
    const setup = await liveSession()
    await setup.session.stop()
    setup.players[0]?.pause()
    await settle()
    expect(setup.players).toMatchObject([{ plays: 1 }])
  })
})

describe('what is set at the player', () => {
  const replaceTrack = async (setup: ReturnType<typeof setUpSession>, id = 'track-2') => {
    const participant = { id: 'assistant', name: 'Vapi Speaker', local: false }
    setup.emit({ type: 'track-started', participant, track: audioTrack(id) })
    await settle()
  }

  test('by the page itself lasts as well', async () => {
    const setup = await liveSession()
    Object.assign(setup.players[0] ?? {}, { sinkId: 'headset', volume: 0.2, muted: true })
    await replaceTrack(setup)
    expect(setup.players.at(-1)).toMatchObject({ sinkId: 'headset', volume: 0.2, muted: true })
  })

  test('back to the system’s own loudspeaker lasts, too', async () => {
    const setup = await liveSession({ options: { speakerId: 'headset' } })
    Object.assign(setup.players[0] ?? {}, { sinkId: '' })
    await replaceTrack(setup)
    expect(setup.players.at(-1)).toMatchObject({ sinkId: '' })
  })

  test('while the track is being replaced is used by the newer one', async () => {
    const setup = await liveSession()
    const first = setup.players[0]
    const switched = createDeferred<void>()
    Object.assign(first ?? {}, { setSinkId: () => switched.promise })
    const chosen = setup.session.setSpeaker('headset')
    await replaceTrack(setup)
    switched.resolve()
    await chosen
    expect(setup.players.at(-1)).toMatchObject({ trackId: 'track-2', sinkId: 'headset' })
  })

  test('is the newest choice, also where the browser answers an older one later', async () => {
    const setup = await liveSession()
    const player = setup.players[0]
    const slow = createDeferred<void>()
    const setSinkId = player?.setSinkId
    Object.assign(player ?? {}, {
      async setSinkId(id: string) {
        if (id === 'desk') await slow.promise
        await setSinkId?.(id)
      },
    })
    const chosen = [setup.session.setSpeaker('desk'), setup.session.setSpeaker('headset')]
    await settle()
    slow.resolve()
    await Promise.all(chosen)
    expect(player).toMatchObject({ sinkId: 'headset' })
    await replaceTrack(setup)
    expect(setup.players.at(-1)).toMatchObject({ trackId: 'track-2', sinkId: 'headset' })
  })

  test('that the browser applies slowly delays the assistant by 2 s at most', async () => {
    const slow = createDeferred<undefined>()
    const setup = await liveSession({
      options: { speakerId: 'headset' },
      player: { setSinkId: () => slow.promise },
    })
    await setup.clock.pass(1_999)
    expect(setup.players).toMatchObject([{ plays: 0 }])
    await setup.clock.pass(1)
    expect(setup.players).toMatchObject([{ plays: 1 }])
    expect(setup.warnings()).toEqual([])
    slow.reject(new Error('The device is gone.'))
    await setup.clock.pass(0)
    expect(setup.warnings()).toEqual(['refused'])
  })

  test('is applied to the next track if the browser had not applied it to the one before', async () => {
    const setup = await liveSession({
      options: { speakerId: 'headset' },
      player: { setSinkId: jest.fn(() => new Promise(() => {})) },
    })
    await setup.clock.pass(2_000)
    await replaceTrack(setup)
    expect(setup.players.at(-1)?.setSinkId).toHaveBeenCalledTimes(2)
  })

  test.each(['during', 'before'])('%s the call is reported where the browser never answers', async (when) => {
    const setup = await liveSession({
      options: { speakerId: when === 'before' ? 'desk' : undefined },
      player: { setSinkId: never },
    })
    const chosen = when === 'during' ? setup.session.setSpeaker('desk').catch(String) : undefined
    await setup.clock.pass(59_999)
    expect(setup.ofType('warning')).toEqual([])
    await setup.clock.pass(1)
    expect(setup.ofType('warning').map(({ error }) => error.message)).toEqual(
      when === 'before' ? ['The chosen device was refused: No answer in time.'] : [],
    )
    expect(await chosen).toBe(when === 'during' ? 'Error: No answer in time.' : undefined)
  })

  test('is not waited for after the end of the call', async () => {
    const setup = await liveSession({ options: { speakerId: 'desk' }, player: { setSinkId: never } })
    const chosen = setup.session.setSpeaker('headset')
    await setup.session.stop()
    expect(setup.unreleased()).toEqual(nothingUnreleased)
    await chosen
    expect(setup.ofType('warning')).toEqual([])
  })
})

describe('only the assistant is the assistant', () => {
  test.each([
    ['assistant', 1, { type: 'remote-levels', levels: { assistant: 0.3 } }],
    ['user', 0.3, { type: 'local-level', level: 0.3 }],
  ] as const)('the level of the %s, at most %d, returns to 0 after a second', async (side, most, level) => {
    const setup = await liveSession()
    setup.emit(level)
    await setup.clock.pass(999)
    expect(setup.ofType(`${side}-level`).at(-1)?.level).toBe(most)
    await setup.clock.pass(1)
    expect(setup.ofType(`${side}-level`).at(-1)?.level).toBe(0)
  })

  test('a level that is not a number is silence', async () => {
    const setup = await liveSession()
    setup.emit({ type: 'remote-levels', levels: { assistant: NaN } })
    setup.emit({ type: 'local-level', level: undefined as never })
    expect(setup.ofType('assistant-level').at(-1)?.level).toBe(0)
    expect(setup.ofType('user-level').at(-1)?.level).toBe(0)
    await setup.session.stop()
  })

  test('a listener who speaks is not', async () => {
    const setup = await liveSession()
    setup.transport().enter({ id: 'listener', name: 'Supervisor' })
    setup.emit({ type: 'remote-levels', levels: { listener: 0.5, assistant: 0 } })
    expect(setup.ofType('assistant-level').at(-1)?.level).toBe(0)
    expect(setup.ofType('assistant-speech')).toEqual([])
    setup.emit({ type: 'remote-levels', levels: { listener: 0.5, assistant: 0.075 } })
    expect(setup.ofType('assistant-level').at(-1)?.level).toBe(0.5)
    await setup.session.stop()
  })

  test.each(['its track', 'its participant'])(
    'an assistant is heard again when the newer one ends: %s',
    async (what) => {
      const setup = await liveSession()
      const second = setup.transport().enter({ id: 'second' })
      const track = audioTrack('track-2')
      await setup.play(second, track)
      if (what === 'its track') setup.emit({ type: 'track-stopped', participant: second, track })
      else setup.transport().depart(second)
      await settle()
      expect(setup.players).toMatchObject([
        { trackId: 'track-1', stopped: true },
        { trackId: 'track-2', stopped: true },
        { trackId: 'track-1', stopped: false, plays: 1 },
      ])
    },
  )
})

describe('messages to the assistant', () => {
  test('that are typed while the visitor speaks leave the spoken line as it is', async () => {
    const setup = await liveSession()
    setup.emit(transcriptOf('user', 'I would like to know', 'partial'))
    setup.session.sendText('ada@example.com')
    setup.emit(transcriptOf('user', 'I would like to know the price'))
    expect(setup.ofType('transcript').at(-1)?.lines).toMatchObject([
      { text: 'I would like to know the price', partial: false },
      { text: 'ada@example.com', partial: false },
    ])
  })

  test('that are typed while the call is being created are shown at once', () => {
    const setup = setUpSession({ ports: { createWebCall: never } })
    setup.session.start().catch(() => {})
    setup.session.sendText('What does it cost?')
    expect(setup.ofType('transcript').at(-1)?.lines).toMatchObject([{ text: 'What does it cost?', atMs: 0 }])
    return setup.session.stop()
  })

  test('that the media library refuses fail with a typed error', async () => {
    const setup = await liveSession()
    const cause = new Error('sendAppMessage() only supported after join.')
    setup.transport().send = () => {
      throw cause
    }
    expect(() => setup.session.sendText('hello')).toThrow(
      expect.objectContaining({ name: 'VoiceError', code: 'internal', fatal: false, cause }),
    )
  })

  test('wait, in order, until it listens', async () => {
    const setup = setUpSession()
    setup.session.start().catch(() => {})
    setup.session.send({ n: 1 })
    await settle()
    setup.session.send({ n: 2 })
    expect(setup.transport().sent).toEqual([])
    setup.transport().enter()
    setup.emit(messageOf('listening'))
    setup.session.send({ n: 3 })
    expect(setup.transport().sent.map((text) => JSON.parse(text))).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  test('after the end are refused with a typed error', async () => {
    const setup = await liveSession()
    await setup.session.stop()
    expect(() => setup.session.send({})).toThrow(expect.objectContaining({ code: 'misuse' }))
  })

  test('of more than the limit are refused with a typed error, and one of exactly that length is sent', async () => {
    const setup = await liveSession()
    // What is sent is a JSON text, and counts as the JSON of a text: quotes are escaped and two are added.
    const overhead = JSON.stringify(JSON.stringify({ t: '' })).length
    expect(() => setup.session.send({ t: 'x'.repeat(4097 - overhead) })).toThrow(
      expect.objectContaining({ code: 'message-too-large' }),
    )
    setup.session.send({ t: 'x'.repeat(4096 - overhead) })
    expect(setup.transport().sent).toHaveLength(2)
  })
})

describe('a recording that the platform wants', () => {
  test('is asked for after joining; the first message waits for it', async () => {
    const setup = await joinedSession(answeredWith(RECORDED))
    expect(setup.transport().actions).toContainEqual({ action: 'start-recording' })
    await setup.clock.pass(1500)
    setup.emit({ type: 'recording', event: 'recording-started', native: {} })
    expect(setup.transport().sent.map((text) => JSON.parse(text))).toEqual([
      { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: 1.5 },
    ])
  })

  test('is not asked for when the meeting token starts it', async () => {
    const answer = { ...RECORDED, transport: { callToken: 'meeting-token' } }
    const setup = await joinedSession(answeredWith(answer))
    expect(setup.actionsOf('start-recording')).toEqual([])
    const reported = setup.ofType('stage').map(({ report }) => report.metadata?.action)
    expect(reported).toContain('auto-started-via-meeting-token')
  })
})
