import { settle } from '@/tests/support/manual-clock'
import { audioTrack, deferred, goLive, join, setUpSession, WEB_CALL } from '@/tests/support/voice-session'

const said = (message: unknown, fromId = 'assistant') => ({
  type: 'message' as const,
  data: typeof message === 'string' ? message : JSON.stringify(message),
  fromId,
})
const transcript = (role: string, text: string, transcriptType = 'final') => ({
  type: 'transcript',
  role,
  transcript: text,
  transcriptType,
})

describe('who may say what', () => {
  test('only the assistant can say "listening"', async () => {
    const setup = setUpSession()
    await join(setup)
    setup.transport().enter({ id: 'stranger', name: 'Somebody' })
    setup.transport().emit(said('listening', 'stranger'))
    expect(setup.session.state.phase).toBe('waiting')
    setup.transport().emit(said('listening'))
    expect(setup.session.state.phase).toBe('live')
  })

  test('a "listening" that arrives before its sender counts once they are known', async () => {
    const setup = setUpSession()
    setup.session.start().catch(() => {})
    await settle()
    setup.transport().emit(said('listening'))
    expect(setup.session.state.phase).toBe('waiting')
    setup.transport().enter()
    expect(setup.session.state.phase).toBe('live')
  })

  test('only the assistant can end the call', async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.transport().enter({ id: 'stranger', name: 'Somebody' })
    setup.transport().emit(said({ type: 'status-update', status: 'ended' }, 'stranger'))
    await setup.clock.pass(10_000)
    expect(setup.session.state.phase).toBe('live')
  })

  test("a stranger's transcript is passed on as a message and kept out of the transcript", async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.transport().enter({ id: 'stranger', name: 'Somebody' })
    setup.transport().emit(said(transcript('user', 'Send money.'), 'stranger'))
    expect(setup.ofType('message').map(({ fromAssistant }) => fromAssistant)).toEqual([false])
    expect(setup.ofType('transcript')).toEqual([])
  })

  test('only the assistant is played', async () => {
    const setup = setUpSession()
    await goLive(setup)
    const stranger = setup.transport().enter({ id: 'stranger', name: 'Somebody' })
    setup.transport().emit({ type: 'track-started', participant: stranger, track: audioTrack('noise') })
    expect(setup.players.map(({ trackId }) => trackId)).toEqual(['track-1'])
  })
})

describe('the end of a call', () => {
  test.each([
    ['assistant-ended-call', 'assistant'],
    ['silence-timed-out', 'silence'],
    ['exceeded-max-duration', 'time-limit'],
    ['customer-ended-call', 'customer'],
  ])('after the platform said %s, its reason is %s', async (endedReason, reason) => {
    const setup = setUpSession()
    const { assistant } = await goLive(setup)
    setup.transport().emit(said({ type: 'status-update', status: 'ended', endedReason }))
    setup.transport().depart(assistant)
    await settle()
    expect(setup.session.state).toEqual({ phase: 'ended', reason, platformReason: endedReason })
    expect(setup.ofType('over').map(({ ending }) => ending.announced)).toEqual([true])
  })

  test('comes by itself when the room stays open after the goodbye', async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.transport().emit(said({ type: 'status-update', status: 'ended' }))
    await setup.clock.pass(1999)
    expect(setup.session.state.phase).toBe('live')
    await setup.clock.pass(1)
    expect(setup.session.state).toEqual({ phase: 'ended', reason: 'assistant' })
  })

  test('is the announced one when the room throws us out after the goodbye', async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.transport().emit(said({ type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' }))
    setup.transport().emit({ type: 'fatal', failure: { code: 'ejected', message: 'Out.', cause: null } })
    await settle()
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'silence' })
    expect(setup.ofType('over').map(({ ending }) => ending.error)).toEqual([undefined])
  })

  test.each([
    ['ejected', 'ejected'],
    ['room-expired', 'room-expired'],
    ['connection-lost', 'connection-lost'],
    ['not-allowed', 'error'],
  ] as const)('after the fatal error %s, its reason is %s', async (code, reason) => {
    const setup = setUpSession()
    await goLive(setup)
    setup.transport().emit({ type: 'fatal', failure: { code, message: 'It is over.', cause: null } })
    setup.transport().emit({ type: 'left' })
    await settle()
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason, error: { code, stage: 'live' } })
    expect(setup.ofType('over')).toHaveLength(1)
  })
})

