import { createDeferred } from '@/tests/support/deferred'
import { createVoiceError } from '@/lib/voice/error-messages'
import { defaultTimeouts } from '@/lib/voice/session/timeouts'
import { settle } from '@/tests/support/manual-clock'
import {
  answeredWith,
  audioTrack,
  joinedSession,
  never,
  nothingUnreleased,
  type SetupOptions,
  setUpSession,
  stalling,
  startSession,
  WEB_CALL,
} from '@/tests/support/voice-session'

describe('starting a call', () => {
  test('asks for the media code and the web call at the same moment', async () => {
    const webCall = createDeferred<unknown>()
    const setup = await startSession({ ports: { createWebCall: () => webCall.promise } })
    expect(setup.source.taken).toHaveLength(1)
    expect(setup.phases()).toEqual(['requesting'])
    webCall.resolve(WEB_CALL)
    await settle()
    expect(setup.phases()).toContain('awaiting-assistant')
  })

  test('reports the media code as ready only once it has loaded', async () => {
    const load = createDeferred()
    const setup = setUpSession({ prepare: (transport) => (transport.answers.load = () => load.promise) })
    void setup.session.start()
    await setup.clock.pass(1000)
    expect(setup.phases()).toEqual(['requesting', 'loading'])
    load.resolve()
    await settle()
    const done = setup
      .ofType('stage')
      .find(({ report }) => report.stage === 'daily-call-object-creation' && report.status === 'completed')
    expect(done?.report.durationMs).toBe(1000)
  })

  test('waits for the answer to the microphone prompt before it joins', async () => {
    const answer = createDeferred<'granted'>()
    const setup = setUpSession({ microphone: answer.promise })
    void setup.session.start()
    await setup.clock.pass(30_000)
    expect(setup.phases()).toEqual(['requesting', 'loading'])
    answer.resolve('granted')
    await settle()
    expect(setup.phases()).toContain('joining')
  })

  test('joins without a microphone when the prompt stays unanswered for a minute', async () => {
    const setup = setUpSession({ microphone: never() })
    void setup.session.start()
    await setup.clock.pass(60_000)
    expect(setup.phases()).toContain('joining')
  })

  test('does not ask for the microphone when the call begins muted', async () => {
    const request = jest.fn()
    const setup = await joinedSession({ options: { muted: true }, ports: { microphone: { request } } })
    expect(request).not.toHaveBeenCalled()
    expect(setup.transport().actions).toContainEqual(
      expect.objectContaining({ action: 'join', options: expect.objectContaining({ startMuted: true }) }),
    )
  })

  test('waits 1000 ms before joining on a mobile device, counted from the start', async () => {
    const setup = setUpSession({ ports: { isMobile: () => true } })
    void setup.session.start()
    await setup.clock.pass(999)
    expect(setup.phases()).not.toContain('joining')
    await setup.clock.pass(1)
    expect(setup.phases()).toContain('joining')
  })

  test('is tried where the browser says that it is offline: the platform may be on the same machine', async () => {
    const setup = setUpSession({ ports: { isOnline: () => false } })
    await expect(setup.session.start()).resolves.toBeDefined()
    await setup.session.stop()
  })

  test.each([
    ['network', false, 'offline'],
    ['network', true, 'network'],
    ['token-failed', false, 'offline'],
    ['token-failed', true, 'token-failed'],
  ] as const)(
    'that fails with %s, with a connection: %s, is reported as %s',
    async (cause, isOnline, code) => {
      const unreached = createVoiceError({ code: cause, stage: 'web-call-creation' })
      const ports = { isOnline: () => isOnline, createWebCall: () => Promise.reject(unreached) }
      const setup = setUpSession({ ports })
      await expect(setup.session.start()).rejects.toMatchObject({ code, stage: 'web-call-creation' })
      expect(setup.unreleased()).toEqual(nothingUnreleased)
    },
  )

  test.each(['insecure-page', 'unsupported-browser'] as const)(
    'on a page without calls (%s) asks the platform for nothing',
    async (code) => {
      const createWebCall = jest.fn()
      const setup = setUpSession({ ports: { pageProblem: () => code, createWebCall } })
      await expect(setup.session.start()).rejects.toMatchObject({ code, stage: 'initialization' })
      expect(createWebCall).not.toHaveBeenCalled()
      expect(setup.unreleased()).toEqual(nothingUnreleased)
    },
  )

  test('subscribes to the audio of everybody who is in the room already', async () => {
    const setup = setUpSession({
      prepare(transport) {
        transport.enter()
        transport.enter({ id: 'other', name: 'Somebody' })
      },
    })
    await setup.session.start()
    expect(setup.actionsOf('receive')).toEqual([
      { action: 'receive', participantId: 'assistant', tracks: { audio: true, video: false } },
      { action: 'receive', participantId: 'other', tracks: { audio: true, video: false } },
    ])
  })

  test.each([
    ['a video recording', { artifactPlan: { videoRecordingEnabled: true } }],
    ["an avatar's voice", { assistant: { voice: { provider: 'tavus' } } }],
  ])('subscribes to video too with %s', async (_what, answer) => {
    const setup = await joinedSession(answeredWith(answer))
    expect(setup.transport().actions).toContainEqual({
      action: 'receive',
      participantId: 'assistant',
      tracks: { audio: true, video: true },
    })
  })
})

