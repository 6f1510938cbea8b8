import type { ServerResponse } from 'node:http'
import {
  ApiAbortError,
  ApiBadResponseError,
  ApiError,
  ApiNetworkError,
  ApiStreamError,
  ApiTimeoutError,
  createManagementClient,
  type ManagementClient,
} from '@/lib/api'
import { createEventParser } from '@/lib/api/event-stream'
import { answerJson, startServer, type RecordingServer } from '@/tests/support/http-server'
import { createDeferred } from '@/tests/support/deferred'
import { createManualClock } from '@/tests/support/manual-clock'

const TOKEN = 'sk-secret'
const ASKED = { assistantId: 'a-1', input: 'Is there a room?', stream: true } as const

let server: RecordingServer
let client: ManagementClient
let answer: (response: ServerResponse) => unknown
beforeAll(async () => {
  server = await startServer((_, response) => answer(response))
  client = createManagementClient({ token: TOKEN, baseUrl: server.url })
})
afterAll(() => server.close())

/** Answers with this text as a stream, all at once. */
const streamingText = (text: string) => {
  answer = (response) => {
    response.writeHead(201, { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'req-1' })
    response.end(text)
  }
}
/** An event as it is sent. */
const wireOf = (event: object | string) =>
  `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`
const streaming = (...events: (object | string)[]) => streamingText(events.map(wireOf).join(''))
const delta = (text: string, path = 'chat.output[0].content') => ({ id: 'c-1', path, delta: text })
async function collect<Event>(stream: AsyncIterable<Event>): Promise<Event[]> {
  const events: Event[] = []
  for await (const event of stream) events.push(event)
  return events
}

