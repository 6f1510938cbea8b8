import { createFakeEnvironment } from '@/lib/voice/testing'
import { createVoiceClient } from '@/lib/voice/react'
import { createDeferred } from '@/tests/support/deferred'
import { liveClient, setUpClient } from '@/tests/support/voice-client'
import { settle } from '@/tests/support/manual-clock'

/** Makes leaving the room wait until it is released. */
function slowLeave({ environment }: ReturnType<typeof setUpClient>) {
  const leave = createDeferred()
  environment.room().answers.leave = () => leave.promise
  return leave.resolve
}

it('The quality of the connection is not known any more once the call is over', async () => {
  const call = await liveClient()
  call.environment.room().emit({ type: 'quality', quality: 'very-low', native: {} })
  expect(call.snapshot().networkQuality).toBe('very-low')
  await call.stop()
  expect(call.snapshot().networkQuality).toBe('unknown')
})

describe('A start while the call before it is still ending', () => {
  it('shows at once that it connects, waits its turn, and connects, and not the end of the call before', async () => {
    const call = await liveClient()
    const release = slowLeave(call)
    void call.stop()
    expect(call.snapshot().state.phase).toBe('ending')
    call.phases.length = 0
    const started = call.start()
    expect(call.phases).toEqual(['requesting'])
    await settle()
    const first = call.environment.room()
    release()
    await started
    expect(call.environment.room()).not.toBe(first)
    call.environment.answer()
    expect(call.snapshot().error).toBeNull()
    expect(call.phases).toEqual(['requesting', 'loading', 'joining', 'awaiting-assistant', 'live'])
  })

  it('is possible after a start that failed, too', async () => {
    const call = setUpClient()
    call.environment.refuseWith(new Error('no'))
    let hasRetried = false
    call.client.subscribe(() => {
      if (hasRetried || call.snapshot().state.phase !== 'ending') return
      hasRetried = true
      call.environment.refuseWith(undefined)
      void call.start()
    })
    await call.start()
    await settle()
    call.environment.answer()
    expect(call.snapshot().state.phase).toBe('live')
  })

  it('stays failed when it is refused at once, even if the last call still reports events', async () => {
    const call = await liveClient()
    const release = slowLeave(call)
    void call.stop()
    await call.start({ timeouts: { joinMs: -1 } })
    release()
    await settle()
    expect(call.snapshot()).toMatchObject({
      state: { phase: 'failed' },
      error: { code: 'validation' },
    })
  })

  it('has no duration and no metrics of the call before, also when it is stopped while its code loads', async () => {
    const call = await liveClient()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await call.stop()
    expect(call.durationMs()).toBeGreaterThan(0)
    void call.start()
    await call.stop()
    expect(call.durationMs()).toBe(0)
    expect(call.metrics()).toBeNull()
  })
})

describe('Text that is typed early', () => {
  it('by a listener while the call begins comes after what was said and typed before', async () => {
    const call = setUpClient()
    const unsubscribe = call.client.subscribe(() => {
      if (call.snapshot().state.phase !== 'loading') return
      unsubscribe()
      call.sendText('Third')
    })
    const started = call.start({ history: [{ role: 'user', content: 'First' }] })
    call.sendText('Second')
    await started
    call.environment.answer()
    expect(call.typed()).toEqual(['First', 'Second', 'Third'])
  })

  it('is not sent in a later call when the load fails', async () => {
    const environment = createFakeEnvironment()
    let isOnline = false
    const load = async () => {
      if (!isOnline) throw new Error('offline')
      return import('@/lib/voice/client/client-call')
    }
    const client = createVoiceClient({ publicKey: 'key', assistantId: 'assistant', environment }, load)
    const started = client.actions.start()
    expect(client.actions.sendText('for the call that never came')).toBe(true)
    await started
    expect(client.snapshot()).toMatchObject({ state: { phase: 'failed' }, error: { code: 'media-load' } })
    isOnline = true
    await client.actions.start()
    environment.answer()
    await settle()
    expect(environment.room().sent).toEqual(['playable'])
    await client.actions.stop()
  })

  it('that is too long is refused before the assistant listens, too, and becomes no line', async () => {
    const call = setUpClient()
    await call.start()
    expect(call.sendText('x'.repeat(10_000))).toBe(false)
    expect(call.snapshot().error).toMatchObject({ code: 'message-too-large' })
    call.environment.answer()
    expect(call.snapshot().transcript).toEqual([])
    expect(call.typed()).toEqual([])
  })
})

