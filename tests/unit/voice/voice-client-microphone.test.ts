import { createVoiceClient } from '@/lib/voice/react'
import { microphoneThatIs, setUpClient } from '@/tests/support/voice-client'
import { createDeferred } from '@/tests/support/deferred'
import { define } from '@/tests/support/defined'
import { until } from '@/tests/support/until'
import { settle } from '@/tests/support/manual-clock'

it('a microphone that did not start and one that is missing are different states', async () => {
  const call = setUpClient()
  call.environment.microphone = microphoneThatIs('unavailable')
  await call.goLive()
  expect(call.snapshot().microphone).toBe('unavailable')
})

it('forgets a microphone prompt that was open when its call was stopped, also for a muted call that follows', async () => {
  const call = setUpClient()
  call.environment.microphone = {
    request({ prompt }) {
      prompt()
      return { settled: new Promise(() => {}), track: () => undefined, release: () => {} }
    },
  }
  void call.start()
  await until(call.client, () => call.snapshot().microphone === 'prompt')
  await call.stop()
  await call.start({ muted: true })
  expect(call.snapshot()).toMatchObject({
    state: { phase: 'awaiting-assistant' },
    microphone: 'unknown',
  })
})

describe('The permission of a microphone', () => {
  const permission = Object.assign(new EventTarget(), { state: 'denied' })
  beforeEach(() => {
    permission.state = 'denied'
    define(globalThis, 'navigator', { permissions: { query: async () => permission } })
  })

  async function checkedClient(outcome: 'granted' | 'denied') {
    const call = setUpClient()
    call.environment.microphone = microphoneThatIs(outcome)
    await call.checkMicrophone()
    await settle()
    return call.client
  }

  it.each([
    ['denied', 'granted', 'unknown'],
    ['denied', 'prompt', 'unknown'],
    ['granted', 'prompt', 'unknown'],
    ['granted', 'denied', 'denied'],
  ] as const)('that was %s and becomes %s between calls makes it %s', async (outcome, state, shown) => {
    const client = await checkedClient(outcome)
    expect(client.snapshot().microphone).toBe(outcome)
    permission.state = state
    permission.dispatchEvent(new Event('change'))
    expect(client.snapshot().microphone).toBe(shown)
  })

  it('is not watched any more once the client is disposed of', async () => {
    const unwatched = jest.spyOn(permission, 'removeEventListener')
    const client = await checkedClient('denied')
    expect(unwatched).not.toHaveBeenCalled()
    await client.dispose()
    expect(unwatched).toHaveBeenCalledTimes(1)
  })

  it('is not claimed by a client that was disposed of, and is used again', async () => {
    const client = await checkedClient('denied')
    await client.dispose()
    expect(client.snapshot().microphone).toBe('unknown')
  })
})

it('shows no loudness of a visitor whose level is not measured any more', async () => {
  const call = setUpClient()
  await call.goLive()
  call.environment.room().emit({ type: 'local-level', level: 0.4 })
  expect(call.levels.current().user).toBe(0.4)
  call.environment.room().emit({ type: 'level-observer-failed', native: null })
  expect(call.levels.current().user).toBe(0)
})

