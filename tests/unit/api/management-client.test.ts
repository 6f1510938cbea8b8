import { getEventListeners } from 'node:events'
import { inspect } from 'node:util'
import { ApiAbortError, ApiNetworkError, createManagementClient, createWebCall, type Fetch } from '@/lib/api'
import { define } from '@/tests/support/defined'
import { answerJson, startServer, type Handler, type RecordingServer } from '@/tests/support/http-server'

let server: RecordingServer | undefined
const clientOf = async (handler: Handler) => {
  server = await startServer(handler)
  return createManagementClient({ token: 'sk-very-secret', baseUrl: server.url })
}
afterEach(() => server?.close())

describe('a client', () => {
  it('has its own token: two clients share nothing', async () => {
    const seen: unknown[] = []
    const fetch: Fetch = (_, { headers }) => {
      seen.push(headers.authorization)
      return Promise.resolve(Response.json([]))
    }
    const clientWith = (token: string) => createManagementClient({ token, baseUrl: 'http://local', fetch })
    const [one, two] = [clientWith('one'), clientWith('two')]
    await two.squads.list()
    await one.squads.list()
    expect(seen).toEqual(['Bearer two', 'Bearer one'])
  })

  it('shows no token when it is logged', async () => {
    const client = await clientOf((_, response) => answerJson(response, 200, []))
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain('sk-very-secret')
  })

  it('throws at once for a token that no header can carry', () => {
    expect(() => createManagementClient({ token: '' })).toThrow(TypeError)
  })

  it('reports a missing token, also to callers without types', async () => {
    const noToken = JSON.parse('{}') as { token: string }
    expect(() => createManagementClient(noToken)).toThrow('The token is missing')
    await expect(createWebCall({ ...noToken, body: {} })).rejects.toThrow('The token is missing')
  })

  it('reports a base URL without a scheme', async () => {
    const client = createManagementClient({ token: 'sk-test', baseUrl: 'api.example.org' })
    await expect(client.assistants.list()).rejects.toThrow(
      'The base URL must be https:// (or http://), a host and a path: no "?", "#", "@" or "..".',
    )
  })

  it('accepts a path in a frame whose own address is about:srcdoc', async () => {
    define(globalThis, 'location', { href: 'about:srcdoc' })
    define(globalThis, 'document', { baseURI: 'https://a.example/b' })
    const fetch: Fetch = async () => new Response('{}', { status: 403 })
    const client = createManagementClient({ token: 'sk-test', baseUrl: '/proxy', fetch })
    await expect(client.assistants.get('1')).rejects.toMatchObject({ status: 403, host: 'a.example' })
  })

  it('accepts a path as the base URL, which a page resolves against its own address', async () => {
    const asked: string[] = []
    const fetch: Fetch = async (url) => (asked.push(url), Response.json([]))
    await createManagementClient({ token: 'sk-test', baseUrl: '/sandbox/api/', fetch }).assistants.list()
    expect(asked).toEqual(['/sandbox/api/assistant'])
  })

  it.each([
    'https://',
    'https:///',
    'https:///api.example.org',
    'http:/api.example.org',
    'https://api.example.org?key=1',
    'https://api.example.org/path?',
    'https://api.example.org/#',
    'https://api.example.org/proxy#top',
    'https://user:secret@api.example.org',
    'https://api.example.org@evil.example',
    'https://api.example.org\\evil.example',
    'https://api.example.org/proxy/..',
    'https://api.example.org/proxy/%2E%2e/',
    'https://api.example.org\n',
    'https://api .example.org',
    'https://api.example.org:port',
    '//api.example.org',
    '/\\api.example.org',
    '/proxy?x',
    '/proxy#x',
    '',
    'ftp://api.example.org',
    'javascript:alert(1)',
  ])('refuses the base URL %j, which would lose its path or send the token elsewhere', async (baseUrl) => {
    const fetch = jest.fn()
    const client = createManagementClient({ token: 'sk-test', baseUrl, fetch })
    await expect(client.assistants.list()).rejects.toThrow(TypeError)
    await expect(client.assistants.list()).rejects.not.toThrow(/secret|key=1/)
    await expect(createWebCall({ token: 'pk-test', baseUrl, fetch, body: {} })).rejects.toThrow(TypeError)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    [undefined, 'https://api.vapi.ai/assistant'],
    ['https://api.example.org', 'https://api.example.org/assistant'],
    ['HTTPS://api.example.org//', 'HTTPS://api.example.org/assistant'],
    ['http://[::1]:8080/a/b.c/', 'http://[::1]:8080/a/b.c/assistant'],
    ['https://api.example.org/ü/v1', 'https://api.example.org/ü/v1/assistant'],
  ])('sends requests below the base URL %j', async (baseUrl, expected) => {
    const asked: string[] = []
    const fetch: Fetch = async (url) => (asked.push(url), Response.json([]))
    await createManagementClient({ token: 'sk-test', baseUrl, fetch }).assistants.list()
    expect(asked).toEqual([expected])
  })

  it('does not redact a short token, whose letters are in other words', async () => {
    const cause = new TypeError('fetch failed')
    const fetch: Fetch = () => Promise.reject(cause)
    const client = createManagementClient({ token: 't', baseUrl: 'http://local', fetch, retries: 0 })
    await expect(client.assistants.list()).rejects.toMatchObject({ code: 'network', cause })
  })

  it('redacts the token in the message, the stack and the fields of a cause', async () => {
    const token = 'sk-very-secret'
    const fields = { code: 'ERR_INVALID_CHAR', header: `Bearer ${token}` }
    const refusal = Object.assign(new TypeError(`no header "Bearer ${token}"`), fields)
    const fetch: Fetch = () => Promise.reject(refusal)
    const client = createManagementClient({ token, baseUrl: 'http://local', fetch, retries: 0 })
    const failure: unknown = await client.assistants.list().catch((error: unknown) => error)
    const { cause } = failure as { cause: Error }
    expect([cause.name, cause.message]).toEqual(['TypeError', 'no header "Bearer [token]"'])
    expect(cause.stack).not.toContain(token)
    expect(cause).toMatchObject({ code: 'ERR_INVALID_CHAR', header: 'Bearer [token]' })
  })

  it.each(['', '.', '..'])('refuses the id %j, which would change the address', async (id) => {
    const client = await clientOf((_, response) => answerJson(response, 200, {}))
    await expect(client.assistants.delete(id)).rejects.toThrow(TypeError)
    expect(server?.requests).toEqual([])
  })

  it('accepts an empty answer only if the specification has no body for it', async () => {
    const client = await clientOf((_, response) => response.writeHead(200).end())
    await expect(client.orgs.leave('org')).resolves.toBeUndefined()
    await expect(client.assistants.get('a')).rejects.toMatchObject({ code: 'bad-response' })
  })

  it('rejects an answer of 204 to a deletion whose object the specification promises, and says so', async () => {
    const client = await clientOf((_, response) => response.writeHead(204).end())
    const rejection = { code: 'bad-response', status: 204, method: 'DELETE' }
    await expect(client.assistants.delete('a')).rejects.toMatchObject(rejection)
  })

  it('writes dates and lists into a query, and leaves out what is undefined', async () => {
    const client = await clientOf((_, response) => answerJson(response, 200, { results: [] }))
    // The types want text for a date; callers without types may pass a Date.
    const list = client.v2.calls.list as (query: object) => Promise<unknown>
    await list({ idAny: ['a', 'b & c'], createdAtGe: new Date(0), page: undefined })
    expect([...(server?.requests[0]?.query ?? [])]).toEqual([
      ['idAny', 'a'],
      ['idAny', 'b & c'],
      ['createdAtGe', '1970-01-01T00:00:00.000Z'],
    ])
  })

  it('accepts an answer with an error among its fields, and rejects an answer that is an error', async () => {
    const run = { success: false, error: 'x is not defined', logs: '' }
    const client = await clientOf((_, response) => answerJson(response, 200, run))
    await expect(client.squads.get('a')).resolves.toEqual(run)
    await server?.close()
    const refusing = await clientOf((_, response) => answerJson(response, 200, { error: 'No such squad' }))
    await expect(refusing.squads.get('a')).rejects.toMatchObject({ code: 'bad-response' })
  })

  it('resolves a download to the bytes of the file that the platform redirects to', async () => {
    const sound = Buffer.from([0x52, 0x49, 0x46, 0x46, 0xff, 0xfe, 0x00, 0x80])
    const storage = await startServer((_, response) =>
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(sound),
    )
    const client = await clientOf((_, response) => response.writeHead(302, { location: storage.url }).end())
    const recording = await client.calls.downloadMonoRecording('call-1')
    await storage.close()
    expect(recording.type).toBe('audio/wav')
    expect(Buffer.from(await recording.arrayBuffer())).toEqual(sound)
    expect(server?.requests[0]).toMatchObject({ path: '/call/call-1/mono-recording' })
    expect(server?.requests[0]?.headers.authorization).toBe('Bearer sk-very-secret')
    expect(storage.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('ends a stream that is being read with an ApiAbortError when the caller aborts', async () => {
    const client = await clientOf((_, response) => void response.writeHead(200).write('data: one'))
    const controller = new AbortController()
    const body = { input: 'hello', stream: true } as const
    const { data } = await client.POST('/chat', { body, parseAs: 'stream', signal: controller.signal })
    const reader = data.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: one')
    controller.abort('enough')
    const failure: unknown = await reader.read().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiAbortError)
    expect(failure).toMatchObject({ method: 'POST', path: '/chat', cause: 'enough' })
  })

  it('ends a stream with an ApiNetworkError when the connection breaks', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(200).write('data: one')
      setTimeout(() => response.destroy(), 20)
    })
    const { data } = await client.POST('/chat', { body: { input: 'hello', stream: true }, parseAs: 'stream' })
    const failure: unknown = await new Response(data).text().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiNetworkError)
    expect(failure).toMatchObject({ method: 'POST', path: '/chat' })
  })

  it.each<[string, (stream: ReadableStream<Uint8Array>) => Promise<unknown>]>([
    ['has been read', (stream) => new Response(stream).text()],
    ['is cancelled', (stream) => stream.cancel()],
  ])('leaves no listener on the signal once a stream %s', async (_, end) => {
    const client = await clientOf((_request, response) => response.end('data: one'))
    const { signal } = new AbortController()
    const { data } = await client.POST('/chat', { body: { input: 'hello' }, parseAs: 'stream', signal })
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await end(data)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('reads an empty stream if the answer has no body', async () => {
    const client = await clientOf((_, response) => response.writeHead(204).end())
    const { data } = await client.POST('/chat', { body: { input: 'hello' }, parseAs: 'stream' })
    await expect(new Response(data).text()).resolves.toBe('')
  })

  it('refuses a raw verb for a path that the specification does not have', async () => {
    const client = await clientOf((_, response) => answerJson(response, 200, {}))
    const get = client.GET as (path: string) => Promise<unknown>
    await expect(get('/nowhere')).rejects.toThrow('The specification has no GET /nowhere.')
  })
})
