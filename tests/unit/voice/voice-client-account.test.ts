import { webCallPort } from '@/lib/voice/client/session-factory'
import { liveClient, setUpClient, stopClientsAfterEach } from '@/tests/support/voice-client'

stopClientsAfterEach()

it('fetches a token where there is no public key', async () => {
  const getToken = jest.fn(async () => 'token')
  const call = await liveClient({ publicKey: undefined, getToken })
  expect(call.client.snapshot()).toMatchObject({ state: { phase: 'live' }, error: null })
})

it.each([
  ['an empty token', ''],
  ['a blank token', ' '],
  ['no token', undefined],
  ['the answer of a server instead of the token in it', { token: 'key' }],
])('says that it is not configured when getToken gives %s', async (_what, token) => {
  const createWebCall = webCallPort({ token: async () => token as never }, {})
  await expect(createWebCall(new AbortController().signal)).rejects.toMatchObject({ code: 'not-configured' })
})

it('takes no notice of white space around a token, such as the line break of a settings file', async () => {
  const sent: (string | null)[] = []
  const fetch = async (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'))
    return Response.json({ id: 'call-1' })
  }
  const port = { token: 'key-of-the-account\n', fetch: fetch as never }
  await webCallPort(port, {})(new AbortController().signal)
  expect(sent).toEqual(['Bearer key-of-the-account'])
})

it.each([
  ['an address without a scheme', { token: 'key', baseUrl: 'api.example' }],
  ['a token that no header can carry', { token: 'two words' }],
])('says that it is not configured, given %s', async (_what, settings) => {
  const createWebCall = webCallPort(settings, {})
  await expect(createWebCall(new AbortController().signal)).rejects.toMatchObject({ code: 'not-configured' })
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
  const createWebCall = webCallPort({ token: () => Promise.reject(reason) }, {})
  await expect(createWebCall(new AbortController().signal)).rejects.toMatchObject({ code, retryable: true })
})

it('names a mistake of the page in getToken, which no code can tell from a failure of fetch', async () => {
  const createWebCall = webCallPort({ token: () => Promise.reject(new TypeError('answer is undefined')) }, {})
  await expect(createWebCall(new AbortController().signal)).rejects.toMatchObject({
    code: 'network',
    message: 'getToken failed: answer is undefined',
  })
})

it('blames a body that is no JSON, and not the settings', async () => {
  const loop: Record<string, unknown> = {}
  loop.self = loop
  const createWebCall = webCallPort({ token: 'key' }, { assistantOverrides: { metadata: loop } })
  await expect(createWebCall(new AbortController().signal)).rejects.toMatchObject({
    code: 'validation',
    received: expect.stringContaining("property 'self' closes the circle") as string,
  })
})

it('says that it is not configured when the public key is blank', async () => {
  const call = setUpClient({ publicKey: ' ' })
  await call.start()
  expect(call.client.snapshot().error).toMatchObject({ code: 'not-configured', stage: 'input-validation' })
})

it('fails with an error to show when the options are not what the types allow', async () => {
  const call = setUpClient({ publicKey: 42 as never })
  await call.start()
  expect(call.client.snapshot()).toMatchObject({
    state: { phase: 'failed' },
    error: { code: 'not-configured' },
  })
})