describe('an assistant who does not do its part', () => {
  const outcome = async (prepare: (setup: ReturnType<typeof setUpSession>) => void) => {
    const setup = setUpSession()
    setup.session.start().catch(() => {})
    await settle()
    prepare(setup)
    await settle()
    await setup.clock.pass(20_000)
    return setup
  }

  test('who never comes fails the call after 20 s', async () => {
    const setup = await outcome(() => {})
    expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'assistant-missing' } })
  })

  test('who comes without a sound fails the call after 20 s', async () => {
    const setup = await outcome((it) => void it.transport().enter())
    expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'assistant-no-audio' } })
  })

  test('who never says "listening" fails the call after 20 s', async () => {
    const setup = await outcome((it) => {
      const participant = it.transport().enter()
      it.transport().emit({ type: 'track-started', participant, track: audioTrack() })
    })
    expect(setup.session.state).toMatchObject({
      phase: 'failed',
      error: { code: 'assistant-silent', stage: 'listening' },
    })
  })

  test('who listens without a sound is told of after 10 s, and the call goes on', async () => {
    const setup = setUpSession()
    await join(setup)
    setup.transport().emit(said('listening'))
    await setup.clock.pass(10_000)
    expect(setup.ofType('problem').map(({ error }) => error.code)).toEqual(['assistant-no-audio'])
    expect(setup.session.state.phase).toBe('live')
  })

  test('who leaves has 5 s to come back', async () => {
    const setup = setUpSession()
    const { assistant } = await goLive(setup)
    setup.transport().depart(assistant)
    await setup.clock.pass(4000)
    setup.transport().enter()
    await setup.clock.pass(5000)
    expect(setup.session.state.phase).toBe('live')
    setup.transport().depart(assistant)
    await setup.clock.pass(5000)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'assistant-left' })
  })
})

describe('the connection', () => {
  const report = (status: 'interrupted' | 'connected', link = 'sfu') => ({
    type: 'connection' as const,
    link,
    status,
    native: null,
  })

  test('lost and regained is reconnecting, then live', async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.transport().emit(report('interrupted'))
    setup.transport().emit(report('interrupted', 'signaling'))
    expect(setup.session.state).toEqual({ phase: 'reconnecting', was: 'live' })
    setup.transport().emit(report('connected'))
    expect(setup.session.state.phase).toBe('reconnecting')
    setup.transport().emit(report('connected', 'signaling'))
    expect(setup.session.state.phase).toBe('live')
    await setup.clock.pass(60_000)
    expect(setup.session.state.phase).toBe('live')
  })

  test('that stays away for 30 s ends the call as lost', async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.transport().emit(report('interrupted'))
    await setup.clock.pass(30_000)
    expect(setup.session.state).toMatchObject({ phase: 'ended', reason: 'connection-lost' })
  })
})

describe('muting', () => {
  const microphone = (setup: ReturnType<typeof setUpSession>) =>
    setup.transport().actions.flatMap((done) => (done.action === 'microphone' ? [done.enabled] : []))

  test('during the join is kept once joined', async () => {
    const joined = deferred()
    const setup = setUpSession({ prepare: (transport) => (transport.answers.join = () => joined.promise) })
    setup.session.start().catch(() => {})
    await settle()
    setup.session.setMuted(true)
    joined.resolve()
    await settle()
    expect(microphone(setup)).toEqual([false])
  })

  test('during the call goes to the microphone at once', async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.session.setMuted(true)
    setup.session.setMuted(false)
    expect(microphone(setup)).toEqual([true, false, true])
  })

  test.each([
    [false, [true, true]],
    [true, [false]],
  ])('an audio-processor error turns noise cancellation off; muted: %s', async (muted, expected) => {
    const setup = setUpSession({ options: { muted } })
    await goLive(setup)
    setup.transport().emit({ type: 'noise-cancellation-failed', native: null })
    await settle()
    expect(setup.transport().actions).toContainEqual({ action: 'noise-cancellation', enabled: false })
    expect(microphone(setup)).toEqual(expected)
  })
})

