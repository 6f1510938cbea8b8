import { createDeferred } from '@/tests/support/deferred'
import { goLive as goLiveWith, makeVapi } from '@/tests/support/made-vapis'
import { settle } from '@/tests/support/manual-clock'

function setUp() {
  const { vapi, environment } = makeVapi()
  const goLive = () => goLiveWith({ vapi, environment })
  /** What the page has answered, in order. */
  const answers = () =>
    environment
      .room()
      .sent.filter((text) => text.includes('Result of'))
      .map((text) => (JSON.parse(text) as { message: { content: string } }).message.content)
  const ask = async (calls: unknown[], sentAt?: number) => {
    environment.say({ type: 'tool-calls', toolCallList: calls, ...(sentAt && { timestamp: sentAt }) })
    await settle()
  }
  const say = (role: string, transcript: string) =>
    environment.say({ type: 'transcript', role, transcriptType: 'final', transcript })
  return { vapi, environment, goLive, answers, ask, say }
}

const callOf = (id: string, name: string, args: unknown = {}) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
})

test.each([0, -1, NaN, '5000' as never])(
  'A tool whose limit is %p ms is refused when it is registered',
  (timeoutMs) => {
    const { vapi } = setUp()
    expect(() => vapi.registerTool('book', { run: () => {}, timeoutMs })).toThrow(
      expect.objectContaining({ code: 'validation', field: 'timeoutMs of the tool book' }),
    )
  },
)

