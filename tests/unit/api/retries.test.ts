import { ApiAbortError, ApiError, createManagementClient, type Clock, type Fetch } from '@/lib/api'

/** A clock that jumps to the next timer whenever everything else is waiting, and records each pause. */
function fastClock() {
  let nowMs = Date.parse('2024-01-01T00:00:00Z')
  const pausesMs: number[] = []
  const pending = new Set<object>()
  const clock: Clock = {
    now: () => nowMs,
    timestamp: () => new Date(nowMs).toISOString(),
    after(delayMs, callback) {
      if (delayMs === TRY_MS) return () => undefined
      const timer = {}
      pending.add(timer)
      setImmediate(() => {
        if (!pending.delete(timer)) return
        pausesMs.push(delayMs)
        nowMs += delayMs
        callback()
      })
      return () => void pending.delete(timer)
    },
  }
  return { clock, pausesMs, pending }
}

/** The limit of one try: it never runs out here, so its timer is no pause. */
const TRY_MS = 12_345

type Answer = [status: number, headers?: Record<string, string>]

function setUp(answers: Answer[], options: { retries?: number; random?: () => number } = {}) {
  const sent: { method: string; body: string }[] = []
  const fetch: Fetch = async (_, { method, body = '' }) => {
    sent.push({ method, body: String(body) })
    const [status, headers = {}] = answers[sent.length - 1] ?? [200]
    return new Response(status === 200 ? '{"id":"a"}' : '{"message":"later"}', { status, headers })
  }
  const time = fastClock()
  const client = createManagementClient({
    token: 't',
    baseUrl: 'http://local',
    fetch,
    clock: time.clock,
    timeoutMs: TRY_MS,
    random: () => 1,
    ...options,
  })
  return { client, sent, ...time }
}

const failing = (status: number): Answer[] => Array.from({ length: 9 }, () => [status])

describe('Retries', () => {
  it('a read that fails to connect is sent again, a creation is not', async () => {
    const time = fastClock()
    let asked = 0
    const fetch: Fetch = () => {
      asked++
      return asked === 1
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(Response.json({ id: 'a' }))
    }
    const client = createManagementClient({ token: 't', baseUrl: 'http://local', fetch, clock: time.clock })
    await expect(client.assistants.get('a')).resolves.toEqual({ id: 'a' })
    asked = 0
    await expect(client.assistants.create({})).rejects.toMatchObject({ code: 'network' })
    expect(asked).toBe(1)
  })

  it.each([408, 425, 429, 500, 502, 503, 504])('a read that is answered %i is sent again', async (status) => {
    const { client, sent } = setUp([[status]])
    await expect(client.assistants.get('a')).resolves.toEqual({ id: 'a' })
    expect(sent).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 409, 422])('an answer of %i is not retried', async (status) => {
    const { client, sent } = setUp([[status]])
    await expect(client.assistants.get('a')).rejects.toBeInstanceOf(ApiError)
    expect(sent).toHaveLength(1)
  })

  it('an answer of 401 is reported with its status and not retried, also where the connection is lost in its body', async () => {
    let tries = 0
    const fetch: Fetch = async () => {
      tries += 1
      return new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }), {
        status: 401,
      })
    }
    const client = createManagementClient({ token: 'sk-secret', fetch })
    await expect(client.assistants.get('a')).rejects.toMatchObject({ code: 'api-error', status: 401 })
    expect(tries).toBe(1)
  })

  it('a read that keeps failing is retried twice, or as often as requested, and rejects with the last error', async () => {
    const usual = setUp(failing(503))
    await expect(usual.client.calls.list()).rejects.toMatchObject({ status: 503 })
    expect(usual.sent).toHaveLength(3)

    const five = setUp(failing(503), { retries: 5 })
    await expect(five.client.calls.list()).rejects.toMatchObject({ status: 503 })
    expect(five.sent).toHaveLength(6)

    const once = setUp(failing(503))
    await expect(once.client.calls.list({}, { retries: 0 })).rejects.toMatchObject({ status: 503 })
    expect(once.sent).toHaveLength(1)
  })

  it.each(['GET', 'PUT', 'DELETE'] as const)('%s may be repeated', async (method) => {
    const { client, sent } = setUp([[503]])
    const calls = {
      GET: () => client.assistants.get('a'),
      PUT: () => client.assistants.replace('a', { name: 'n' }),
      DELETE: () => client.assistants.delete('a'),
    }
    await calls[method]()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('a DELETE that is sent again rejects with 404 where the first try has deleted it', async () => {
    const { client, sent } = setUp([[503], [404]])
    await expect(client.assistants.delete('a')).rejects.toMatchObject({ status: 404, method: 'DELETE' })
    expect(sent).toHaveLength(2)
  })

  it.each([429, 503])('a POST answered %i is not repeated: it may have been carried out', async (status) => {
    const { client, sent } = setUp([[status]])
    await expect(client.calls.create({})).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(1)
  })

  it('an upload that is read from a stream is sent once, because the stream is used up', async () => {
    const { client, sent } = setUp([[503]])
    const file = { stream: new Blob(['hello']).stream(), name: 'notes.txt' }
    await expect(client.files.create({ file }, { idempotent: true })).rejects.toMatchObject({ status: 503 })
    expect(sent).toHaveLength(1)
  })

  it('a POST is sent again, with its complete body, when the caller says that it is idempotent', async () => {
    const { client, sent } = setUp([[503], [429]])
    await client.analytics.query({ queries: [] }, { idempotent: true })
    expect(sent.map(({ body }) => body)).toEqual(Array(3).fill('{"queries":[]}'))
  })
})

