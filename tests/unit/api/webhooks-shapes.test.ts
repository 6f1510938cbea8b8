import {
  answerToolCalls,
  createServerMessageHandler,
  parseServerMessage,
  toolCallArguments,
  toNodeListener,
  verifySecret,
  type ServerMessageHandlers,
  type ServerMessageOf,
} from '@/lib/api/webhooks'

const SECRET = 'a-secret'

function server(handlers: ServerMessageHandlers) {
  const errors: unknown[] = []
  const handle = createServerMessageHandler({
    verify: verifySecret(SECRET),
    handlers,
    onError: (error) => void errors.push(error),
  })
  const send = (message: object) =>
    handle(
      new Request('https://example.test/', {
        method: 'POST',
        headers: { 'x-vapi-secret': SECRET },
        body: JSON.stringify({ message }),
      }),
    )
  return { send, errors }
}

const toolCalls = (fields: object) =>
  parseServerMessage({ message: { type: 'tool-calls', ...fields } }) as ServerMessageOf<'tool-calls'>

describe('A message with tool calls is read in one shape', () => {
  const [id, name, guests, text] = ['tc-1', 'bookTable', { guests: 2 }, '{"guests":2}']
  const flat = { id, name, arguments: guests }
  it.each<[string, object]>([
    ['as published', { toolCallList: [{ id, type: 'function', function: { name, arguments: guests } }] }],
    ['with arguments as text', { toolCallList: [{ id, function: { name, arguments: text } }] }],
    ['with name and arguments beside the id', { toolCallList: [flat] }],
    ['with parameters beside the id', { toolCallList: [{ id, name, parameters: guests }] }],
    ['beside its tool only', { toolWithToolCallList: [{ name, toolCall: { id, parameters: guests } }] }],
    [
      'beside its tool, which has the name in its function',
      { toolWithToolCallList: [{ function: { name }, toolCall: { id, arguments: text } }] },
    ],
    ['in the first name of the list', { toolCalls: [flat] }],
    ['in both lists, once', { toolCallList: [flat], toolWithToolCallList: [{ name, toolCall: flat }] }],
  ])('%s', (_what, fields) => {
    const { toolCallList } = toolCalls(fields)
    expect(toolCallList).toMatchObject([{ id: 'tc-1', type: 'function', function: { name } }])
    expect(toolCallList.map(toolCallArguments)).toEqual([{ guests: 2 }])
  })

  it.each([undefined, null, '', '  ', {}])('with no arguments: %p', (given) => {
    const { toolCallList } = toolCalls({ toolCallList: [{ id: '1', function: { name, arguments: given } }] })
    expect(toolCallList.map(toolCallArguments)).toEqual([{}])
  })

  it('without what is no call', () => {
    expect(toolCalls({ toolCallList: [null, 3, flat] }).toolCallList).toHaveLength(1)
    expect(toolCalls({ toolCallList: 'none' }).toolCallList).toEqual([])
    const read = toolCalls({ toolWithToolCallList: [null, { name }, { name, toolCall: flat }] })
    expect(read.toolCallList).toHaveLength(1)
    expect(read.toolWithToolCallList[1]).toEqual({ name })
  })
})

it('A report without an analysis has an empty one', () => {
  const report = parseServerMessage({ message: { type: 'end-of-call-report' } })
  expect(report).toMatchObject({ analysis: {}, artifact: {} })
})

it('Tools of the server answer each of several calls, whatever becomes of the others', async () => {
  const { send, errors } = server({
    'tool-calls': answerToolCalls({
      price: ({ minutes }) => ({ cents: 7 * Number(minutes) }),
      text: () => 'Two\nlines',
      broken: () => {
        throw new Error('The database is down.')
      },
    }),
  })
  const response = await send({
    type: 'tool-calls',
    toolCallList: [
      { id: '1', name: 'price', arguments: { minutes: 3 } },
      { id: '2', name: 'text' },
      { id: '3', name: 'broken' },
      { id: '4', name: 'constructor' },
      { id: '5', name: 'price', arguments: '{minutes' },
    ],
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    results: [
      { toolCallId: '1', name: 'price', result: '{"cents":21}' },
      { toolCallId: '2', name: 'text', result: 'Two lines' },
      { toolCallId: '3', name: 'broken', error: 'The tool failed.' },
      { toolCallId: '4', name: 'constructor', error: 'There is no tool constructor.' },
      { toolCallId: '5', name: 'price', error: 'The arguments are not JSON.' },
    ],
  })
  expect(errors).toEqual([new Error('The database is down.')])
})

describe('The sound of a voice of the server’s own', () => {
  const bytes = new Uint8Array([1, 2, 3, 4])
  async function* pieces() {
    yield bytes.slice(0, 2)
    yield bytes.slice(2)
  }
  it.each<[string, () => never]>([
    ['bytes', () => bytes as never],
    ['an ArrayBuffer', () => bytes.buffer as never],
    ['a Blob', () => new Blob([bytes]) as never],
    ['a stream', () => new Blob([bytes]).stream() as never],
    ['pieces as they are made', () => pieces() as never],
    ['a Response', () => new Response(bytes) as never],
  ])('may be %s', async (_what, sound) => {
    const { send } = server({ 'voice-request': sound })
    const response = await send({ type: 'voice-request', text: 'Hello.', sampleRate: 24_000 })
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  it('is never JSON', async () => {
    const { send, errors } = server({ 'voice-request': (() => ({ data: 'AAAA' })) as never })
    expect((await send({ type: 'voice-request' })).status).toBe(500)
    expect(String(errors[0])).toContain('answered with audio')
  })
})

describe('A host that has read the body', () => {
  const body = JSON.stringify({ message: { type: 'hang' } })
  it.each<[string, object]>([
    ['as rawBody, beside the parsed one', { rawBody: Buffer.from(body), body: JSON.parse(body) as object }],
    ['with express.raw()', { body: Buffer.from(body) }],
    ['with express.text()', { body }],
  ])('%s is served', async (_what, read) => {
    const hang = jest.fn()
    const listener = toNodeListener(
      createServerMessageHandler({ verify: verifySecret(SECRET), handlers: { hang } }),
    )
    const answer = {
      status: 0,
      writeHead: (status: number) => (answer.status = status),
      write: jest.fn(),
      end: jest.fn(),
    }
    await listener(
      {
        method: 'POST',
        url: '/',
        headers: { 'x-vapi-secret': SECRET, host: 'example.test' },
        socket: {},
        readableEnded: true,
        iterator: () => {
          throw new Error('The body has been read.')
        },
        ...read,
      },
      answer,
    )
    expect(answer.status).toBe(200)
    expect(hang).toHaveBeenCalledTimes(1)
  })
})

it('A body that is not UTF-8 is answered with 400', async () => {
  const handle = createServerMessageHandler({ verify: verifySecret(SECRET), handlers: {} })
  const body = new Uint8Array([
    ...new TextEncoder().encode('{"message":{"type":"hang","x":"'),
    0xff,
    0x22,
    0x7d,
    0x7d,
  ])
  const headers = { 'x-vapi-secret': SECRET }
  expect((await handle(new Request('https://example.test/', { method: 'POST', headers, body }))).status).toBe(
    400,
  )
})
