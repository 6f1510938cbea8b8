import { getEventListeners } from 'node:events'
import { createDeferred } from '@/tests/support/deferred'
import { createActiveCallLock } from '@/lib/voice/browser/active-call-lock'
import { readJoinableCall, type JoinableCall } from '@/lib/voice/session/joinable-call'
import type { SessionEvent } from '@/lib/voice/session/types'
import { settle } from '@/tests/support/manual-clock'
import {
  answeredWith,
  audioTrack,
  goLive,
  holdingJoin,
  join,
  liveSession,
  never,
  nothingUnreleased,
  quietMonitor,
  RECORDED,
  type SessionSetup,
  type SetupOptions,
  setUpSession,
  stalling,
  startSession,
  WEB_CALL,
} from '@/tests/support/voice-session'

describe('hanging up', () => {
  test.each<[string, SetupOptions]>([
    ['while the web call is being created', { ports: { createWebCall: never } }],
    ['while the media code loads', stalling('load')],
    ['while the microphone prompt is open', { microphone: never() }],
    ['while joining', stalling('join')],
    ['while levels are set up', stalling('observeRemoteLevels')],
    ['while noise cancellation starts', stalling('setNoiseCancellation')],
  ])('%s settles the start as aborted and holds nothing', async (_when, given) => {
    const setup = await startSession(given)
    const stopped = setup.session.stop()
    await setup.clock.pass(0)
    await stopped
    await expect(setup.started).rejects.toMatchObject({ code: 'aborted', name: 'AbortError' })
    expect(setup.session.state).toEqual({ phase: 'ended', reason: 'customer' })
    expect(setup.ofType('closed')).toEqual([
      expect.objectContaining({
        ending: expect.objectContaining({ began: false, outcome: { phase: 'ended', reason: 'customer' } }),
      }),
    ])
    expect(setup.unreleased()).toEqual(nothingUnreleased)
    expect(setup.microphoneReleased).toHaveLength(1)
  })

  test('aborts the request for the web call', async () => {
    let asked: AbortSignal | undefined
    const createWebCall = (signal: AbortSignal) => {
      asked = signal
      return never()
    }
    const setup = await startSession({ ports: { createWebCall } })
    await setup.session.stop()
    expect(asked?.aborted).toBe(true)
  })

  test('is not undone by a web call that is created in spite of it', async () => {
    const answer = createDeferred<unknown>()
    const setup = await startSession({ ports: { createWebCall: () => answer.promise } })
    await setup.session.stop()
    answer.resolve(WEB_CALL)
    await settle()
    expect(setup.session.callId()).toBeUndefined()
  })

  test('from inside a listener stops the stage before its work begins', async () => {
    const createWebCall = jest.fn()
    const setup: SessionSetup = setUpSession({
      ports: { createWebCall },
      onEvent(event) {
        if (event.type === 'stage' && event.report.stage === 'web-call-creation') void setup.session.stop()
      },
    })
    await expect(setup.session.start()).rejects.toMatchObject({ code: 'aborted' })
    expect(createWebCall).not.toHaveBeenCalled()
  })

  test('settles within 2 s even when the far end never confirms', async () => {
    const setup = await liveSession(stalling('leave'))
    const stopped = setup.session.stop()
    await setup.clock.pass(2000)
    await expect(stopped).resolves.toBeUndefined()
    expect(setup.session.state).toEqual({ phase: 'ended', reason: 'customer' })
    expect(setup.unreleased()).toMatchObject({ listeners: 0, timers: 0, players: 0 })
  })

  test('ends speech before the call, and emits nothing of it afterwards', async () => {
    const setup = await liveSession()
    setup.emit({ type: 'remote-levels', levels: { assistant: 0.2 } })
    await setup.session.stop()
    await setup.clock.pass(5000)
    const order = setup.events.map((event) =>
      event.type === 'assistant-speech' ? `speaking ${event.speaking}` : event.type,
    )
    expect(order.indexOf('speaking false')).toBeGreaterThan(order.indexOf('speaking true'))
    expect(order.at(-1)).toBe('closed')
    expect(order.filter((entry) => entry === 'speaking false')).toHaveLength(1)
  })

  test('reports nothing that fails after the end', async () => {
    const setup = await liveSession()
    const switchedOff = createDeferred()
    setup.transport().answers.setNoiseCancellation = () => switchedOff.promise
    setup.emit({ type: 'noise-cancellation-failed', native: {} })
    await setup.session.stop()
    switchedOff.reject(new Error('There is no call.'))
    await settle()
    expect(setup.ofType('warning')).toEqual([])
  })

  test('does not turn the microphone on after noise cancellation was switched off', async () => {
    const setup = await liveSession()
    const switchedOff = createDeferred()
    setup.transport().answers.setNoiseCancellation = () => switchedOff.promise
    setup.emit({ type: 'noise-cancellation-failed', native: {} })
    await setup.session.stop()
    switchedOff.resolve()
    await settle()
    expect(setup.transport().actions.at(-1)).not.toEqual({ action: 'microphone', enabled: true })
  })

  test('does not play a sound that was about to begin', async () => {
    const playing = createDeferred()
    const setup = setUpSession()
    setup.answerPlay(() => playing.promise)
    const { assistant } = await join(setup)
    setup.emit({ type: 'track-started', participant: assistant, track: audioTrack() })
    await setup.session.stop()
    playing.resolve()
    await settle()
    expect(setup.ofType('audio')).toEqual([])
    expect(setup.transport().sent).toEqual([])
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })

  test('while the media code loads waits until its call object is freed', async () => {
    const log: string[] = []
    const setup: SessionSetup = setUpSession({
      ports: {
        transports: {
          // As the media library's pool: it frees the call object, and rejects then.
          acquire: (signal) =>
            new Promise((_resolve, reject) => {
              const free = () => {
                log.push('freed')
                reject(new Error('aborted'))
              }
              signal.addEventListener('abort', () => setup.clock.after(1_000, free))
            }),
          release: async () => {},
          dispose: async () => {},
        },
      },
    })
    setup.session.start().catch(() => {})
    await settle()
    void setup.session.stop().then(() => log.push('stopped'))
    await setup.clock.pass(2_000)
    expect(log).toEqual(['freed', 'stopped'])
  })

  test('stops a recording that was on', async () => {
    const setup = await liveSession(answeredWith(RECORDED))
    await setup.session.stop()
    const actions = setup.transport().actions.map(({ action }) => action)
    const ofRecording = actions.filter((action) => action.endsWith('recording'))
    expect(ofRecording).toEqual(['start-recording', 'stop-recording'])
  })
})

