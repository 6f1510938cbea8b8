import { createManagementClient } from '@/lib/api'
import { createFakePlatform, type FakePlatform } from '@/lib/api/testing'

let platform: FakePlatform

beforeEach(() => {
  platform = createFakePlatform()
})

const send = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: 'Bearer any' },
) => {
  const json = body !== undefined && { body: JSON.stringify(body) }
  const init = { method, headers: { 'content-type': 'application/json', ...headers }, ...json }
  const response = await platform.fetch(`http://platform.example${path}`, init)
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

const refused = (...message: string[]) => ({ statusCode: 400, message, error: 'Bad Request' })

test.each([
  ['/call', {}],
  ['/call', { assistantId: 'assistant-1' }],
  ['/call/phone', { customer: { number: '+4930123456' } }],
  ['/call/web', {}],
])('a call without a caller, or without anybody to call, is refused: %s %j', async (path, body) => {
  expect((await send('POST', path, body)).status).toBe(400)
})

describe('a request that the specification does not allow', () => {
  const oneOf = (field: string, first: string) =>
    expect.stringMatching(`^${field} must be one of the following values: ${first}`) as string
  it.each<[object, string]>([
    [{ nmae: 5 }, 'property nmae should not exist'],
    [{ voice: { provider: 'azure', voiceId: 'emma', sped: 1 } }, 'voice.property sped should not exist'],
    [
      { transportConfigurations: [{ provider: 'twilio', x: 1 }] },
      'transportConfigurations.0.property x should not exist',
    ],
    [{ name: 5 }, 'name must be a string'],
    [{ name: 'a'.repeat(41) }, 'name must be shorter than or equal to 40 characters'],
    [{ maxDurationSeconds: 50_000 }, 'maxDurationSeconds must not be greater than 43200'],
    [{ firstMessageMode: 'shout' }, oneOf('firstMessageMode', 'assistant-speaks-first, ')],
    [{ voice: { provider: 'azur' } }, oneOf('voice\\.provider', 'azure, ')],
    // What tells the members of the union apart is missing.
    [{ voice: {} }, oneOf('voice\\.provider', '')],
    [{ voice: 'emma' }, 'voice must be an object'],
    [{ voice: { provider: 'azure' } }, 'voice.voiceId should not be null or undefined'],
    [[], 'body must be an object'],
    [
      { model: { provider: 'openai', model: 'gpt-4o', toolIds: ['none'] } },
      'model.toolIds.0 must be the id of something that exists',
    ],
  ])('is refused with a sentence: %j', async (body, sentence) => {
    expect(await send('POST', '/assistant', body)).toMatchObject({ status: 400, body: refused(sentence) })
  })

  it('is refused with a sentence for each fault', async () => {
    const { body } = await send('POST', '/assistant', { nmae: 5, firstMessage: 7 })
    expect((body as { message: string[] }).message.sort()).toEqual([
      'firstMessage must be a string',
      'property nmae should not exist',
    ])
  })

  it('is refused for a body that is no JSON, and one that is missing', async () => {
    const init = { method: 'POST', headers: { authorization: 'Bearer any' } }
    for (const more of [{ body: '{"name":' }, {}]) {
      const response = await platform.fetch('http://platform.example/assistant', { ...init, ...more })
      expect([response.status, await response.json()]).toEqual([400, refused('body must be JSON')])
    }
  })

  it.each([
    ['/assistant?limit=many', 'limit must be an integer number'],
    ['/assistant?limit=1001', 'limit must not be greater than 1000'],
    ['/assistant?createdAtGt=yesterday', 'createdAtGt must be a valid ISO 8601 date string'],
    ['/assistant?lmit=5', 'property lmit should not exist'],
    ['/chat?sortOrder=UP', 'sortOrder must be one of the following values: ASC, DESC'],
    ['/file', 'purpose should not be null or undefined'],
    ['/voice-library/nobody', expect.stringMatching(/^provider must be one of the following values: /)],
  ])('is refused for an address: GET %s', async (path, sentence) => {
    expect(await send('GET', path)).toMatchObject({ status: 400, body: refused(sentence as string) })
  })
})

describe('an address', () => {
  it('without an operation is answered with 404, as the platform does', async () => {
    expect(await send('GET', '/nothing/here')).toMatchObject({
      status: 404,
      body: { statusCode: 404, message: 'Cannot GET /nothing/here', error: 'Not Found' },
    })
    expect((await send('PUT', '/tool')).status).toBe(404)
  })

  it('with a fixed step is preferred to one with a parameter', async () => {
    await send('GET', '/eval/run')
    await send('GET', '/eval/simulation/concurrency')
    await send('GET', '/v2/call/metadata')
    await send('GET', '/eval/a%20b')
    expect(platform.requests.map(({ operation }) => operation)).toEqual([
      'evals.listRuns',
      'simulations.getConcurrency',
      'v2.callMetadata.list',
      'evals.get',
    ])
  })

  it('may be below a base path', async () => {
    platform = createFakePlatform({ basePath: '/gateway' })
    const client = createManagementClient({
      token: 'any',
      baseUrl: 'https://hotel.example/gateway',
      fetch: platform.fetch,
    })
    expect(await client.assistants.list()).toEqual([])
  })
})

describe('a token', () => {
  const admitted = async (path: string, authorization?: string, body?: unknown) =>
    (await send(body ? 'POST' : 'GET', path, body, authorization ? { authorization } : {})).status

  it('is any one, unless the private keys are given', async () => {
    expect(await admitted('/assistant', 'Bearer any')).toBe(200)
    expect(await admitted('/assistant', 'Basic any')).toBe(401)
    platform = createFakePlatform({ privateKeys: ['private'], publicKeys: ['public'] })
    expect(await admitted('/assistant', 'Bearer private')).toBe(200)
    expect(await admitted('/assistant', 'Bearer another')).toBe(401)
  })

  it('of a page creates web calls and web chats, and nothing else', async () => {
    platform = createFakePlatform({ privateKeys: ['private'], publicKeys: ['public'] })
    expect(await admitted('/call/web', 'Bearer public', { assistant: {} })).toBe(201)
    expect(await admitted('/chat/web', 'Bearer public', { input: 'Hello', assistant: {} })).toBe(201)
    expect(await admitted('/call', 'Bearer public', { assistant: {} })).toBe(401)
    expect(await admitted('/assistant', 'Bearer public')).toBe(401)
  })

  it('is refused with 429 and a time to wait when it asks too often', async () => {
    let nowMs = 0
    platform = createFakePlatform({ rateLimit: { requests: 2, perMs: 3000 }, now: () => new Date(nowMs) })
    expect([await admitted('/tool', 'Bearer a'), await admitted('/tool', 'Bearer a')]).toEqual([200, 200])
    nowMs = 500
    const third = await send('GET', '/tool')
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '3'])
    nowMs = 3001
    expect(await admitted('/tool', 'Bearer a')).toBe(200)
  })
})
