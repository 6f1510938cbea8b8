import { toChatMessages } from '@/lib/voice'
import type Vapi from '@/lib/voice'
import type { FakeTransport } from '@/lib/voice/testing'
import { mediaSettings } from '@/lib/voice/vapi/vapi-call'
import { goLive, makeVapi, noted } from '@/tests/support/made-vapis'
import { settle } from '@/tests/support/manual-clock'

const set = (object?: ConstructorParameters<typeof Vapi>[3]) => {
  const { vapi, environment } = makeVapi(undefined, 'key', object)
  const events: string[] = []
  for (const name of ['call-start', 'call-end', 'call-start-success', 'call-start-failed', 'error'] as const)
    vapi.on(name, () => void events.push(name))
  vapi.on(
    'message',
    (message) => void events.push(`message ${message.type} ${String(message.endedReason ?? '')}`),
  )
  return { vapi, environment, events }
}

describe('the class', () => {
  test('starts, converses and ends with the official events', async () => {
    const { vapi, environment, events } = set()
    await expect(vapi.start('assistant')).resolves.toMatchObject({ id: 'call-1' })
    environment.answer()
    await vapi.resumeAudio()
    await vapi.stop()
    expect(events).toEqual([
      'call-start-success',
      'call-start',
      'call-end',
      'message status-update customer-ended-call',
    ])
  })

  test('the start succeeds before the call starts, also when the assistant listens before noise cancellation works', async () => {
    const { vapi, environment, events } = set()
    let cancelsNoise = () => {}
    const acquire = environment.transports.acquire
    environment.transports.acquire = async (signal) => {
      const transport = (await acquire(signal)) as FakeTransport
      transport.answers.setNoiseCancellation = () => new Promise((resolve) => (cancelsNoise = resolve))
      return transport
    }
    const isCancellingNoise = new Promise<void>((resolve) => {
      vapi.on('call-start-progress', ({ stage }) => stage === 'audio-processing-setup' && resolve())
    })
    const started = vapi.start('assistant')
    await isCancellingNoise
    environment.answer()
    await settle()
    expect(events).toEqual(['call-start-success', 'call-start'])
    cancelsNoise()
    await expect(started).resolves.toMatchObject({ id: 'call-1' })
    await vapi.stop()
    expect(events.filter((name) => name === 'call-start-success')).toHaveLength(1)
  })

  test('stop() after the platform has announced the end keeps the announced reason', async () => {
    const { vapi, environment, events } = set()
    await goLive({ vapi, environment })
    environment.hangUp('silence-timed-out')
    await vapi.stop()
    expect(events.slice(-2)).toEqual(['message status-update silence-timed-out', 'call-end'])
  })

  test('a second start while started is ignored, reported and null', async () => {
    const { vapi } = set()
    await vapi.start('assistant')
    const progress = noted(vapi, 'call-start-progress', (event) => event)
    await expect(vapi.start('assistant')).resolves.toBeNull()
    const metadata = { reason: 'already-started' }
    const timestamp = expect.any(String)
    expect(progress).toEqual([{ stage: 'validation', status: 'failed', metadata, timestamp }])
  })

  test('takes null and undefined of an app in JavaScript for false, as the official class does', async () => {
    const { vapi, environment } = set()
    await goLive({ vapi, environment })
    vapi.setMuted(true)
    vapi.setMuted(undefined as never)
    expect(vapi.isMuted()).toBe(false)
    vapi.say('Hello.', undefined, null as never, null as never)
    expect(JSON.parse(environment.room().sent.at(-1) ?? '')).toEqual({
      type: 'say',
      message: 'Hello.',
      interruptionsEnabled: false,
      interruptAssistantEnabled: false,
    })
  })

  test.each(['room', 'javascript:alert(1)', undefined])(
    'refuses to join a room again whose address is %p, as a value of the page that is not allowed',
    async (webCallUrl) => {
      const { vapi, events } = set()
      const refused = { code: 'validation', field: 'webCallUrl' }
      await expect(vapi.reconnect({ webCallUrl: webCallUrl as string })).rejects.toMatchObject(refused)
      expect(events).toEqual([])
    },
  )

  test('joins a room again, but not during a call or without its address', async () => {
    const { vapi, events } = set()
    await expect(vapi.reconnect({ webCallUrl: '' })).rejects.toThrow(
      'webCallUrl is required for reconnection.',
    )
    await vapi.reconnect({ webCallUrl: 'https://room.example/again', id: 'call-9' })
    expect(events).toEqual(['call-start-success', 'call-start'])
    expect(vapi.callId).toBe('call-9')
    await expect(vapi.reconnect({ webCallUrl: 'https://room.example/again' })).rejects.toThrow(
      'Cannot reconnect while a call is already in progress. Call stop() first.',
    )
  })

  test('removes or replaces the two settings that break newer browsers, with a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const config = { alwaysIncludeMicInPermissionPrompt: false } as never
    expect(mediaSettings(config, { audioSource: false })).toEqual({ dailyConfig: {}, audioSource: true })
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('its controls refuse to work without a call, whose state can still be read', async () => {
    const { vapi } = set()
    await expect((await vapi.controls()).sendDTMF({ sessionId: 's', tones: '1' })).rejects.toThrow(
      'sendDTMF() only supported after join.',
    )
    await expect((await vapi.controls()).callState()).resolves.toBe('new')
    await expect((await vapi.controls()).accessLevel()).resolves.toBe('unknown')
  })
})

test('a transcript is given as messages for a chat API, one for each turn', () => {
  const lines = [
    { role: 'assistant' as const, text: 'Hello.' },
    { role: 'assistant' as const, text: ' How can I help? ' },
    { role: 'user' as const, text: 'What does it cost?' },
    { role: 'user' as const, text: '' },
  ]
  expect(toChatMessages(lines)).toEqual([
    { role: 'assistant', content: 'Hello. How can I help?' },
    { role: 'user', content: 'What does it cost?' },
  ])
})