test('the next call waits while another one is ending, and is refused during another one', async () => {
  const shared = createActiveCallLock()
  const one = setUpSession({ ports: { callLock: shared } })
  const createWebCall = jest.fn(async () => WEB_CALL)
  const two = setUpSession({ ports: { callLock: shared, createWebCall } })
  await goLive(one)
  await expect(two.session.start()).rejects.toMatchObject({ code: 'busy' })
  expect(createWebCall).not.toHaveBeenCalled()

  const three = setUpSession({ ports: { callLock: shared, createWebCall } })
  const stopped = one.session.stop()
  const started = three.session.start()
  await stopped
  await expect(started).resolves.toMatchObject({ id: 'call-1' })
})

describe('hanging up in a listener', () => {
  test('of an interruption by the device also stops the monitor that has just been started', async () => {
    const stopMonitor = jest.fn()
    const setup: SessionSetup = setUpSession({
      ports: {
        loadMonitor: async () => (_call, emit) => {
          emit({ type: 'interruption', interruption: 'system', active: true })
          return quietMonitor(stopMonitor)
        },
      },
      onEvent(event) {
        if (event.type === 'interruption') void setup.session.stop()
      },
    })
    await join(setup)
    await settle()
    expect(setup.phase()).toBe('ended')
    expect(stopMonitor).toHaveBeenCalledTimes(1)
  })

  test('of "listening" does not play an assistant whose sound arrives only then', async () => {
    const setup: SessionSetup = setUpSession({
      onEvent(event) {
        if (event.type === 'listening') void setup.session.stop()
      },
    })
    setup.session.start().catch(() => {})
    await settle()
    setup.emit({ type: 'message', data: 'listening', fromId: 'assistant' })
    const participant = { id: 'assistant', name: 'Vapi Speaker', local: false }
    setup.emit({ type: 'track-started', participant, track: audioTrack() })
    await settle()
    expect(setup.phase()).toBe('ended')
    expect(setup.unreleased()).toEqual(nothingUnreleased)
  })

  /** A good call that is hung up in the listener of one of its events. */
  async function stopAt(isMoment: (event: SessionEvent) => boolean, existing?: JoinableCall) {
    let stopped: Promise<void> | undefined
    const setup: SessionSetup = setUpSession({
      options: { isRead: () => true, ...(existing && { existing }) },
      onEvent(event) {
        if (isMoment(event)) stopped ??= setup.session.stop()
      },
    })
    setup.session.start().catch(() => {})
    await settle()
    if (setup.source.taken.length > 0) {
      const assistant = setup.transport().enter()
      await setup.play(assistant)
      setup.emit({ type: 'message', data: 'listening', fromId: assistant.id })
      setup.emit({ type: 'message', data: '{"type":"hello"}', fromId: assistant.id })
    }
    await stopped
    await settle()
    return { setup, isStopped: stopped !== undefined }
  }

  const joinedBefore = readJoinableCall(WEB_CALL)

  test.each([
    ['a start', undefined],
    ['a reconnect', joinedBefore],
  ])('at any event of %s releases everything, and no event follows the last one', async (_what, existing) => {
    for (let number = 0; ; number++) {
      let seen = 0
      const { setup, isStopped } = await stopAt(() => seen++ === number, existing)
      if (!isStopped) {
        await setup.session.stop()
        expect(number).toBeGreaterThan(20)
        return
      }
      expect(setup.unreleased()).toEqual(nothingUnreleased)
      expect(setup.events.findIndex(({ type }) => type === 'closed')).toBe(setup.events.length - 1)
      expect(setup.ofType('closed')).toHaveLength(1)
    }
  })

  test('before the browser is asked for the microphone leaves it closed', async () => {
    const { setup } = await stopAt((event) => event.type === 'stage' && event.report.status === 'completed')
    expect(setup.ofType('microphone')).toEqual([])
  })

  test('of the state "live" begins no conversation', async () => {
    const { setup } = await stopAt((event) => event.type === 'state' && event.state.phase === 'live')
    expect(setup.ofType('listening')).toEqual([])
  })
})

