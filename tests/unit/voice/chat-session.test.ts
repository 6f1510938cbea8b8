import type { WebChatMessage } from '@/lib/api'
import { createChatSession } from '@/lib/voice/conversation/chat-session'
import { createPlatformChat } from '@/lib/voice/conversation/platform-chat'
import type { ChatPiece } from '@/lib/voice/client/types'
import { createVoiceError } from '@/lib/voice/error-messages'
import type { ClientTool } from '@/lib/voice/tools/client-tool'
import { createToolRunner } from '@/lib/voice/session/call-tools'
import { createManualClock } from '@/tests/support/manual-clock'
import { assistant, context, toolResult, user } from '@/tests/support/voice-conversation'
import { registeredTools } from '@/tests/support/registered-tools'

/** A chat on a platform that answers in this way, with one tool, `price`. */
function setUp(tool: ClientTool, ...answers: (ChatPiece[] | Error)[]) {
  const inputs: (readonly WebChatMessage[])[] = []
  const runner = createToolRunner(registeredTools({ price: tool }), {
    clock: createManualClock(),
    reportPageError: () => {},
  })
  const session = createChatSession(async function* ({ input }) {
    inputs.push(input)
    const answer = answers.shift() ?? []
    if (answer instanceof Error) throw answer
    yield* answer
  }, runner)
  const ask = async (content: string) => {
    let text = ''
    await session.ask(
      [{ role: 'user', content }],
      (delta) => void (text += delta),
      new AbortController().signal,
    )
    return text
  }
  return { ask, inputs }
}

const call = (output: number, id = 'call-1'): ChatPiece[] => [
  { type: 'tool-call', key: `${output}-${id}`, id, name: 'price', arguments: '{}', output },
]
const says = (text: string, output: number): ChatPiece[] =>
  text.split(/(?<= )/).map((delta) => ({ type: 'text', delta, output }))
const price = (triggersResponse = false): ClientTool => ({ run: () => ({ usd: 63 }), triggersResponse })
const refused = createVoiceError({ code: 'internal', stage: 'live', fatal: false, status: 400 })

test('A chat whose provider sends the whole id and name of a tool with each piece has the tool run', async () => {
  const pieces = ['{"years"', ':2}'].map((args): ChatPiece => ({
    ...{ type: 'tool-call', key: '0', id: 'call-1', name: 'price' },
    arguments: args,
  }))
  const run = jest.fn(() => 'done')
  const { ask, inputs } = setUp({ run }, pieces, says('It is done.', 0))
  await ask('Please.')
  expect(run).toHaveBeenCalledWith({ years: 2 }, { id: 'call-1', name: 'price' })
  expect(inputs[1]).toEqual([toolResult('"done"')])
})

describe('A chat whose key is never fetched', () => {
  const open = (signal: AbortSignal) =>
    createPlatformChat({ token: () => new Promise(() => {}), target: () => ({ assistantId: 'a' }) })(
      { input: [user('Hello?')], sessionId: undefined },
      signal,
    )
      [Symbol.asyncIterator]()
      .next()
      .catch((error: unknown) => error)

  afterEach(() => void jest.useRealTimers())

  it('fails after 15 s, and may be tried again', async () => {
    jest.useFakeTimers()
    const answer = open(new AbortController().signal)
    await jest.advanceTimersByTimeAsync(15_000)
    expect(await answer).toMatchObject({ code: 'timeout', fatal: false, retryable: true })
  })

  it('ends at once with its conversation', async () => {
    const controller = new AbortController()
    const answer = open(controller.signal)
    controller.abort()
    expect(await answer).toMatchObject({ code: 'aborted' })
  })
})