describe('The check of the microphone', () => {
  it('fails with an error to show when the code of a call cannot be fetched', async () => {
    const client = createVoiceClient({ publicKey: 'key' }, () => Promise.reject(new Error('offline')))
    await expect(client.actions.checkMicrophone()).resolves.toBe(false)
    expect(client.snapshot().error).toMatchObject({ code: 'media-load' })
  })

  it('fails with an error to show on a page that is not secure, where no microphone is to blame', async () => {
    const client = createVoiceClient({ publicKey: 'key' })
    await expect(client.actions.checkMicrophone()).resolves.toBe(false)
    expect(client.snapshot()).toMatchObject({ error: { code: 'insecure-page' }, microphone: 'unknown' })
    await client.dispose()
  })

  const countRequests = (call: ReturnType<typeof setUpClient>, outcome: Promise<'granted' | 'denied'>) => {
    const request = jest.fn(() => ({ settled: outcome, track: () => undefined, release: () => {} }))
    call.environment.microphone = { request }
    return request
  }

  it.each([
    ['missing', 'granted', true],
    ['in-use', 'missing', false],
    ['denied', 'denied', false],
  ] as const)(
    'opens the system’s default, as a call does, when the chosen one is %s: %s',
    async (outcome, shown, isUsable) => {
      const call = setUpClient()
      const request = jest.fn(({ deviceId }: { deviceId?: string | undefined }) => ({
        settled: Promise.resolve(deviceId === 'headset' ? outcome : shown),
        track: () => undefined,
        release: () => {},
      }))
      call.environment.microphone = { request }
      await call.setDevices({ microphoneId: 'headset' })
      await expect(call.checkMicrophone()).resolves.toBe(isUsable)
      expect(call.snapshot().microphone).toBe(shown)
      expect(request).toHaveBeenCalledTimes(outcome === 'denied' ? 1 : 2)
    },
  )

  it('opens no second microphone in a call that has one: a phone would silence the first', async () => {
    const call = setUpClient()
    const request = countRequests(call, Promise.resolve('granted'))
    await call.goLive()
    await expect(call.checkMicrophone()).resolves.toBe(true)
    expect(call.snapshot().microphone).toBe('granted')
    expect(request).toHaveBeenCalledTimes(1)
    await call.stop()
    await call.checkMicrophone()
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('waits for the answer to a prompt of the call, and asks no second time', async () => {
    const call = setUpClient()
    const answer = createDeferred<'granted'>()
    const request = countRequests(call, answer.promise)
    void call.start()
    await until(call.client, () => call.snapshot().stage === 'mobile-permissions')
    const checked = call.checkMicrophone()
    await settle()
    answer.resolve('granted')
    await expect(checked).resolves.toBe(true)
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('says nothing any more once the client is disposed of', async () => {
    const call = setUpClient()
    const answer = createDeferred<'granted'>()
    let prompt = () => {}
    const request = jest.fn((asked: { prompt: () => void }) => {
      prompt = asked.prompt
      return { settled: answer.promise, track: () => undefined, release: () => {} }
    })
    call.environment.microphone = { request }
    const checked = call.checkMicrophone()
    await settle()
    expect(request).toHaveBeenCalledTimes(1)
    await call.client.dispose()
    prompt()
    expect(call.snapshot().microphone).toBe('unknown')
    answer.resolve('granted')
    await checked
    expect(call.snapshot().microphone).toBe('unknown')
  })

  it('times no failure once the client is disposed of', async () => {
    jest.useFakeTimers()
    const client = createVoiceClient({ publicKey: 'key' })
    await client.actions.checkMicrophone()
    await client.dispose()
    expect(client.snapshot().error).toBeNull()
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('shows no failure that comes after the client is disposed of', async () => {
    const code = createDeferred<never>()
    const client = createVoiceClient({ publicKey: 'key' }, () => code.promise)
    const checked = client.actions.checkMicrophone()
    await client.dispose()
    code.reject(new Error('offline'))
    await expect(checked).resolves.toBe(false)
    expect(client.snapshot().error).toBeNull()
  })

  it('asks in a call without a microphone', async () => {
    const call = setUpClient()
    const request = countRequests(call, Promise.resolve('denied'))
    await call.goLive()
    await expect(call.checkMicrophone()).resolves.toBe(false)
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('ends when the visitor does not answer the prompt for a minute, and closes what is opened later', async () => {
    const call = setUpClient()
    const release = jest.fn()
    call.environment.microphone = {
      request: () => ({ settled: new Promise(() => {}), track: () => undefined, release }),
    }
    await call.prewarm()
    jest.useFakeTimers()
    const checked = call.checkMicrophone()
    await jest.advanceTimersByTimeAsync(60_000)
    await expect(checked).resolves.toBe(false)
    expect(release).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})

describe('A chosen microphone', () => {
  const setUpMicrophones = ({ missing = 'none' } = {}) => {
    const call = setUpClient()
    const opened: (string | undefined)[] = []
    call.environment.microphone = {
      request({ deviceId }) {
        opened.push(deviceId)
        return microphoneThatIs(deviceId === missing ? 'missing' : 'granted').request()
      },
    }
    return { ...call, opened }
  }

  it('is for the next call when it is chosen after one has ended', async () => {
    const call = setUpMicrophones()
    await call.goLive()
    await call.stop()
    expect(await call.setDevices({ microphoneId: 'headset' })).toBe(true)
    await call.goLive()
    expect(call.opened).toEqual([undefined, 'headset'])
  })

  it('stays chosen when another choice leaves it undefined', async () => {
    const call = setUpMicrophones()
    await call.setDevices({ microphoneId: 'headset' })
    await call.setDevices({ microphoneId: undefined, speakerId: '' })
    await call.goLive()
    expect(call.opened).toEqual(['headset'])
  })

  it('that is refused during a call is not tried in the next one', async () => {
    const call = setUpMicrophones({ missing: 'B' })
    await call.goLive()
    expect(await call.setDevices({ microphoneId: 'A' })).toBe(true)
    expect(await call.setDevices({ microphoneId: 'B' })).toBe(false)
    await call.stop()
    await call.goLive()
    expect(call.opened).toEqual([undefined, 'A', 'B', 'A'])
  })

  it('is the newest one, also where an earlier choice opens later', async () => {
    const call = setUpClient()
    const answers = new Map<string, () => void>()
    const released: string[] = []
    call.environment.microphone = {
      request({ deviceId = '' }) {
        const answer = createDeferred<'granted'>()
        if (deviceId === '') answer.resolve('granted')
        answers.set(deviceId, () => answer.resolve('granted'))
        const release = () => void released.push(deviceId)
        return { settled: answer.promise, track: () => undefined, release }
      },
    }
    await call.goLive()
    const first = call.setDevices({ microphoneId: 'slow' })
    const second = call.setDevices({ microphoneId: 'fast' })
    answers.get('fast')?.()
    expect(await second).toBe(true)
    answers.get('slow')?.()
    await first
    const used = call.environment.room().actions.filter(({ action }) => action === 'set-microphone')
    expect(used.at(-1)).toMatchObject({ deviceId: 'fast' })
    expect(released).toEqual(['', 'slow'])
    await call.stop()
    answers.clear()
    void call.start()
    await until(call.client, () => answers.size > 0)
    expect([...answers.keys()]).toEqual(['fast'])
  })

  it('ends the notice of the one before that did not work', async () => {
    const call = setUpMicrophones()
    await call.goLive()
    call.environment.room().emit({ type: 'device-problem', problem: 'missing', native: {} })
    const missing = { microphone: 'missing', error: { code: 'microphone-missing' } }
    expect(call.snapshot()).toMatchObject(missing)
    await call.setDevices({ microphoneId: 'headset' })
    expect(call.snapshot()).toMatchObject({ microphone: 'granted', error: null })
  })

  it('is opened once in each call, however often the assistant begins to sound', async () => {
    const call = setUpMicrophones()
    await call.setDevices({ microphoneId: 'headset' })
    await call.goLive()
    call.environment.answer()
    await settle()
    await call.stop()
    await call.goLive()
    expect(call.opened).toEqual(['headset', 'headset'])
  })
})
