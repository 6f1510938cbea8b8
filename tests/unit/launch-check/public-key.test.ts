import { ApiError } from '@/lib/api'
import { isPrivateKey } from '@/scripts/assistant/private-key'
import { worksFromAnotherOrigin } from '@/scripts/launch-check/foreign-origin'
import { checkPublicKey } from '@/scripts/launch-check/public-key'
import type { LocalServer } from '@/scripts/local/serve'
import { SANDBOX_PRIVATE_KEY, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { serveSandbox } from '@/tests/support/sandbox-server'

let server: LocalServer
let baseUrl: string
beforeAll(async () => {
  server = await serveSandbox()
  baseUrl = `${server.url}/sandbox/api`
})
afterAll(() => server.close())

describe('The key that every visitor can read', () => {
  const online = () => Promise.resolve()
  const limited = () => Promise.resolve(false)
  const check = (key: string, isUnlimited = limited) =>
    checkPublicKey({
      environment: { NEXT_PUBLIC_VOICE_PUBLIC_KEY: key },
      isPrivateKey: (it) => isPrivateKey(it, { baseUrl }),
      worksFromAnotherOrigin: isUnlimited,
      online,
    })

  it('is recognised as a private one by asking the platform for what only a private key may read', async () => {
    expect(await isPrivateKey(SANDBOX_PRIVATE_KEY, { baseUrl })).toBe(true)
    expect(await isPrivateKey(SANDBOX_PUBLIC_KEY, { baseUrl })).toBe(false)
  })

  it('is a finding of the launch check where it is private, which does not repeat it; a public one is none', async () => {
    const { findings } = await check(SANDBOX_PRIVATE_KEY)
    expect(findings).toMatchObject([{ check: 'public key', level: 'must', file: '.env' }])
    expect(JSON.stringify(findings)).not.toContain(SANDBOX_PRIVATE_KEY)
    expect(await check(SANDBOX_PUBLIC_KEY)).toEqual({ findings: [] })
  })

  it('is not checked while no key is set, and reported as unchecked where the platform cannot be asked', async () => {
    expect(await check('')).toEqual({ findings: [] })
    const answer = new Response(null, { status: 503 })
    const unavailable = () =>
      Promise.reject(new ApiError({ method: 'GET', path: '/assistant' }, answer, undefined))
    const environment = { NEXT_PUBLIC_VOICE_PUBLIC_KEY: 'key' }
    const skipped = [{ check: 'public key', why: 'GET /assistant answered 503' }]
    expect(
      await checkPublicKey({
        environment,
        isPrivateKey: unavailable,
        worksFromAnotherOrigin: limited,
        online,
      }),
    ).toEqual({ findings: [], skipped })
  })

  it('is a finding where it also begins calls from other origins', async () => {
    const { findings } = await check(SANDBOX_PUBLIC_KEY, () => Promise.resolve(true))
    expect(findings).toMatchObject([
      { level: 'must', todo: expect.stringContaining('use a call gate') as string },
    ])
  })
})

describe('Whether a key begins calls from other origins', () => {
  const asked: RequestInit[] = []
  const worksWith = (status: number) =>
    worksFromAnotherOrigin('key', {
      baseUrl,
      fetch: ((_: string, init: RequestInit) => {
        asked.push(init)
        return Promise.resolve(new Response(null, { status }))
      }) as typeof fetch,
    })

  it.each([
    [401, false],
    [403, false],
    [404, true],
    [400, true],
  ])('is read from the status %d, with which no call is created: %j', async (status, works) => {
    expect(await worksWith(status)).toBe(works)
    expect(new Headers(asked.at(-1)?.headers).get('origin')).toBe('https://elsewhere.example')
  })

  it.each([429, 503])('is not known where the platform answers %d', (status) =>
    expect(worksWith(status)).rejects.toThrow(String(status)),
  )

  it('is true of the sandbox’s key', async () => {
    expect(await worksFromAnotherOrigin(SANDBOX_PUBLIC_KEY, { baseUrl, fetch })).toBe(true)
  })
})