describe('What is longer than the 10,000 characters that the platform takes', () => {
  it('is not sent as the result of a tool; the assistant learns at once that it was too long', async () => {
    const tool = (length: number): ClientTool => ({ run: () => 'a'.repeat(length - 2) })
    for (const [length, sent] of [
      [10_000, expect.stringMatching(/^"a+"$/)],
      [10_001, expect.stringContaining('too long')],
    ] as const) {
      const { ask, inputs } = setUp(tool(length), call(0), says('Well.', 0))
      await ask('What does it cost?')
      expect(inputs[1]).toEqual([toolResult(sent as string)])
    }
  })

  it('is cut off from a context, and from a turn of the assistant, which the visitor may continue', async () => {
    const inputs: (readonly WebChatMessage[])[] = []
    const session = createChatSession(
      async function* ({ input }) {
        inputs.push(input)
        yield { type: 'text', delta: 'Yes.' }
      },
      { run: () => undefined },
      () => [context('a'.repeat(10_001)), assistant(`a${'😀'.repeat(5_000)}`)],
    )
    await session.ask([user('Go on.')], () => {}, new AbortController().signal)
    expect(inputs[0]?.slice(0, 2).map(({ content }) => content)).toEqual([
      `${'a'.repeat(9_998)} …`,
      `a${'😀'.repeat(4_998)} …`,
    ])
  })
})

const tooLarge = createVoiceError({ code: 'message-too-large', stage: 'live', fatal: false, status: 413 })

describe('A context', () => {
  /** A chat on a platform that takes 100 characters at once. */
  const setUpSmall = () => {
    const contexts: WebChatMessage[] = []
    const inputs: (readonly WebChatMessage[])[] = []
    const lengthOf = (input: readonly WebChatMessage[]) =>
      input.reduce((sum, { content }) => sum + (content?.length ?? 0), 0)
    const session = createChatSession(
      async function* ({ input }) {
        inputs.push(input)
        if (lengthOf(input) > 100) throw tooLarge
        yield { type: 'text', delta: 'Yes.' }
      },
      { run: () => undefined },
      () => contexts,
    )
    /** What was sent for one message. */
    const ask = async (content: string) => {
      const before = inputs.length
      await session.ask([user(content)], () => {}, new AbortController().signal)
      return inputs.slice(before)
    }
    return { contexts, ask }
  }

  it('with which two turns were too long is no longer sent, and others are', async () => {
    const { contexts, ask } = setUpSmall()
    const long = context('x'.repeat(200))
    const prices = context('Prices')
    contexts.push(long)
    for (let turn = 0; turn < 2; turn++)
      expect(await ask('And?')).toEqual([[long, user('And?')], [user('And?')]])
    contexts.push(prices)
    expect(await ask('Now?')).toEqual([[prices, user('Now?')]])
  })

  it('is not given up because of a message that is too long by itself', async () => {
    const { contexts, ask } = setUpSmall()
    const prices = context('Prices')
    contexts.push(prices)
    for (let time = 0; time < 3; time++) await expect(ask('y'.repeat(101))).rejects.toBe(tooLarge)
    expect(await ask('One?')).toEqual([[prices, user('One?')]])
  })
})

test('A context that arrived is not sent again, although its answer was cut off', async () => {
  const inputs: (readonly WebChatMessage[])[] = []
  const controller = new AbortController()
  const session = createChatSession(
    async function* ({ input }) {
      inputs.push(input)
      yield { type: 'session', sessionId: 'session-1' }
      controller.abort()
      yield { type: 'text', delta: 'Yes.' }
    },
    { run: () => undefined },
    () => history,
  )
  const history: WebChatMessage[] = [context('The visitor reads the prices.')]
  await session.ask([user('One?')], () => {}, controller.signal)
  await session.ask([user('Two?')], () => {}, new AbortController().signal)
  expect(inputs[1]).toEqual([user('Two?')])
})

describe('A result that is too long for the platform', () => {
  it('is reported to the assistant as too long, so that it can ask for less', async () => {
    const { ask, inputs } = setUp(price(), call(0), tooLarge, says('Which one?', 0))
    expect(await ask('What is it?')).toBe('Which one?')
    expect(inputs[2]).toEqual([toolResult(expect.stringContaining('too long') as string)])
  })

  it('does not make the visitor’s next message fail', async () => {
    const { ask, inputs } = setUp(
      price(),
      [...call(0), ...says('One moment.', 1)],
      tooLarge,
      says('Sure.', 0),
    )
    await ask('What is it?')
    expect(await ask('Are you there?')).toBe('Sure.')
    expect(inputs[2]).toEqual([
      context(expect.stringContaining('too long') as string),
      user('Are you there?'),
    ])
  })

  it('does not repeat a message of the visitor that is too long itself', async () => {
    const { ask, inputs } = setUp(price(), tooLarge)
    await expect(ask('What is it?')).rejects.toBe(tooLarge)
    expect(inputs).toHaveLength(1)
  })
})

