import Vapi from '@/lib/voice'
import type { ActiveCallLock } from '@/lib/voice/session/ports'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { goLive, liveVapi, makeNotedVapi, noted, warmVapi } from '@/tests/support/made-vapis'

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('two copies of the library on a page, as a hot reload leaves them, know of each other’s call', async () => {
  const locks: ActiveCallLock[] = []
  for (const _copy of [1, 2])
    await jest.isolateModulesAsync(async () => {
      const { activeCallLock } = await import('@/lib/voice/browser/active-call-lock')
      locks.push(activeCallLock)
    })
  const taken = await locks[0]?.take()
  await expect(locks[1]?.take()).rejects.toMatchObject({ code: 'busy' })
  taken?.release()
  const next = await locks[1]?.take()
  next?.release()
})

describe('an app written for the official SDK', () => {
  test('may pass null for arguments that it does not use', async () => {
    const { vapi, environment } = makeNotedVapi()
    const requested = jest.spyOn(environment, 'createWebCall')
    const start = vapi.start as (...args: unknown[]) => Promise<unknown>
    await expect(start.call(vapi, null, null, 'squad')).resolves.toMatchObject({
      webCallUrl: expect.any(String),
    })
    expect(requested.mock.lastCall?.[1]).toEqual({ squadId: 'squad' })
    await vapi.stop()
    await expect(start.call(vapi, null)).rejects.toThrow('Assistant or Squad or Workflow must be provided.')
  })

  test('may pass null to the constructor for what it does not set', async () => {
    const settings = ['key', null, null, null, { environment: createFakeEnvironment() }]
    const vapi: Vapi = Reflect.construct(Vapi, settings)
    await expect(vapi.startOrThrow('assistant')).resolves.toMatchObject({ id: 'call-1' })
    await vapi.dispose()
  })

  test('finds the instance as `this` in its listeners', async () => {
    const { vapi } = makeNotedVapi()
    const seen: unknown[] = []
    vapi.on('call-start-success', function (this: unknown) {
      seen.push(this === vapi)
    })
    await vapi.start('assistant')
    expect(seen).toEqual([true])
  })

  test('may stop and start again in the same tick: the first call ends, then the second begins', async () => {
    const { vapi, events } = await liveVapi()
    void vapi.stop()
    await expect(vapi.start('assistant')).resolves.toMatchObject({ id: 'call-2' })
    expect(events).toEqual(['call-start-success', 'call-start', 'call-end', 'call-start-success'])
  })

  test('may stop, start and stop again in the same tick: the second call never begins', async () => {
    const { vapi, environment, events } = await liveVapi()
    const first = environment.room()
    void vapi.stop()
    const started = vapi.start('assistant')
    await vapi.stop()
    await expect(started).resolves.toBeNull()
    await turn()
    expect(vapi.state.phase).toBe('ended')
    expect(environment.room()).toBe(first)
    expect(events).toEqual(['call-start-success', 'call-start', 'call-start-failed', 'call-end'])
  })

  test('may stop, reconnect and stop again in the same tick: no room is joined again', async () => {
    const { vapi, environment } = makeNotedVapi()
    await vapi.start('assistant')
    const first = environment.room()
    void vapi.stop()
    const joined = vapi.reconnect({ webCallUrl: 'https://room.example/again' })
    await vapi.stop()
    await expect(joined).rejects.toMatchObject({ code: 'aborted' })
    await turn()
    expect(environment.room()).toBe(first)
  })

  test('may start a call from a listener of the end of the one before', async () => {
    const { vapi, environment } = makeNotedVapi()
    await vapi.start('assistant')
    let next: Promise<unknown> | undefined
    vapi.on('state-change', ({ phase }) => {
      if (phase === 'ending') next ??= vapi.start('assistant')
    })
    await vapi.stop()
    await expect(next).resolves.toMatchObject({ id: 'call-2' })
    expect(environment.room().actions.map(({ action }) => action)).toContain('join')
  })

  test.each(['state-change', 'call-end'] as const)(
    'may start a call from a listener of %s when the one before is over: it begins after the last event of that one',
    async (name) => {
      const { vapi, environment } = makeNotedVapi()
      const log: string[] = []
      vapi.on('state-change', ({ phase }) => void log.push(phase))
      vapi.on('call-end', () => void log.push('call-end'))
      vapi.on('message', ({ type }) => void log.push(type))
      await goLive({ vapi, environment })
      let next: Promise<unknown> | undefined
      vapi.on(name, () => {
        if (vapi.state.phase === 'ended') next ??= vapi.start('assistant')
      })
      await vapi.stop()
      await expect(next).resolves.toMatchObject({ id: 'call-2' })
      const ofTheEnd = log.slice(log.indexOf('ending'), log.lastIndexOf('requesting') + 1)
      expect(ofTheEnd).toEqual(['ending', 'ended', 'call-end', 'status-update', 'requesting'])
    },
  )

  test('may print an instance', async () => {
    const { vapi } = makeNotedVapi()
    expect(JSON.parse(JSON.stringify(vapi))).toEqual({})
  })
})

