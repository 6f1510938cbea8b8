import { ApiNetworkError, createManagementClient } from '@/lib/api'
import { createFakePlatform, type FakePlatform } from '@/lib/api/testing'

let platform: FakePlatform
beforeEach(() => {
  platform = createFakePlatform()
})

const ask = (method: string, path: string) =>
  platform.fetch(`http://platform.example${path}`, { method, headers: { authorization: 'Bearer any' } })

describe('a fault', () => {
  it('hits every operation, by its id and by its method and path', async () => {
    for (const { id, method, path } of platform.operations) {
      for (const name of [id, `${method} ${path}`]) {
        platform.fail(name, { status: 503, times: 1 })
        const response = await ask(method, path)
        expect([id, response.status, await response.json()]).toEqual([
          id,
          503,
          { statusCode: 503, message: 'Service Unavailable', error: 'Service Unavailable' },
        ])
      }
    }
  })

  it('hits as many requests as it says, and the client tries again', async () => {
    const client = createManagementClient({ token: 'any', fetch: platform.fetch, retries: 2 })
    platform.fail('assistants.list', { status: 429, headers: { 'retry-after': '0' }, times: 2 })
    expect(await client.assistants.list()).toEqual([])
    expect(platform.requests.map(({ status }) => status)).toEqual([429, 429, 200])
  })

  it('is a network error where it says so', async () => {
    const client = createManagementClient({ token: 'any', fetch: platform.fetch, retries: 0 })
    platform.fail('*', { networkError: true })
    await expect(client.tools.list()).rejects.toBeInstanceOf(ApiNetworkError)
    expect(platform.requests).toMatchObject([{ operation: 'tools.list', status: 0 }])
    const cause = new Error('getaddrinfo ENOTFOUND')
    platform.fail('*', { networkError: cause })
    await expect(client.tools.list()).rejects.toMatchObject({ cause })
  })

  it('delays a correct answer, which can be aborted meanwhile', async () => {
    platform.fail('assistants.list', { delayMs: 30 })
    const began = performance.now()
    expect((await ask('GET', '/assistant')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThanOrEqual(28)
    const client = createManagementClient({ token: 'any', fetch: platform.fetch, retries: 0, timeoutMs: 20 })
    platform.fail('assistants.list', { delayMs: 60_000 })
    await expect(client.assistants.list()).rejects.toMatchObject({ code: 'timeout' })
  })

  it('sends any body and headers, and 429 with a time to wait', async () => {
    platform.fail('GET /tool', { body: '<html>', headers: { 'content-type': 'text/html' } })
    const page = await ask('GET', '/tool')
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/html',
      '<html>',
    ])
    platform.fail('GET /tool', { status: 402, body: { message: 'No credit.' } })
    expect(await (await ask('GET', '/tool')).json()).toEqual({ message: 'No credit.' })
    platform.fail('GET /tool', { status: 429 })
    expect((await ask('GET', '/tool')).headers.get('retry-after')).toBe('1')
  })

  it('is replaced by a newer one, and ends when it is removed', async () => {
    const takeBack = platform.fail('*', { status: 500 })
    const takeBackNewer = platform.fail('tools.list', { status: 502 })
    expect((await ask('GET', '/tool')).status).toBe(502)
    expect((await ask('GET', '/assistant')).status).toBe(500)
    takeBackNewer()
    expect((await ask('GET', '/tool')).status).toBe(500)
    takeBack()
    expect((await ask('GET', '/tool')).status).toBe(200)
  })

  it('is refused for an operation that does not exist, with the names of those that are near', () => {
    expect(() => platform.fail('assistants.creat', { status: 500 })).toThrow(
      /^There is no operation named assistants\.creat\. .* Those of assistants are: assistants\.list, assistants\.create, /,
    )
  })
})
