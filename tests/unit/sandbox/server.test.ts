import clips from '@/scripts/sandbox/clips/clips.json'
import type { LocalServer } from '@/scripts/local/serve'
import { SANDBOX_ASSISTANT_ID } from '@/scripts/sandbox/settings'
import { postJson, serveSandbox } from '@/tests/support/sandbox-server'

let server: LocalServer
let origin: string

beforeAll(async () => {
  server = await serveSandbox({ basePath: '/site' })
  origin = server.url
})

afterAll(() => server.close())

const CALL = { assistantId: SANDBOX_ASSISTANT_ID }
const create = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  postJson(`${origin}/site/sandbox/api/call/web`, CALL, headers, init)

describe('The sandbox on a server', () => {
  it('leaves every other address to the site', async () => {
    for (const path of ['/', '///', '/sandbox/', '/site/', '/site/sandboxes'])
      expect(await (await fetch(origin + path)).text()).toBe('the site')
  })

  it('reads a cookie that is not encoded as it is', async () => {
    expect((await create({ cookie: 'sandbox-scenario=%; other=%E0%A4%A' })).status).toBe(404)
    expect((await create({ cookie: 'sandbox-latency=%' })).status).toBe(201)
  })

  it('answers with a room on the same origin, below the base path', async () => {
    const { webCallUrl } = (await (await create()).json()) as { webCallUrl: string }
    expect(webCallUrl).toMatch(new RegExp(`^${origin}/site/sandbox/room/`))
  })

  it('plays the scenario that its path names, so that a page of another origin can choose one', async () => {
    const playing = (name: string) => postJson(`${origin}/site/sandbox/scenario/${name}/api/call/web`, CALL)
    expect((await playing('api-402')).status).toBe(402)
    expect(await (await playing('ejected')).text()).toContain('scenario=ejected')
  })

  it.each(['nonsense', 'constructor'])(
    'answers 404 to the unknown scenario “%s”, and names those that exist',
    async (name) => {
      const path = `${origin}/site/sandbox/scenario/${name}/api/call/web`
      expect((await fetch(path, { method: 'OPTIONS' })).status).toBe(204)
      const answer = await postJson(path, {})
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({
        message: expect.stringMatching(
          `^There is no scenario named ${name}\\. The scenarios are: .*api-402.*\\bejected\\b`,
        ) as string,
        error: 'Not Found',
        statusCode: 404,
      })
    },
  )

  it('may be called from another origin', async () => {
    const preflight = await create({ origin: 'https://elsewhere.example' }, { method: 'OPTIONS', body: null })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://elsewhere.example')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  })

  it('plays the scenario of the cookie, and that of the header before it', async () => {
    expect((await create({ cookie: 'sandbox-scenario=api-429' })).status).toBe(429)
    const both = { cookie: 'sandbox-scenario=api-429', 'x-sandbox-scenario': 'api-402' }
    expect((await create(both)).status).toBe(402)
    expect((await create({ cookie: 'sandbox-scenario=api-429' })).headers.get('retry-after')).toBe('2')
  })

  it('delays the answer as long as the latency cookie says, and passes the join’s delay on', async () => {
    const began = performance.now()
    const response = await create({ cookie: 'sandbox-latency=120,0,340' })
    expect(performance.now() - began).toBeGreaterThanOrEqual(115)
    expect(await response.text()).toContain('joinLatencyMs=340')
  })

  it('can hang until the client gives up, and reset the connection', async () => {
    const hang = create({ 'x-sandbox-scenario': 'api-hang' }, { signal: AbortSignal.timeout(200) })
    await expect(hang).rejects.toMatchObject({ name: 'TimeoutError' })
    await expect(create({ 'x-sandbox-scenario': 'api-reset' })).rejects.toThrow('fetch failed')
  })

  it('serves the call machine, revalidated by its tag, and fails it when the scenario says', async () => {
    const address = `${origin}/site/sandbox/call-machine-object-bundle.js`
    const first = await fetch(address)
    expect(first.headers.get('content-type')).toContain('javascript')
    expect(await first.text()).toContain('call-machine-initialized')
    const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    const once = { headers: { cookie: 'sandbox-scenario=bundle-fails-once' } }
    expect((await fetch(address, once)).status).toBe(503)
    const served = await fetch(address, once)
    expect(served.status).toBe(200)
    // A large answer that nobody reads keeps its connection, and jest's worker, open.
    await served.body?.cancel()
  })

  it('serves recordings, and nothing else from their folder', async () => {
    const [clip] = Object.values(clips)
    const response = await fetch(`${origin}/site/sandbox/clips/${clip?.file}`)
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
    for (const name of ['clips.json', '..%2Fserver.ts', 'none.mp3'])
      expect((await fetch(`${origin}/site/sandbox/clips/${name}`)).status).toBe(404)
  })

  it('lists the scenarios on a page for developers', async () => {
    const page = await (await fetch(`${origin}/site/sandbox/`)).text()
    expect(page).toContain('value="consultant" checked')
    expect(page).toContain('value="join-exp-room"')
  })
})