describe('a start whose code is still on its way', () => {
  test('is connecting from the click on, and each state is emitted once', async () => {
    const { vapi, environment } = makeNotedVapi()
    const phases = noted(vapi, 'state-change', ({ phase }) => phase)
    const started = vapi.start('assistant')
    expect(vapi.state.phase).toBe('requesting')
    await started
    environment.answer()
    expect(phases).toEqual(['requesting', 'loading', 'joining', 'awaiting-assistant', 'live'])
  })

  test('has ended when it is stopped', async () => {
    const { vapi } = makeNotedVapi()
    const phases = noted(vapi, 'state-change', ({ phase }) => phase)
    void vapi.start('assistant')
    await vapi.stop()
    await turn()
    expect(vapi.state).toEqual({ phase: 'ended', reason: 'customer' })
    expect(phases).toEqual(['requesting', 'ended'])
  })

  test('that is stopped may be followed by another start in a listener, which goes on', async () => {
    const { vapi, environment } = makeNotedVapi()
    let again: Promise<unknown> | undefined
    vapi.on('call-start-failed', () => {
      // Without a limit, a fault would keep the test from ending.
      if (again) return
      again = vapi.start('assistant')
      vapi.say('Hello.')
    })
    void vapi.start('assistant')
    await vapi.stop()
    expect(await again).not.toBeNull()
    environment.answer()
    expect(environment.room().sent.join()).toContain('Hello.')
  })

  test.each([
    ['names nothing to call', (vapi: Vapi) => vapi.start(), 'validation'],
    ['joins nothing again', (vapi: Vapi) => vapi.reconnect({ webCallUrl: '' }), 'validation'],
  ])('has failed when it %s', async (_what, begin, code) => {
    const { vapi } = makeNotedVapi()
    await expect(begin(vapi)).rejects.toMatchObject({ code })
    expect(vapi.state).toMatchObject({ phase: 'failed', error: { code } })
  })

  test.each<[string, (vapi: Vapi) => Promise<unknown>]>([
    ['start', (vapi) => vapi.start({ squadId: 'squad', assistantOverrides: {} })],
    ['reconnect', (vapi) => vapi.reconnect({ webCallUrl: 'https://room.example/again', id: 'call-9' })],
  ])(
    'and that is stopped reports the same failure of a %s as with the code in the page',
    async (_what, begin) => {
      const failuresOf = async ({ vapi }: ReturnType<typeof makeNotedVapi>) => {
        const failures = noted(vapi, 'call-start-failed', ({ stage, error, context }) => ({
          stage,
          error,
          context,
        }))
        const began = begin(vapi).catch(() => undefined)
        await vapi.stop()
        await began
        return failures
      }
      const cold = await failuresOf(makeNotedVapi())
      expect(cold).toMatchObject([{ context: { isMobile: false } }])
      expect(cold).toEqual(await failuresOf(await warmVapi()))
    },
  )
})

