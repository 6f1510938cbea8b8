import OfficialVapi from '@vapi-ai/web'
import { ApiError } from '@/lib/api'
import Vapi, { AbortedError, LoadError, MisuseError, ValidationError, VoiceError } from '@/lib/voice'
import { createVoiceError } from '@/lib/voice/error-messages'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { goLive, liveVapi, makeVapi, noted } from '@/tests/support/made-vapis'
import { settle } from '@/tests/support/manual-clock'
import { microphoneThatIs } from '@/tests/support/voice-client'

describe('the class itself', () => {
  const methods = Object.getOwnPropertyNames(OfficialVapi.prototype).filter(
    // What 2.7.1 declares private.
    (name) =>
      !/^(constructor|cleanup|isMobileDevice|sleep|emit|maybe|on|handle|audioPlayer|desired|attach|detach)/.test(
        name,
      ),
  )

  test.each([...methods, 'startOrThrow', 'prewarm', 'dispose', 'registerTool', 'resumeAudio', 'durationMs'])(
    '%s is a method of its own',
    (name) => expect(Object.getOwnPropertyDescriptor(Vapi.prototype, name)?.value).toBeInstanceOf(Function),
  )

  test('sends typed questions and context in the words of the hook, and tells of its tools', async () => {
    const { vapi, environment } = makeVapi()
    expect(vapi.sendText('Hello?')).toBe(false)
    const runs = noted(vapi, 'tool', ({ name, status }) => [name, status])
    vapi.registerTool('book', { run: () => 'done' })
    const started = vapi.start('assistant')
    expect(vapi.sendText('What does it cost?')).toBe(true)
    expect(vapi.addContext('The visitor looks at the prices.')).toBe(true)
    await started
    environment.answer()
    const sent = environment
      .room()
      .sent.flatMap((text) => (text.startsWith('{') ? [JSON.parse(text) as unknown] : []))
    const question = { role: 'user', content: 'What does it cost?' }
    const context = { role: 'system', content: 'The visitor looks at the prices.' }
    expect(sent).toEqual([
      { type: 'add-message', message: question, triggerResponseEnabled: true },
      { type: 'add-message', message: context, triggerResponseEnabled: false },
    ])
    environment.say({ type: 'tool-calls', toolCallList: [{ id: '1', name: 'book', arguments: {} }] })
    await settle()
    expect(runs).toEqual([
      ['book', 'started'],
      ['book', 'ended'],
    ])
  })

  test('tells when a microphone that was refused works again, as the hook does', async () => {
    const { vapi, environment } = makeVapi()
    let outcome: 'denied' | 'granted' = 'denied'
    environment.microphone = { request: () => microphoneThatIs(outcome).request() }
    const states = noted(vapi, 'microphone', (state) => state)
    await goLive({ vapi, environment })
    expect(states).toEqual(['denied'])
    outcome = 'granted'
    vapi.setMuted(true)
    vapi.setMuted(false)
    await settle()
    expect(states).toEqual(['denied', 'granted'])
  })

  test('can be spied on', async () => {
    const spy = jest.spyOn(Vapi.prototype, 'start').mockResolvedValue(null)
    await expect(makeVapi().vapi.start('assistant')).resolves.toBeNull()
    expect(spy).toHaveBeenCalledWith('assistant')
  })

  test('is its own `default`, as apps write it where the official package gives its exports', () => {
    expect(Vapi.default).toBe(Vapi)
    expect(new Vapi.default('key')).toBeInstanceOf(Vapi)
  })
})

test('the id of a call is null before the first call, and kept after the end', async () => {
  const { vapi } = makeVapi()
  expect(vapi.callId).toBeNull()
  await vapi.start('assistant')
  expect(vapi.callId).toBe('call-1')
  await vapi.stop()
  expect(vapi.callId).toBe('call-1')
})

test('`call` is the call object in a call, and null outside of one', async () => {
  const { vapi, environment } = makeVapi()
  const native = { marker: 'the call object' }
  expect(vapi.call).toBeNull()
  await vapi.start('assistant')
  jest.spyOn(environment.room(), 'lendCallObject').mockReturnValue(native)
  expect(vapi.call).toBe(native)
  expect(vapi.getDailyCallObject()).toBe(native)
  await vapi.stop()
  expect(vapi.call).toBeNull()
})

