import { createCallStore } from '@/lib/voice/react/call-store'

test('code that does not arrive within 20 s fails the start, with a sentence, and it can be tried again', async () => {
  const late = new AbortController()
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const load = jest.fn(() => new Promise<never>(() => {}))
  const store = createCallStore({ publicKey: 'key', assistantId: 'assistant' }, load)
  const started = store.actions.start()
  expect(limit).toHaveBeenCalledWith(20_000)
  expect(store.snapshot().state.phase).toBe('requesting')
  late.abort()
  await started
  expect(store.snapshot().state.phase).toBe('failed')
  expect(store.snapshot().error).toMatchObject({ code: 'media-load', visitorMessage: expect.any(String) })
  void store.actions.start()
  expect(load).toHaveBeenCalledTimes(2)
  await store.actions.stop()
  limit.mockRestore()
})