describe('an abort signal', () => {
  test.each([
    ['while the code is still on its way', makeNotedVapi],
    ['with the code in the page', warmVapi],
  ])('aborted before start(), %s, ends it with one terminal event', async (_when, make) => {
    const { vapi, events } = await make()
    await expect(vapi.start({ assistantId: 'assistant', signal: AbortSignal.abort() })).resolves.toBeNull()
    expect(events).toEqual(['call-start-failed'])
  })

  test('aborted during the call hangs up', async () => {
    const { vapi, environment, events } = makeNotedVapi()
    const controller = new AbortController()
    await vapi.start({ assistantId: 'assistant', signal: controller.signal })
    environment.answer()
    controller.abort()
    await turn()
    expect(events.at(-1)).toBe('call-end')
  })

  test.each([
    ['while the code is still on its way', makeNotedVapi],
    ['with the code in the page', warmVapi],
  ])(
    'that is none, such as its controller, is refused, %s, and the next start works',
    async (_when, make) => {
      const { vapi, environment } = await make()
      const noSignal = { assistantId: 'assistant', signal: new AbortController() as never }
      await expect(vapi.start(noSignal)).rejects.toThrow('addEventListener')
      await expect(vapi.start('assistant')).resolves.not.toBeNull()
      environment.answer()
      vapi.say('Hello.')
      expect(environment.room().sent.join()).toContain('Hello.')
    },
  )

  test('holds no listener of ours after the call, so that a page may use one signal for many', async () => {
    const { vapi } = makeNotedVapi()
    const { signal } = new AbortController()
    let listenerCount = 0
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
    signal.addEventListener = (...args: Parameters<typeof add>) => (listenerCount++, add(...args))
    signal.removeEventListener = (...args: Parameters<typeof remove>) => (listenerCount--, remove(...args))
    await vapi.start({ assistantId: 'assistant', signal })
    await vapi.stop()
    expect(listenerCount).toBe(0)
  })

  test('of a call that is over does nothing to the next one', async () => {
    const { vapi, environment, events } = makeNotedVapi()
    const controller = new AbortController()
    await vapi.start({ assistantId: 'assistant', signal: controller.signal })
    await vapi.stop()
    await goLive({ vapi, environment })
    controller.abort()
    await turn()
    expect(events.at(-1)).toBe('call-start')
  })
})

describe('a time limit', () => {
  test.each([0, -1, NaN, Infinity, '5', null])(
    'of %p is refused before anything is asked for',
    async (value) => {
      const { vapi, events } = makeNotedVapi()
      const timeouts = { joinMs: value as number }
      await expect(vapi.start({ assistantId: 'assistant', timeouts })).rejects.toMatchObject({
        name: 'ValidationError',
        field: 'timeouts.joinMs',
      })
      expect(events).toEqual(['validation-error validation'])
    },
  )

  test('of undefined is the default limit', async () => {
    const { vapi } = makeNotedVapi()
    const timeouts = { joinMs: undefined }
    await expect(vapi.start({ assistantId: 'assistant', timeouts })).resolves.not.toBeNull()
  })
})

test('a room that is joined again and left in a listener of call-start is a call that ended', async () => {
  const { vapi, events } = makeNotedVapi()
  vapi.on('call-start', () => void vapi.dispose())
  await expect(vapi.reconnect({ webCallUrl: 'https://room.example/again' })).rejects.toMatchObject({
    code: 'aborted',
  })
  expect(events).toEqual(['call-start-success', 'call-start', 'call-end'])
})

test('a level observer that fails is reported with the words of the media library', async () => {
  const { vapi, environment } = makeNotedVapi()
  const reported = noted(vapi, 'local-audio-level-observer-error', (error) => error)
  await vapi.start('assistant')
  environment.room().emit({ type: 'level-observer-failed', native: { errorMsg: 'No worklet.' } })
  expect(reported).toEqual([expect.objectContaining({ message: 'No worklet.' })])
})

test('prewarm() makes no call object when the instance is disposed of before the code arrives', async () => {
  const { vapi, environment } = makeNotedVapi()
  const acquire = jest.spyOn(environment.transports, 'acquire')
  const warmed = vapi.prewarm()
  await vapi.dispose()
  await warmed
  expect(acquire).not.toHaveBeenCalled()
  await vapi.prewarm()
  expect(acquire).toHaveBeenCalledTimes(1)
})

