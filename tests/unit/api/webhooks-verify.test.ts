import { createServerMessageHandler, verifyBearer, verifyHmac, verifySecret } from '@/lib/api/webhooks'
import type { HmacPlan, ReplayStore, Verify } from '@/lib/api/webhooks'
import { createDeferred } from '@/tests/support/deferred'
import {
  signatureOf,
  signedRequest,
  WEBHOOK_PLAN,
  WEBHOOK_SECRET,
  WEBHOOK_URL,
} from '@/tests/support/signed-message'

const BODY = JSON.stringify({ message: { type: 'hang', text: 'Grüße, $& {url} {timestamp}' } })
const NOW_S = String(Math.floor(Date.now() / 1000))

/** The headers of the message as a plan without more signs it. */
const signedAt = (timestamp: string, options?: Parameters<typeof signatureOf>[1]) => ({
  'x-signature': signatureOf(`${timestamp}.${BODY}`, options),
  'x-timestamp': timestamp,
})

/** Whether a request with these headers reaches a handler. */
async function arrives(
  verify: Verify,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> = BODY,
) {
  const handler = jest.fn()
  const handle = createServerMessageHandler({ verify, handlers: { hang: handler } })
  const { status } = await handle(new Request(WEBHOOK_URL, { method: 'POST', headers, body }))
  // Verified, and then refused for its text.
  if (status !== 400) expect(status).toBe(handler.mock.calls.length ? 200 : 401)
  return status !== 401
}

describe('A shared secret', () => {
  it.each([
    [{ 'X-Vapi-Secret': 'päss word' }, true],
    [{ 'x-vapi-secret': 'päss word' }, true],
    [{ 'x-vapi-secret': 'päss wor' }, false],
    [{ 'x-vapi-secret': 'päss wordd' }, false],
    [{ 'x-vapi-secret': 'PÄSS WORD' }, false],
    [{ 'x-vapi-secret': '' }, false],
    [{ authorization: 'päss word' }, false],
    [{}, false],
  ])('in %j is accepted: %s', async (headers, isAccepted) => {
    expect(await arrives(verifySecret('päss word'), headers)).toBe(isAccepted)
  })

  it('may be in a header of another name', async () => {
    expect(await arrives(verifySecret('s', 'X-Own'), { 'x-own': 's' })).toBe(true)
  })
})

it.each([
  [{}, { authorization: 'Bearer t-1' }, true],
  [{}, { authorization: 'bearer t-1' }, true],
  [{}, { authorization: 't-1' }, false],
  [{}, { authorization: 'Basic t-1' }, false],
  [{}, { authorization: 'Bearer t-2' }, false],
  [{}, { authorization: 'Bearer ' }, false],
  [{}, {}, false],
  [{ headerName: 'X-Token' }, { 'x-token': 'Bearer t-1' }, true],
  [{ headerName: 'X-Token' }, { authorization: 'Bearer t-1' }, false],
  [{ headerName: 'X-Token', bearerPrefixEnabled: false }, { 'x-token': 't-1' }, true],
  [{ bearerPrefixEnabled: false }, { authorization: 'Bearer t-1' }, false],
])('A bearer token of the plan %j in %j is accepted: %s', async (plan, headers, isAccepted) => {
  const verify = verifyBearer({ token: 't-1', ...plan })
  expect(await arrives(verify, headers as Record<string, string>)).toBe(isAccepted)
})

