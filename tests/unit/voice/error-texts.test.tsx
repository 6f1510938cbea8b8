import { act, renderHook } from '@testing-library/react'
import Vapi, { type ErrorTexts, type VoiceError } from '@/lib/voice'
import { createConversation, createVoiceClient, useVoiceCall } from '@/lib/voice/react'
import { createFakeEnvironment } from '@/lib/voice/testing'

const german: ErrorTexts = {
  'payment-required': { title: 'Das Guthaben ist verbraucht', advice: 'Bitte später.' },
  'message-too-large': { title: 'Die Nachricht ist zu lang', advice: 'Bitte kürzen.' },
  'connection-lost': { title: 'Die Verbindung ist abgerissen', advice: 'Rufen Sie noch einmal an.' },
  'microphone-denied': { title: 'Das Mikrofon ist gesperrt', advice: 'Bitte freigeben.' },
  'media-load': { title: 'Der Anruf wurde nicht geladen', advice: 'Bitte neu laden.' },
  misuse: { title: 'Jetzt nicht', advice: 'Bitte später.' },
  validation: { title: 'Unzulässig', advice: 'Bitte ändern.' },
  'bad-response': { title: 'Keine Antwort', advice: 'Bitte noch einmal.' },
}
const account = { publicKey: 'key', assistantId: 'assistant', errorTexts: german }
const lost = {
  type: 'fatal',
  failure: { code: 'connection-lost', cause: new Error('gone') },
} as const

describe('the class', () => {
  const environment = createFakeEnvironment()
  const vapi = new Vapi('key', undefined, undefined, undefined, { environment, errorTexts: german })
  const exceptions: VoiceError[] = []
  vapi.on('error', ({ exception }) => exceptions.push(exception))
  vapi.on('camera-error', ({ exception }) => exceptions.push(exception))
  afterEach(async () => {
    await vapi.stop()
    exceptions.length = 0
  })
  const goLive = async () => {
    await vapi.startOrThrow('assistant')
    environment.answer()
  }

  test('has the texts in the rejection, the event and the state of a start that failed, which is one error', async () => {
    environment.refuseWith({ status: 402 })
    const error = await vapi.startOrThrow('assistant').catch((thrown: unknown) => thrown)
    environment.refuseWith(undefined)
    expect(error).toMatchObject({
      visitorText: german['payment-required'],
      visitorMessage: 'Das Guthaben ist verbraucht. Bitte später.',
    })
    expect(exceptions).toEqual([error])
    expect(vapi.state).toEqual({ phase: 'failed', error })
  })

  test('has them in the plain data of an event', async () => {
    environment.refuseWith({ status: 402 })
    const once = new Promise((resolve) => vapi.once('error', (event) => resolve(event.error)))
    await vapi.start('assistant')
    environment.refuseWith(undefined)
    expect(await once).toMatchObject({ visitorMessage: 'Das Guthaben ist verbraucht. Bitte später.' })
  })

  test('has them in a failure that the call survives', async () => {
    await goLive()
    environment.room().emit({ type: 'device-problem', problem: 'denied', native: {} })
    expect(exceptions).toMatchObject([{ visitorText: german['microphone-denied'] }])
  })

  test('has them in the failure that ends a call', async () => {
    await goLive()
    environment.room().emit(lost)
    expect(vapi.state).toMatchObject({ outcome: { error: { visitorText: german['connection-lost'] } } })
  })

  test('has them in what its methods throw', async () => {
    const thrownBy = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .catch((error: unknown) => error)
    expect(await thrownBy(() => vapi.increaseMicLevel(2))).toMatchObject({ visitorText: german.misuse })
    expect(await thrownBy(async () => (await vapi.controls()).setMicrophoneGain(-1))).toMatchObject({
      visitorText: german.validation,
    })
    await goLive()
    const long = { type: 'say', message: 'a'.repeat(5000) } as const
    expect(await thrownBy(() => vapi.send(long))).toMatchObject({ visitorText: german['message-too-large'] })
    expect(await thrownBy(() => vapi.reconnect({ webCallUrl: 'https://room.example' }))).toMatchObject({
      visitorText: german.misuse,
    })
  })

  test('has the English ones for a code that is left out', async () => {
    environment.refuseWith({ status: 429 })
    await vapi.start('assistant')
    environment.refuseWith(undefined)
    expect(exceptions).toMatchObject([{ visitorText: { title: 'The line is busy' } }])
  })
})

describe('the client', () => {
  test('has the texts in its snapshot, its state and `onError`', async () => {
    const environment = createFakeEnvironment()
    const onError = jest.fn()
    const { actions, snapshot } = createVoiceClient({ ...account, environment, onError })
    environment.refuseWith({ status: 402 })
    await actions.start()
    const { error, state } = snapshot()
    expect(error).toMatchObject({ visitorText: german['payment-required'] })
    expect(state).toEqual({ phase: 'failed', error })
    expect(onError.mock.calls).toEqual([[error]])
  })

  test('shows no state whose error has other texts', async () => {
    const titles: (string | undefined)[] = []
    const client = createVoiceClient(account, () => Promise.reject(new Error('offline')))
    client.subscribe(() => {
      const { state } = client.snapshot()
      if (state.phase === 'failed') titles.push(state.error.visitorText.title)
    })
    await client.actions.start()
    expect(new Set(titles)).toEqual(new Set([german['media-load']?.title]))
  })

  test('has them for a message that is refused, and for a microphone that cannot be checked', async () => {
    const environment = createFakeEnvironment()
    const { actions, snapshot, dispose } = createVoiceClient({ ...account, environment })
    await actions.start()
    environment.answer()
    actions.sendText('a'.repeat(5000))
    expect(snapshot().error).toMatchObject({ visitorText: german['message-too-large'] })
    await dispose()
    const unloaded = createVoiceClient(account, () => Promise.reject(new Error('offline')))
    await unloaded.actions.checkMicrophone()
    expect(unloaded.snapshot().error).toMatchObject({ visitorText: german['media-load'] })
  })
})

test('the conversation has the texts for an answer of its chat that failed, and calls `onError`', async () => {
  const environment = createFakeEnvironment()
  const onError = jest.fn()
  const { actions, snapshot } = createConversation({ ...account, environment, onError })
  environment.replyWith('')
  actions.start('chat')
  actions.sendText('Hello?')
  await new Promise((resolve) => setTimeout(resolve))
  expect(snapshot().state).toMatchObject({
    chat: { phase: 'failed', error: { visitorText: german['bad-response'] } },
  })
  expect(onError).toHaveBeenCalledTimes(1)
})

test('the hook has the texts of its newest render, and keeps its call when they change', async () => {
  const environment = createFakeEnvironment()
  const props = (errorTexts: ErrorTexts) => ({ ...account, environment, errorTexts })
  const { result, rerender } = renderHook(useVoiceCall, { initialProps: props({}) })
  await act(() => result.current.start())
  await act(async () => environment.answer())
  rerender(props(german))
  expect(result.current.state.phase).toBe('live')
  await act(async () => environment.room().emit(lost))
  expect(result.current.error).toMatchObject({ visitorText: german['connection-lost'] })
  await act(() => result.current.stop())
})