test('prewarm() after dispose(), as in an effect that React runs again, is not ended by it', async () => {
  const { vapi, environment } = await warmVapi()
  const acquire = jest.spyOn(environment.transports, 'acquire')
  void vapi.prewarm()
  const disposed = vapi.dispose()
  await vapi.prewarm()
  await disposed
  expect(acquire.mock.calls.map(([signal]) => signal.aborted)).toEqual([false])
})

test('prewarm() that cannot fetch anything does not reject; the start reports the error', async () => {
  const environment = createFakeEnvironment()
  jest.spyOn(environment.transports, 'acquire').mockRejectedValue(new TypeError('Failed to fetch'))
  const { vapi, events } = makeNotedVapi(environment)
  await expect(vapi.prewarm()).resolves.toBeUndefined()
  await expect(vapi.start('assistant')).resolves.toBeNull()
  expect(events).toEqual(['daily-call-object-creation-error media-object', 'call-start-failed'])
})

test.each([
  ['without anything to call', { muted: true }],
  ['for its time limits', { assistantId: 'assistant', muted: true, timeouts: { joinMs: -1 } }],
])('a start that is refused %s leaves the visitor as muted as before', async (_why, options) => {
  const { vapi } = await warmVapi()
  await expect(vapi.start(options)).rejects.toMatchObject({ code: 'validation' })
  expect(vapi.isMuted()).toBe(false)
})

test('A start uses its arguments as they were, even if the page changes them before the code of a call has loaded', async () => {
  const { vapi, environment } = makeNotedVapi()
  const requested = jest.spyOn(environment, 'createWebCall')
  const overrides = { variableValues: { name: 'Ada' } }
  const started = vapi.start('assistant', overrides)
  overrides.variableValues.name = 'Bob'
  await started
  expect(requested.mock.lastCall?.[1].assistantOverrides).toEqual({ variableValues: { name: 'Ada' } })
})

test('An empty assistant is none: the id counts', async () => {
  const { vapi, environment } = makeNotedVapi()
  const requested = jest.spyOn(environment, 'createWebCall')
  await vapi.start({ assistant: '', assistantId: 'assistant' })
  expect(requested.mock.lastCall?.[1]).toEqual({ assistantId: 'assistant' })
})

test('end() ends the call also where the room does not take the message, which is reported', async () => {
  const { vapi, environment, events } = await liveVapi()
  environment.room().send = () => {
    throw new Error('The room is closed.')
  }
  vapi.end()
  await turn()
  expect(events).toEqual(['call-start-success', 'call-start', 'call-error internal', 'call-end'])
})

test.each([
  ['before any call', false],
  ['during a call', true],
])('dispose() and start() in the same tick start a call, %s', async (_when, isInCall) => {
  const { vapi, environment } = await warmVapi()
  if (isInCall) await goLive({ vapi, environment })
  const disposed = vapi.dispose()
  await expect(vapi.start('assistant')).resolves.not.toBeNull()
  await disposed
  expect(vapi.state.phase).toBe('awaiting-assistant')
})

test('The id of a call and its call object are there when the steps that make them are reported as completed', async () => {
  const environment = createFakeEnvironment()
  const callObject = {}
  const { acquire } = environment.transports
  environment.transports.acquire = async (signal) =>
    Object.assign(await acquire(signal), { lendCallObject: () => callObject })
  const { vapi } = makeNotedVapi(environment)
  const known: unknown[] = []
  vapi.on('call-start-progress', ({ stage, status }) => {
    if (status !== 'completed') return
    if (stage === 'web-call-creation') known.push(vapi.callId)
    if (stage === 'daily-call-object-creation') known.push(vapi.call === callObject)
  })
  await vapi.start('assistant')
  expect(known).toEqual(['call-1', true])
})

test('a prewarm() that takes too long does not end one that began later', async () => {
  const { vapi, environment } = makeNotedVapi()
  await vapi.prewarm()
  const signals: AbortSignal[] = []
  environment.transports.acquire = (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  jest.useFakeTimers()
  void vapi.prewarm()
  await jest.advanceTimersByTimeAsync(15_000)
  void vapi.prewarm()
  await jest.advanceTimersByTimeAsync(10_000)
  jest.useRealTimers()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