describe('the pause before a retry', () => {
  it('doubles from half a second to eight', async () => {
    const { client, pausesMs } = setUp(failing(503), { retries: 6 })
    await client.calls.list().catch(() => undefined)
    expect(pausesMs).toEqual([500, 1000, 2000, 4000, 8000, 8000])
  })

  it('is random within its upper half, so that clients do not retry at the same time', async () => {
    const { client, pausesMs } = setUp(failing(503), { random: () => 0 })
    await client.calls.list().catch(() => undefined)
    expect(pausesMs).toEqual([250, 500])
  })

  it.each([
    ['seconds', '3', 3000],
    ['a date', 'Mon, 01 Jan 2024 00:00:07 GMT', 7000],
  ])('is the time in Retry-After, given in %s', async (_, value, pauseMs) => {
    const { client, pausesMs } = setUp([[429, { 'retry-after': value }]])
    await client.calls.list()
    expect(pausesMs).toEqual([pauseMs])
  })

  it('is until the date in Retry-After by the clock of the platform, where ours is wrong', async () => {
    const date = 'Mon, 01 Jan 2024 05:00:00 GMT'
    const { client, pausesMs } = setUp([[429, { date, 'retry-after': 'Mon, 01 Jan 2024 05:00:07 GMT' }]])
    await client.calls.list()
    expect(pausesMs).toEqual([7000])
  })

  it.each(['0', 'Sun, 31 Dec 2023 23:59:00 GMT'])('is none when Retry-After is %j', async (value) => {
    const { client, sent, pausesMs } = setUp([[503, { 'retry-after': value }]])
    await client.calls.list()
    expect(sent).toHaveLength(2)
    expect(pausesMs).toEqual([])
  })

  it('is the usual one when Retry-After cannot be read', async () => {
    const { client, pausesMs } = setUp([[503, { 'retry-after': 'soon' }]])
    await client.calls.list()
    expect(pausesMs).toEqual([500])
  })

  it('is not waited for when it is longer than a minute: the call fails at once', async () => {
    const { client, sent } = setUp([[429, { 'retry-after': '61' }]])
    await expect(client.calls.list()).rejects.toMatchObject({ status: 429 })
    expect(sent).toHaveLength(1)
  })

  it('ends at once when the caller aborts, and leaves no timer behind', async () => {
    const { client, sent, pending } = setUp(failing(503))
    const controller = new AbortController()
    const listing = client.calls.list({}, { signal: controller.signal })
    const failed = expect(listing).rejects.toBeInstanceOf(ApiAbortError)
    while (pending.size === 0) await Promise.resolve()
    controller.abort()
    await failed
    expect(sent).toHaveLength(1)
    expect(pending.size).toBe(0)
  })
})
