import { createDeferred } from '@/tests/support/deferred'
import {
  assistant,
  setUpCall,
  setUpChat,
  setUpConversation,
  textPieces,
  user,
} from '@/tests/support/voice-conversation'

describe('switching', () => {
  test('sends the call what was written, and the assistant what to say first', async () => {
    const continuationMessage = 'I am on the line.'
    const { environment, actions, ask, connect } = setUpChat({ continuationMessage })
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    await ask('What does it cost?')
    actions.switchTo('voice')
    await connect()
    expect(createWebCall.mock.calls[0]?.[1]).toEqual({
      assistantId: 'assistant',
      assistantOverrides: { firstMessage: 'I am on the line.' },
    })
    const sent = environment.room().sent.filter((text) => text.startsWith('{'))
    expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: 'add-message', message: user('What does it cost?'), triggerResponseEnabled: false },
      { type: 'add-message', message: assistant('Answer 1.'), triggerResponseEnabled: false },
    ])
  })

  test('sends the chat what was said, once, and ends the call', async () => {
    const { conversation, actions, ask, say, inputs } = await setUpCall()
    say('assistant', 'Hello.')
    say('user', 'We are a clinic.')
    actions.switchTo('chat')
    await ask('What would it cost us?')
    await ask('And when?')
    expect(inputs()).toEqual([
      [assistant('Hello.'), user('We are a clinic.\nWhat would it cost us?')],
      [user('And when?')],
    ])
    expect(conversation.snapshot().call.state.phase).toBe('ended')
  })

  test('cuts an answer that is still arriving, and keeps what was shown', async () => {
    const { environment, conversation, actions, texts, until, connect } = setUpChat()
    environment.replyWith(
      (async function* () {
        yield* textPieces('It costs ')
        await new Promise(() => {})
      })(),
    )
    actions.sendText('What does it cost?')
    await until(() => texts().length === 2)
    actions.switchTo('voice')
    await connect()
    expect(texts()).toEqual(['user: What does it cost?', 'assistant: It costs '])
    expect(conversation.snapshot().transcript.at(-1)).toMatchObject({ partial: false, mode: 'chat' })
  })

  test('starts another call after one that has ended, with what was said and typed in it', async () => {
    const { environment, actions, texts, untilPhase, connect, say } = await setUpCall()
    actions.sendText('My microphone is blocked.')
    say('user', 'Before.')
    environment.hangUp()
    await untilPhase('ended')
    actions.switchTo('voice')
    await connect()
    say('user', 'After.')
    expect(texts()).toEqual(['user: My microphone is blocked.', 'user: Before.', 'user: After.'])
    expect(environment.room().sent.join()).toContain('Before.')
  })

  test('replaces a call by one of another request, which knows what was said', async () => {
    const { environment, actions, texts, connect, say } = await setUpCall({ continuationMessage: 'Go on.' })
    const createWebCall = jest.spyOn(environment, 'createWebCall')
    say('user', 'Before.')
    const before = environment.room()
    const artifactPlan = { recordingEnabled: false }
    const firstMessage = 'Nothing is recorded now.'
    actions.switchTo('voice', {
      request: { assistantOverrides: { artifactPlan } },
      continuationMessage: firstMessage,
    })
    await connect()
    expect(environment.room()).not.toBe(before)
    expect(createWebCall.mock.lastCall?.[1].assistantOverrides).toEqual({ artifactPlan, firstMessage })
    expect(texts()).toEqual(['user: Before.'])
    expect(environment.room().sent.join()).toContain('Before.')
  })

  test('leaves a visitor muted, or not, whose call is replaced by one of a request that says otherwise', async () => {
    const { conversation, actions, connect } = await setUpCall({}, { muted: false })
    actions.voice.setMuted(true)
    actions.switchTo('voice', { request: { muted: false } })
    await connect()
    expect(conversation.snapshot().call.muted).toBe(true)
  })

  test.each(['voice', 'chat'] as const)(
    'tells the assistant in a conversation that begins as %s, once, what the page knows of before',
    async (mode) => {
      const { environment, actions, ask, connect, inputs } = setUpConversation({
        continuationMessage: 'Hello again.',
      })
      const createWebCall = jest.spyOn(environment, 'createWebCall')
      actions.start(mode, { history: [user('We are a clinic.')] })
      if (mode === 'chat') {
        await ask('What would it cost us?')
        await ask('And when?')
        expect(inputs()).toEqual([
          [user('We are a clinic.'), user('What would it cost us?')],
          [user('And when?')],
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

  test('gives a call the newest forty turns of what the page knows of before', async () => {
    const turns = Array.from({ length: 43 }, (_, index) => `Turn ${index + 1}.`)
    const { environment } = await setUpCall({}, { history: turns.map(user) })
    const sent = environment.room().sent.join()
    expect(sent.match(/Turn \d+\./g)).toEqual(turns.slice(3))
  })

  test('back into a call that is running on the platform, shows its lines and takes what is typed', async () => {
    const { environment, conversation, actions, texts, until, untilPhase, ask, say } = setUpChat()
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
    expect(conversation.snapshot().call.error).toMatchObject({ code: 'misuse' })
  })

  test('does nothing where the conversation is in that mode already', async () => {
    const { environment, conversation, actions } = await setUpCall()
    const before = environment.room()
    actions.switchTo('voice')
    expect(environment.room()).toBe(before)
    actions.switchTo('chat')
    const { transcript } = conversation.snapshot()
    actions.switchTo('chat')
    expect(conversation.snapshot().transcript).toBe(transcript)
  })

  test('a hundred times at random loses and repeats no line', async () => {
    const { conversation, actions, texts, state, ask, connect, say } = setUpChat()
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed % below
    }
    const expected: string[] = []
    let answers = 0
    let line = 0
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

describe('the signal of a request', () => {
  test.each(['chat', 'voice'] as const)('ends the conversation that it began by %s', async (mode) => {
    const { conversation, actions, until } = setUpConversation()
    const leave = new AbortController()
    actions.start(mode, { signal: leave.signal })
    leave.abort()
    await until(() => {
      const { state } = conversation.snapshot()
      return state.mode === 'idle' || (state.mode === 'voice' && state.call.phase === 'ended')
    })
    expect(actions.sendText('Hello?')).toBe(false)
  })

  test('that has ended a call does not end the next one of the same request', async () => {
    const leave = new AbortController()
    const { actions, untilPhase, connect } = await setUpCall({}, { signal: leave.signal })
    leave.abort()
    await untilPhase('ended')
    actions.switchTo('voice')
    await connect()
  })

  test('is not listened to any more by a conversation that is disposed of', async () => {
    const { conversation, actions } = setUpConversation()
    const leave = new AbortController()
    const added = jest.spyOn(leave.signal, 'addEventListener')
    const removed = jest.spyOn(leave.signal, 'removeEventListener')
    actions.start('chat', { signal: leave.signal })
    await conversation.dispose()
    expect(added.mock.calls.map(([, listener]) => listener)).toEqual(
      removed.mock.calls.map(([, listener]) => listener),
    )
  })

  test('that was aborted before begins nothing', () => {
    const { actions, state } = setUpConversation()
    actions.start('chat', { signal: AbortSignal.abort() })
    actions.switchTo('chat', { request: { signal: AbortSignal.abort() } })
    expect(state()).toEqual({ mode: 'idle' })
  })
})

test('what starts a conversation, or speaks in it, is not among the commands to the call alone', () => {
  const { actions } = setUpChat()
  expect(actions.voice).toHaveProperty('setMuted')
  for (const name of ['start', 'sendText', 'addContext', 'registerTool', 'prewarm'])
    expect(actions.voice).not.toHaveProperty(name)
})

describe('a new conversation', () => {
  test('keeps nothing of the one before', async () => {
    const { environment, actions, texts, ask } = setUpChat()
    await ask('Before?')
    await actions.end()
    expect(texts()).toHaveLength(2)
    actions.start('chat')
    expect(texts()).toEqual([])
    await ask('After?')
    expect(environment.chatRequests.at(-1)).toEqual({ input: [user('After?')], sessionId: undefined })
  })

  test('is begun while the call before it is still ending', async () => {
    const { environment, conversation, actions, untilPhase } = await setUpCall()
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

  test('is begun by a listener that has ended the call at its first state', () => {
    const { conversation, actions, state } = setUpConversation()
    const undo = conversation.subscribe(() => {
      undo()
      void actions.end()
      actions.start('voice')
    })
    actions.start('voice')
    expect(state()).toEqual({ mode: 'voice', call: { phase: 'requesting' } })
  })
})