describe('sound', () => {
  test('"playable" is sent once the assistant is really heard', async () => {
    const playing = deferred()
    const setup = setUpSession()
    setup.answerPlay(() => playing.promise)
    const { assistant } = await join(setup)
    setup.transport().emit({ type: 'track-started', participant: assistant, track: audioTrack() })
    await settle()
    expect(setup.transport().sent).toEqual([])
    playing.resolve()
    await settle()
    expect(setup.transport().sent).toEqual(['playable'])
  })

  test('held back by the browser can be resumed, and the visitor has all the time for it', async () => {
    const setup = setUpSession()
    setup.answerPlay(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')))
    const { assistant } = await join(setup)
    setup.transport().emit({ type: 'track-started', participant: assistant, track: audioTrack() })
    await settle()
    expect(setup.ofType('audio-blocked').map(({ blocked }) => blocked)).toEqual([true])
    expect(setup.ofType('problem').map(({ error }) => [error.code, error.fatal])).toEqual([
      ['audio-blocked', false],
    ])
    await setup.clock.pass(120_000)
    expect(setup.session.state.phase).toBe('waiting')
    setup.answerPlay(() => Promise.resolve())
    await setup.session.resumeAudio()
    expect(setup.ofType('audio-blocked').map(({ blocked }) => blocked)).toEqual([true, false])
    expect(setup.transport().sent).toEqual(['playable'])
    await setup.clock.pass(20_000)
    expect(setup.session.state).toMatchObject({ phase: 'failed', error: { code: 'assistant-silent' } })
  })

  test('the volume set before there is a track is applied to it', async () => {
    const setup = setUpSession()
    setup.session.setVolume(0.3)
    await goLive(setup)
    expect(setup.players).toMatchObject([{ volume: 0.3 }])
  })

  test('of a replaced track takes the place of the old one', async () => {
    const setup = setUpSession()
    const { assistant } = await goLive(setup)
    setup.transport().emit({ type: 'track-started', participant: assistant, track: audioTrack('track-2') })
    await settle()
    expect(setup.players).toMatchObject([
      { trackId: 'track-1', stopped: true },
      { trackId: 'track-2', stopped: false },
    ])
  })
})

describe('messages to the assistant', () => {
  test('wait, in order, until it listens', async () => {
    const setup = setUpSession()
    setup.session.start().catch(() => {})
    setup.session.send({ n: 1 })
    await settle()
    setup.session.send({ n: 2 })
    expect(setup.transport().sent).toEqual([])
    setup.transport().enter()
    setup.transport().emit(said('listening'))
    setup.session.send({ n: 3 })
    expect(setup.transport().sent.map((text) => JSON.parse(text))).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  test('after the end are refused with a typed error', async () => {
    const setup = setUpSession()
    await goLive(setup)
    await setup.session.stop()
    expect(() => setup.session.send({})).toThrow(expect.objectContaining({ code: 'misuse' }))
  })

  test('of more than the limit are refused with a typed error, and one of exactly that length is sent', async () => {
    const setup = setUpSession()
    await goLive(setup)
    // What is sent is a JSON text, and counts as the JSON of a text: quotes are escaped and two are added.
    const overhead = JSON.stringify(JSON.stringify({ t: '' })).length
    expect(() => setup.session.send({ t: 'x'.repeat(4097 - overhead) })).toThrow(
      expect.objectContaining({ code: 'message-too-large' }),
    )
    setup.session.send({ t: 'x'.repeat(4096 - overhead) })
    expect(setup.transport().sent).toHaveLength(2)
  })

  test('a typed question is sent as a turn of the visitor and shown in the transcript', async () => {
    const setup = setUpSession()
    await goLive(setup)
    setup.session.sendText('What does it cost?')
    expect(
      setup
        .transport()
        .sent.slice(1)
        .map((text) => JSON.parse(text)),
    ).toEqual([
      {
        type: 'add-message',
        message: { role: 'user', content: 'What does it cost?' },
        triggerResponseEnabled: true,
      },
    ])
    expect(setup.ofType('transcript').at(-1)?.transcript.lines()).toMatchObject([
      { role: 'user', text: 'What does it cost?', partial: false },
    ])
  })
})

describe('a recording that the platform wants', () => {
  const recorded = { ...WEB_CALL, artifactPlan: { videoRecordingEnabled: true } }
  const began = { type: 'recording' as const, event: 'recording-started' as const, native: {} }

  test('is asked for after joining; the first message waits for it', async () => {
    const setup = setUpSession({ ports: { createWebCall: async () => recorded } })
    await join(setup)
    expect(setup.transport().actions).toContainEqual({ action: 'start-recording' })
    await setup.clock.pass(1500)
    setup.transport().emit(began)
    expect(setup.transport().sent.map((text) => JSON.parse(text))).toEqual([
      { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: 1.5 },
    ])
  })

  test('is not asked for when the meeting token starts it', async () => {
    const answer = { ...recorded, transport: { callToken: 'meeting-token' } }
    const setup = setUpSession({ ports: { createWebCall: async () => answer } })
    await join(setup)
    const actions = setup.transport().actions.map(({ action }) => action)
    expect(actions).not.toContain('start-recording')
    expect(setup.ofType('stage').map(({ report }) => report.metadata?.action)).toContain(
      'auto-started-via-meeting-token',
    )
  })
})