describe('Methods that the client shares with the class', () => {
  it('end a call that is still connecting', async () => {
    const call = setUpClient()
    const started = call.start()
    expect(call.end()).toBe(true)
    await started
    expect(call.snapshot().state).toEqual({ phase: 'ended', reason: 'customer' })
  })

  it('take undefined for an option that is left out', async () => {
    const call = setUpClient()
    call.setMuted(true)
    await call.start({ muted: undefined, noiseCancellation: undefined })
    expect(call.snapshot().muted).toBe(true)
  })

  it('say, end and send messages', async () => {
    const call = setUpClient()
    expect(call.say('Hello')).toBe(false)
    await call.goLive()
    expect(call.say('One moment.', { endCallAfterSpoken: true, interruptionsEnabled: undefined })).toBe(true)
    expect(call.send({ type: 'control', control: 'mute-assistant' })).toBe(true)
    expect(call.end()).toBe(true)
    expect(call.snapshot().state.phase).toBe('ending')
    expect(call.sent()).toEqual([
      {
        type: 'say',
        message: 'One moment.',
        endCallAfterSpoken: true,
        interruptionsEnabled: false,
        interruptAssistantEnabled: false,
      },
      { type: 'control', control: 'mute-assistant' },
      { type: 'end-call' },
    ])
  })

  it('pass on the messages of the platform, until the listener is removed', async () => {
    const call = setUpClient()
    const listener = jest.fn()
    const leave = call.onMessage(listener)
    await call.goLive()
    call.environment.say({ type: 'user-interrupted' })
    expect(listener).toHaveBeenCalledWith({ type: 'user-interrupted' })
    leave()
    listener.mockClear()
    call.environment.say({ type: 'user-interrupted' })
    expect(listener).not.toHaveBeenCalled()
  })

  it.each([
    [
      'overrides for the assistant',
      { assistantOverrides: { firstMessage: 'Hi' } },
      { assistantId: 'assistant', assistantOverrides: { firstMessage: 'Hi' } },
    ],
    ['a squad', { squadId: 'squad' }, { squadId: 'squad' }],
    ['a workflow', { workflowId: 'flow' }, { workflowId: 'flow' }],
    ['another assistant', { assistantId: 'other' }, { assistantId: 'other' }],
  ])('start with %s', async (_, request, body) => {
    const call = setUpClient()
    const createWebCall = jest.spyOn(call.environment, 'createWebCall')
    await call.start(request)
    expect(createWebCall.mock.calls.map(([, asked]) => asked)).toEqual([body])
  })

  it('fail with a typed error if no assistant is named', async () => {
    const call = setUpClient({ assistantId: undefined })
    await call.start()
    expect(call.snapshot().error).toMatchObject({ code: 'not-configured', stage: 'input-validation' })
    await call.start({ squadId: 'squad' })
    expect(call.snapshot().error).toBeNull()
  })
})

it('may be stopped in a listener as soon as its session exists, which drops the messages that wait', async () => {
  const call = setUpClient()
  call.client.subscribe(() => {
    if (call.snapshot().state.phase === 'loading') void call.stop()
  })
  const started = call.start({ history: [{ role: 'user', content: 'What does it cost?' }] })
  expect(call.sendText('And a month?')).toBe(true)
  await expect(started).resolves.toBeNull()
  expect(call.snapshot()).toMatchObject({ state: { phase: 'ended' }, error: null })
})

describe('A listener that throws', () => {
  const broken = () => {
    throw new Error('broken page')
  }
  let report: jest.SpyInstance
  beforeEach(() => void (report = jest.spyOn(console, 'error').mockImplementation(() => {})))

  it('of the snapshot or the levels stops neither the call nor the other listeners, and is reported', async () => {
    const call = setUpClient()
    const heard = jest.fn()
    call.client.subscribe(broken)
    call.levels.subscribe(broken)
    call.client.subscribe(heard)
    await call.goLive()
    call.environment.room().emit({ type: 'remote-levels', levels: { assistant: 0.1 } })
    expect(call.snapshot().state.phase).toBe('live')
    expect(heard).toHaveBeenCalled()
    expect(report).toHaveBeenCalledWith(new Error('broken page'))
  })

  it('of messages, or that changes them, does not change which tool is run, and how', async () => {
    const call = setUpClient()
    const run = jest.fn()
    call.onMessage(broken)
    call.onMessage((message) => void Object.assign(message, { toolCallList: [] }))
    call.registerTool('pick_day', { run })
    await call.goLive()
    call.environment.say({
      type: 'tool-calls',
      toolCallList: [{ id: '1', function: { name: 'pick_day', arguments: {} } }],
    })
    expect(run).toHaveBeenCalledTimes(1)
  })
})

