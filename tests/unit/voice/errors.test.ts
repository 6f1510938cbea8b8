import { ApiBadResponseError, ApiError, ApiNetworkError, ApiTimeoutError } from '@/lib/api'
import { thrownText as describeThrown } from '@/lib/voice/values'
import { toWebCallError } from '@/lib/voice/client/platform'
import { createWebCall } from '@/lib/voice/client/session-factory'
import { createVoiceError, errorCodes, visitorText } from '@/lib/voice/error-messages'
import { AbortedError, LoadError, MisuseError, ValidationError, VoiceError } from '@/lib/voice/errors'
import { readJoinableCall } from '@/lib/voice/session/joinable-call'
import { serializeError } from '@/lib/voice/vapi/error-events'

const exchange = { method: 'POST', path: '/call/web' }
const TOKEN = 'a-very-secret-token'

describe("the platform's refusals", () => {
  test.each([
    [400, 'bad-request', false],
    [401, 'unauthorized', false],
    [402, 'payment-required', false],
    [403, 'forbidden', false],
    [404, 'not-found', false],
    [418, 'refused', false],
    [429, 'rate-limited', true],
    [500, 'server', true],
    [503, 'server', true],
  ])('%i is %s; trying again may help: %s', (status, code, retryable) => {
    const body = { message: 'Because.' }
    const cause = new ApiError(exchange, new Response(null, { status }), body)
    const error = toWebCallError(cause)
    expect(error).toMatchObject({ code, status, retryable, stage: 'web-call-creation' })
    expect((error.cause as ApiError).body).toBe(body)
  })

  test.each([
    ['a cut connection', new ApiNetworkError(exchange, new TypeError('reset')), 'network'],
    ['no answer in time', new ApiTimeoutError(exchange, 15_000), 'timeout'],
    [
      'an answer that is not a call',
      new ApiBadResponseError(exchange, new Response(null, { status: 200 }), 'nothing', undefined),
      'bad-response',
    ],
    ['anything else', new RangeError('?'), 'internal'],
  ])('%s has its own code', (_what, cause, code) => {
    expect(toWebCallError(cause)).toMatchObject({ code, cause })
  })

  test.each([
    ['nothing', undefined],
    ['no address', { id: 'call-1' }],
    ['an empty address', { id: 'call-1', webCallUrl: '' }],
    ['an address that is none', { id: 'call-1', webCallUrl: 'room' }],
    ['an address of another kind', { id: 'call-1', webCallUrl: 'javascript:alert(1)' }],
    ['an error with a good status', { error: 'Nope.' }],
  ])('an answer with %s is one bad-response', (_what, answer) => {
    expect(() => readJoinableCall(answer)).toThrow(expect.objectContaining({ code: 'bad-response' }))
  })

  test('the address may also be in the transport', () => {
    const answer = { id: 'call-1', transport: { callUrl: 'https://room.example/1', callToken: 't' } }
    expect(readJoinableCall(answer)).toMatchObject({ url: 'https://room.example/1', token: 't' })
  })
})

test.each([
  ['a refusal', async () => new Response(`{"message":"Bad token ${TOKEN}"}`, { status: 401 })],
  ['a network failure', () => Promise.reject(new TypeError(`fetch with ${TOKEN} failed`))],
])('no text holds the token of %s', async (_what, fetch) => {
  const created = createWebCall({ token: TOKEN, fetch, body: {}, signal: new AbortController().signal })
  const error = await created.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(VoiceError)
  expect(JSON.stringify(serializeError(error))).not.toContain(TOKEN)
})

describe('an error as text', () => {
  test.each<[unknown, string]>([
    [new Error('broken'), 'broken'],
    [new TypeError(''), 'TypeError'],
    ['just text', 'just text'],
    ['', 'Unknown error occurred'],
    [undefined, 'Unknown error occurred'],
    [null, 'Unknown error occurred'],
    [42, '42'],
    [{}, 'Unknown error occurred'],
    [{ errorMsg: 'Room is full' }, 'Room is full'],
    [{ errorMsg: { errorMsg: 'No camera', audioOk: true } }, 'No camera'],
    [{ error: { type: 'ejected', msg: 'Out' } }, 'Out'],
    [{ some: 'fields' }, '{"some":"fields"}'],
    [new TypeError(String({})), 'TypeError'],
    [{ message: String({}), msg: 'Room is full' }, 'Room is full'],
    [{ message: ['name is missing', 'voice is missing'] }, '["name is missing","voice is missing"]'],
  ])('%j reads "%s"', (thrown, text) => {
    expect(describeThrown(thrown)).toBe(text)
  })

  test('of something that refers to itself is not "[object Object]" either', () => {
    const circular: Record<string, unknown> = {}
    circular.error = circular
    circular.other = {}
    expect(describeThrown(circular)).toBe('Unknown error occurred')
    const [one, two]: Record<string, unknown>[] = [{}, {}]
    Object.assign(one ?? {}, { error: two })
    Object.assign(two ?? {}, { error: one })
    expect(describeThrown(one)).toBe('Unknown error occurred')
  })
})

