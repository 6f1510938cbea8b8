import { Readable } from 'node:stream'
import { ApiNetworkError, createManagementClient, createWebCall, type Fetch, type FetchInit } from '@/lib/api'

/** A response as node-fetch makes it: its body is a stream of Node, and it is no `Response` of this runtime. */
const nodeResponse = (text: string, { status = 200, type = 'application/json' } = {}) => ({
  ok: status < 300,
  status,
  headers: { get: (name: string) => (name.toLowerCase() === 'content-type' ? type : null) },
  body: Readable.from([Buffer.from(text)]),
  text: async () => text,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer,
})
/** One as React Native makes it: without a body, and its bytes cannot be read. */
const nativeResponse = (text: string, options?: { status?: number; type?: string }) => ({
  ...nodeResponse(text, options),
  body: undefined,
})

const clientWith = (fetch: Fetch, token = 'sk-secret') =>
  createManagementClient({ token, baseUrl: 'http://local', fetch })

describe('A fetch of another make', () => {
  it('is called with an address and plain values, never with a Request', async () => {
    const seen: [string, FetchInit][] = []
    const client = clientWith(async (...args) => (seen.push(args), nodeResponse('{"id":"a"}')))
    await expect(client.assistants.create({ name: 'n' }, { headers: [['X-Trace', '1']] })).resolves.toEqual({
      id: 'a',
    })
    await client.calls.list({ limit: 2 })
    await createWebCall({
      token: 'pk',
      baseUrl: 'http://local',
      fetch: async (...args) => (seen.push(args), nodeResponse('{"id":"a"}')),
      body: {},
    })
    expect(seen.map(([url]) => url)).toEqual([
      'http://local/assistant',
      'http://local/call?limit=2',
      'http://local/call/web',
    ])
    expect(seen[0]?.[1]).toEqual({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sk-secret', 'x-trace': '1' },
      body: '{"name":"n"}',
      signal: expect.any(AbortSignal),
    })
    expect(seen[1]?.[1]).toEqual({
      method: 'GET',
      headers: { authorization: 'Bearer sk-secret' },
      signal: expect.any(AbortSignal),
    })
  })

  it('may answer with a response of its own make, read as JSON, as a file or as a stream', async () => {
    const client = clientWith(async () => nodeResponse('RIFF', { type: 'audio/wav' }))
    const recording = await client.calls.downloadMonoRecording('call-1')
    expect(recording).toBeInstanceOf(Blob)
    expect([recording.type, await recording.text()]).toEqual(['audio/wav', 'RIFF'])
    const { data } = await client.GET('/call/{id}/mono-recording', {
      params: { path: { id: 'a' } },
      parseAs: 'stream',
    })
    expect(await new Response(data).text()).toBe('RIFF')
  })

  it.each([
    ['the stream of Node', nodeResponse],
    ['no stream at all', nativeResponse],
  ])('may answer a chat with %s', async (_, responseOf) => {
    const text = 'data: {"id":"c","path":"chat.output[0].content","delta":"Grüße"}\n\n'
    const client = clientWith(async () => responseOf(text, { type: 'text/event-stream' }))
    const events: unknown[] = []
    for await (const event of await client.chats.create({ input: 'Hi', stream: true })) events.push(event)
    expect(events).toEqual([{ id: 'c', path: 'chat.output[0].content', delta: 'Grüße', kind: 'text' }])
  })

  it('may answer with an error of its own make', async () => {
    const client = clientWith(async () => nativeResponse('{"message":"No such assistant"}', { status: 404 }))
    await expect(client.assistants.get('a')).rejects.toMatchObject({ status: 404, code: 'api-error' })
  })
})

describe('An error of the set-up is not retried, and not reported as one of the network', () => {
  const invalid = Object.assign(new TypeError('Failed to parse URL from [object Request]'), {
    code: 'ERR_INVALID_URL',
  })
  it.each<[string, Fetch]>([
    ['no function', 'fetch' as never],
    [
      'a function that throws',
      () => {
        throw new Error('Not set up')
      },
    ],
    ['an address that it cannot read', () => Promise.reject(invalid)],
    [
      'an address that it cannot read, by its cause',
      () => Promise.reject(new TypeError('failed', { cause: invalid })),
    ],
    ['a mistake in its code', async () => (undefined as never as { x: { y: Response } }).x.y],
    ['a name that is not defined', () => Promise.reject(new ReferenceError('agent is not defined'))],
    ['nothing as its answer', async () => undefined as never],
    [
      'what Chrome says of an option',
      () => Promise.reject(new TypeError("Failed to execute 'fetch' on 'Window': Invalid value")),
    ],
    [
      'what Node says of an option',
      () => Promise.reject(new TypeError('RequestInit: duplex option is required when sending a body.')),
    ],
  ])('%s', async (_, given) => {
    let asked = 0
    const fetch: Fetch = typeof given === 'function' ? (...args) => (asked++, given(...args)) : given
    const failure: unknown = await clientWith(fetch)
      .assistants.get('a')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TypeError)
    expect(failure).not.toBeInstanceOf(ApiNetworkError)
    expect(String(failure)).toContain('GET /assistant/a could not be sent: ')
    expect(asked).toBeLessThanOrEqual(1)
  })

  it.each([
    'fetch failed',
    'Failed to fetch',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
    'The network connection was lost.',
    'Network request failed',
    'terminated',
  ])('but %j is one of the network, and retried', async (message) => {
    let asked = 0
    const fetch: Fetch = async () => {
      asked++
      throw new TypeError(message, {
        cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
      })
    }
    const client = createManagementClient({
      token: 't',
      baseUrl: 'http://local',
      fetch,
      random: () => 0,
      clock: INSTANT,
    })
    await expect(client.assistants.get('a')).rejects.toBeInstanceOf(ApiNetworkError)
    expect(asked).toBe(3)
  })
})

/** Ends every pause between tries at once. The limit of a try never runs out. */
const INSTANT = {
  now: () => 0,
  timestamp: () => new Date(0).toISOString(),
  after(delayMs: number, callback: () => void) {
    if (delayMs < 10_000) setImmediate(callback)
    return () => undefined
  },
}

it.each<[unknown, string | undefined]>([
  [{ message: 'Plain' }, 'Plain'],
  [{ message: ['One', 'Two'] }, 'One; Two'],
  [{ error: 'Plain' }, 'Plain'],
  [{ error: { message: 'Nested' } }, 'Nested'],
  [{ message: { message: 'Nested' } }, 'Nested'],
  [{ message: { error: { message: ['Deep'] } } }, 'Deep'],
  [{ errors: [{ message: 'One' }, { message: 'Two' }] }, 'One; Two'],
  [{ message: [{ property: 'name', constraints: { maxLength: 'name is too long' } }] }, 'name is too long'],
  [{ detail: 'By RFC 9457', title: 'Bad' }, 'By RFC 9457'],
  [{ message: '', error: 'Bad Request' }, 'Bad Request'],
  [{ message: null, error: null }, undefined],
  [{ code: 5 }, undefined],
])('The reason of a refusal is found in %j', async (body, reason) => {
  const client = clientWith(async () => Response.json(body, { status: 400 }))
  const failure = (await client.assistants.get('a').catch((error: unknown) => error)) as Error
  expect(failure.message).toBe(`GET /assistant/a answered 400${reason ? `: ${reason}` : ''}`)
})
