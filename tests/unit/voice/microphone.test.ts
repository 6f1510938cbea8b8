import { browserMicrophone } from '@/lib/voice/browser/microphone'
import { createDeferred } from '@/tests/support/deferred'
import { define } from '@/tests/support/defined'
import { settle } from '@/tests/support/manual-clock'

/** A browser that asks the visitor, whose answer is a stream or an error. */
function setUp(getUserMedia: () => Promise<unknown>) {
  const prompt = jest.fn()
  const permissions = { query: async () => ({ state: 'prompt' }) }
  define(globalThis, 'navigator', { mediaDevices: { getUserMedia }, permissions })
  return { prompt, request: () => browserMicrophone.request({ prompt }) }
}

const refusal = (name: string) => Object.assign(new Error('no'), { name })

describe('a request for the microphone that fails', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['TypeError', 'unavailable'],
  ])('with a %s has the outcome %s', async (name, outcome) => {
    const { request } = setUp(() => Promise.reject(refusal(name)))
    await expect(request().settled).resolves.toBe(outcome)
  })

  test('with an object that is no error, as some browsers and extensions do, has the outcome of its name', async () => {
    const { request } = setUp(() => Promise.reject({ ...refusal('OverconstrainedError') }))
    await expect(request().settled).resolves.toBe('missing')
  })

  test.each([
    ['the page around its frame', false, 'forbidden'],
    ['the visitor', true, 'denied'],
  ])('because %s does not allow it says so', async (_who, isAllowed, outcome) => {
    define(globalThis, 'document', { featurePolicy: { allowsFeature: () => isAllowed } })
    const { request } = setUp(() => Promise.reject(refusal('NotAllowedError')))
    await expect(request().settled).resolves.toBe(outcome)
  })

  test('in a browser without media devices has the outcome unavailable, and no prompt', async () => {
    const { prompt, request } = setUp(async () => ({}))
    Reflect.deleteProperty(navigator, 'mediaDevices')
    await expect(request().settled).resolves.toBe('unavailable')
    expect(prompt).not.toHaveBeenCalled()
  })
})

describe('a microphone that the visitor allows', () => {
  const openStream = () => {
    const track = { stop: jest.fn() }
    return { track, stream: { getTracks: () => [track], getAudioTracks: () => [track] } }
  }

  test('is handed over, and stopped when it is released', async () => {
    const { track, stream } = openStream()
    const { prompt, request } = setUp(async () => stream)
    const asked = request()
    await expect(asked.settled).resolves.toBe('granted')
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(asked.track()).toBe(track)
    asked.release()
    expect(track.stop).toHaveBeenCalled()
    expect(asked.track()).toBeUndefined()
  })

  test('after it was released, while the prompt was open, is stopped at once', async () => {
    const { track, stream } = openStream()
    const answer = createDeferred<unknown>()
    const { request } = setUp(() => answer.promise)
    const asked = request()
    await settle()
    asked.release()
    answer.resolve(stream)
    await asked.settled
    expect(track.stop).toHaveBeenCalled()
    expect(asked.track()).toBeUndefined()
  })
})

test('a permission that was given before is no microphone: it is opened, without a prompt', async () => {
  const { prompt } = setUp(() => Promise.reject(refusal('NotFoundError')))
  Object.assign(navigator.permissions, { query: async () => ({ state: 'granted' }) })
  await expect(browserMicrophone.request({ prompt }).settled).resolves.toBe('missing')
  expect(prompt).not.toHaveBeenCalled()
})

test('a browser that never says whether the microphone is allowed is asked for it all the same', async () => {
  const { prompt } = setUp(() => Promise.reject(refusal('NotFoundError')))
  Object.assign(navigator.permissions, { query: () => new Promise(() => {}) })
  await expect(browserMicrophone.request({ prompt }).settled).resolves.toBe('missing')
})

test('a browser that does not say whether it will ask, and does not open the microphone at once, asks the visitor', async () => {
  jest.useFakeTimers()
  const { prompt, request } = setUp(() => new Promise(() => {}))
  Object.assign(navigator.permissions, { query: () => new Promise(() => {}) })
  const asked = request()
  await jest.advanceTimersByTimeAsync(400)
  expect(prompt).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(prompt).toHaveBeenCalledTimes(1)
  asked.release()
  jest.useRealTimers()
})

test('a microphone that was chosen is opened, and no other one', async () => {
  const getUserMedia = jest.fn(() => Promise.reject(refusal('OverconstrainedError')))
  setUp(getUserMedia)
  const { settled } = browserMicrophone.request({ prompt() {}, deviceId: 'headset' })
  await expect(settled).resolves.toBe('missing')
  expect(getUserMedia).toHaveBeenCalledWith({ audio: { deviceId: { exact: 'headset' } } })
})