describe('A signature in each form that a plan can have', () => {
  const KEY = Buffer.from([0, 1, 2, 250, 251, 252, 253, 254, 255])
  const right = signatureOf(`${NOW_S}.${BODY}`)
  const forms: [string, Partial<HmacPlan>, Record<string, string>][] = [
    ['by default', {}, signedAt(NOW_S)],
    ...(['sha256', 'sha512', 'sha1'] as const).flatMap((algorithm) =>
      (['hex', 'base64'] as const).map((encoding): [string, Partial<HmacPlan>, Record<string, string>] => [
        `with ${algorithm} in ${encoding}`,
        { algorithm, signatureEncoding: encoding },
        signedAt(NOW_S, { algorithm, encoding }),
      ]),
    ),
    ['in capital letters', {}, { ...signedAt(NOW_S), 'x-signature': right.toUpperCase() }],
    [
      'as GitHub sends it',
      {
        signatureHeader: 'X-Hub-Signature-256',
        signaturePrefix: 'sha256=',
        payloadFormat: '{body}',
        includeTimestamp: false,
      },
      { 'x-hub-signature-256': `sha256=${signatureOf(BODY)}` },
    ],
    ['without a timestamp or format', { includeTimestamp: false }, { 'x-signature': signatureOf(BODY) }],
    [
      'with a prefix that ends with a space',
      { signaturePrefix: 'HMAC ', signatureHeader: 'Authorization' },
      { authorization: `HMAC ${right}`, 'x-timestamp': NOW_S },
    ],
    [
      'with every name in the format',
      {
        payloadFormat: '{method} {url}|{timestamp}|{svix-id}|{body}|{body}|{other}',
        timestampHeader: 'X-At',
      },
      {
        'x-signature': signatureOf(`POST ${WEBHOOK_URL}|${NOW_S}|msg_1|${BODY}|${BODY}|{other}`),
        'x-at': NOW_S,
        'svix-id': 'msg_1',
      },
    ],
    [
      'with the address behind a proxy',
      { payloadFormat: '{timestamp}{url}{body}', url: 'https://public.test/hook?a=1' },
      { 'x-signature': signatureOf(`${NOW_S}https://public.test/hook?a=1${BODY}`), 'x-timestamp': NOW_S },
    ],
    [
      'as Svix sends it, with a secret in base64 and two signatures',
      {
        secretKey: KEY.toString('base64'),
        secretIsBase64: true,
        signatureEncoding: 'base64',
        signatureHeader: 'svix-signature',
        timestampHeader: 'svix-timestamp',
        messageIdHeader: 'svix-id',
        signaturePrefix: 'v1,',
        payloadFormat: '{svix-id}.{timestamp}.{body}',
      },
      {
        'svix-id': 'msg_1',
        'svix-timestamp': NOW_S,
        'svix-signature': `v1,${signatureOf('old', { encoding: 'base64' })} v1,${signatureOf(
          `msg_1.${NOW_S}.${BODY}`,
          { secret: KEY, encoding: 'base64' },
        )}`,
      },
    ],
    ['with a time in milliseconds', {}, signedAt(`${NOW_S}000`)],
    ['with a date', {}, signedAt(new Date().toISOString())],
  ]

  it.each(forms)(
    '%s is accepted, but not with another body, another secret or a missing header',
    async (_, form, headers) => {
      const plan: HmacPlan = { ...WEBHOOK_PLAN, ...form }
      expect(await arrives(verifyHmac(plan), headers)).toBe(true)
      expect(await arrives(verifyHmac(plan), headers, `${BODY} `)).toBe(false)
      const other = plan.secretIsBase64 ? 'AAAA' : `${plan.secretKey}.`
      expect(await arrives(verifyHmac({ ...plan, secretKey: other }), headers)).toBe(false)
      for (const name of Object.keys(headers)) {
        const { [name]: _left, ...rest } = headers
        expect(await arrives(verifyHmac(plan), rest)).toBe(false)
      }
    },
  )

  it('covers the bytes of the body, also if they are no valid text', async () => {
    const body = Buffer.from('{"message":{"type":"hang","x":"\xff"}}', 'latin1')
    const signature = signatureOf(Buffer.concat([Buffer.from(`${NOW_S}.`), body]))
    const headers = { 'x-signature': signature, 'x-timestamp': NOW_S }
    expect(await arrives(verifyHmac(WEBHOOK_PLAN), headers, body)).toBe(true)
    const other = Buffer.from(body)
    other[other.indexOf(0xff)] = 0xfe
    expect(await arrives(verifyHmac(WEBHOOK_PLAN), headers, other)).toBe(false)
  })

  it.each([
    ['half of the right one', right.slice(0, 32)],
    ['the right one and more', `${right}00`],
    ['one digit more', `${right}0`],
    ['one digit less', right.slice(1)],
    ['no hexadecimal digits', 'z'.repeat(64)],
    ['a base64 spelling', Buffer.from(right, 'hex').toString('base64')],
    ['a prefix that the plan does not have', `sha256=${right}`],
    ['the right one after a comma', `, ${right}x`],
    ['a space', ' '],
  ])('is refused if it is %s', async (_, signature) => {
    const headers = { 'x-signature': signature, 'x-timestamp': NOW_S }
    expect(await arrives(verifyHmac(WEBHOOK_PLAN), headers)).toBe(false)
  })

  it('is refused without the prefix of the plan', async () => {
    const verify = verifyHmac({ ...WEBHOOK_PLAN, signaturePrefix: 'sha256=' })
    expect(await arrives(verify, { 'x-signature': right, 'x-timestamp': NOW_S })).toBe(false)
  })

  it('covers the timestamp', async () => {
    const headers = { 'x-signature': right, 'x-timestamp': String(Number(NOW_S) + 1) }
    expect(await arrives(verifyHmac(WEBHOOK_PLAN), headers)).toBe(false)
  })
})

