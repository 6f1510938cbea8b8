import { inspect } from 'node:util'
import * as factory from '@/lib/voice/client/session-factory'
import { liveClient, setUpClient } from '@/tests/support/voice-client'

/** Asks the platform for a call, with these settings. */
const createWebCall = (
  settings: Pick<Parameters<typeof factory.createWebCall>[0], 'token' | 'fetch' | 'baseUrl'>,
  body = {},
) => factory.createWebCall({ ...settings, body, signal: new AbortController().signal })

it('fetches a token where there is no public key', async () => {
  const getToken = jest.fn(async () => 'token')
  const call = await liveClient({ publicKey: undefined, getToken })
  expect(call.snapshot()).toMatchObject({ state: { phase: 'live' }, error: null })
})

it.each([
  ['an empty token', ''],
  ['a blank token', ' '],
  ['no token', undefined],
  ['the answer of a server instead of the token in it', { token: 'key' }],
])('says that it is not configured when getToken gives %s', async (_what, token) => {
  const called = createWebCall({ token: async () => token as never })
  await expect(called).rejects.toMatchObject({ code: 'not-configured' })
})

it('takes no notice of white space around a token, such as the line break of a settings file', async () => {
  const sent: (string | null)[] = []
  const fetch = async (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'))
    return Response.json({ id: 'call-1' })
  }
  await createWebCall({ token: 'key-of-the-account\n', fetch: fetch as never })
  expect(sent).toEqual(['Bearer key-of-the-account'])
})

it('repeats no token in the error of a fetch that a script of the page has replaced', async () => {
  const fetch = async (_url: string, { headers }: RequestInit) => {
    throw new Error(`blocked: ${JSON.stringify(headers)}`)
  }
  const created = createWebCall({ token: 'key-of-the-account', fetch: fetch as never })
  const error: unknown = await created.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'network' })
  expect(inspect(error, { depth: Infinity })).toContain('blocked')
  expect(inspect(error, { depth: Infinity })).not.toContain('key-of-the-account')
})

it.each([
  ['an address without a scheme', { token: 'key', baseUrl: 'api.example' }],
  ['a token that no header can carry', { token: 'two words' }],
])('says that it is not configured, given %s', async (_what, settings) => {
  await expect(createWebCall(settings)).rejects.toMatchObject({ code: 'not-configured' })
})

it.each([
  ['that rejects with the error of fetch', new TypeError('Failed to fetch'), 'network'],
  [
    'that rejects with the error of Safari, which is in the language of the system',
    new TypeError('Es konnte keine Verbindung zum Server hergestellt werden.'),
    'network',
  ],
  [
    'that rejects with the error of a client around that of fetch',
    new Error('[GET] "/token": <no response> Failed to fetch', { cause: new TypeError('Failed to fetch') }),
    'network',
  ],
  [
    'that rejects with the error of axios for a server that was not reached',
    Object.assign(new Error('Network Error'), { name: 'AxiosError', code: 'ERR_NETWORK' }),
    'network',
  ],
  ['whose server answers 503', new Error('The token server answered 503.'), 'token-failed'],
  ['that rejects with a text', 'no', 'token-failed'],
])('a getToken %s can be tried again', async (_what, reason, code) => {
  const called = createWebCall({ token: () => Promise.reject(reason) })
  await expect(called).rejects.toMatchObject({ code, retryable: true })
})

it('names a mistake of the page in getToken, which no code can tell from a failure of fetch', async () => {
  const called = createWebCall({ token: () => Promise.reject(new TypeError('answer is undefined')) })
  const message = 'getToken failed: answer is undefined'
  await expect(called).rejects.toMatchObject({ code: 'network', message })
})

it('blames a body that is no JSON, and not the settings', async () => {
  const loop: Record<string, unknown> = {}
  loop.self = loop
  const called = createWebCall({ token: 'key' }, { assistantOverrides: { metadata: loop } })
  const received = expect.stringContaining("property 'self' closes the circle") as string
  await expect(called).rejects.toMatchObject({ code: 'validation', received })
})

it('says that it is not configured when the public key is blank', async () => {
  const call = setUpClient({ publicKey: ' ' })
  await call.start()
  expect(call.snapshot().error).toMatchObject({ code: 'not-configured', stage: 'input-validation' })
})

it('fails with an error to show when the options are not what the types allow', async () => {
  const call = setUpClient({ publicKey: 42 as never })
  await call.start()
  const failed = { state: { phase: 'failed' }, error: { code: 'not-configured' } }
  expect(call.snapshot()).toMatchObject(failed)
})

it.each(['https://[', 'https://'])(
  'says which setting is wrong if callBundleUrl is %s',
  async (callBundleUrl) => {
    Object.assign(globalThis, { document: { baseURI: 'https://page.example/' } })
    const call = setUpClient({ callBundleUrl })
    await call.start()
    Reflect.deleteProperty(globalThis, 'document')
    expect(call.snapshot().error).toMatchObject({ code: 'validation', field: 'callBundleUrl' })
  },
)
