import { createVoiceClient } from '@/lib/voice/client/voice-client'

import Vapi from '@/lib/voice'

// A download that stalls: awaiting the module never ends.
jest.mock('@/lib/voice/controls/media-controls', () => ({ __esModule: true, then: () => undefined }))

afterEach(() => void jest.useRealTimers())

test('code that does not arrive within 20 s fails the check of the microphone', async () => {
  jest.useFakeTimers()
  const store = createVoiceClient({ publicKey: 'key' }, () => new Promise<never>(() => {}))
  const checked = store.actions.checkMicrophone()
  await jest.advanceTimersByTimeAsync(20_000)
  await expect(checked).resolves.toBe(false)
  expect(store.snapshot().error).toMatchObject({ code: 'media-load' })
})

test('code that does not arrive within 20 s fails the start, with its texts, and it can be tried again', async () => {
  jest.useFakeTimers()
  const load = jest.fn(() => new Promise<never>(() => {}))
  const store = createVoiceClient({ publicKey: 'key', assistantId: 'assistant' }, load)
  const started = store.actions.start()
  await jest.advanceTimersByTimeAsync(19_999)
  expect(store.snapshot().state.phase).toBe('requesting')
  await jest.advanceTimersByTimeAsync(1)
  await started
  expect(store.snapshot().state.phase).toBe('failed')
  expect(store.snapshot().error).toMatchObject({ code: 'media-load', visitorMessage: expect.any(String) })
  void store.actions.start()
  await jest.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  await store.actions.stop()
})

test('code of the controls that does not arrive within 20 s fails the command', async () => {
  jest.useFakeTimers()
  const asked = new Vapi('key').controls()
  const refused = expect(asked).rejects.toMatchObject({ code: 'media-load', stage: 'live', fatal: false })
  await jest.advanceTimersByTimeAsync(20_000)
  await refused
})