describe('devices that are chosen while a call connects', () => {
  /** The assistant answers, and its sound begins. */
  async function hearAssistant({ vapi, environment }: ReturnType<typeof makeVapi>) {
    environment.answer()
    await new Promise((resolve) => vapi.once('audio', resolve))
    return vapi.getAudioPlayer()
  }

  /** A call that does something as soon as it joins the room, and the errors of it. */
  async function joiningCall(choose: (vapi: Vapi) => unknown) {
    const { vapi, environment } = makeVapi()
    const errors = noted(vapi, 'error', ({ exception }) => exception.code)
    const asked: unknown[] = []
    environment.microphone = {
      request({ deviceId }) {
        asked.push(deviceId)
        return microphoneThatIs('granted').request()
      },
    }
    let chosen: unknown
    vapi.on('state-change', ({ phase }) => {
      if (phase !== 'joining' || chosen) return
      environment.room().callObject = () => ({ setOutputDeviceAsync: async () => ({}) })
      chosen = choose(vapi)
    })
    await vapi.start('assistant')
    await chosen
    await hearAssistant({ vapi, environment })
    return { vapi, environment, errors, asked }
  }

  test('a loudspeaker plays the assistant, also in the next call', async () => {
    const { vapi, environment, errors } = await joiningCall((it) =>
      it.setOutputDeviceAsync({ outputDeviceId: 'desk' }),
    )
    expect([vapi.getAudioPlayer()?.sinkId, ...errors]).toEqual(['desk'])
    await vapi.stop()
    await vapi.start('assistant')
    expect(await hearAssistant({ vapi, environment })).toMatchObject({ sinkId: 'desk' })
  })

  test('a microphone is opened, also for the next call', async () => {
    const { vapi, errors, asked } = await joiningCall((it) =>
      it.setInputDevicesAsync({ audioDeviceId: 'desk' }),
    )
    await vapi.stop()
    await vapi.start('assistant')
    expect([asked, errors]).toEqual([[undefined, 'desk', 'desk'], []])
  })

  test('a loudspeaker that is chosen without a call is for the next one', async () => {
    const { vapi, environment } = makeVapi()
    vapi.setOutputDeviceAsync({ outputDeviceId: 'desk' })
    await settle()
    await vapi.start('assistant')
    expect(await hearAssistant({ vapi, environment })).toMatchObject({ sinkId: 'desk' })
  })
})

describe('muting', () => {
  test('emits each change once, and outlives the call', async () => {
    const { vapi, environment } = makeVapi()
    const changes = noted(vapi, 'mute-change', (isMuted) => isMuted)
    await vapi.start('assistant')
    vapi.setMuted(true)
    vapi.setMuted(true)
    await vapi.stop()
    await vapi.start('assistant')
    expect(environment.room().actions).toContainEqual(
      expect.objectContaining({ action: 'join', options: expect.objectContaining({ startMuted: true }) }),
    )
    expect(changes).toEqual([true])
  })

  test.each([
    ['before the code of a call is there', false],
    ['with the code in the page', true],
  ])('after a start wins over the option of that start, %s', async (_when, isWarm) => {
    const { vapi, environment } = makeVapi()
    if (isWarm) await vapi.prewarm()
    vapi.setMuted(true)
    const changes = noted(vapi, 'mute-change', (isMuted) => isMuted)
    const started = vapi.start({ assistantId: 'assistant', muted: false })
    expect(vapi.isMuted()).toBe(false)
    vapi.setMuted(true)
    await started
    expect(changes).toEqual([false, true])
    expect(vapi.isMuted()).toBe(true)
    expect(environment.room().actions).toContainEqual({ action: 'microphone', enabled: false })
  })

  test.each([
    ['is set by the second of two starts once the first is stopped', false, true],
    ['by the page wins over the second of two starts, although that begins later', true, false],
  ])('%s', async (_what, isChanged, expected) => {
    const { vapi } = makeVapi()
    const controller = new AbortController()
    const first = vapi.start({ assistantId: 'assistant', muted: false, signal: controller.signal })
    const second = vapi.start({ assistantId: 'assistant', muted: true })
    expect(vapi.isMuted()).toBe(false)
    controller.abort()
    if (isChanged) vapi.setMuted(false)
    await expect(first).resolves.toBeNull()
    await expect(second).resolves.toMatchObject({ id: 'call-1' })
    expect(vapi.isMuted()).toBe(expected)
  })

  test('for the next call does not change the call that is ending', async () => {
    const { vapi, environment } = makeVapi()
    await vapi.start({ assistantId: 'assistant', muted: true })
    const ending = environment.room()
    void vapi.stop()
    await vapi.start({ assistantId: 'assistant', muted: false })
    expect(ending.actions).not.toContainEqual({ action: 'microphone', enabled: true })
    expect(vapi.isMuted()).toBe(false)
  })

  test('is set for a call by its start', async () => {
    const { vapi, environment } = makeVapi(undefined, 'key', { startAudioOff: true })
    const changes = noted(vapi, 'mute-change', (isMuted) => isMuted)
    await vapi.start({ assistantId: 'assistant', muted: false })
    expect(vapi.isMuted()).toBe(false)
    expect(changes).toEqual([false])
    expect(environment.room().actions).toContainEqual(
      expect.objectContaining({ action: 'join', options: expect.objectContaining({ startMuted: false }) }),
    )
    await vapi.start({ assistantId: 'assistant', muted: true })
    expect(vapi.isMuted()).toBe(false)
  })
})