describe('A streamed chat', () => {
  it.each([
    ['create', () => client.chats.create(ASKED)],
    ['createWeb', () => client.chats.createWeb(ASKED)],
  ])('of chats.%s is read as its events, with text and tool calls told apart', async (_, create) => {
    const call = delta('{"day":', 'chat.output[1].tool_calls[0].function.arguments')
    const all = { id: 'c-1', output: 'All' }
    streaming(delta('Good '), delta('evening'), call, all, '[DONE]', delta('too late'))
    expect(await collect(await create())).toEqual([
      { ...delta('Good '), kind: 'text' },
      { ...delta('evening'), kind: 'text' },
      { ...call, kind: 'tool-call' },
      { ...all, kind: 'other' },
    ])
    expect(server.requests.at(-1)?.json()).toEqual(ASKED)
  })

  it.each([
    ['createResponse', () => client.chats.createResponse(ASKED)],
    ['createWebResponse', () => client.chats.createWebResponse(ASKED)],
  ])('of chats.%s in the Responses format is read as its events', async (_, create) => {
    const place = { item_id: 'i', output_index: 0, content_index: 0 }
    const text = { type: 'response.output_text.delta', delta: 'Hi', ...place }
    const done = { type: 'response.output_text.done', text: 'Hi', ...place }
    const call = { type: 'response.function_call_arguments.delta', delta: '{', item_id: 'f' }
    const added = { type: 'response.output_item.added', item: { type: 'function_call', name: 'book' } }
    const message = { type: 'response.output_item.added', item: { type: 'message' } }
    const completed = { type: 'response.completed', response: { id: 'r', status: 'completed', output: [] } }
    streaming(text, added, call, message, done, completed)
    expect((await collect(await create())).map(({ kind }) => kind)).toEqual([
      'text',
      'tool-call',
      'tool-call',
      'other',
      'text-done',
      'completed',
    ])
  })

  it('is read event by event, however its bytes are split', async () => {
    const bytes = Buffer.from(`: hello\r\n\r\nid: 1\r\ndata: ${JSON.stringify(delta('Grüße 👋'))}\r\n\r\n`)
    const asked = createDeferred<void>()
    answer = async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const byte of bytes) {
        response.write(Buffer.of(byte))
        await new Promise(setImmediate)
      }
      await asked.promise
      response.end(`data: ${JSON.stringify(delta('.'))}\n\n`)
    }
    const texts: string[] = []
    for await (const event of await client.chats.create(ASKED)) {
      if (event.kind === 'text') texts.push(event.delta)
      asked.resolve()
    }
    expect(texts).toEqual(['Grüße 👋', '.'])
  })

  it('is read through a raw verb too, and if the server sends no content type', async () => {
    answer = (response) => response.end(`data: ${JSON.stringify(delta('Yes'))}\n\n`)
    const { data, response } = await client.POST('/chat', { body: ASKED })
    expect(await collect(data)).toEqual([{ ...delta('Yes'), kind: 'text' }])
    expect(response.status).toBe(200)
  })

  it('is read if the platform streams without being asked', async () => {
    streaming({ type: 'response.output_text.delta', delta: 'Hi' }, { type: 'response.completed' })
    const answered = await client.chats.createResponse({ input: 'Hello' })
    if (!(Symbol.asyncIterator in answered)) throw new Error('It is no stream.')
    expect(await collect(answered)).toHaveLength(2)
  })

  it('is JSON if no stream was asked for, or the platform has nothing to stream', async () => {
    answer = (response) => answerJson(response, 201, { id: 'chat-1', output: [] })
    expect((await client.chats.create({ input: 'Hello' })).id).toBe('chat-1')
    expect((await client.chats.createResponse({ input: 'Hello', stream: false })).id).toBe('chat-1')
    await expect(client.chats.create(ASKED)).resolves.toEqual({ id: 'chat-1', output: [] })
  })

  it.each<[string, string]>([
    ['empty data', 'data:\n\n'],
    ['data of blanks', 'data:   \n\n'],
    ['an event named ping', 'event: ping\ndata: {}\n\n'],
    ['an event named ping with a time', 'event: ping\ndata: 12:00\n\n'],
    ['an event named heartbeat', 'event: heartbeat\ndata:\n\n'],
    ['data that says ping', 'data: ping\n\n'],
    ['data that says keep-alive', 'data: keep-alive\n\n'],
    ['JSON that says ping', 'data: {"type":"ping"}\n\n'],
    ['an empty object', 'data: {}\n\n'],
    ['comments', ': ping\n\n:\n\n'],
    ['fields that the standard does not know', 'foo: bar\n\n'],
  ])('goes on after a keep-alive message: %s', async (_, sign) => {
    const [good, evening] = [wireOf(delta('Good ')), wireOf(delta('evening'))]
    streamingText(`${sign}${good}${sign}${evening}${sign}data: [DONE]\n\n`)
    const events = await collect(await client.chats.create(ASKED))
    expect(events.map(({ kind }) => kind)).toEqual(['text', 'text'])
  })

  it.each<[string, string, object]>([
    ['of an unknown type', 'data: {"type":"usage","cost":5}\n\n', { type: 'usage', cost: 5 }],
    ['of an unknown name', 'event: usage\ndata: 5 cents\n\n', { event: 'usage', data: '5 cents' }],
    ['of an unknown name, with JSON', 'event: usage\ndata: {"cost":5}\n\n', { cost: 5 }],
  ])('passes on an event %s', async (_, wire, expected) => {
    streamingText(wire + wireOf(delta('Yes')))
    const yes = { ...delta('Yes'), kind: 'text' }
    expect(await collect(await client.chats.create(ASKED))).toEqual([{ ...expected, kind: 'other' }, yes])
  })

  it.each([null, false, ''])('takes %j in the field "error" of a text for no error', async (error) => {
    streaming({ ...delta('Yes'), error })
    expect(await collect(await client.chats.create(ASKED))).toHaveLength(1)
  })

  it('may end after its mark without a text', async () => {
    streaming('[DONE]')
    expect(await collect(await client.chats.create(ASKED))).toEqual([])
  })

  it('takes a time in proportion to its length, also if one event arrives in small pieces', async () => {
    const parse = createEventParser()
    const piece = 'x'.repeat(64)
    const cpuMs = (pieces: number) => {
      const begin = process.cpuUsage().user
      parse('data: ', false)
      for (let i = 0; i < pieces; i++) parse(piece, false)
      expect(parse('\n\n', false)[0]?.data).toHaveLength(64 * pieces)
      return (process.cpuUsage().user - begin) / 1000
    }
    cpuMs(2_000)
    // Two megabytes took three seconds when each piece was joined to all before it.
    expect(cpuMs(32_000)).toBeLessThan(500)
  })

  it('can be read once', async () => {
    streaming(delta('Yes'))
    const stream = await client.chats.create(ASKED)
    await collect(stream)
    await expect(collect(stream)).rejects.toThrow('The stream can be read once.')
  })
})