describe('a stage that fails', () => {
  const refused = createVoiceError({ code: 'unauthorized', stage: 'web-call-creation', message: 'No.' })

  test('gives one error and one terminal event, and holds nothing afterwards', async () => {
    const setup = setUpSession({ ports: { createWebCall: () => Promise.reject(refused) } })
    await expect(setup.session.start()).rejects.toBe(refused)
    expect(setup.ofType('closed')).toEqual([
      expect.objectContaining({
        ending: expect.objectContaining({ began: false, outcome: { phase: 'failed', error: refused } }),
      }),
    ])
    expect(setup.session.state).toEqual({ phase: 'failed', error: refused })
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })

  const stalled: [string, string, number, SetupOptions][] = [
    ['the web call', 'web-call-creation', 15_000, { ports: { createWebCall: never } }],
    ['the media code', 'daily-call-object-creation', 20_000, stalling('load')],
    ['joining', 'daily-call-join', 20_000, stalling('join')],
  ]

  test.each(stalled.flatMap((row) => [false, true].map((isFrozen) => [isFrozen, ...row] as const)))(
    'fails with code timeout when nothing answers, and has its full time again after a freeze (%s): %s',
    async (isFrozen, _what, stage, limitMs, given) => {
      const setup = setUpSession(given)
      const started = setup.session.start()
      started.catch(() => {})
      if (isFrozen) {
        await setup.clock.pass(1_000)
        setup.clock.freeze(300_000)
      }
      await setup.clock.pass(limitMs - 1)
      expect(setup.ofType('closed')).toEqual([])
      await setup.clock.pass(2_000)
      await expect(started).rejects.toMatchObject({ code: 'timeout', stage })
      expect(setup.ofType('closed')).toHaveLength(1)
      expect(setup.unreleased().timers).toBe(0)
    },
  )

  test('does not wait for the web call when the media code cannot be loaded', async () => {
    const setup = setUpSession({
      ports: { createWebCall: never },
      prepare: (transport) => (transport.answers.load = () => Promise.reject(new Error('gone'))),
    })
    await expect(setup.session.start()).rejects.toMatchObject({
      code: 'media-object',
      stage: 'daily-call-object-creation',
    })
    const failed = setup.ofType('stage').filter(({ report }) => report.status === 'failed')
    expect(failed.map(({ report }) => `${report.stage} ${report.error?.code}`)).toEqual([
      'web-call-creation aborted',
      'daily-call-object-creation media-object',
    ])
  })

  test('sends a microphone whose prompt is answered after the limit, and closes it at the end', async () => {
    const answer = createDeferred<'granted'>()
    const setup = setUpSession({ microphone: answer.promise, microphoneTrack: audioTrack('microphone') })
    setup.session.start().catch(() => {})
    await setup.clock.pass(defaultTimeouts.microphoneMs)
    const [join] = setup.actionsOf('join')
    expect(join).toMatchObject({ options: { withoutMicrophone: true } })
    expect(join).not.toMatchObject({ options: { microphone: expect.anything() } })
    answer.resolve('granted')
    await settle()
    expect(setup.transport().actions).toContainEqual({ action: 'set-microphone', deviceId: '' })
    expect(setup.microphoneReleased).toEqual([])
    await setup.session.stop()
    expect(setup.microphoneReleased).toHaveLength(1)
  })
})
