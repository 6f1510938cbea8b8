import { createVoiceError } from '@/lib/voice/error-messages'
import type { CallRequest, Conversation, ConversationOptions } from '@/lib/voice/react'
import { createFakeEnvironment } from '@/lib/voice/testing'
import {
  assistant,
  context,
  setUpCall,
  setUpChat,
  setUpConversation,
  textPieces,
  user,
} from '@/tests/support/voice-conversation'

/** The platform answers a message of the chat with this error. */
const refusal = (code: 'not-found' | 'bad-request' | 'message-too-large') =>
  createVoiceError({ code, stage: 'live', fatal: false })

describe('what the page tells the assistant', () => {
  const PRICES = context('The visitor reads the prices.')

  test('in a chat is sent with the next message, once, and is no line', async () => {
    const { actions, texts, ask, inputs } = setUpChat()
    expect(actions.addContext(PRICES.content)).toBe(true)
    expect(inputs()).toEqual([])
    await ask('How much?')
    await ask('And then?')
    expect(inputs()).toEqual([[PRICES, user('How much?')], [user('And then?')]])
    expect(texts()).not.toContain(`system: ${PRICES.content}`)
  })

  test('during an answer is sent with the message after it, also when the answer fails', async () => {
    const { environment, actions, untilReady, untilFailed, inputs } = setUpChat()
    environment.replyWith(new Error('The model is down.'))
    actions.sendText('How much?')
    actions.addContext(PRICES.content)
    await untilFailed()
    actions.retry()
    await untilReady()
    expect(inputs().at(-1)).toEqual([PRICES, user('How much?')])
  })

  test('is sent again if the platform no longer has the chat', async () => {
    const { environment, actions, ask, inputs } = setUpChat()
    actions.addContext(PRICES.content)
    await ask('One?')
    environment.replyWith(refusal('not-found'))
    await ask('Two?')
    expect(inputs().at(-1)).toContainEqual(PRICES)
  })

  test('in a chat is known to the call that follows', async () => {
    const { environment, actions, connect } = setUpChat()
    actions.addContext(PRICES.content)
    actions.switchTo('voice')
    await connect()
    expect(environment.room().sent.join()).toContain(PRICES.content)
  })

  test('in a call is known to the chat that follows', async () => {
    const { environment, actions, ask, inputs } = await setUpCall()
    expect(actions.addContext(PRICES.content)).toBe(true)
    expect(environment.room().sent.join()).toContain(PRICES.content)
    actions.switchTo('chat')
    await ask('How much?')
    expect(inputs().at(-1)).toContainEqual(PRICES)
  })

  test('that does not fit into one request with a message is sent with the next one', async () => {
    const { environment, actions, ask, inputs } = setUpChat()
    actions.addContext(PRICES.content)
    environment.replyWith(refusal('message-too-large'))
    await ask('How much?')
    await ask('And then?')
    await ask('And last?')
    expect(inputs()).toEqual([
      [PRICES, user('How much?')],
      [user('How much?')],
      [PRICES, user('And then?')],
      [user('And last?')],
    ])
  })

  test('is limited to the newest 40, also where the platform has forgotten the chat', async () => {
    const { environment, actions, ask, inputs } = setUpChat()
    const contents = () => {
      const places = inputs()
        .at(-1)
        ?.filter(({ role }) => role === 'system')
      return places?.map(({ content }) => content)
    }
    const newest = Array.from({ length: 40 }, (_, index) => `Place ${index + 10}`)
    await ask('Hello?')
    for (let place = 0; place < 50; place++) actions.addContext(`Place ${place}`)
    await ask('One?')
    expect(contents()).toEqual(newest)
    environment.replyWith(refusal('not-found'))
    await ask('Two?')
    expect(contents()).toEqual(newest)
  })

  test('is refused without a conversation, and if it is empty', async () => {
    const { actions } = setUpConversation()
    expect(actions.addContext('Nobody hears this.')).toBe(false)
    actions.start('chat')
    expect(actions.addContext(' ')).toBe(false)
    await actions.end()
    expect(actions.addContext('Nobody hears this.')).toBe(false)
  })

  test('is forgotten with the conversation', async () => {
    const { actions, ask, inputs } = setUpChat()
    actions.addContext(PRICES.content)
    await ask('One?')
    actions.start('chat')
    await ask('Two?')
    expect(inputs().at(-1)).toEqual([user('Two?')])
  })
})

