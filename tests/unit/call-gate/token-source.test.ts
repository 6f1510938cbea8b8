import { createTokenSource, type TokenSourcePorts } from '@/components/voice/call-gate'
import { createCallGate, memoryCounters } from '@/examples/call-gate/gate'
import { RECOVERY_ACTIONS } from '@/components/voice/panel/recovery-actions'
import { readCallGateSetting } from '@/lib/config/call-gate'
import { VoiceError } from '@/lib/voice/react'
import { callGateCopy } from '@/content/call-gate'

const ORIGIN = 'https://agency.example'
const GATE = 'https://gate.agency.example/'

/** A page that asks the real gate. */
function setUp({ calls = 2, challenge = false, setting = GATE } = {}) {
  const gate = createCallGate({
    orgId: 'org',
    privateKey: 'private-key',
    assistantIds: ['assistant'],
    origins: [ORIGIN],
    budget: { perVisitorPerDay: calls, perHour: 100, perDay: 100 },
    counters: memoryCounters(),
    ...(challenge && { verifyChallenge: async (answer: string) => answer === 'solved' }),
  })
  const fetch = jest.fn((url: string, init: RequestInit) =>
    gate(new Request(url, { ...init, headers: { ...init.headers, origin: ORIGIN } }), '203.0.113.7'),
  )
  const solveChallenge = jest.fn(async () => 'solved')
  const ports: TokenSourcePorts = { fetch: fetch as unknown as typeof globalThis.fetch, solveChallenge }
  return { getToken: createTokenSource(readCallGateSetting(setting)!, ports), fetch, solveChallenge }
}

const errorOf = async (promise: Promise<unknown>): Promise<VoiceError> => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown)
  if (!(error instanceof VoiceError)) throw new Error('No VoiceError')
  return error
}

describe('The page asks the call gate for a token', () => {
  it('for each call, without cookies and without a challenge', async () => {
    const { getToken, fetch, solveChallenge } = setUp()
    expect((await getToken()).split('.')).toHaveLength(3)
    expect(fetch).toHaveBeenCalledWith(GATE, expect.objectContaining({ method: 'POST', credentials: 'omit' }))
    expect(solveChallenge).not.toHaveBeenCalled()
  })

  it('with the answer to its challenge where the setting names a site key', async () => {
    const { getToken, solveChallenge } = setUp({ challenge: true, setting: `${GATE}#turnstile=0x4AAA` })
    expect((await getToken()).split('.')).toHaveLength(3)
    expect(solveChallenge).toHaveBeenCalledWith('0x4AAA')
  })

  it('and offers a booking in calm words once the budget is spent', async () => {
    const { getToken } = setUp({ calls: 1 })
    await getToken()
    const error = await errorOf(getToken())
    expect([error.code, error.retryable]).toEqual(['payment-required', false])
    expect(error.visitorMessage).toBe(`${callGateCopy.budget.title}. ${callGateCopy.budget.advice}`)
    expect(RECOVERY_ACTIONS[error.code]).toContain('book')
  })

  it('and can be tried again where the challenge was not solved', async () => {
    const getToken = createTokenSource(readCallGateSetting(`${GATE}#turnstile=0x4AAA`)!, {
      fetch: globalThis.fetch,
      solveChallenge: () => Promise.reject(new Error('Turnstile could not be loaded.')),
    })
    expect(await errorOf(getToken())).toMatchObject({ code: 'network', retryable: true })
  })

  it.each([
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch')), 'network', true],
    ['has a problem', async () => new Response(null, { status: 503 }), 'server', true],
    ['refuses the page', async () => Response.json({ error: 'origin' }, { status: 403 }), 'forbidden', false],
    ['answers no token', async () => Response.json({}), 'forbidden', false],
    ['answers no JSON', async () => new Response('<html>'), 'forbidden', false],
  ])('and fails with a code of its own where the gate %s', async (_, fetch, code, retryable) => {
    const getToken = createTokenSource(readCallGateSetting(GATE)!, {
      fetch: fetch as typeof globalThis.fetch,
      solveChallenge: async () => '',
    })
    const error = await errorOf(getToken())
    expect([error.code, error.retryable]).toEqual([code, retryable])
  })
})

describe('NEXT_PUBLIC_VOICE_TOKEN_URL', () => {
  it.each([
    [undefined, undefined],
    [GATE, { url: GATE, turnstileSiteKey: undefined }],
    ['/gate', { url: '/gate', turnstileSiteKey: undefined }],
    [`${GATE}#turnstile=0x4AAA`, { url: GATE, turnstileSiteKey: '0x4AAA' }],
  ])('%s is understood', (setting, expected) => expect(readCallGateSetting(setting)).toEqual(expected))

  it.each([
    'gate.agency.example',
    'ftp://gate.example',
    'javascript:alert(1)',
    `${GATE}#turnstile`,
    `${GATE}#x=1`,
  ])('%s stops the build with a sentence', (setting) =>
    expect(() => readCallGateSetting(setting)).toThrow(/NEXT_PUBLIC_VOICE_TOKEN_URL/),
  )
})