test('options without an assistant are refused, and not taken for an assistant', async () => {
  const { vapi, environment } = makeVapi()
  const createWebCall = jest.spyOn(environment, 'createWebCall')
  await expect(vapi.start({ roomDeleteOnUserLeaveEnabled: false })).rejects.toThrow(
    'Assistant or Squad or Workflow must be provided.',
  )
  expect(createWebCall).not.toHaveBeenCalled()
  const request = { assistantId: 'assistant', roomDeleteOnUserLeaveEnabled: false }
  await vapi.start(request)
  expect(createWebCall.mock.lastCall?.[1]).toEqual(request)
})

test('noise cancellation can be off for a call', async () => {
  const { vapi, environment } = makeVapi()
  await vapi.start({ assistantId: 'assistant', noiseCancellation: false })
  expect(environment.room().actions.map(({ action }) => action)).not.toContain('noise-cancellation')
})

test('the visitor is speaking: a state and events', async () => {
  const { vapi, environment } = makeVapi()
  const heard: unknown[] = []
  vapi.on('user-speech-start', () => void heard.push(['start', vapi.isUserSpeaking]))
  vapi.on('user-speech-end', () => void heard.push(['end', vapi.isUserSpeaking]))
  await goLive({ vapi, environment })
  expect(environment.room().actions).toContainEqual(expect.objectContaining({ action: 'local-level' }))
  environment.room().emit({ type: 'local-level', level: 0.5 })
  expect(heard).toEqual([['start', true]])
  await vapi.stop()
  expect(vapi.isUserSpeaking).toBe(false)
})

test('a microphone that is switched off on the call object itself is muted, and not switched again by us', async () => {
  const { vapi, environment } = await liveVapi()
  const changes = noted(vapi, 'mute-change', (isMuted) => isMuted)
  const commands = () => environment.room().actions.filter(({ action }) => action === 'microphone').length
  const before = commands()
  environment.room().emit({ type: 'microphone-enabled', enabled: false })
  expect(vapi.isMuted()).toBe(true)
  expect(changes).toEqual([true])
  expect(commands()).toBe(before)
})

test('has the tracks of both sides, and none outside of a call', async () => {
  const { vapi, environment } = makeVapi()
  const user = { kind: 'audio' } as MediaStreamTrack
  expect(vapi.audioTracks).toEqual({ assistant: null, user: null })
  await vapi.start('assistant')
  jest.spyOn(environment.room(), 'sentAudioTrack').mockReturnValue(user)
  environment.answer()
  expect(vapi.audioTracks).toMatchObject({ assistant: { id: 'voice' } })
  expect(vapi.audioTracks.user).toBe(user)
  await vapi.stop()
  expect(vapi.audioTracks).toEqual({ assistant: null, user: null })
})

test('the track of the fake environment is one that an app can listen to and stop', async () => {
  const { vapi } = await liveVapi()
  const { assistant } = vapi.audioTracks
  const onMute = jest.fn()
  assistant?.addEventListener('mute', onMute)
  assistant?.dispatchEvent(new Event('mute'))
  expect(onMute).toHaveBeenCalledTimes(1)
  assistant?.stop()
  expect(assistant?.readyState).toBe('ended')
})

test.each([
  ['undefined', undefined],
  ['empty', ''],
  ['blank', ' '],
  ['an object', { key: 'public-key' }],
])('a key that is %s is not-configured, before anything is asked for', async (_what, token) => {
  const environment = createFakeEnvironment()
  const createWebCall = jest.spyOn(environment, 'createWebCall')
  const vapi = new Vapi(token as never, undefined, undefined, undefined, { environment })
  const events: string[] = []
  vapi.on('error', ({ type, exception }) => void events.push(`${type} ${exception.code}`))
  vapi.on('call-start-failed', ({ stage }) => void events.push(`failed ${stage}`))
  await expect(vapi.start('assistant')).resolves.toBeNull()
  expect(events).toEqual(['start-method-error not-configured', 'failed input-validation'])
  await expect(vapi.startOrThrow('assistant')).rejects.toMatchObject({ code: 'not-configured' })
  expect(createWebCall).not.toHaveBeenCalled()
  expect(() => environment.room()).toThrow()
})

