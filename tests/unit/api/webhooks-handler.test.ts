import {
  createServerMessageHandler,
  HandlerTimeoutError,
  RefusedMessageError,
  verifyHmac,
  verifySecret,
  type ServerMessageHandlerOptions,
} from '@/lib/api/webhooks'
import { createManualClock } from '@/tests/support/manual-clock'
import { createDeferred } from '@/tests/support/deferred'
import { signedRequest, WEBHOOK_PLAN, WEBHOOK_URL } from '@/tests/support/signed-message'

const HANG = { type: 'hang' }
const TOOL_CALLS = {
  type: 'tool-calls',
  toolCallList: [{ id: 'tc-1', type: 'function', function: { name: 'book', arguments: { day: 'Monday' } } }],
  toolWithToolCallList: [],
}

function createHandler(options: Partial<ServerMessageHandlerOptions> = {}) {
  const errors: unknown[] = []
  const refusals: RefusedMessageError[] = []
  const handle = createServerMessageHandler({
    verify: verifyHmac(WEBHOOK_PLAN),
    handlers: {},
    onError: (error) => errors.push(error),
    onRefused: (error) => refusals.push(error),
    ...options,
  })
  return { handle, errors, refusals }
}

describe('A message with a handler', () => {
  it('is answered with what the handler returns', async () => {
    const resultOf = (id: string, name: string) => ({ toolCallId: id, name, result: 'Booked' })
    const { handle } = createHandler({
      handlers: {
        'tool-calls': ({ toolCallList }) => ({
          results: toolCallList.map((call) => resultOf(call.id, call.function.name)),
        }),
      },
    })
    const response = await handle(signedRequest(TOOL_CALLS))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ results: [resultOf('tc-1', 'book')] })
  })

  it('is passed to it with every field, the request and a signal', async () => {
    const seen: unknown[] = []
    const { handle } = createHandler({
      handlers: {
        hang: (message, { request, signal }) => void seen.push(message, request.url, signal.aborted),
      },
    })
    await handle(signedRequest({ ...HANG, newField: { ü: 1 } }))
    expect(seen).toEqual([{ ...HANG, newField: { ü: 1 } }, WEBHOOK_URL, false])
  })

  it('is answered with an empty object if the platform waits for no answer', async () => {
    const { handle } = createHandler({ handlers: { hang: () => undefined } })
    const response = await handle(signedRequest(HANG))
    expect([response.status, await response.json()]).toEqual([200, {}])
  })

  it.each(['transcript', 'transcript[transcriptType="final"]'])('reaches transcript: %s', async (type) => {
    const seen: string[] = []
    const transcript = (message: { transcript: string }) => void seen.push(message.transcript)
    const { handle } = createHandler({ handlers: { transcript } })
    await handle(signedRequest({ type, role: 'user', transcriptType: 'final', transcript: 'Hello' }))
    expect(seen).toEqual(['Hello'])
  })
})

