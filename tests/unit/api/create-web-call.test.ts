import { inspect } from 'node:util'
import {
  ApiAbortError,
  ApiBadResponseError,
  ApiError,
  ApiNetworkError,
  ApiTimeoutError,
  createWebCall,
  type ApiFailure,
} from '@/lib/api'
import { answerJson, startServer, type Handler, type RecordingServer } from '@/tests/support/http-server'

const TOKEN = 'pk-very-secret'
const CALL = { id: 'call-1', orgId: 'org', createdAt: 'now', updatedAt: 'now', webCallUrl: 'https://room' }

let server: RecordingServer | undefined
const serve = async (handler: Handler) => (server = await startServer(handler))
afterEach(async () => {
  await server?.close()
  server = undefined
})

const create = (more: Partial<Parameters<typeof createWebCall>[0]> = {}) =>
  createWebCall({ token: TOKEN, baseUrl: server?.url, body: { assistantId: 'a-1' }, ...more })

const failureOf = async (work: Promise<unknown>): Promise<ApiFailure> =>
  work.then(
    () => Promise.reject(new Error('It should have failed.')),
    (failure: ApiFailure) => failure,
  )

describe('creating a web call', () => {
  it.each([200, 201])('sends the body with the bearer token and takes %i as success', async (status) => {
    const { requests } = await serve((_, response) => answerJson(response, status, CALL))

    await expect(create()).resolves.toEqual(CALL)

    expect(requests).toHaveLength(1)
    const [request] = requests
    expect(request).toMatchObject({ method: 'POST', path: '/call/web' })
    expect(request?.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(request?.headers['content-type']).toBe('application/json')
    expect(request?.json()).toEqual({ assistantId: 'a-1' })
  })

  it('accepts an answer without an id, which a proxy may send', async () => {
    await serve((_, response) => answerJson(response, 201, { webCallUrl: 'https://room' }))
    await expect(create()).resolves.toEqual({ webCallUrl: 'https://room' })
  })

  it('reports the message of the platform when it refuses the request', async () => {
    const body = { message: ['assistantId must be a UUID', 'name is too long'], statusCode: 400 }
    await serve((_, response) => answerJson(response, 400, body, { 'x-request-id': 'req-7' }))

    const failure = await failureOf(create())

    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({
      code: 'api-error',
      status: 400,
      body,
      requestId: 'req-7',
      method: 'POST',
      path: '/call/web',
      message: 'POST /call/web answered 400: assistantId must be a UUID; name is too long',
    })
    expect((failure as ApiError).response.headers.get('x-request-id')).toBe('req-7')
  })

  it('keeps the text of an error body that is not JSON', async () => {
    await serve((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))
    expect(await failureOf(create())).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' })
  })

  it('is never retried, because the call may have been created', async () => {
    const { requests } = await serve((_, response) => answerJson(response, 503, {}, { 'retry-after': '0' }))
    await failureOf(create())
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['an empty body', ''],
    ['a page', '<html>'],
    ['an error', '{"statusCode":401,"message":"Unauthorized"}'],
    ['another object', '{"results":[]}'],
    ['null', 'null'],
  ])('reports a success whose body is %s as a bad response', async (_, text) => {
    await serve((__, response) => response.writeHead(201, { 'x-request-id': 'r' }).end(text))
    const failure = await failureOf(create())
    expect(failure).toBeInstanceOf(ApiBadResponseError)
    expect(failure).toMatchObject({ code: 'bad-response', status: 201, requestId: 'r' })
  })

  it('reports a failed connection as a network error, with its cause and the host', async () => {
    const { url, close } = await startServer(() => undefined)
    await close()
    const failure = await failureOf(create({ baseUrl: url }))
    expect(failure).toBeInstanceOf(ApiNetworkError)
    expect(failure.code).toBe('network')
    expect(failure.cause).toBeDefined()
    expect(failure.message).toBe(`POST /call/web could not reach ${new URL(url).host}`)
  })

  it('reports a connection lost during the answer, after which the call may exist', async () => {
    await serve((_, response) => {
      response.writeHead(201, { 'content-length': 100 }).write('{"id":', () => response.socket?.destroy())
    })
    const failure = await failureOf(create())
    expect(failure).toBeInstanceOf(ApiNetworkError)
    expect(failure.message).toBe('POST /call/web lost the connection in the answer')
  })

  it('rejects after timeoutMs, also when the body never ends', async () => {
    await serve((_, response) => void response.writeHead(200).write('{"id":'))
    const failure = await failureOf(create({ timeoutMs: 60 }))
    expect(failure).toBeInstanceOf(ApiTimeoutError)
    expect(failure).toMatchObject({ code: 'timeout', timeoutMs: 60 })
  })

  it('waits for an answer for 30 seconds, unless another limit is set', async () => {
    jest.useFakeTimers()
    try {
      const silent = (_url: unknown, { signal }: RequestInit = {}) =>
        new Promise<Response>((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        )
      let failure: unknown
      void failureOf(create({ baseUrl: 'https://api.example', fetch: silent })).then(
        (thrown) => (failure = thrown),
      )
      await jest.advanceTimersByTimeAsync(29_999)
      expect(failure).toBeUndefined()
      await jest.advanceTimersByTimeAsync(1)
      expect(failure).toMatchObject({ code: 'timeout', timeoutMs: 30_000 })
    } finally {
      jest.useRealTimers()
    }
  })

  it('rejects when the caller aborts, with the reason as its cause', async () => {
    const controller = new AbortController()
    await serve(() => controller.abort('changed my mind'))
    const failure = await failureOf(create({ signal: controller.signal }))
    expect(failure).toBeInstanceOf(ApiAbortError)
    expect(failure).toMatchObject({ code: 'aborted', cause: 'changed my mind' })
  })

  it('sends nothing when the signal has already fired', async () => {
    const { requests } = await serve((_, response) => answerJson(response, 201, CALL))
    expect((await failureOf(create({ signal: AbortSignal.abort() }))).code).toBe('aborted')
    expect(requests).toHaveLength(0)
  })

  it('rejects at the timeout even if the given fetch ignores its signal', async () => {
    const failure = await failureOf(create({ timeoutMs: 10, fetch: () => new Promise(() => undefined) }))
    expect(failure.code).toBe('timeout')
  })
})

describe('the token', () => {
  const everythingIn = (failure: ApiFailure) =>
    [failure.message, failure.stack, String(failure.cause), JSON.stringify(failure)].join()

  it('is in no error when the platform repeats it', async () => {
    await serve((_, response) => answerJson(response, 401, { message: `Invalid key ${TOKEN}` }))
    const failure = await failureOf(create())
    expect(everythingIn(failure)).not.toContain(TOKEN)
    expect(failure.message).toContain('[token]')
  })

  it.each([
    ['as text', `<p>Invalid key ${TOKEN}</p>`],
    ['as an error', JSON.stringify({ error: `Invalid key ${TOKEN}` })],
    ['in another value', JSON.stringify([`Invalid key ${TOKEN}`])],
  ])('is in no error when a success repeats it %s', async (_, text) => {
    await serve((__, response) => response.writeHead(200).end(text))
    const failure = await failureOf(create())
    expect(everythingIn(failure)).not.toContain(TOKEN)
    expect(JSON.stringify(failure)).toContain('Invalid key [token]')
  })

  it('is in no cause of the network library’s error', async () => {
    const inner = new Error(`Bad header: Bearer ${TOKEN}`)
    const fetch = () => Promise.reject(new TypeError('failed', { cause: new AggregateError([inner]) }))
    const { cause } = await failureOf(create({ baseUrl: 'http://local', fetch }))
    expect(inspect(cause, { depth: 9, showHidden: true })).not.toContain(TOKEN)
    expect(inspect(cause, { depth: 9 })).toContain('Bearer [token]')
  })

  it.each(['', 'two words', 'line\nbreak', 'naïve'])(
    'is refused when it is %j, without being repeated in the error',
    async (token) => {
      const refusal = await failureOf(create({ token }))
      expect(refusal).toBeInstanceOf(TypeError)
      if (token) expect(refusal.message).not.toContain(token)
    },
  )
})
