import { createConversation } from '@/lib/voice/react'
import { createVoiceError } from '@/lib/voice/error-messages'
import type { CallRequest, Conversation, ConversationOptions } from '@/lib/voice/react'
import { createFakeEnvironment } from '@/lib/voice/testing'
import { createDeferred } from '@/tests/support/deferred'
import { until as untilHolds } from '@/tests/support/until'
import {
  disposeConversationsAfterEach,
  disposeLater,
  setUpConversation,
  textPieces,
} from '@/tests/support/voice-conversation'

disposeConversationsAfterEach()

describe('a chat', () => {
  test('shows each piece of the answer as it arrives', async () => {
    const { environment, conversation, actions, untilReady, texts } = setUpConversation()
    environment.replyWith(textPieces('Seven ', 'cents.'))
    actions.start('chat')
    const seen = new Set<string>()
    conversation.subscribe(() => seen.add(texts().at(-1) ?? ''))
    actions.sendText('What does it cost?')
    await untilReady()
    expect([...seen]).toEqual(['user: What does it cost?', 'assistant: Seven ', 'assistant: Seven cents.'])
    expect(conversation.snapshot().transcript.at(-1)?.partial).toBe(false)
  })

  test('creates no call, and asks for no microphone', async () => {
    const { environment, actions, ask } = setUpConversation()
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    const request = jest.spyOn(environment.microphone, 'request')
    actions.start('chat')
    await ask('Hello?')
    expect(createWebCall).not.toHaveBeenCalled()
    expect(request).not.toHaveBeenCalled()
  })

  test('goes on in the platform’s chat, which gets each line once', async () => {
    const { environment, actions, ask } = setUpConversation()
    actions.start('chat')
    await ask('One?')
    await ask('Two?')
    expect(environment.chatRequests).toEqual([
      { input: [{ role: 'user', content: 'One?' }], sessionId: undefined },
      { input: [{ role: 'user', content: 'Two?' }], sessionId: 'session-1' },
    ])
  })

  test('and its calls are for whom the start named, whatever the page makes of its request afterwards', async () => {
    const { environment, actions, ask, untilPhase } = setUpConversation()
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    const variableValues = { name: 'Ann' }
    const { signal } = new AbortController()
    actions.start('chat', { assistantOverrides: { variableValues }, signal })
    variableValues.name = 'Bob'
    await ask('Hello?')
    actions.switchTo('voice')
    await untilPhase('awaiting-assistant')
    expect(createWebCall.mock.lastCall?.[1]).toMatchObject({
      assistantOverrides: { variableValues: { name: 'Ann' } },
    })
  })

  test.each(['not-found', 'bad-request'] as const)(
    'that the platform no longer knows (%s) is told everything once more',
    async (code) => {
      const { environment, actions, ask, texts } = setUpConversation()
      actions.start('chat', { history: [{ role: 'user', content: 'We are a clinic.' }] })
      await ask('One?')
      environment.replyWith(createVoiceError({ code, stage: 'live', fatal: false }))
      await ask('Two?')
      expect(environment.chatRequests.slice(1)).toEqual([
        { input: [{ role: 'user', content: 'Two?' }], sessionId: 'session-1' },
        {
          input: [
            { role: 'user', content: 'We are a clinic.' },
            { role: 'user', content: 'One?' },
            { role: 'assistant', content: 'Answer 1.' },
            { role: 'user', content: 'Two?' },
          ],
          sessionId: undefined,
        },
      ])
      expect(texts()).toEqual(['user: One?', 'assistant: Answer 1.', 'user: Two?', 'assistant: Answer 3.'])
    },
  )

  test('answers a message that is written during an answer after that one', async () => {
    const { environment, actions, untilReady, texts } = setUpConversation()
    actions.start('chat')
    actions.sendText('One?')
    actions.sendText('And two?')
    await untilReady()
    expect(texts()).toEqual(['user: One?', 'user: And two?', 'assistant: Answer 1.', 'assistant: Answer 2.'])
    expect(environment.chatRequests.map(({ input }) => input)).toEqual([
      [{ role: 'user', content: 'One?' }],
      [{ role: 'user', content: 'And two?' }],
    ])
  })

  test('that fails says why, keeps the message and asks again', async () => {
    const { environment, actions, state, until, untilReady, texts } = setUpConversation()
    environment.replyWith(new Error('The model is down.'), 'Here I am.')
    actions.start('chat')
    actions.sendText('Hello?')
    await until(() => JSON.stringify(state()).includes('failed'))
    expect(texts()).toEqual(['user: Hello?'])
    actions.retry()
    await untilReady()
    expect(texts()).toEqual(['user: Hello?', 'assistant: Here I am.'])
  })

  test.each<[string, string, (conversation: Conversation) => unknown, string[]]>([
    [
      'failed, by asking again',
      'failed',
      ({ actions }) => actions.retry(),
      ['user: One?', 'assistant: Hello.'],
    ],
    [
      'failed, by another message',
      'failed',
      ({ actions }) => actions.sendText('Two?'),
      ['user: One?', 'user: Two?', 'assistant: Hello.'],
    ],
    [
      'ready, by another message',
      'ready',
      ({ actions }) => actions.sendText('Two?'),
      ['user: One?', 'assistant: Answer 1.', 'user: Two?', 'assistant: Hello.'],
    ],
  ])('goes on from a listener when it is %s', async (_what, phase, goOn, expected) => {
    const { environment, conversation, actions, until, texts, state } = setUpConversation()
    environment.replyWith(phase === 'failed' ? new Error('The model is down.') : 'Answer 1.', 'Hello.')
    actions.start('chat')
    actions.sendText('One?')
    let hasGoneOn = false
    conversation.subscribe(() => {
      const now = state()
      if (hasGoneOn || now.mode !== 'chat' || now.chat.phase !== phase) return
      hasGoneOn = true
      goOn(conversation)
    })
    await until(() => texts().at(-1) === 'assistant: Hello.')
    expect(texts()).toEqual(expected)
  })

  test('that answers nothing has failed, and goes on', async () => {
    const { environment, actions, until, state } = setUpConversation()
    environment.replyWith([])
    actions.start('chat')
    actions.sendText('What does it cost?')
    await until(() => {
      const now = state()
      return now.mode === 'chat' && now.chat.phase === 'failed'
    })
    expect(state()).toMatchObject({ chat: { error: { code: 'bad-response', fatal: false } } })
  })

  describe('on the platform', () => {
    const { fetch } = globalThis
    afterEach(() => void (globalThis.fetch = fetch))

    /** A platform that refuses longer bodies, and answers others with "Hello." */
    const answersUpTo = (maxLength: number) => ({
      fetch: async (_url: unknown, init?: RequestInit) => {
        if (String(init?.body).length > maxLength)
          return Response.json({ message: 'request entity too large' }, { status: 413 })
        const event = {
          id: 'chat-1',
          sessionId: 'session-1',
          path: 'chat.output[0].content',
          delta: 'Hello.',
        }
        return new Response(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        })
      },
    })

    const noCredit = async () => Response.json({ message: 'No credit.' }, { status: 402 })
    const failure = async (
      request: CallRequest,
      { answer = noCredit, ...options }: Partial<ConversationOptions> & { answer?: typeof noCredit } = {},
    ) => {
      const sent = jest.fn(answer)
      globalThis.fetch = sent
      const conversation = createConversation({ publicKey: 'key', ...options })
      disposeLater(conversation)
      conversation.actions.start('chat', request)
      conversation.actions.sendText('What does it cost?')
      await untilHolds(conversation, () => {
        const { state } = conversation.snapshot()
        return state.mode === 'chat' && state.chat.phase === 'failed'
      })
      return { sent, state: conversation.snapshot().state }
    }

    test('says that a message is too long, and goes on with the next one', async () => {
      const { fetch: send } = answersUpTo(2_000)
      globalThis.fetch = send
      const conversation = createConversation({ publicKey: 'key', assistantId: 'assistant' })
      disposeLater(conversation)
      const { actions } = conversation
      const until = (phase: string) =>
        untilHolds(conversation, () => {
          const { state } = conversation.snapshot()
          return state.mode === 'chat' && state.chat.phase === phase
        })
      actions.start('chat')
      actions.sendText('long '.repeat(1_000))
      await until('failed')
      expect(conversation.snapshot().state).toMatchObject({ chat: { error: { code: 'message-too-large' } } })
      actions.retry()
      await until('waiting')
      await until('failed')
      actions.sendText('What does it cost?')
      await until('ready')
      expect(conversation.snapshot().transcript.at(-1)).toMatchObject({ role: 'assistant', text: 'Hello.' })
    })

    test('goes on after an answer that failed', async () => {
      const { state } = await failure({ assistantId: 'assistant' })
      expect(state).toMatchObject({ chat: { error: { code: 'payment-required', fatal: false } } })
    })

    test('is refused with a squad, which the platform offers for calls alone', async () => {
      const { sent, state } = await failure({ squadId: 'squad' })
      expect(state).toMatchObject({ chat: { error: { code: 'not-configured' } } })
      expect(sent).not.toHaveBeenCalled()
    })

    test.each<[string, string, CallRequest, Partial<ConversationOptions>]>([
      ['an address without https://', 'not-configured', {}, { apiUrl: 'api.example.com' }],
      ['a key that no header can carry', 'not-configured', {}, { publicKey: 'kéy' }],
      ['a key that is no text', 'not-configured', {}, { publicKey: 7 as never }],
      [
        'overrides that are no JSON',
        'validation',
        { assistantOverrides: { variableValues: { seats: 7n as never } } },
        {},
      ],
    ])('with %s fails as a call does: %s', async (_what, code, request, options) => {
      const { sent, state } = await failure({ assistantId: 'assistant', ...request }, options)
      expect(state).toMatchObject({ chat: { error: { code, fatal: false } } })
      expect(sent).not.toHaveBeenCalled()
    })

    test.each([
      [false, 'offline'],
      [true, 'network'],
    ])('that is not reached, with a connection: %s, has failed with %s', async (isOnline, code) => {
      const { openChat: _openChat, ...environment } = createFakeEnvironment()
      const answer = () => Promise.reject(new TypeError('Failed to fetch'))
      const options = { answer, environment: { ...environment, isOnline: () => isOnline } }
      const { state } = await failure({ assistantId: 'assistant' }, options)
      expect(state).toMatchObject({ chat: { error: { code, fatal: false, retryable: true } } })
    })
  })

  test('in a call that is being connected waits until the assistant listens', async () => {
    const { actions, conversation, environment, connect } = setUpConversation()
    actions.start('voice')
    expect(actions.sendText('What does it cost?')).toBe(true)
    await connect()
    expect(environment.room().sent.filter((text) => text.includes('What does it cost?'))).toHaveLength(1)
    expect(conversation.snapshot().transcript).toMatchObject([{ role: 'user', text: 'What does it cost?' }])
    await actions.end()
    expect(actions.sendText('And now?')).toBe(false)
  })

  test('with an empty message sends nothing, and neither does one that has not begun', () => {
    const { actions, environment } = setUpConversation()
    expect(actions.sendText('Hello?')).toBe(false)
    actions.start('chat')
    expect(actions.sendText('  ')).toBe(false)
    expect(environment.chatRequests).toEqual([])
  })
})

