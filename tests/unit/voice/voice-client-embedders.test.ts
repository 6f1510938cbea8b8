import { createDeferred } from '@/tests/support/deferred'
import { liveVapi, makeVapi } from '@/tests/support/made-vapis'
import { until } from '@/tests/support/until'
import { liveClient, setUpClient } from '@/tests/support/voice-client'
import { setUpConversation } from '@/tests/support/voice-conversation'

describe('What embedders use beside the call itself', () => {
  it('resolves a start with the platform’s call, and with null where there is none', async () => {
    const call = setUpClient()
    await expect(call.start()).resolves.toMatchObject({ id: 'call-1', webCallUrl: expect.any(String) })
    await expect(call.start()).resolves.toBeNull()
    await call.stop()
    call.environment.refuseWith({ status: 401 })
    await expect(call.start()).resolves.toBeNull()
    expect(call.snapshot().error).toMatchObject({ code: 'unauthorized' })
  })

  it('takes null, which an app in JavaScript may pass, for a request or options that are left out', async () => {
    const { start, say, sent, environment, client } = setUpClient()
    expect(await start(null as never)).not.toBeNull()
    environment.answer()
    expect(say('Hello.', null as never)).toBe(true)
    expect(client.snapshot().error).toBeNull()
    expect(sent()).toMatchObject([{ type: 'say', message: 'Hello.' }])
  })

  it.each(['voice', 'chat'] as const)('begins a conversation by %s whose request is null', async (mode) => {
    const { actions, state } = setUpConversation()
    actions.start(mode, null as never)
    expect(state()).toMatchObject({ mode })
  })

  it('ends a start that a listener stops at its first state', async () => {
    const call = setUpClient()
    const undo = call.client.subscribe(() => {
      undo()
      void call.stop()
    })
    await expect(call.start()).resolves.toBeNull()
    expect(call.snapshot().state).toEqual({ phase: 'ended', reason: 'customer' })
    expect(call.environment.transports.taken).toEqual([])
  })

  it('keeps a listener that two components have added when one of them removes it', async () => {
    const call = await liveClient()
    const log = jest.fn()
    const undo = call.onMessage(log)
    call.onMessage(log)
    undo()
    call.environment.say({ type: 'speech-update' })
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('does not call a listener that another one has just removed', async () => {
    const call = await liveClient()
    const removed = jest.fn()
    call.onMessage(() => undo())
    const undo = call.onMessage(removed)
    call.environment.say({ type: 'speech-update' })
    expect(removed).not.toHaveBeenCalled()
  })

  it('joins a call again that still runs, without a new one', async () => {
    const call = setUpClient()
    const first = await call.start()
    await call.stop()
    const createWebCall = jest.spyOn(call.environment, 'createWebCall')
    await expect(call.reconnect(first!)).resolves.toBe(true)
    expect(call.snapshot()).toMatchObject({ state: { phase: 'live' }, callId: 'call-1' })
    expect(createWebCall).not.toHaveBeenCalled()
  })

  it('calls the named assistant, with what was said before, even if the page changes the request meanwhile', async () => {
    const call = setUpClient()
    const createWebCall = jest.spyOn(call.environment, 'createWebCall')
    const assistantOverrides = { firstMessage: 'Hello.' }
    const history = [{ role: 'user' as const, content: 'How much is it?' }]
    const started = call.start({ assistantOverrides, history })
    const message = { type: 'say' as const, message: 'One moment.' }
    expect(call.send(message)).toBe(true)
    assistantOverrides.firstMessage = 'Changed.'
    Object.assign(history[0] ?? {}, { content: 'Changed.' })
    message.message = 'Changed.'
    await started
    call.environment.answer()
    expect(createWebCall.mock.calls[0]?.[1]).toMatchObject({ assistantOverrides: { firstMessage: 'Hello.' } })
    expect(call.sent()).toMatchObject([
      { type: 'add-message', message: { content: 'How much is it?' } },
      { type: 'say', message: 'One moment.' },
    ])
  })

  it('shows the steps of a start, until the assistant listens', async () => {
    const call = setUpClient()
    const stages: unknown[] = []
    call.client.subscribe(() => {
      const { stage } = call.snapshot()
      if (stage && stages.at(-1) !== stage) stages.push(stage)
    })
    await call.goLive()
    expect(stages).toEqual(expect.arrayContaining(['web-call-creation', 'daily-call-join']))
    expect(call.snapshot().stage).toBeNull()
  })

  it('shows no step of a start once the assistant listens, although the call is still being set up', async () => {
    const call = setUpClient()
    const levels = createDeferred<void>()
    call.client.subscribe(() => {
      if (call.snapshot().stage === 'daily-call-join')
        call.environment.room().answers.observeRemoteLevels = () => levels.promise
    })
    const started = call.start()
    await until(call.client, () => call.snapshot().stage === 'audio-observer-setup')
    call.environment.answer()
    levels.resolve()
    await started
    expect(call.snapshot()).toMatchObject({ state: { phase: 'live' }, stage: null })
  })
})

it.each([
  ['client', () => setUpClient()],
  [
    'class',
    () => {
      const { vapi, environment } = makeVapi()
      return { environment, reconnect: vapi.reconnect.bind(vapi) }
    },
  ],
])(
  'reconnect() of the %s joins the room that it was given, whatever the page changes meanwhile',
  async (_of, make) => {
    const { reconnect, environment } = make()
    const first = 'https://room.example/first'
    const call = { webCallUrl: first }
    const joined = reconnect(call)
    call.webCallUrl = 'https://room.example/other'
    await joined
    const options = expect.objectContaining({ url: first }) as object
    expect(environment.room().actions).toContainEqual({ action: 'join', options })
  },
)

it('reconnect() during a call says why it is refused, and the call continues', async () => {
  const call = await liveClient()
  expect(await call.reconnect({ webCallUrl: 'https://room.example/other' })).toBe(false)
  expect(call.snapshot()).toMatchObject({ error: { code: 'misuse' }, state: { phase: 'live' } })
})

it.each([
  ['while the code is still on its way', setUpClient],
  [
    'with the code in the page',
    async () => {
      const call = await liveClient()
      await call.stop()
      return call
    },
  ],
])(
  'a signal that is none, such as its controller, is an error of the start, %s, and the next start works',
  async (_when, make) => {
    const { client, start } = await make()
    await expect(start({ signal: new AbortController() as never })).resolves.toBeNull()
    expect(client.snapshot().state).toMatchObject({ phase: 'failed', error: { code: 'internal' } })
    await expect(start()).resolves.toMatchObject({ id: expect.stringContaining('call-') as string })
  },
)

describe('reconnect() without a call says that it needs the address of one', () => {
  const error = expect.objectContaining({
    code: 'validation',
    field: 'webCallUrl',
    message: expect.stringContaining('webCallUrl is required for reconnection'),
  })

  it.each([undefined, null, {}])('to the client: %s', async (given) => {
    const call = setUpClient()
    expect(await call.reconnect(given as never)).toBe(false)
    expect(call.snapshot()).toMatchObject({ state: { phase: 'failed' }, error })
  })

  it.each([undefined, null, {}])('to the class: %s', async (given) => {
    const { vapi, environment } = makeVapi()
    await expect(vapi.reconnect(given as never)).rejects.toEqual(error)
    expect(environment.transports.taken).toEqual([])
  })
})

it.each(['', '  \n', '\u200b', '\u2060\ufeff\u3164', undefined, 5])(
  'a text of the visitor with nothing in it is neither sent nor shown by client and class, nor as context: %j',
  async (given) => {
    const text = given as string
    const call = await liveClient()
    expect([call.sendText(text), call.addContext(text)]).toEqual([false, false])
    expect(call.sent()).toEqual([])
    await call.stop()
    const { vapi, environment } = await liveVapi()
    expect([vapi.sendText(text), vapi.addContext(text)]).toEqual([false, false])
    expect(environment.room().sent.filter((message) => message.includes('add-message'))).toEqual([])
  },
)

it('what the class says of a call is not about the one before while the next one waits for its end', async () => {
  const { vapi } = await liveVapi()
  expect(vapi.callId).toBe('call-1')
  const stopped = vapi.stop()
  const started = vapi.start('assistant')
  expect([vapi.callId, vapi.durationMs(), vapi.metrics]).toEqual([null, 0, null])
  await stopped
  await started
  expect(vapi.callId).toBe('call-2')
})

it('the level of a muted visitor is 0, because nothing is sent', async () => {
  const call = await liveClient()
  call.setMuted(true)
  call.environment.room().emit({ type: 'local-level', level: 0.5 })
  expect(call.levels.current().user).toBe(0)
})

it('the level that the class reads of a muted visitor is 0, too, although the media library has another one', async () => {
  const { vapi, environment } = await liveVapi()
  environment.room().callObject = () => ({ getLocalAudioLevel: () => 0.5 })
  expect(vapi.getLocalAudioLevel()).toBe(0.5)
  vapi.setMuted(true)
  expect(vapi.getLocalAudioLevel()).toBe(0)
})