describe('A platform that goes on without the page’s result', () => {
  it.each(['No result returned.', 'Success'])('sends its own “%s”, which is not shown', async (result) => {
    const { ask, inputs } = setUp(price(), [
      ...call(0),
      ...says(result, 1),
      ...says('It is on your screen.', 2),
    ])
    expect(await ask('What is it?')).toBe('It is on your screen.')
    expect(inputs).toHaveLength(1)
  })

  it('is not asked for a second answer, and learns the result with the next turn', async () => {
    const { ask, inputs } = setUp(price(), [...call(0), ...says('Noted, and more.', 1)], says('Yes.', 0))
    expect(await ask('Three minutes')).toBe('Noted, and more.')
    expect(await ask('And then?')).toBe('Yes.')
    expect(inputs[1]).toMatchObject([
      context(expect.stringContaining('{"usd":63}') as string),
      user('And then?'),
    ])
  })

  it('is told to continue if the result begins the answer', async () => {
    const { ask, inputs } = setUp(
      price(true),
      [...call(0), ...says('One moment.', 1)],
      [...says('', 0), ...says('It is $63.', 0)],
    )
    expect(await ask('What is it?')).toBe('One moment. It is $63.')
    expect(inputs[1]).toMatchObject([context(expect.stringContaining('Go on from it') as string)])
  })

  it('is not asked for a second answer because it called a tool that the page does not have', async () => {
    const unknown = call(0).map((piece) => ({ ...piece, name: 'weather' }))
    const { ask, inputs } = setUp(price(true), [...unknown, ...says('I cannot see it.', 1)], says('Yes.', 0))
    expect(await ask('Will it rain?')).toBe('I cannot see it.')
    await ask('Are you there?')
    expect(inputs).toMatchObject([
      [user('Will it rain?')],
      [context(expect.stringContaining('no such tool') as string), user('Are you there?')],
    ])
  })

  it.each(['One moment.', 'One moment. ', 'One moment.\n'])(
    'is shown with a space between what it says before and after a tool call: %j',
    async (before) => {
      const { ask } = setUp(price(), [
        ...says(before, 0),
        ...call(0),
        ...says('Success', 1),
        ...says('It is', 2),
        ...says(' $63.', 2),
      ])
      expect(await ask('What is it?')).toBe(`One moment.${before.slice(11) || ' '}It is $63.`)
    },
  )

  it('may begin an answer with the words of a result, which is shown', async () => {
    const { ask } = setUp(price(), [...call(0), ...says('Success', 1), ...says('Success is likely.', 2)])
    expect(await ask('What is it?')).toBe('Success is likely.')
  })

  it('may send several results of its own, none of which is shown', async () => {
    const pieces = [
      ...call(0, 'a'),
      ...call(0, 'b'),
      ...says('Success', 1),
      ...says('Success', 2),
      ...says('Both.', 3),
    ]
    expect(await setUp(price(), pieces).ask('Two?')).toBe('Both.')
  })
})

describe('A platform that waits for the page’s result', () => {
  it('gets it, after words of the same message too', async () => {
    const { ask, inputs } = setUp(price(), [...says('Let me see. ', 0), ...call(0)], says('It is $63.', 0))
    expect(await ask('What is it?')).toBe('Let me see. It is $63.')
    expect(inputs[1]).toEqual([toolResult('{"usd":63}')])
  })

  it('that refuses it has given its answer if it had said something', async () => {
    const { ask, inputs } = setUp(
      price(),
      [...says('It is on your screen.', 0), ...call(0)],
      refused,
      says('Yes.', 0),
    )
    expect(await ask('What is it?')).toBe('It is on your screen.')
    await ask('And?')
    expect(inputs[2]?.[0]).toMatchObject({ role: 'system' })
  })

  it('that refuses it and has said nothing gets it as context', async () => {
    const { ask, inputs } = setUp(price(), call(0), refused, says('It is $63.', 0))
    expect(await ask('What is it?')).toBe('It is $63.')
    expect(inputs[2]).toMatchObject([context(expect.stringContaining('{"usd":63}') as string)])
  })

  it('that fails with another error makes the turn fail', async () => {
    const offline = createVoiceError({ code: 'network', stage: 'live', fatal: false })
    await expect(setUp(price(), call(0), offline).ask('What is it?')).rejects.toBe(offline)
  })
})