describe('switching', () => {
  test('sends the call what was written, and the assistant what to say first', async () => {
    const { environment, actions, ask, connect } = setUpConversation({
      continuationMessage: 'I am on the line.',
    })
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    actions.start('chat')
    await ask('What does it cost?')
    actions.switchTo('voice')
    await connect()
    expect(createWebCall.mock.calls[0]?.[1]).toEqual({
      assistantId: 'assistant',
      assistantOverrides: { firstMessage: 'I am on the line.' },
    })
    const sent = environment.room().sent.filter((text) => text.startsWith('{'))
    expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      {
        type: 'add-message',
        message: { role: 'user', content: 'What does it cost?' },
        triggerResponseEnabled: false,
      },
      {
        type: 'add-message',
        message: { role: 'assistant', content: 'Answer 1.' },
        triggerResponseEnabled: false,
      },
    ])
  })

  test('sends the chat what was said, once, and ends the call', async () => {
    const { environment, actions, connect, say, ask, conversation } = setUpConversation()
    actions.start('voice')
    await connect()
    say('assistant', 'Hello.')
    say('user', 'We are a clinic.')
    actions.switchTo('chat')
    await ask('What would it cost us?')
    await ask('And when?')
    expect(environment.chatRequests.map(({ input }) => input)).toEqual([
      [
        { role: 'assistant', content: 'Hello.' },
        { role: 'user', content: 'We are a clinic. What would it cost us?' },
      ],
      [{ role: 'user', content: 'And when?' }],
    ])
    expect(conversation.snapshot().call.state.phase).toBe('ended')
  })

  test('cuts an answer that is still arriving, and keeps what was shown', async () => {
    const { environment, actions, until, connect, texts, conversation } = setUpConversation()
    environment.replyWith(
      (async function* () {
        yield* textPieces('It costs ')
        await new Promise(() => {})
      })(),
    )
    actions.start('chat')
    actions.sendText('What does it cost?')
    await until(() => texts().length === 2)
    actions.switchTo('voice')
    await connect()
    expect(texts()).toEqual(['user: What does it cost?', 'assistant: It costs '])
    expect(conversation.snapshot().transcript.at(-1)).toMatchObject({ partial: false, mode: 'chat' })
  })

  test('starts another call after one that has ended, in the same conversation', async () => {
    const { environment, actions, connect, say, texts, untilPhase } = setUpConversation()
    actions.start('voice')
    await connect()
    say('user', 'Before.')
    environment.hangUp()
    await untilPhase('ended')
    actions.switchTo('voice')
    await connect()
    say('user', 'After.')
    expect(texts()).toEqual(['user: Before.', 'user: After.'])
    expect(environment.room().sent.join()).toContain('Before.')
  })

  test('keeps what was typed before the microphone was granted, when the call is started again', async () => {
    const { actions, connect, say, texts, conversation } = setUpConversation()
    actions.start('voice')
    await connect()
    actions.sendText('My microphone is blocked.')
    say('assistant', 'You can type.')
    await conversation.actions.voice.stop()
    actions.switchTo('voice')
    await connect()
    expect(texts()).toEqual(['user: My microphone is blocked.', 'assistant: You can type.'])
  })

  test('replaces a call by one of another request, which knows what was said', async () => {
    const { environment, actions, connect, say, texts, untilPhase } = setUpConversation({
      continuationMessage: 'Go on.',
    })
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    actions.start('voice')
    await connect()
    say('user', 'Before.')
    const before = environment.room()
    actions.switchTo('voice', {
      request: { assistantOverrides: { artifactPlan: { recordingEnabled: false } } },
      continuationMessage: 'Nothing is recorded now.',
    })
    await untilPhase('awaiting-assistant')
    environment.answer()
    await untilPhase('live')
    expect(environment.room()).not.toBe(before)
    expect(createWebCall.mock.lastCall?.[1].assistantOverrides).toEqual({
      artifactPlan: { recordingEnabled: false },
      firstMessage: 'Nothing is recorded now.',
    })
    expect(texts()).toEqual(['user: Before.'])
    expect(environment.room().sent.join()).toContain('Before.')
  })

  test('leaves a visitor muted, or not, whose call is replaced by one of a request that says otherwise', async () => {
    const { actions, connect, conversation } = setUpConversation()
    actions.start('voice', { muted: false })
    await connect()
    actions.voice.setMuted(true)
    actions.switchTo('voice', { request: { muted: false } })
    await connect()
    expect(conversation.snapshot().call.muted).toBe(true)
  })

  test.each(['voice', 'chat'] as const)(
    'tells the assistant in a conversation that begins as %s, once, what the page knows of before',
    async (mode) => {
      const { environment, actions, ask, connect } = setUpConversation({
        continuationMessage: 'Hello again.',
      })
      const createWebCall = jest.spyOn(environment, 'createWebCall')
      actions.start(mode, { history: [{ role: 'user', content: 'We are a clinic.' }] })
      if (mode === 'chat') {
        await ask('What would it cost us?')
        await ask('And when?')
        expect(environment.chatRequests.map(({ input }) => input)).toEqual([
          [
            { role: 'user', content: 'We are a clinic.' },
            { role: 'user', content: 'What would it cost us?' },
          ],
          [{ role: 'user', content: 'And when?' }],
        ])
        actions.switchTo('voice')
      }
      await connect()
      expect(environment.room().sent.join().split('We are a clinic.')).toHaveLength(2)
      // The page's own greeting fits what the page has passed on.
      if (mode === 'voice')
        expect(createWebCall.mock.lastCall?.[1]).not.toHaveProperty('assistantOverrides.firstMessage')
    },
  )

  test('back into a call that is running on the platform, shows its lines and takes what is typed', async () => {
    const { environment, actions, ask, texts, say, untilPhase, until } = setUpConversation()
    actions.start('chat')
    await ask('Hello?')
    const joined = actions.voice.reconnect({ id: 'call-1', webCallUrl: 'https://room.example/call-1' })
    await untilPhase('live')
    expect(await joined).toBe(true)
    environment.answer()
    say('assistant', 'Where were we?')
    expect(actions.sendText('At the price.')).toBe(true)
    await until(() => texts().length === 4)
    expect(texts().slice(2)).toEqual(['assistant: Where were we?', 'user: At the price.'])
    expect(await actions.voice.reconnect({ webCallUrl: 'https://room.example/call-2' })).toBe(false)
  })

  test('does nothing where the conversation is in that mode already', async () => {
    const { environment, actions, connect, conversation } = setUpConversation()
    actions.start('voice')
    await connect()
    const before = environment.room()
    actions.switchTo('voice')
    expect(environment.room()).toBe(before)
    actions.switchTo('chat')
    const { transcript } = conversation.snapshot()
    actions.switchTo('chat')
    expect(conversation.snapshot().transcript).toBe(transcript)
  })

  test('a hundred times at random loses and repeats no line', async () => {
    const { actions, connect, say, ask, state, conversation, texts } = setUpConversation()
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed % below
    }
    const expected: string[] = []
    let answers = 0
    let line = 0
    actions.start('chat')
    for (let switches = 0; switches < 100; switches++) {
      for (let lines = random(4); lines > 0; lines--) {
        line += 1
        const text = `line ${line}`
        if (state().mode === 'chat') {
          answers += 1
          expected.push(`user: ${text}`, `assistant: Answer ${answers}.`)
          await ask(text)
        } else if (random(3) === 0) {
          expected.push(`user: ${text}`)
          actions.sendText(text)
        } else {
          const role = random(2) === 0 ? 'user' : 'assistant'
          expected.push(`${role}: ${text}`)
          if (random(2) === 0) say(role, 'line', 'partial')
          say(role, text)
        }
      }
      if (state().mode === 'chat') {
        actions.switchTo('voice')
        await connect()
      } else actions.switchTo('chat')
    }
    expect(texts()).toEqual(expected)
    const { transcript } = conversation.snapshot()
    expect(new Set(transcript.map(({ id }) => id)).size).toBe(transcript.length)
    expect(transcript.filter(({ partial }) => partial)).toEqual([])
    const times = transcript.map(({ atMs }) => atMs)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })
})

describe('a new conversation', () => {
  test('keeps nothing of the one before', async () => {
    const { environment, actions, ask, texts } = setUpConversation()
    actions.start('chat')
    await ask('Before?')
    await actions.end()
    expect(texts()).toHaveLength(2)
    actions.start('chat')
    expect(texts()).toEqual([])
    await ask('After?')
    expect(environment.chatRequests.at(-1)).toEqual({
      input: [{ role: 'user', content: 'After?' }],
      sessionId: undefined,
    })
  })

  test('is begun while the call before it is still ending', async () => {
    const { environment, conversation, actions, connect, untilPhase } = setUpConversation()
    actions.start('voice')
    await connect()
    const first = environment.room()
    const leave = createDeferred()
    first.answers.leave = () => leave.promise
    void actions.end()
    expect(conversation.snapshot().call.state.phase).toBe('ending')
    actions.start('voice')
    leave.resolve()
    await untilPhase('awaiting-assistant')
    expect(environment.room()).not.toBe(first)
  })

  test('is not begun while a call is going on', async () => {
    const { actions, connect, state } = setUpConversation()
    actions.start('voice')
    await connect()
    actions.start('chat')
    expect(state().mode).toBe('voice')
  })
})