describe('A message without a handler', () => {
  it('is answered with 200, so that the platform does not send it again', async () => {
    const { handle, errors } = createHandler()
    expect((await handle(signedRequest({ type: 'of-next-year' }))).status).toBe(200)
    expect(errors).toEqual([])
  })

  it.each(['of-next-year', 'hang', '__proto__', 'constructor', 'toString', 'hang[x]'])(
    'of type %s goes to onUnknown',
    async (type) => {
      const seen: unknown[] = []
      const { handle } = createHandler({ onUnknown: ({ type }) => void seen.push(type) })
      await handle(signedRequest({ type }))
      expect(seen).toEqual([type])
    },
  )

  it('is answered with what onUnknown returns', async () => {
    const { handle } = createHandler({ onUnknown: () => ({ answer: 42 }) })
    expect(await (await handle(signedRequest({ type: 'of-next-year' }))).json()).toEqual({ answer: 42 })
  })

  it('adds nothing to the prototype of objects', async () => {
    const { handle } = createHandler()
    await handle(signedRequest('{"message":{"type":"x","__proto__":{"polluted":true}}}'))
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('A request that is not a message', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('of method %s is answered 405', async (method) => {
    const { handle } = createHandler()
    const response = await handle(new Request(WEBHOOK_URL, { method }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each([
    ['text', 'hello'],
    ['no body', ''],
    ['half of an object', '{"message":{"type":"hang"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object without a message', '{"type":"hang"}'],
    ['a message without a type', '{"message":{}}'],
    ['a message whose type is no text', '{"message":{"type":1}}'],
  ])('with %s is answered with 400, after it was verified', async (_, body) => {
    const onUnknown = jest.fn()
    const { handle, refusals } = createHandler({ onUnknown })
    expect((await handle(signedRequest(body))).status).toBe(400)
    expect(refusals[0]).toBeInstanceOf(RefusedMessageError)
    const unsigned = new Request(WEBHOOK_URL, { method: 'POST', body })
    expect((await handle(unsigned)).status).toBe(401)
    expect(onUnknown).not.toHaveBeenCalled()
  })
})

describe('A large body', () => {
  const bodyOf = (bytes: number) => {
    const around = JSON.stringify({ message: { type: 'hang', filler: '' } }).length
    return JSON.stringify({ message: { type: 'hang', filler: 'x'.repeat(bytes - around) } })
  }

  it.each([
    [1_000_000, 200],
    [1_000_001, 413],
  ])('of %d bytes is answered with %d', async (bytes, status) => {
    const { handle } = createHandler()
    expect((await handle(signedRequest(bodyOf(bytes)))).status).toBe(status)
  })

  it('has the limit maxBytes, in bytes and not in characters', async () => {
    const { handle } = createHandler({ maxBytes: 60 })
    expect((await handle(signedRequest(bodyOf(60)))).status).toBe(200)
    expect((await handle(signedRequest({ type: 'hang', filler: 'é'.repeat(30) }))).status).toBe(413)
  })

  it('is read no further than the limit if it has no content-length', async () => {
    let sent = 0
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++
        controller.enqueue(new Uint8Array(1000))
      },
      cancel: () => void (isCancelled = true),
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'x-vapi-secret': 's' } } as const
    const { handle } = createHandler({ verify: verifySecret('s'), maxBytes: 10_000 })
    expect((await handle(new Request(WEBHOOK_URL, init))).status).toBe(413)
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(14)
  })

  it('is not read if its content-length is above the limit', async () => {
    const pull = jest.fn()
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const headers = { 'content-length': '2000000', 'x-vapi-secret': 's' }
    const init = { method: 'POST', body, duplex: 'half', headers } as const
    const { handle } = createHandler({ verify: verifySecret('s') })
    expect((await handle(new Request(WEBHOOK_URL, init))).status).toBe(413)
    expect(pull).not.toHaveBeenCalled()
  })

  it('is not read if the sender is not verified', async () => {
    const pull = jest.fn()
    for (const verify of [verifySecret('s'), verifyHmac(WEBHOOK_PLAN)]) {
      const body = new ReadableStream({ pull }, { highWaterMark: 0 })
      const { handle } = createHandler({ verify })
      const init = { method: 'POST', body, duplex: 'half' } as const
      expect((await handle(new Request(WEBHOOK_URL, init))).status).toBe(401)
    }
    expect(pull).not.toHaveBeenCalled()
  })
})

describe('A handler that fails', () => {
  const failing = { hang: () => Promise.reject(new Error('The password of the database is 1234.')) }

  it('is answered with 500 without its message, and reported', async () => {
    const { handle, errors } = createHandler({ handlers: failing })
    const response = await handle(signedRequest(HANG))
    expect([response.status, await response.text()]).toEqual([500, ''])
    expect(errors).toEqual([new Error('The password of the database is 1234.')])
  })

  it('is answered with 500 even when it throws a RefusedMessageError', async () => {
    const refusing = () => {
      throw new RefusedMessageError(401, 'Not mine')
    }
    const { handle, errors } = createHandler({ handlers: { hang: refusing } })
    expect((await handle(signedRequest(HANG))).status).toBe(500)
    expect(errors).toHaveLength(1)
  })

  it('is answered with 500 if its answer cannot be written as JSON', async () => {
    const { handle, errors } = createHandler({ onUnknown: () => ({ count: 1n }) })
    expect((await handle(signedRequest(HANG))).status).toBe(500)
    expect(errors[0]).toMatchObject({ name: 'TypeError' })
  })

  it('is still answered when onError fails, and both errors are logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { handle } = createHandler({
      handlers: failing,
      onError: () => Promise.reject(new Error('The log is full.')),
    })
    expect((await handle(signedRequest(HANG))).status).toBe(500)
    expect(log.mock.calls[0]?.map(String)).toEqual([
      'Error: The log is full.',
      'Error: The password of the database is 1234.',
    ])
  })

  it('is logged if there is no onError', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { handle } = createHandler({ handlers: failing, onError: undefined })
    await handle(signedRequest(HANG))
    expect(String(log.mock.calls[0]?.[0])).toContain('The password of the database')
  })

  it('receives the same message again if the platform sends it again', async () => {
    let isDown = true
    const hang = () => {
      if (isDown) throw new Error('The database is down.')
    }
    const { handle } = createHandler({ handlers: { hang } })
    const atMs = Date.now()
    expect((await handle(signedRequest(HANG, { atMs }))).status).toBe(500)
    isDown = false
    expect((await handle(signedRequest(HANG, { atMs }))).status).toBe(200)
    isDown = true
    expect((await handle(signedRequest(HANG, { atMs }))).status).toBe(200)
  })

  it('reports a body that has been read already', async () => {
    const { handle, errors } = createHandler()
    const request = signedRequest(HANG)
    await request.text()
    expect((await handle(request)).status).toBe(500)
    expect(errors[0]).toMatchObject({ name: 'TypeError' })
  })
})