describe('A stream that fails', () => {
  it('rejects with an ApiError before it begins', async () => {
    answer = (response) => answerJson(response, 404, { message: 'No such assistant' })
    await expect(client.chats.create(ASKED)).rejects.toMatchObject({ code: 'api-error', status: 404 })
    await expect(client.chats.create(ASKED)).rejects.toBeInstanceOf(ApiError)
  })

  it.each([
    [{ type: 'error', code: 'rate', message: 'Too fast', sequence_number: 3 }, 'Too fast'],
    [{ error: 'The model failed' }, 'The model failed'],
    [{ error: { message: 'Nested' } }, 'Nested'],
  ])('rejects with an ApiStreamError for the event %j', async (event, reason) => {
    streaming(delta('Good '), event)
    const stream = await client.chats.create(ASKED)
    const texts: unknown[] = []
    const failure = await (async () => {
      for await (const it of stream) texts.push(it)
    })().catch((error: unknown) => error)
    expect(texts).toHaveLength(1)
    expect(failure).toBeInstanceOf(ApiStreamError)
    expect(failure).toMatchObject({
      code: 'bad-response',
      status: 201,
      body: event,
      requestId: 'req-1',
      path: '/chat',
    })
    expect(String(failure)).toContain(reason)
  })

  it('rejects with an ApiStreamError for an event named error, and never repeats the token', async () => {
    streamingText(`event: error\ndata: ${TOKEN} is over its limit\n\n`)
    const failure = await collect(await client.chats.create(ASKED)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiStreamError)
    expect(String(failure)).toContain('[token] is over its limit')
  })

  it.each<[string, string]>([
    ['alone', 'event: error\n\n'],
    ['alone, and cut off', 'event: error'],
    ['alone, with other fields', 'id: 1\nevent:error\nretry: 5\n\n'],
    ['with empty data', 'event: error\ndata:\n\n'],
    ['before other events', `event: error\n\ndata: ${JSON.stringify(delta('late'))}\n\n`],
    ['with lines that end in CR', 'event: error\r\r'],
    ['with lines that end in CRLF', 'event: error\r\n\r\n'],
  ])('rejects with an ApiStreamError for an event named error without data: %s', async (_, wire) => {
    for (const before of ['', wireOf(delta('Good '))]) {
      streamingText(before + wire)
      await expect(collect(await client.chats.create(ASKED))).rejects.toBeInstanceOf(ApiStreamError)
    }
  })

  it('rejects with an ApiStreamError for the platform’s own error body behind the first words', async () => {
    streaming(delta('We have '), { statusCode: 500, message: 'Internal server error' })
    await expect(collect(await client.chats.create(ASKED))).rejects.toThrow('Internal server error')
  })

  it('rejects for an error without data at once, while the connection stays open', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: er')
      setImmediate(() => response.write('ror\n'))
      setTimeout(() => response.write('\n'), 20)
    }
    await expect(collect(await client.chats.create(ASKED))).rejects.toBeInstanceOf(ApiStreamError)
  })

  it('rejects with an ApiStreamError for a response that failed', async () => {
    const event = {
      type: 'response.failed',
      response: { error: { code: 'server_error', message: 'Overloaded' } },
    }
    streaming(event)
    await expect(collect(await client.chats.createResponse(ASKED))).rejects.toThrow(
      'reported an error: Overloaded',
    )
  })

  it.each<[string, string, string]>([
    ['a page of a proxy', 'text/html', '<!doctype html><title>502 Bad gateway</title>'],
    [
      'a page of a proxy, said to be a stream',
      'text/event-stream',
      '<!doctype html>\n\n<title>502 Bad gateway</title>',
    ],
    ['a page without a type', '', '<!doctype html><title>502 Bad gateway</title>'],
    ['a JSON error', 'application/json', '{"error":{"message":"No such assistant"}}'],
    ['a JSON error, said to be a stream', 'text/event-stream', '{"error":{"message":"No such assistant"}}'],
    ['a JSON error over several lines', 'text/event-stream', '{\n  "message": "No such assistant"\n}\n\n'],
    ['a JSON message', 'application/json; charset=utf-8', '{"message":"Forbidden"}'],
    ['a JSON list', 'application/json', '[]'],
    ['text', 'text/plain', 'upstream connect error'],
    ['nothing', 'text/event-stream', ''],
    ['nothing but signs of life', 'text/event-stream', ': hello\n\nevent: ping\ndata: {}\n\ndata:\n\n'],
    ['nothing but fields', 'text/event-stream', 'retry: 100\nid: 7\n\n'],
  ])('rejects with an ApiBadResponseError for %s instead of a stream', async (_, type, text) => {
    answer = (response) => response.writeHead(200, type ? { 'content-type': type } : {}).end(text)
    const read = async () => collect((await client.chats.create(ASKED)) as AsyncIterable<unknown>)
    const failure = await read().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiBadResponseError)
    expect(failure).toMatchObject({ status: 200, path: '/chat' })
    if (text.includes('No such'))
      expect(JSON.stringify((failure as ApiBadResponseError).body)).toContain('No such assistant')
  })

  it('rejects when a stream in the Responses format breaks off, however its connection ends', async () => {
    const text = { type: 'response.output_text.delta', delta: 'Hi' }
    streaming(text)
    await expect(collect(await client.chats.createResponse(ASKED))).rejects.toThrow('breaks off')
    for (const mark of [{ type: 'response.completed' }, { type: 'response.incomplete' }, '[DONE]']) {
      streaming(text, mark)
      await expect(collect(await client.chats.createResponse(ASKED))).resolves.not.toHaveLength(0)
    }
  })

  it.each(['{"id":"c-1","pa', 'null', '12', '"text"'])('rejects as a bad response for %s', async (data) => {
    streaming(data)
    const stream = await client.chats.create(ASKED)
    await expect(collect(stream)).rejects.toBeInstanceOf(ApiBadResponseError)
  })

  it('rejects with an ApiNetworkError when the connection is lost', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`data: ${JSON.stringify(delta('Good '))}\n\n`, () => response.destroy())
    }
    const stream = await client.chats.create(ASKED)
    await expect(collect(stream)).rejects.toBeInstanceOf(ApiNetworkError)
  })

  it('rejects with an ApiTimeoutError after timeoutMs of silence, and ends its request', async () => {
    const closed = createDeferred<void>()
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      response.on('close', closed.resolve)
    }
    const clock = createManualClock()
    const patient = createManagementClient({ token: TOKEN, baseUrl: server.url, clock, timeoutMs: 50 })
    const events = collect(await patient.chats.create(ASKED))
    clock.advance(49)
    expect(clock.pending()).toBe(1)
    clock.advance(1)
    await expect(events).rejects.toBeInstanceOf(ApiTimeoutError)
    await closed.promise
  })
})

