import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createManagementClient } from '@/lib/api'
import { createFakePlatform, type FakePlatform } from '@/lib/api/testing'
import { describePlatform } from '@/scripts/api/platform-description'
import { nameOf, operationsOf, type OpenApiDocument, type Schema } from '@/scripts/api/document'
import { readSpec } from '@/scripts/api/load'
import { askOperations } from '@/tests/support/asked-operations'
import { platformSpec } from '@/tests/support/platform-spec'

let document: OpenApiDocument
let platform: FakePlatform

beforeAll(async () => {
  document = await platformSpec()
})
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
])('a call is refused that says not who calls, or whom: %s %j', async (path, body) => {
  expect((await send('POST', path, body)).status).toBe(400)
})

describe('a request that the specification does not allow', () => {
  it.each([
    ['an unknown field', { nmae: 5 }, 'property nmae should not exist'],
    [
      'one inside of an object',
      { voice: { provider: 'azure', voiceId: 'emma', sped: 1 } },
      'voice.property sped should not exist',
    ],
    [
      'one inside of a list',
      { transportConfigurations: [{ provider: 'twilio', x: 1 }] },
      'transportConfigurations.0.property x should not exist',
    ],
    ['another type', { name: 5 }, 'name must be a string'],
    [
      'a text that is too long',
      { name: 'a'.repeat(41) },
      'name must be shorter than or equal to 40 characters',
    ],
    [
      'a number that is too large',
      { maxDurationSeconds: 50_000 },
      'maxDurationSeconds must not be greater than 43200',
    ],
    [
      'an unknown value',
      { firstMessageMode: 'shout' },
      expect.stringMatching(
        /^firstMessageMode must be one of the following values: assistant-speaks-first, /,
      ),
    ],
    [
      'an unknown member of a union',
      { voice: { provider: 'azur' } },
      expect.stringMatching(/^voice\.provider must be one of the following values: azure, /),
    ],
    [
      'a union without what tells its members apart',
      { voice: {} },
      expect.stringMatching(/^voice\.provider must be one of the following values: /),
    ],
    ['text instead of an object', { voice: 'emma' }, 'voice must be an object'],
    [
      'a required field that is missing',
      { voice: { provider: 'azure' } },
      'voice.voiceId should not be null or undefined',
    ],
    ['an assistant that is a list', [], 'body must be an object'],
    [
      'the id of nothing',
      { model: { provider: 'openai', model: 'gpt-4o', toolIds: ['none'] } },
      'model.toolIds.0 must be the id of something that exists',
    ],
  ])('is refused with a sentence: %s', async (_, body, sentence) => {
    expect(await send('POST', '/assistant', body)).toMatchObject({
      status: 400,
      body: refused(sentence as string),
    })
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

  it('is refused for an unknown field by every operation that takes an object', async () => {
    const { ask: _, placeOf, bodyOf } = askOperations(document, platform)
    const taken: string[] = []
    const accepted: string[] = []
    for (const entry of operationsOf(document)) {
      const body = await bodyOf(entry)
      if (typeof body !== 'object' || body === null || body instanceof FormData) continue
      const method = entry.method.toUpperCase()
      const wrong = Array.isArray(body) ? [{ ...body[0], nmae: 5 }] : { ...body, nmae: 5 }
      const query = entry.operation.operationId === 'structuredOutputs.update' ? '?schemaOverride=no' : ''
      const answer = await send(method, (await placeOf(entry)) + query, wrong)
      const { message } = answer.body as { message: string[] }
      if (answer.status === 400 && message.some((it) => it.includes('nmae'))) taken.push(nameOf(entry))
      else accepted.push(`${nameOf(entry)} ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    expect(accepted).toEqual([])
    expect(taken.length).toBeGreaterThan(80)
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

  it('with a fixed step goes before one with a parameter', async () => {
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

  it('is needed by every operation whose specification asks for one', async () => {
    for (const { operation, method } of operationsOf(document).map((entry) => ({ ...entry }))) {
      const { path } = platform.operations.find(({ id }) => id === operation.operationId) ?? { path: '' }
      const response = await platform.fetch(`http://platform.example${path}`, {
        method: method.toUpperCase(),
      })
      const expected = operation.security?.length === 0 ? 400 : 401
      expect([operation.operationId, response.status]).toEqual([operation.operationId, expected])
    }
  })

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

describe('a specification that is newer than this package', () => {
  it('may be one as the platform publishes it, with its references inside of allOf and its unions without tags', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'release-')), '2026-08.json')
    writeFileSync(file, gunzipSync(readFileSync('tests/fixtures/releases/2026-08.json.gz')))
    const published = await readSpec(file)
    platform = createFakePlatform({}, describePlatform(published))
    const { ask } = askOperations(published, platform)
    const refusals: string[] = []
    for (const entry of operationsOf(published)) {
      const response = await ask(entry)
      if (!response.ok) refusals.push(`${nameOf(entry)} ${response.status} ${await response.text()}`)
    }
    expect(refusals).toEqual([])
    expect((await send('POST', '/assistant', { nmae: 5 })).body).toEqual(
      refused('property nmae should not exist'),
    )
    rmSync(dirname(file), { recursive: true })
  })

  it('needs no other code: its operations are answered, and its resources stored', async () => {
    const newer = structuredClone(document)
    const thing: Schema = {
      type: 'object',
      required: ['id', 'label'],
      properties: { id: { type: 'string' }, label: { type: 'string' } },
    }
    const body: Schema = {
      type: 'object',
      required: ['label'],
      properties: { label: { type: 'string' }, assistantId: { type: 'string' } },
    }
    const answer = (schema: Schema) => ({ description: 'Done.', content: { 'application/json': { schema } } })
    newer.components = { ...newer.components, schemas: { ...newer.components?.schemas, 'Widget-V2': thing } }
    const $ref = '#/components/schemas/Widget-V2'
    newer.paths['/widget'] = {
      post: {
        operationId: 'widgets.create',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { allOf: [body, { properties: { size: { type: 'number' } } }] } },
          },
        },
        responses: { '201': answer({ $ref }) },
      },
      get: { operationId: 'widgets.list', responses: { '200': answer({ type: 'array', items: { $ref } }) } },
    }
    newer.paths['/widget/{id}'] = {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'widgets.get', responses: { '200': answer({ $ref }) } },
    }
    platform = createFakePlatform({}, describePlatform(newer))
    const created = await send('POST', '/widget', { label: 'one', size: 3 })
    expect(created).toMatchObject({ status: 201, body: { label: 'one' } })
    const { id } = created.body as { id: string }
    expect((await send('GET', `/widget/${id}`)).body).toEqual(created.body)
    expect((await send('GET', '/widget')).body).toEqual([created.body])
    expect((await send('POST', '/widget', { label: 'two', szie: 3 })).body).toEqual(
      refused('property szie should not exist'),
    )
    expect((await send('POST', '/widget', { label: 'two', assistantId: 'none' })).status).toBe(400)
  })
})