it('plays the assistant with the volume that was set, before the call and in it', async () => {
  const players: { volume?: number | undefined }[] = []
  const call = setUpClient()
  const { open } = call.environment.audio
  call.environment.audio.open = (...of) => {
    const playback = open(...of)
    players.push(playback.player)
    return playback
  }
  expect(call.volume()).toBe(1)
  call.setVolume(0.3)
  expect(call.volume()).toBe(0.3)
  await call.goLive()
  expect(players).toMatchObject([{ volume: 0.3 }])
  call.setVolume(0.6)
  expect(players).toMatchObject([{ volume: 0.6 }])
})

it('shows the picture of an assistant who has one, and of nobody else, until it ends or the call does', async () => {
  const picture = (id: string) => ({ id, kind: 'video' }) as MediaStreamTrack
  const call = await liveClient()
  const room = call.environment.room()
  const [assistant] = room.participants()
  const guest = room.enter({ id: 'guest', name: 'Guest' })
  room.emit({ type: 'track-started', participant: guest, track: picture('guest') })
  expect(call.snapshot().video).toBeNull()
  const track = picture('avatar')
  room.emit({ type: 'track-started', participant: assistant!, track })
  room.emit({ type: 'track-stopped', participant: assistant!, track: picture('another') })
  expect(call.snapshot().video).toBe(track)
  room.emit({ type: 'track-stopped', participant: assistant!, track })
  expect(call.snapshot().video).toBeNull()
  room.emit({ type: 'track-started', participant: assistant!, track })
  expect(call.snapshot().video).toBe(track)
  await call.stop()
  expect(call.snapshot().video).toBeNull()
})

it('takes null and undefined of an app in JavaScript as the class does', async () => {
  const call = setUpClient()
  call.setMuted(undefined as never)
  expect(call.snapshot().muted).toBe(false)
  await call.goLive()
  call.say('Hello.', { interruptionsEnabled: null as never, interruptAssistantEnabled: null as never })
  expect(call.sent().at(-1)).toEqual({
    type: 'say',
    message: 'Hello.',
    interruptionsEnabled: false,
    interruptAssistantEnabled: false,
  })
})

describe('The controls of the media library', () => {
  it('are those of the class, in the running call', async () => {
    const call = setUpClient()
    await expect((await call.controls()).setUserName('Ada')).rejects.toMatchObject({ code: 'misuse' })
    await call.goLive()
    const setUserName = jest.fn()
    const sendDTMF = async () => Promise.reject(new Error('x is not valid DTMF tone'))
    call.environment.room().callObject = () => ({ setUserName, sendDTMF })
    await (await call.controls()).setUserName('Ada')
    expect(setUserName).toHaveBeenCalledWith('Ada')
    await expect((await call.controls()).callState()).resolves.toBe('joined')
    await expect((await call.controls()).sendDTMF({ sessionId: 's', tones: 'x' })).rejects.toMatchObject({
      code: 'refused',
      message: 'sendDTMF() was refused: x is not valid DTMF tone',
    })
    await (await call.controls()).setNoiseCancellation(false)
    expect(call.environment.room().actions).toContainEqual({ action: 'noise-cancellation', enabled: false })
    await call.stop()
    await expect((await call.controls()).callState()).resolves.toBe('new')
  })

  it('have the texts of the app in their errors', async () => {
    const misuse = { title: 'Jetzt nicht', advice: 'Bitte später.' }
    const call = setUpClient({ errorTexts: { misuse } })
    await expect((await call.controls()).setUserName('Ada')).rejects.toMatchObject({ visitorText: misuse })
  })
})

it('says while the visitor speaks', async () => {
  const call = await liveClient()
  call.environment.room().emit({ type: 'local-level', level: 0.5 })
  expect(call.snapshot().isUserSpeaking).toBe(true)
  await call.stop()
  expect(call.snapshot().isUserSpeaking).toBe(false)
})

it('shows the platform’s id of the call, until another one is asked for', async () => {
  const call = setUpClient()
  expect(call.snapshot().callId).toBeNull()
  await call.goLive()
  const { callId } = call.snapshot()
  expect(callId).toEqual(expect.any(String))
  await call.stop()
  expect(call.snapshot().callId).toBe(callId)
  void call.start()
  expect(call.snapshot().callId).toBeNull()
})

it.each(['signal', 'stop'])(
  'begins again when a listener stops a start in its first moment, by %s, and starts another',
  async (way) => {
    const call = setUpClient()
    const stopping = new AbortController()
    let again: ReturnType<typeof call.start> | undefined
    const undo = call.client.subscribe(() => {
      undo()
      if (way === 'signal') stopping.abort()
      else void call.stop()
      again = call.start()
    })
    await expect(call.start({ signal: stopping.signal })).resolves.toBeNull()
    await expect(again).resolves.toMatchObject({ id: 'call-1' })
    call.environment.answer()
    expect(call.snapshot()).toMatchObject({ error: null, state: { phase: 'live' } })
  },
)
