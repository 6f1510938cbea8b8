import { createServer } from 'node:http'
import vm from 'node:vm'
import { ApiNetworkError, createManagementClient, createWebCall } from '@/lib/api'
import { listen } from '@/scripts/local/listen'
import type { LocalServer } from '@/scripts/local/serve'
import { developerPage } from '@/scripts/sandbox/developer-page'
import { loadScenarios } from '@/scripts/sandbox/scenario/load'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PRIVATE_KEY, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { postJson, serveSandbox } from '@/tests/support/sandbox-server'

let server: LocalServer
let baseUrl: string
beforeEach(async () => {
  server = await serveSandbox()
  baseUrl = `${server.url}/sandbox/api`
})
afterEach(() => server.close())

const client = () => createManagementClient({ token: SANDBOX_PRIVATE_KEY, baseUrl, retries: 0 })
const callTo = (assistantId: string) =>
  createWebCall({ token: SANDBOX_PUBLIC_KEY, baseUrl, body: { assistantId } })
const send = (path: string, init: RequestInit = {}) =>
  fetch(`${baseUrl}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${SANDBOX_PRIVATE_KEY}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  })

/** That a request was refused with this sentence. */
async function expectRefusal(response: Response, sentence: string) {
  const body = { statusCode: 400, message: [sentence], error: 'Bad Request' }
  expect([response.status, await response.json()]).toEqual([400, body])
}

describe('The management API of the sandbox', () => {
  it('stores nothing that the specification does not allow', async () => {
    const response = await send('/assistant', { method: 'POST', body: '{"nmae": 5}' })
    await expectRefusal(response, 'property nmae should not exist')
    expect((await client().assistants.list()).map(({ id }) => id)).toEqual([SANDBOX_ASSISTANT_ID])
  })

  it.each(['/call/web', '/chat/web', '/assistant'])(
    'reads no body that is sent as text, as `fetch` sends one without a content type: %s',
    async (path) => {
      const key = path === '/assistant' ? SANDBOX_PRIVATE_KEY : SANDBOX_PUBLIC_KEY
      const response = await fetch(baseUrl + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify(path === '/assistant' ? {} : { assistantId: SANDBOX_ASSISTANT_ID }),
      })
      await expectRefusal(response, 'body must be sent as application/json')
    },
  )

  it('takes the private key alone, and the queries that choose a scenario', async () => {
    const asPage = { headers: { authorization: `Bearer ${SANDBOX_PUBLIC_KEY}` } }
    expect((await send('/tool', asPage)).status).toBe(401)
    expect((await send('/tool?scenario=ejected&platform=unkind')).status).toBe(200)
    expect((await send('/tool?scenari=ejected')).status).toBe(400)
  })

  it('lets pages of other origins use every method', async () => {
    const preflight = await fetch(`${baseUrl}/assistant/a`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  })

  it('refuses a body that is too large, in the platform’s form', async () => {
    const body = new Uint8Array(20_000_001)
    // Where the answer comes before all was sent, the connection may break.
    const response = await send('/file', { method: 'POST', body }).catch(() => undefined)
    if (response) expect(await response.json()).toMatchObject({ statusCode: 413, error: 'Payload Too Large' })
    expect((await send('/file?purpose=assistant')).status).toBe(200)
  })
})

describe('An assistant that is created in the sandbox', () => {
  it('can be called, says its first message, and the call can be read', async () => {
    const { id } = await client().assistants.create({ name: 'Reception', firstMessage: 'Good morning.' })
    const call = await callTo(id)
    expect(new URL(call.webCallUrl ?? '').searchParams.get('firstMessage')).toBe('Good morning.')
    expect(call.assistantId).toBe(id)
    expect(await client().calls.get(call.id)).toMatchObject({ type: 'webCall', assistantId: id })
    expect((await client().calls.list({ assistantId: id })).map((it) => it.id)).toEqual([call.id])
  })

  it('can no longer be called when it is deleted', async () => {
    const { id } = await client().assistants.create({})
    await client().assistants.delete(id)
    await expect(callTo(id)).rejects.toMatchObject({ status: 404 })
  })

  it('can be chatted with, and the chat can be read', async () => {
    const { id } = await client().assistants.create({})
    const chat = await client().chats.create({ assistantId: id, input: 'What does it cost?' })
    if (!('output' in chat)) throw new Error('The answer is no chat.')
    expect(await client().chats.get(chat.id)).toMatchObject({ id: chat.id, output: chat.output })
  })

  it.each([
    ['a field that does not exist', { assistant: { nmae: 5 } }, 'assistant.property nmae should not exist'],
    ['a name of every object', { assistant: {}, constructor: 1 }, 'property constructor should not exist'],
    ['the id of no squad', { squadId: 'none' }, 'squadId must be the id of something that exists'],
  ])('is not called with %s', async (_, body, sentence) => {
    const withPrivateKey = await send('/call/web', { method: 'POST', body: JSON.stringify(body) })
    expect(withPrivateKey.status).toBe(401)
    await expectRefusal(await postJson(`${baseUrl}/call/web`, body), sentence)
  })
})

describe('A fault that is set over HTTP', () => {
  const setFault = (fault: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/sandbox/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })

  it('hits an operation of the API, and one that the sandbox answers itself, until it is taken back', async () => {
    await client().tools.list()
    expect((await setFault({ operation: 'tools.list', status: 503, times: 1 })).status).toBe(204)
    await expect(client().tools.list()).rejects.toMatchObject({ status: 503 })
    expect(await client().tools.list()).toEqual([])
    await setFault({ operation: 'calls.createWeb', status: 429, headers: { 'retry-after': '7' } })
    await setFault({ operation: 'GET /assistant', networkError: true })
    await expect(callTo(SANDBOX_ASSISTANT_ID)).rejects.toMatchObject({ status: 429 })
    await expect(client().assistants.list()).rejects.toBeInstanceOf(ApiNetworkError)
    expect((await fetch(`${server.url}/sandbox/faults`, { method: 'DELETE' })).status).toBe(204)
    expect((await callTo(SANDBOX_ASSISTANT_ID)).webCallUrl).toContain('/room/')
    expect(await client().assistants.list()).toHaveLength(1)
  })

  it('only delays the answer if it has no other field', async () => {
    await setFault({ operation: 'calls.createWeb', delayMs: 60 })
    const began = performance.now()
    await callTo(SANDBOX_ASSISTANT_ID)
    expect(performance.now() - began).toBeGreaterThanOrEqual(55)
  })

  it('is refused with a sentence for an unknown operation, another field, and a page of elsewhere', async () => {
    const unknown = await setFault({ operation: 'tool.list', status: 500 })
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/^There is no operation named tool\.list\./) as string },
    ])
    expect((await setFault({ operation: 'tools.list', sttus: 500 })).status).toBe(400)
    const fromElsewhere = { origin: 'https://evil.example' }
    expect((await setFault({ operation: '*', status: 500 }, fromElsewhere)).status).toBe(403)
    expect((await send('/tool')).status).toBe(200)
  })
})

describe('The sandbox', () => {
  const askMachine = async (cookie: string, headers: Record<string, string> = {}) => {
    const scenario = `sandbox-scenario=bundle-fails-once; ${cookie}`
    const address = `${server.url}/sandbox/call-machine-object-bundle.js`
    const response = await fetch(address, { headers: { cookie: scenario, ...headers } })
    // A large answer that nobody reads keeps its connection, and jest's worker, open.
    await response.body?.cancel()
    return response
  }

  it('counts for each browser, also where two look the same', async () => {
    const browser = { 'user-agent': 'one', 'sec-fetch-site': 'same-origin' }
    for (const _ of ['first', 'second']) {
      const failed = await askMachine('', browser)
      expect(failed.status).toBe(503)
      const [cookie = ''] = (failed.headers.get('set-cookie') ?? '').split(';')
      expect((await askMachine(cookie, browser)).status).toBe(200)
      expect((await askMachine(cookie, browser)).status).toBe(503)
    }
  })

  it('counts for a program without cookies, too', async () => {
    const page = { 'sec-fetch-site': 'cross-site', 'user-agent': 'two' }
    expect([(await askMachine('', page)).status, (await askMachine('', page)).status]).toEqual([503, 200])
  })

  it('has a developer’s page whose script reads any cookie', () => {
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(developerPage(loadScenarios(), 'consultant')) ?? []
    const form = { latency: { value: '' }, addEventListener: () => undefined }
    const document = {
      cookie: 'other=%; sandbox-latency=300,400%2C500; last=%E0%A4%A',
      querySelector: (selector: string) => (selector === 'form' ? form : {}),
    }
    vm.runInNewContext(script, { document, window: {} })
    expect(form.latency.value).toBe('300,400,500')
  })

  it('listens on this machine alone, unless HOST says otherwise', async () => {
    for (const [host, expected] of [
      [undefined, /^(127\.0\.0\.1|::1)$/],
      ['0.0.0.0', /^0\.0\.0\.0$/],
    ] as const) {
      if (host === undefined) delete process.env.HOST
      else process.env.HOST = host
      const listening = createServer()
      await listen(listening, 0)
      expect((listening.address() as { address: string }).address).toMatch(expected)
      await new Promise((resolve) => listening.close(resolve))
    }
    delete process.env.HOST
  })
})
