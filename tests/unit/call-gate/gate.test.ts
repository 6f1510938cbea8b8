import { createHmac } from 'node:crypto'
import { createCallGate, memoryCounters, type CallGateOptions } from '@/examples/call-gate/gate'

const ORIGIN = 'https://agency.example'
const NOON = Date.UTC(2026, 10, 25, 12)

function gateWith(options: Partial<CallGateOptions> = {}) {
  let now = NOON
  const gate = createCallGate({
    orgId: 'org',
    privateKey: 'private-key',
    assistantIds: ['assistant'],
    origins: [ORIGIN],
    budget: { perVisitorPerDay: 3, perHour: 5, perDay: 8 },
    counters: memoryCounters(() => now),
    now: () => now,
    ...options,
  })
  const ask = ({ origin = ORIGIN, address = '203.0.113.7', method = 'POST', body = '{}' } = {}) =>
    gate(
      new Request('https://gate.example/', {
        method,
        headers: { origin, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body } : {}),
      }),
      address,
    )
  /** Asks from these addresses, one after the other. */
  const statusesFor = async (addresses: readonly string[]) => {
    const statuses: number[] = []
    for (const address of addresses) statuses.push((await ask({ address })).status)
    return statuses
  }
  return { ask, statusesFor, wait: (seconds: number) => (now += seconds * 1000) }
}

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

describe('The call gate', () => {
  it('gives a page of ours a public token for its assistant and origin, for two minutes', async () => {
    const response = await gateWith().ask()
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { token } = (await response.json()) as { token: string }
    const [head, payload, signature] = token.split('.')
    expect(decode(head)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(decode(payload)).toEqual({
      orgId: 'org',
      iat: NOON / 1000,
      exp: NOON / 1000 + 120,
      token: {
        tag: 'public',
        restrictions: {
          enabled: true,
          allowedOrigins: [ORIGIN],
          allowedAssistantIds: ['assistant'],
          allowTransientAssistant: false,
        },
      },
    })
    const expected = createHmac('sha256', 'private-key').update(`${head}.${payload}`).digest('base64url')
    expect(signature).toBe(expected)
  })

  it('gives no token to 1,000 scripted starts from another origin', async () => {
    const { ask } = gateWith()
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const response = await ask({ origin: 'https://elsewhere.example', address: `198.51.100.${index}` })
        expect(await response.text()).not.toContain('token')
        return response.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([403]))
  })

  it.each(['', 'null', 'https://agency.example.evil.example', 'http://agency.example'])(
    'takes “%s” for another origin',
    async (origin) => expect((await gateWith().ask({ origin })).status).toBe(403),
  )

  it('ends the budget of one visitor without that of the others, and begins anew the next day', async () => {
    const { ask, statusesFor, wait } = gateWith()
    const one = '203.0.113.7'
    expect(await statusesFor([one, one, one, one, '203.0.113.8'])).toEqual([200, 200, 200, 429, 200])
    wait(24 * 3600)
    expect((await ask()).status).toBe(200)
  })

  it('takes all addresses of one IPv6 line for one visitor', async () => {
    const { statusesFor } = gateWith()
    const one = ['2001:db8:a:b::1', '2001:DB8:a:b:9:8:7:6', '2001:db8:000a:b::2', '2001:db8:a:b::3']
    expect(await statusesFor(one)).toEqual([200, 200, 200, 429])
    expect(await statusesFor(['2001:db8:a:c::1', '::1'])).toEqual([200, 200])
  })

  it.each([Number('abc'), -1, 1.5, Infinity])(
    'cannot be created with a budget of %s, which is no limit',
    (perHour) => {
      expect(() => gateWith({ budget: { perVisitorPerDay: 3, perHour, perDay: 8 } })).toThrow(
        'Give a number of calls, such as 5.',
      )
    },
  )

  it('says that the failure is temporary if the challenge service does not answer', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { ask } = gateWith({ verifyChallenge: () => Promise.reject(new Error('down')) })
    const response = await ask({ body: '{"challenge":"right"}' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('says when the budget of the hour and of the day begin again', async () => {
    const { ask, wait } = gateWith()
    const fromOthers = (index: number) => ask({ address: `198.51.100.${index}` })
    for (let index = 0; index < 5; index++) expect((await fromOthers(index)).status).toBe(200)
    wait(600)
    const refused = await fromOthers(5)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3000'])
    expect(await refused.json()).toEqual({ error: 'budget' })
    wait(3000)
    for (let index = 6; index < 8; index++) expect((await fromOthers(index)).status).toBe(200)
  })

  it('never exceeds the budget with many starts at once', async () => {
    const { ask } = gateWith()
    const all = Array.from({ length: 100 }, (_, index) => ask({ address: `198.51.100.${index}` }))
    const statuses = await Promise.all(all.map(async (response) => (await response).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  })

  it.each(['{}', 'no JSON', '{"challenge":"wrong"}', '[]', '{"challenge":{}}'])(
    'gives no token where a challenge is asked for and the answer is %s',
    async (body) => {
      const { ask } = gateWith({ verifyChallenge: async (answer) => answer === 'right' })
      const refused = await ask({ body })
      expect([refused.status, await refused.json()]).toEqual([401, { error: 'challenge' }])
      expect((await ask({ body: '{"challenge":"right"}' })).status).toBe(200)
    },
  )

  it('answers the preflight of a browser, and no other method', async () => {
    const { ask } = gateWith()
    expect((await ask({ method: 'OPTIONS' })).status).toBe(204)
    expect((await ask({ method: 'GET' })).status).toBe(405)
  })

  it.each([{ orgId: '' }, { privateKey: '' }, { assistantIds: [] }, { origins: [] }])(
    'refuses to start with %j',
    (options) => expect(() => gateWith(options)).toThrow(TypeError),
  )
})