test.each([
  ['before its code is there', false],
  ['with its code in the page', true],
])('a start stopped %s rejects with the same error', async (_when, isWarm) => {
  const { vapi } = makeVapi()
  if (isWarm) await vapi.prewarm()
  const started = vapi.startOrThrow('assistant')
  void vapi.stop()
  const error: unknown = await started.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AbortedError)
  expect(error).toMatchObject({ name: 'AbortError', code: 'aborted', retryable: false })
})

test('a message that is not JSON, sent before the code is there, fails alone', async () => {
  const { vapi, environment } = makeVapi()
  const errors = noted(vapi, 'error', ({ type, exception }) => [type, exception.code])
  const started = vapi.start('assistant')
  vapi.send({ n: 10n } as never)
  vapi.say('Hello.')
  await expect(started).resolves.not.toBeNull()
  environment.answer()
  expect(errors).toEqual([['validation-error', 'validation']])
  expect(environment.room().sent.join()).toContain('Hello.')
})

describe('the error event', () => {
  test('has message and name, and the body of the refusal in the field that 2.7.1 uses', async () => {
    const { vapi, environment } = makeVapi()
    const events = noted(vapi, 'error', (event) => event)
    const body = { message: 'Invalid key.', error: 'Unauthorized', statusCode: 401 }
    const exchange = { method: 'POST', path: '/call/web' }
    const cause = new ApiError(exchange, new Response(null, { status: 401 }), body)
    const refusal = { code: 'unauthorized', stage: 'web-call-creation', status: 401 } as const
    environment.refuseWith(createVoiceError({ ...refusal, message: 'No.', cause }))
    await vapi.start('assistant')
    const error = expect.objectContaining({ message: 'No.', status: 401, error: body })
    expect(events).toMatchObject([{ message: 'No.', name: 'VoiceError', error }])
  })

  test('has the fields of the media library’s fatal event', async () => {
    const { vapi, environment } = await liveVapi()
    const events = noted(vapi, 'error', (event) => event)
    const error = { type: 'ejected', msg: 'Ejected.' }
    const cause = { action: 'error', errorMsg: 'Ejected.', error, callClientId: 'client-1' }
    environment.room().emit({ type: 'fatal', failure: { code: 'ejected', cause } })
    await vapi.stop()
    expect(events[0]?.error).toMatchObject({ ...cause, code: 'ejected', message: expect.any(String) })
    expect(JSON.parse(JSON.stringify(events[0]?.error))).toMatchObject(cause)
  })
})

test('the assistant of the fake environment speaks, whoever else is in its room', async () => {
  const { vapi, environment } = makeVapi()
  await vapi.start('assistant')
  environment.room().enter({ id: 'guest', name: 'Ann' })
  environment.answer()
  expect(vapi.state.phase).toBe('live')
  environment.hangUp()
  await settle()
  expect(vapi.state).toMatchObject({ phase: 'ended', reason: 'assistant' })
})

test('the error family can be distinguished by class', async () => {
  const { vapi } = makeVapi()
  await expect(vapi.start()).rejects.toBeInstanceOf(ValidationError)
  await expect(vapi.increaseMicLevel(2)).rejects.toBeInstanceOf(MisuseError)
  expect(() => vapi.startRecording()).toThrow('Call object is not available.')
  expect(new LoadError('offline')).toBeInstanceOf(VoiceError)
})

test.each(['', 'desk'])(
  'the microphone %p, chosen in a call, replaces the page’s track in later calls',
  async (id) => {
    const environment = createFakeEnvironment()
    const request = jest.spyOn(environment.microphone, 'request')
    const { vapi } = makeVapi(environment, 'key', { audioSource: {} as MediaStreamTrack })
    await vapi.start('assistant')
    environment.room().callObject = () => ({})
    await vapi.setInputDevicesAsync({ audioDeviceId: id })
    await vapi.stop()
    await vapi.start('assistant')
    expect(request.mock.calls.map(([{ deviceId = '' }]) => deviceId)).toEqual([id, id])
    const joins = environment.transports.taken.flatMap(({ actions }) =>
      actions.flatMap((done) => (done.action === 'join' ? [done.options.withoutMicrophone] : [])),
    )
    expect(joins).toEqual([undefined, false])
  },
)

test('the system’s microphone, chosen in a call, replaces that of the constructor in later calls', async () => {
  const environment = createFakeEnvironment()
  const request = jest.spyOn(environment.microphone, 'request')
  const { vapi } = makeVapi(environment, 'key', { audioSource: 'desk' })
  await vapi.start('assistant')
  environment.room().callObject = () => ({})
  await vapi.setInputDevicesAsync({ audioDeviceId: '' })
  await vapi.stop()
  await vapi.start('assistant')
  expect(request.mock.calls.map(([{ deviceId }]) => deviceId)).toEqual(['desk', undefined, undefined])
})
