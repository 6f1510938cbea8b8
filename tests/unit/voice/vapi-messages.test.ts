import type Vapi from '@/lib/voice'
import type { FakeEnvironment } from '@/lib/voice/testing'
import { liveVapi, makeNotedVapi, warmVapi } from '@/tests/support/made-vapis'

describe('a message', () => {
  test.each([
    ['while the code is still on its way', makeNotedVapi],
    ['with the code in the page', warmVapi],
  ])(
    'sent right after start(), %s, waits for the assistant, and is sent as it was then',
    async (_when, make) => {
      const { vapi, environment } = await make()
      const started = vapi.start('assistant')
      const message = { role: 'system' as const, content: '' }
      for (const content of ['First.', 'Second.']) {
        message.content = content
        vapi.send({ type: 'add-message', message })
      }
      await started
      expect(environment.room().sent).toEqual([])
      environment.answer()
      const sent = environment.room().sent.join()
      expect(sent).toContain('First.')
      expect(sent).toContain('Second.')
    },
  )

  /** Calls back once, when the first stage of a start begins. */
  const onceBegun = (vapi: Vapi, callback: () => void) => {
    let isBegun = false
    vapi.on('call-start-progress', () => {
      if (isBegun) return
      isBegun = true
      callback()
    })
  }
  const said = (environment: FakeEnvironment) =>
    environment.room().sent.flatMap((text) => /"message":"(.*?)"/.exec(text)?.[1] ?? [])

  test('that a listener sends when a waiting start begins comes after the messages sent before', async () => {
    const { vapi, environment } = makeNotedVapi()
    onceBegun(vapi, () => vapi.say('Second.'))
    const started = vapi.start('assistant')
    vapi.say('First.')
    await started
    environment.answer()
    expect(said(environment)).toEqual(['First.', 'Second.'])
  })

  test('that a listener sends after it has replaced a start belongs to the new start', async () => {
    const { vapi, environment } = makeNotedVapi()
    let started: Promise<unknown> | undefined
    onceBegun(vapi, () => {
      void vapi.stop()
      started = vapi.start('assistant')
      vapi.say('For the second.')
    })
    const first = vapi.start('assistant')
    vapi.say('For the first.')
    await expect(first).resolves.toBeNull()
    await started
    environment.answer()
    expect(said(environment)).toEqual(['For the second.'])
  })

  test('sent after stop() and start() belongs to the call that was started', async () => {
    const { vapi, environment } = makeNotedVapi()
    await vapi.start('assistant')
    const first = environment.room()
    void vapi.stop()
    const started = vapi.start('assistant')
    vapi.say('Hello.')
    await started
    environment.answer()
    expect(first.sent.join()).not.toContain('Hello.')
    expect(environment.room().sent.join()).toContain('Hello.')
  })

  test('sent for a start is kept when another start that waits is aborted', async () => {
    const { vapi, environment } = makeNotedVapi()
    const controller = new AbortController()
    void vapi.start({ assistantId: 'assistant', signal: controller.signal })
    const started = vapi.start('assistant')
    vapi.say('Hello.')
    controller.abort()
    await started
    environment.answer()
    expect(environment.room().sent.join()).toContain('Hello.')
  })

  test('sent while the call is being hung up is dropped, as with no call', async () => {
    const { vapi, environment } = await liveVapi()
    const stopped = vapi.stop()
    vapi.say('Hello.')
    vapi.end()
    await stopped
    expect(environment.room().sent.join()).not.toContain('Hello.')
  })

  const tooLong = {
    code: 'message-too-large',
    visitorMessage: 'That message is too long to send. Please shorten it.',
  }
  test.each<[string, unknown, object]>([
    ['nothing', undefined, { code: 'validation' }],
    ['a number too large for JSON', 10n, { code: 'validation' }],
    ['more than the room allows', 'x'.repeat(5000), tooLong],
  ])('of %s is refused, by its field', async (_what, message, error) => {
    const { vapi } = await liveVapi()
    expect(() => vapi.send(message as never)).toThrow(
      expect.objectContaining({
        name: 'ValidationError',
        field: 'message',
        stage: 'input-validation',
        ...error,
      }),
    )
  })

  test('that ends the call for everybody does not wait for the assistant', async () => {
    const { vapi, environment } = makeNotedVapi()
    await vapi.start('assistant')
    vapi.end()
    expect(environment.room().sent.join()).toContain('end-call')
  })
})
