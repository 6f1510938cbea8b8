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

/** The text of a `TypeError`, and what it means. */
const thrown = (text: string, code: string): [string, unknown, string] => [
  `that rejects with ${text}`,
  new TypeError(text),
  code,
]

it.each([
  ...[
    'Failed to fetch',
    'network error',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The network connection was lost.',
    'The Internet connection appears to be offline.',
    'Network request failed',
    'fetch failed',
    'Could not connect to the server.',
    'A server with the specified hostname could not be found.',
    'A secure connection to the server cannot be made.',
    'Es konnte keine Verbindung zum Server hergestellt werden.',
    'Origin https://page.example is not allowed by Access-Control-Allow-Origin.',
  ].map((text) => thrown(text, 'network')),
  ...[
    "Cannot read properties of undefined (reading 'fetchNetworkToken')",
    'network.token is not a function',
    'Cannot set properties of undefined',
    'Assignment to constant variable.',
    'fetchToken is not a function',
    "Failed to execute 'fetch' on 'Window': Invalid value",
    "Failed to construct 'URL': Invalid URL",
    "null is not an object (evaluating 'network.token')",
    'URL constructor: /token is not a valid URL.',
    'answer is undefined',
    "undefined is not an object (evaluating 'answer.token')",
    'can\'t access property "token", answer is null',
    'Cannot destructure property "token" of "answer" as it is undefined.',
  ].map((text) => thrown(text, 'token-failed')),
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