describe('A slow handler', () => {
  /** A handler that is running with a message of this type, until `finish` is called. */
  async function startHandler(type: string, timeoutMs?: number) {
    const clock = createManualClock()
    const started = createDeferred<AbortSignal>()
    const finished = createDeferred<unknown>()
    const { handle, errors } = createHandler({
      verify: verifySecret('s'),
      onUnknown: (_, { signal }) => {
        started.resolve(signal)
        return finished.promise
      },
      clock,
      timeoutMs,
    })
    const body = JSON.stringify({ message: { type } })
    const headers = { 'x-vapi-secret': 's' }
    const response = handle(new Request(WEBHOOK_URL, { method: 'POST', headers, body }))
    return { clock, errors, response, signal: await started.promise, finish: finished.resolve }
  }

  it.each([
    ['assistant-request', undefined, 7_500],
    ['assistant-request', 60_000, 7_500],
    ['assistant-request', 5_000, 5_000],
    ['tool-calls', undefined, 20_000],
    ['tool-calls', 60_000, 60_000],
  ])(
    'of %s with timeoutMs %s is reported after %d ms, and its signal fires',
    async (type, timeoutMs, limitMs) => {
      const { clock, errors, response, signal, finish } = await startHandler(type, timeoutMs)
      clock.advance(limitMs - 1)
      expect([errors, signal.aborted]).toEqual([[], false])
      clock.advance(1)
      expect(errors).toEqual([expect.any(HandlerTimeoutError)])
      expect(errors[0]).toMatchObject({ code: 'handler-timeout', type })
      expect(signal.aborted).toBe(true)
      finish({ late: true })
      expect(await (await response).json()).toEqual({ late: true })
    },
  )

  it('leaves no timer behind when it finishes in time', async () => {
    const { clock, errors, response, finish } = await startHandler('tool-calls')
    finish({})
    await response
    expect([clock.pending(), errors]).toEqual([0, []])
  })
})
