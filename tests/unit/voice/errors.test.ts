import { ApiBadResponseError, ApiError, ApiNetworkError, ApiTimeoutError } from '@/lib/api'
import { describe as describeThrown } from '@/lib/voice/describe'
import { toWebCallError, webCallPort } from '@/lib/voice/engine/web-call-port'
import { AbortedError, MisuseError, ValidationError, VoiceError } from '@/lib/voice/errors'
import { readCreatedCall } from '@/lib/voice/session/web-call'
import { serializeError } from '@/lib/voice/vapi/serialize-error'
import { explain } from '@/lib/voice/explain'
import { systemClock } from '@/lib/voice/session/clock'
import { visitorSentences } from '@/lib/voice/visitor-sentences'
import { createManualClock } from '@/tests/support/manual-clock'

const exchange = { method: 'POST', path: '/call/web' }
const importWords = () => import('@/lib/voice/error-words')
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
    expect(() => readCreatedCall(answer)).toThrow(expect.objectContaining({ code: 'bad-response' }))
  })

  test('the address may also be in the transport', () => {
    const answer = { id: 'call-1', transport: { callUrl: 'https://room.example/1', callToken: 't' } }
    expect(readCreatedCall(answer)).toMatchObject({ url: 'https://room.example/1', token: 't' })
  })
})

describe('no text holds the token', () => {
  test.each([
    ['a refusal', async () => new Response(`{"message":"Bad token ${TOKEN}"}`, { status: 401 })],
    ['a network failure', () => Promise.reject(new TypeError(`fetch with ${TOKEN} failed`))],
  ])('of %s', async (_what, fetch) => {
    const port = webCallPort({ token: TOKEN, timeoutMs: 1000, fetch, baseUrl: 'https://api.example' }, {})
    const error = await port(new AbortController().signal).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(VoiceError)
    expect(JSON.stringify(serializeError(error))).not.toContain(TOKEN)
  })
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
  test('says what happened, where, whether it ended the call, and what to tell the visitor', async () => {
    const error = new VoiceError({ code: 'offline', stage: 'initialization', message: 'Offline.' })
    await explain(error, systemClock, importWords)
    expect(error.message).toBe('Offline.')
    expect(error).toMatchObject({ code: 'offline', stage: 'initialization', fatal: true, retryable: true })
    expect(error.visitorMessage).toBe(visitorSentences.offline)
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

  test('says what its cause says, or else what its code means', async () => {
    const stage = 'daily-call-join'
    const told = new VoiceError({ code: 'join-failed', stage, cause: { errorMsg: 'Room is full' } })
    const silent = new VoiceError({ code: 'assistant-silent', stage: 'listening' })
    for (const error of [told, silent]) await explain(error, systemClock, importWords)
    expect(told.message).toBe('daily-call-join failed: Room is full')
    expect(silent.message).toBe('The assistant is in the room but never said "listening".')
  })

  test.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
    ['are a second late', () => new Promise<never>(() => {})],
  ])('is told in plain words where the right ones %s', async (_what, fetchWords) => {
    const clock = createManualClock()
    const error = new VoiceError({ code: 'connection-lost', stage: 'live' })
    const told = explain(error, clock, fetchWords)
    await clock.pass(1000)
    await told
    expect(error.message).toBe('live: connection-lost')
    expect(error.visitorMessage).toBe('Something went wrong. Check your connection and try again.')
    expect(clock.pending()).toBe(0)
  })

  test.each([
    [new ValidationError({ field: 'f', limit: 'l', received: 'r' }), 'ValidationError'],
    [new MisuseError('Too late.'), 'MisuseError'],
    [new AbortedError('listening'), 'AbortError'],
  ])('has a name for each kind', (error, name) => {
    expect(error).toBeInstanceOf(VoiceError)
    expect(error.name).toBe(name)
  })

  test('every sentence for the visitor is a whole one', () => {
    for (const sentence of Object.values(visitorSentences)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})