describe('A tool call is run', () => {
  const run = jest.fn((args: unknown) => args)
  beforeEach(() => run.mockClear())

  test('in each call, also where the provider gives it the same id', async () => {
    const { vapi, goLive, ask, answers } = setUp()
    vapi.registerTool('book', { run })
    await goLive()
    await ask([callOf('call_0', 'book')])
    expect(answers()).toHaveLength(1)
    await vapi.stop()
    await goLive()
    await ask([callOf('call_0', 'book')])
    expect(answers()).toHaveLength(1)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('for each tool of a message that gives all of them the same id', async () => {
    const { vapi, goLive, ask, answers } = setUp()
    vapi.registerTool('book', { run })
    vapi.registerTool('price', { run })
    await goLive()
    await ask([callOf('0', 'book', { at: 9 }), callOf('0', 'price'), callOf('0', 'book', { at: 10 })])
    expect(answers().map((content) => content.split(' It replaces')[0])).toEqual([
      'Result of book (0) from the web page: {"at":9}',
      'Result of price (0) from the web page: {}',
      'Result of book (0) from the web page: {"at":10}',
    ])
  })

  test.each([
    'call_0',
    '0',
    'toolcall0',
    'tool_0_next_2',
    'functions.next_2:0',
    'next_2-0',
    'call_tG3kQ9zVb1',
  ])('again in another turn or another message, whatever the id is that comes again: %s', async (id) => {
    const { vapi, goLive, ask, say } = setUp()
    vapi.registerTool('next_2', { run })
    await goLive()
    await ask([callOf(id, 'next_2')])
    say('user', 'And the next one?')
    await ask([callOf(id, 'next_2')])
    say('user', 'And the next one?')
    await ask([callOf(id, 'next_2')], 17)
    await ask([callOf(id, 'next_2')], 18)
    expect(run).toHaveBeenCalledTimes(4)
  })

  test.each(['call_0', 'toolcall0', 'call_tG3kQ9zVb1', 'tGhkQwzVb'])(
    'once where the copy of its message comes turns later, whatever its id is: %s',
    async (id) => {
      const { vapi, goLive, ask, say } = setUp()
      vapi.registerTool('book', { run })
      await goLive()
      await ask([callOf(id, 'book')], 17)
      say('user', 'Thank you.')
      await ask([callOf(id, 'book')], 17)
      expect(run).toHaveBeenCalledTimes(1)
    },
  )

  test('once, where its id comes again before it has finished: an id is free only then', async () => {
    const { vapi, goLive, ask, say } = setUp()
    const done = createDeferred<string>()
    const wait = jest.fn(() => done.promise)
    vapi.registerTool('book', { run: wait })
    await goLive()
    await ask([callOf('toolcall0', 'book')], 17)
    await ask([callOf('toolcall0', 'book')], 18)
    say('user', 'Are you there?')
    await ask([callOf('toolcall0', 'book')], 19)
    expect(wait).toHaveBeenCalledTimes(1)
    done.resolve('Booked.')
    await settle()
    await ask([callOf('toolcall0', 'book')], 20)
    expect(wait).toHaveBeenCalledTimes(2)
  })

  test('once, where the older message has its arguments in another order', async () => {
    const { vapi, environment, goLive, ask } = setUp()
    vapi.registerTool('book', { run })
    await goLive()
    await ask([callOf('call_1', 'book', { at: 9, for: { name: 'Ada', guests: 2 } })])
    const parameters = { for: { guests: 2, name: 'Ada' }, at: 9 }
    environment.say({ type: 'function-call', functionCall: { name: 'book', parameters } })
    expect(run).toHaveBeenCalledTimes(1)
  })

  test.each(['first', 'last'])('once, where the older message without an id comes %s', async (place) => {
    const { vapi, environment, goLive, ask } = setUp()
    vapi.registerTool('book', { run })
    await goLive()
    const older = { type: 'function-call', functionCall: { name: 'book', parameters: { at: 9 } } }
    if (place === 'first') environment.say(older)
    await ask([callOf('call_1', 'book', { at: 9 })])
    if (place === 'last') environment.say(older)
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('The result of a tool that is longer than the room allows', () => {
  test.each([
    ['a text', 'x'.repeat(5_000)],
    ['quotation marks, which are encoded', '"'.repeat(1_100)],
  ])('of %s is answered with that, and the visitor sees no error', async (_what, result) => {
    const { vapi, goLive, ask, answers } = setUp()
    const onError = jest.fn()
    vapi.on('error', onError)
    vapi.registerTool('list', { run: () => result })
    await goLive()
    await ask([callOf('1', 'list')])
    expect(answers()).toEqual([expect.stringContaining('too long to be sent: at most 4096 characters')])
    expect(onError).not.toHaveBeenCalled()
  })

  test('is answered so before the assistant listens, too', async () => {
    const { vapi, environment, ask, answers } = setUp()
    vapi.registerTool('list', { run: () => 'x'.repeat(5_000) })
    await vapi.start('assistant')
    environment.room().enter()
    await ask([callOf('1', 'list')])
    environment.answer()
    expect(answers()).toEqual([expect.stringContaining('too long')])
  })

  test('reads so for arguments that were refused at length', async () => {
    const { vapi, goLive, ask, answers } = setUp()
    const parse = () => {
      throw new Error('no '.repeat(3_000))
    }
    vapi.registerTool('list', { parse, run: () => undefined })
    await goLive()
    await ask([callOf('1', 'list')])
    expect(answers()).toEqual([expect.stringContaining('the arguments were refused: no no')])
  })
})

test('A tool that still runs when the call ends has ended for the page, once', async () => {
  const { vapi, goLive, ask } = setUp()
  const seen: string[] = []
  vapi.on('tool', ({ name, status, result }) => void seen.push(`${name} ${status} ${result}`))
  vapi.on('call-end', () => void seen.push('call-end'))
  const found = createDeferred<string>()
  vapi.registerTool('find', { run: () => found.promise })
  await goLive()
  await ask([callOf('call_1', 'find')])
  await vapi.stop()
  found.resolve('nothing')
  await settle()
  expect(seen).toEqual(['find started undefined', 'find ended undefined', 'call-end'])
})

test('A tool that two components have registered stays until both have removed it', async () => {
  const { vapi, goLive, ask, answers } = setUp()
  const tool = { run: () => 'booked' }
  const undoFirst = vapi.registerTool('book', tool)
  const undoSecond = vapi.registerTool('book', tool)
  await goLive()
  undoFirst()
  // As a component may do that unmounts twice.
  undoFirst()
  await ask([callOf('1', 'book')], 1)
  expect(answers()).toHaveLength(1)
  undoSecond()
  await ask([callOf('2', 'book')], 2)
  expect(answers()).toHaveLength(1)
})