describe('A timestamp', () => {
  const NOW_MS = Date.parse('2026-08-01T12:00:00Z')
  beforeEach(() => jest.useFakeTimers({ now: NOW_MS, doNotFake: ['setTimeout', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  it.each([
    [-300, 200],
    [-301, 401],
    [300, 200],
    [301, 401],
  ])('%d seconds from now is answered with %d', async (seconds, expected) => {
    const handle = createServerMessageHandler({ verify: verifyHmac(WEBHOOK_PLAN), handlers: {} })
    const { status } = await handle(signedRequest({ type: 'hang' }, { atMs: NOW_MS + seconds * 1000 }))
    expect(status).toBe(expected)
  })

  it.each(['soon', '', '0', '-1', 'NaN', 'Infinity', '1e400', '9'.repeat(400)])(
    'of %j is refused, signed or not',
    async (timestamp) => {
      expect(await arrives(verifyHmac(WEBHOOK_PLAN), signedAt(timestamp))).toBe(false)
    },
  )
})

describe('A repeated message', () => {
  const svix: HmacPlan = {
    ...WEBHOOK_PLAN,
    messageIdHeader: 'svix-id',
    payloadFormat: '{svix-id}.{timestamp}.{body}',
  }
  const withId = (id: string, timestamp = NOW_S) =>
    new Request(WEBHOOK_URL, {
      method: 'POST',
      headers: {
        'svix-id': id,
        'x-timestamp': timestamp,
        'x-signature': signatureOf(`${id}.${timestamp}.${BODY}`),
      },
      body: BODY,
    })

  it('gets the first answer again, by its id, even with a new signature, and runs no handler', async () => {
    const hang = jest.fn(() => Response.json({ heard: true }, { status: 201 }))
    const handle = createServerMessageHandler({ verify: verifyHmac(svix), handlers: { hang } })
    for (const timestamp of [NOW_S, NOW_S, String(Number(NOW_S) - 1)]) {
      const response = await handle(withId('msg_1', timestamp))
      expect([response.status, await response.json()]).toEqual([201, { heard: true }])
    }
    expect(hang).toHaveBeenCalledTimes(1)
    await handle(withId('msg_2'))
    expect(hang).toHaveBeenCalledTimes(2)
  })

  it('is known by its signature if the plan has no id, in any spelling of it', async () => {
    const hang = jest.fn()
    const handle = createServerMessageHandler({ verify: verifyHmac(WEBHOOK_PLAN), handlers: { hang } })
    const atMs = Date.now()
    const first = signedRequest({ type: 'hang' }, { atMs })
    const signature = first.headers.get('x-signature') ?? ''
    expect((await handle(first)).status).toBe(200)
    for (const copy of [signature, signature.toUpperCase(), `00 ${signature}`]) {
      const headers = { 'x-signature': copy }
      expect((await handle(signedRequest({ type: 'hang' }, { atMs, headers }))).status).toBe(200)
    }
    expect(hang).toHaveBeenCalledTimes(1)
  })

  it('is known by its signature if the id is not signed', async () => {
    const hang = jest.fn()
    const plan = { ...WEBHOOK_PLAN, messageIdHeader: 'x-id' }
    const handle = createServerMessageHandler({ verify: verifyHmac(plan), handlers: { hang } })
    const atMs = Date.now()
    const copy = (id: string) => handle(signedRequest({ type: 'hang' }, { atMs, headers: { 'x-id': id } }))
    expect((await copy('1')).status).toBe(200)
    expect((await copy('2')).status).toBe(200)
    expect(hang).toHaveBeenCalledTimes(1)
  })

  it('waits for the answer while the first is still being handled', async () => {
    const started = createDeferred<void>()
    const finished = createDeferred<undefined>()
    const hang = jest.fn(() => {
      started.resolve()
      return finished.promise
    })
    const handle = createServerMessageHandler({ verify: verifyHmac(svix), handlers: { hang } })
    const first = handle(withId('msg_1'))
    await started.promise
    const second = handle(withId('msg_1'))
    finished.resolve(undefined)
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    expect(hang).toHaveBeenCalledTimes(1)
  })

  it('runs no handler of another server with the same store, for ten minutes', async () => {
    const ids = new Map<string, number>()
    const replayStore: ReplayStore = {
      add: async (id, forMs) => !ids.has(id) && Boolean(ids.set(id, forMs)),
      delete: async (id) => ids.delete(id),
    }
    const hang = jest.fn()
    const create = () =>
      createServerMessageHandler({ verify: verifyHmac(svix), handlers: { hang }, replayStore })
    expect((await create()(withId('msg_1'))).status).toBe(200)
    expect((await create()(withId('msg_1'))).status).toBe(200)
    expect(hang).toHaveBeenCalledTimes(1)
    expect(new Set(ids.values())).toEqual(new Set([600_000]))
  })

  it('is accepted if the first one was refused for its signature', async () => {
    const handle = createServerMessageHandler({ verify: verifyHmac(svix), handlers: {} })
    const forged = withId('msg_1')
    forged.headers.set('x-signature', 'ab'.repeat(32))
    expect((await handle(forged)).status).toBe(401)
    expect((await handle(withId('msg_1'))).status).toBe(200)
  })
})

describe('A plan that cannot be used', () => {
  const notBase64 = { secretKey: `${WEBHOOK_SECRET}$`, secretIsBase64: true }

  it.each([
    ['an empty secret', () => verifySecret('')],
    ['an empty token', () => verifyBearer({ token: '' })],
    ['an empty key', () => verifyHmac({ ...WEBHOOK_PLAN, secretKey: '' })],
    ['a key that is not base64', () => verifyHmac({ ...WEBHOOK_PLAN, ...notBase64 })],
  ])('for %s is refused at once', (_, create) => {
    expect(create).toThrow(new TypeError('The secret is empty or not base64.'))
  })

  it.each([null, undefined, 42, {}, ['secret'], ' ', '\n'])(
    'for a secret of %p is refused at once',
    (secret) => {
      expect(() => verifySecret(secret as never)).toThrow(TypeError)
      expect(() => verifyBearer({ token: secret as never })).toThrow(TypeError)
      expect(() => verifyHmac({ ...WEBHOOK_PLAN, secretKey: secret as never })).toThrow(TypeError)
    },
  )

  it.each(['md5', 'SHA256', '', undefined, 'constructor'])(
    'with the algorithm %p is refused',
    (algorithm) => {
      expect(() => verifyHmac({ ...WEBHOOK_PLAN, algorithm: algorithm as never })).toThrow(
        /none of sha1, sha256, sha512/,
      )
    },
  )

  it('for a format that leaves its timestamp unsigned is refused at once', () => {
    const plan = { ...WEBHOOK_PLAN, payloadFormat: '{body}' }
    expect(() => verifyHmac(plan)).toThrow(/must contain \{timestamp\}/)
    expect(() => verifyHmac({ ...plan, includeTimestamp: false })).not.toThrow()
  })

  it('is refused without repeating the secret', () => {
    expect(() => verifyHmac({ ...WEBHOOK_PLAN, ...notBase64 })).not.toThrow(WEBHOOK_SECRET)
  })
})