describe('what a call has begun', () => {
  test('leaves no listener on the signal of the page, which may outlive many calls', async () => {
    const { signal } = new AbortController()
    const setup = await liveSession({ options: { signal } })
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await setup.session.stop()
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('is measured, and a start that is stopped before is not', async () => {
    const loadMonitor = async () => () => quietMonitor()
    const stopped = await startSession({ ...stalling('setNoiseCancellation'), ports: { loadMonitor } })
    await stopped.session.stop()
    expect(stopped.ofType('metrics')).toEqual([])
    const live = await liveSession({ ports: { loadMonitor } })
    await live.session.stop()
    expect(live.ofType('metrics')).toHaveLength(1)
  })
})

describe('while the room is being joined', () => {
  test('the visitor’s mute waits for the room, and is then sent', async () => {
    const { prepare, enterRoom } = holdingJoin()
    const setup = await startSession({ prepare })
    setup.session.setMuted(true)
    expect(setup.actionsOf('microphone')).toEqual([])
    enterRoom()
    await settle()
    expect(setup.actionsOf('microphone')).toEqual([{ action: 'microphone', enabled: false }])
  })

  test('the message that ends the call for everybody waits for the assistant, and is not lost', async () => {
    const { prepare, enterRoom } = holdingJoin()
    const setup = await startSession({ prepare })
    setup.session.send({ type: 'end-call' })
    enterRoom()
    await settle()
    const assistant = setup.transport().enter()
    setup.emit({ type: 'message', data: 'listening', fromId: assistant.id })
    await settle()
    expect(setup.transport().sent).toContain('{"type":"end-call"}')
  })
})