describe('the error family', () => {
  test('says what happened, where, whether it ended the call, and what to show the visitor', () => {
    const error = createVoiceError({ code: 'offline', stage: 'initialization', message: 'Offline.' })
    expect(error.message).toBe('Offline.')
    expect(error).toMatchObject({ code: 'offline', stage: 'initialization', fatal: true, retryable: true })
    expect(error.visitorText).toEqual(visitorText('offline'))
    expect(error.visitorMessage).toBe('You are offline. Check your connection, then try again.')
  })

  test('names the field, the limit and the kind of a value that is not allowed, never the value', () => {
    const error = new ValidationError({ field: 'tones', limit: 'short', received: 'a text of 30 characters' })
    expect(error).toMatchObject({
      code: 'validation',
      stage: 'input-validation',
      field: 'tones',
      limit: 'short',
    })
    expect(error.message).toBe('tones must be short; received a text of 30 characters.')
  })

  test('says what its cause says, or else what its code means', () => {
    const stage = 'daily-call-join'
    const error = createVoiceError({ code: 'join-failed', stage, cause: { errorMsg: 'Room is full' } })
    const silent = createVoiceError({ code: 'assistant-silent', stage: 'listening' })
    expect(error.message).toBe('daily-call-join failed: Room is full')
    expect(silent.message).toMatch(/^The assistant is in the room but never said "listening"\./)
  })

  // Where the platform, the browser or the media library has said nothing.
  test.each([
    ['busy', 'stop()'],
    ['connection-lost', 'reconnectMs'],
    ['assistant-left', 'assistantReturnMs'],
    ['microphone-denied', 'The call goes on without it: show visitorMessage.'],
    ['microphone-forbidden', 'allow="microphone"'],
    ['microphone-forbidden', 'Permissions-Policy'],
    ['microphone-missing', 'The call goes on without it: show visitorMessage.'],
    ['microphone-in-use', 'The call goes on without it: show visitorMessage.'],
    ['microphone-unavailable', 'The call goes on without it: show visitorMessage.'],
    ['audio-blocked', 'resumeAudio()'],
  ] as const)('tells a developer what to do about %s: %s', (code, remedy) => {
    expect(createVoiceError({ code, stage: 'live' }).message).toContain(remedy)
  })

  test.each([
    [new ValidationError({ field: 'f', limit: 'l', received: 'r' }), 'ValidationError'],
    [new MisuseError('Too late.'), 'MisuseError'],
    [new AbortedError('listening'), 'AbortError'],
  ])('has a name for each kind', (error, name) => {
    expect(error).toBeInstanceOf(VoiceError)
    expect(error.name).toBe(name)
  })

  test.each(errorCodes)(
    'a %s error has a message when it is thrown, and a title and advice without a key, a token or a code',
    (code) => {
      const error = createVoiceError({ code, stage: 'live' })
      expect(error.message).toMatch(/^[A-Z].*\.$/)
      expect(error.visitorText.title).toMatch(/^[A-Z].*[^.]$/)
      expect(error.visitorText.advice).toMatch(/^[A-Z].*\.$/)
      expect(error.visitorMessage).toBe(`${error.visitorText.title}. ${error.visitorText.advice}`)
      expect(error.visitorMessage).not.toMatch(/token|\bkey\b|\d{3}|undefined/i)
    },
  )

  test('a download that failed is a media-load error, complete without more code', () => {
    const error = new LoadError(new TypeError('Failed to fetch'))
    expect(error).toMatchObject({
      code: 'media-load',
      retryable: true,
      visitorText: visitorText('media-load'),
    })
  })
})