describe('a chat', () => {
  test('shows each piece of the answer as it arrives', async () => {
    const { environment, conversation, actions, texts, untilReady } = setUpChat()
    environment.replyWith(textPieces('Seven ', 'cents.'))
    const seen = new Set<string>()
    conversation.subscribe(() => seen.add(texts().at(-1) ?? ''))
    actions.sendText('What does it cost?')
    await untilReady()
    expect([...seen]).toEqual(['user: What does it cost?', 'assistant: Seven ', 'assistant: Seven cents.'])
    expect(conversation.snapshot().transcript.at(-1)?.partial).toBe(false)
  })

  test('continues in the platform’s chat, which gets each line once', async () => {
    const { environment, ask } = setUpChat()
    await ask('One?')
    await ask('Two?')
    expect(environment.chatRequests).toEqual([
      { input: [user('One?')], sessionId: undefined },
      { input: [user('Two?')], sessionId: 'session-1' },
    ])
  })

  test('and its calls use the assistant that the start named, even if the page changes its request afterwards', async () => {
    const { environment, actions, untilPhase, ask } = setUpConversation()
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
    'that the platform no longer knows (%s) begins again with everything that was said',
    async (code) => {
      const { environment, actions, texts, ask } = setUpConversation()
      actions.start('chat', { history: [user('We are a clinic.')] })
      await ask('One?')
      environment.replyWith(refusal(code))
      await ask('Two?')
      expect(environment.chatRequests.slice(1)).toEqual([
        { input: [user('Two?')], sessionId: 'session-1' },
        {
          input: [user('We are a clinic.'), user('One?'), assistant('Answer 1.'), user('Two?')],
          sessionId: undefined,
        },
      ])
      expect(texts()).toEqual(['user: One?', 'assistant: Answer 1.', 'user: Two?', 'assistant: Answer 3.'])
    },
  )

  test('shows and answers a message that is written during an answer below that one', async () => {
    const { actions, texts, untilReady, inputs } = setUpChat()
    actions.sendText('One?')
    actions.sendText('And two?')
    await untilReady()
    expect(texts()).toEqual(['user: One?', 'assistant: Answer 1.', 'user: And two?', 'assistant: Answer 2.'])
    expect(inputs()).toEqual([[user('One?')], [user('And two?')]])
  })

  test('sends what is written during an answer with each message on a line of its own', async () => {
    const { actions, untilReady, inputs } = setUpChat()
    for (const text of ['One?', 'do you record calls', 'who owns the code']) actions.sendText(text)
    await untilReady()
    expect(inputs()).toEqual([[user('One?')], [user('do you record calls\nwho owns the code')]])
  })

  test('that fails says why, keeps the message and asks again', async () => {
    const { environment, actions, texts, untilReady, untilFailed } = setUpChat()
    environment.replyWith(new Error('The model is down.'), 'Here I am.')
    actions.sendText('Hello?')
    await untilFailed()
    expect(texts()).toEqual(['user: Hello?'])
    actions.retry()
    await untilReady()
    expect(texts()).toEqual(['user: Hello?', 'assistant: Here I am.'])
  })

  const askAgain = ({ actions }: Conversation) => actions.retry()
  const sendTwo = ({ actions }: Conversation) => actions.sendText('Two?')
  test.each<[string, string, (conversation: Conversation) => unknown, string[]]>([
    ['failed, by asking again', 'failed', askAgain, ['user: One?', 'assistant: Hello.']],
    ['failed, by another message', 'failed', sendTwo, ['user: One?', 'user: Two?', 'assistant: Hello.']],
    [
      'ready, by another message',
      'ready',
      sendTwo,
      ['user: One?', 'assistant: Answer 1.', 'user: Two?', 'assistant: Hello.'],
    ],
  ])('goes on from a listener when it is %s', async (_what, phase, goOn, expected) => {
    const { environment, conversation, actions, until, texts, state } = setUpChat()
    environment.replyWith(phase === 'failed' ? new Error('The model is down.') : 'Answer 1.', 'Hello.')
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

  test('that answers nothing has failed, and the chat continues', async () => {
    const { environment, actions, untilFailed, state } = setUpChat()
    environment.replyWith([])
    actions.sendText('What does it cost?')
    await untilFailed()
    expect(state()).toMatchObject({ chat: { error: { code: 'bad-response', fatal: false } } })
  })

  describe('on the platform', () => {
    const { fetch } = globalThis
    afterEach(() => void (globalThis.fetch = fetch))

    /** As a platform that refuses longer bodies, and answers others with "Hello." */
    const answersUpTo = (maxLength: number) => async (_url: unknown, init?: RequestInit) => {
      if (String(init?.body).length > maxLength)
        return Response.json({ message: 'request entity too large' }, { status: 413 })
      const event = { id: 'chat-1', sessionId: 'session-1', path: 'chat.output[0].content', delta: 'Hello.' }
      return new Response(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      })
    }

    const noCredit = async () => Response.json({ message: 'No credit.' }, { status: 402 })
    const ON_PLATFORM = { environment: undefined }
    const noJson = { variableValues: { seats: 7n as never } }
    const failure = async (
      request: CallRequest,
      { answer = noCredit, ...options }: Partial<ConversationOptions> & { answer?: typeof noCredit } = {},
    ) => {
      const sent = jest.fn(answer)
      globalThis.fetch = sent
      const chat = setUpConversation({ ...ON_PLATFORM, assistantId: undefined, ...options })
      chat.actions.start('chat', request)
      chat.actions.sendText('What does it cost?')
      await chat.untilFailed()
      return { sent, state: chat.state() }
    }

    test('says that a message is too long, and continues with the next one', async () => {
      globalThis.fetch = answersUpTo(2_000)
      const { actions, state, texts, ask, untilChatIs, untilFailed } = setUpChat(ON_PLATFORM)
      actions.sendText('long '.repeat(1_000))
      await untilFailed()
      expect(state()).toMatchObject({ chat: { error: { code: 'message-too-large' } } })
      actions.retry()
      await untilChatIs('waiting')
      await untilFailed()
      await ask('What does it cost?')
      expect(texts().at(-1)).toBe('assistant: Hello.')
    })

    test('goes on in the session that the platform has named, so that the assistant knows what was said', async () => {
      const sessions: unknown[] = []
      const answer = answersUpTo(2_000)
      globalThis.fetch = (url, init) => {
        sessions.push((JSON.parse(String(init?.body)) as { sessionId?: unknown }).sessionId)
        return answer(url, init)
      }
      const { ask } = setUpChat(ON_PLATFORM)
      await ask('What does it cost?')
      await ask('And a month?')
      expect(sessions).toEqual([undefined, 'session-1'])
    })

    test('continues after an answer that failed', async () => {
      const { state } = await failure({ assistantId: 'assistant' })
      expect(state).toMatchObject({ chat: { error: { code: 'payment-required', fatal: false } } })
    })

    test('is refused with a squad, which the platform offers for calls alone', async () => {
      const { sent, state } = await failure({ squadId: 'squad' })
      expect(state).toMatchObject({ chat: { error: { code: 'not-configured', fatal: false } } })
      expect(sent).not.toHaveBeenCalled()
    })

    test.each<[string, string, CallRequest, Partial<ConversationOptions>]>([
      ['an address without https://', 'not-configured', {}, { apiUrl: 'api.example.com' }],
      ['a key that no header can carry', 'not-configured', {}, { publicKey: 'kéy' }],
      ['a key that is no text', 'not-configured', {}, { publicKey: 7 as never }],
      ['overrides that are no JSON', 'validation', { assistantOverrides: noJson }, {}],
    ])('with %s fails as a call does: %s', async (_what, code, request, options) => {
      const { sent, state } = await failure({ assistantId: 'assistant', ...request }, options)
      expect(state).toMatchObject({ chat: { error: { code, fatal: false } } })
      expect(sent).not.toHaveBeenCalled()
    })

    test.each([
      [false, 'offline'],
      [true, 'network'],
    ])('that cannot be reached, with a connection: %s, fails with %s', async (isOnline, code) => {
      const { openChat: _openChat, ...environment } = createFakeEnvironment()
      const answer = () => Promise.reject(new TypeError('Failed to fetch'))
      const options = { answer, environment: { ...environment, isOnline: () => isOnline } }
      const { state } = await failure({ assistantId: 'assistant' }, options)
      expect(state).toMatchObject({ chat: { error: { code, fatal: false, retryable: true } } })
    })
  })

  test('is not sent while a call connects: it waits until the assistant listens', async () => {
    const { environment, conversation, actions, connect } = setUpConversation()
    actions.start('voice')
    expect(actions.sendText('What does it cost?')).toBe(true)
    await connect()
    expect(environment.room().sent.filter((text) => text.includes('What does it cost?'))).toHaveLength(1)
    expect(conversation.snapshot().transcript).toMatchObject([{ role: 'user', text: 'What does it cost?' }])
    await actions.end()
    expect(actions.sendText('And now?')).toBe(false)
  })

  test('sends nothing for an empty message, nor before it has begun', () => {
    const { environment, actions } = setUpConversation()
    expect(actions.sendText('Hello?')).toBe(false)
    actions.start('chat')
    expect(actions.sendText('  ')).toBe(false)
    expect(actions.sendText('\u200b')).toBe(false)
    expect(environment.chatRequests).toEqual([])
  })
})