describe('A stream that the caller stops', () => {
  const endless = () => {
    const closed = createDeferred<void>()
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const write = () => response.write(`data: ${JSON.stringify(delta('more '))}\n\n`)
      const timer = setInterval(write, 1)
      write()
      response.on('close', () => {
        clearInterval(timer)
        closed.resolve()
      })
    }
    return closed.promise
  }

  it('ends its request when its signal fires, and rejects with the reason', async () => {
    const closed = endless()
    const stop = new AbortController()
    const stream = await client.chats.create(ASKED, { signal: stop.signal })
    const failure = await (async () => {
      for await (const _ of stream) stop.abort('enough')
    })().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiAbortError)
    expect(failure).toMatchObject({ cause: 'enough' })
    await closed
  })

  it('ends its request when its signal fires before it is read', async () => {
    const closed = endless()
    const stop = new AbortController()
    const stream = await client.chats.create(ASKED, { signal: stop.signal })
    stop.abort()
    await closed
    await expect(collect(stream)).rejects.toBeInstanceOf(ApiAbortError)
  })

  it('ends its request when the loop is left', async () => {
    const closed = endless()
    for await (const _ of await client.chats.create(ASKED)) break
    await closed
  })

  it('ends its request when it is cancelled, read or not', async () => {
    const closed = endless()
    const stream = await client.chats.create(ASKED)
    await stream.cancel()
    await closed
    expect(await collect(stream)).toEqual([])
  })

  it('leaves no listener on the signal', async () => {
    const stop = new AbortController()
    const added = jest.spyOn(stop.signal, 'addEventListener')
    const removed = jest.spyOn(stop.signal, 'removeEventListener')
    streaming(delta('Yes'), delta('.'))
    await collect(await client.chats.create(ASKED, { signal: stop.signal }))
    expect(added).toHaveBeenCalled()
    const listeners = new Set(added.mock.calls.map(([, listener]) => listener))
    for (const [, listener] of removed.mock.calls) listeners.delete(listener)
    expect(listeners).toEqual(new Set())
  })
})

it.each([
  ['data: a\n\ndata: b\n\n', ['a', 'b']],
  ['data:a\r\rdata:  b\r\r', ['a', ' b']],
  ['data: a\r\ndata: b\r\n\r\n', ['a\nb']],
  ['data\n\n', ['']],
  [': comment\nretry: 5\n\n', []],
  ['event: message\n\n', []],
  ['data: cut', ['cut']],
  ['event: error\ndata: a\n\n', ['a']],
  ['event: error\n\n', ['']],
  ['', []],
])('Server-sent events in %j have the data %j, in one piece or in several', (text, expected) => {
  const once = createEventParser()
  expect(once(text, true).map(({ data }) => data)).toEqual(expected)
  const pieces = createEventParser()
  const read = [...text].flatMap((piece) => pieces(piece, false))
  expect([...read, ...pieces('', true)].map(({ data }) => data)).toEqual(expected)
})
