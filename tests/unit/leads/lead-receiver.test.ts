import { createServer } from 'node:http'
import {
  createLeadReceiver,
  hubspotForm,
  leadText,
  netlifyForm,
  webhook,
  type CallReport,
  type Lead,
  type LeadReceiverOptions,
} from '@/examples/lead-worker/leads'
import { memoryStore } from '@/examples/lead-worker/memory-store'

const ORIGIN = 'https://agency.example'
const LEAD: Lead = {
  version: 1,
  id: 'lead-1',
  brief: { name: 'Ada', email: 'ada@example.com', business: 'Ada & Co' },
  page: 'pricing',
  callId: 'call-1',
  consent: 'You agree.',
  confirmedAt: '2026-11-25T10:00:00.000Z',
}

function setUp(options: Partial<LeadReceiverOptions> = {}) {
  const passedOn: { lead: Lead; report: CallReport | undefined; isLater?: boolean }[] = []
  const handle = createLeadReceiver({
    origins: [ORIGIN],
    store: memoryStore(),
    target: async (lead, report, isLater) =>
      void passedOn.push({ lead, report, ...(isLater && { isLater }) }),
    serverMessageSecret: 'secret',
    ...options,
  })
  const send = (body: unknown = LEAD, { origin = ORIGIN, method = 'POST' } = {}) =>
    handle(
      new Request('https://leads.example/', {
        method,
        headers: { origin },
        ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
      }),
    )
  const report = (message: object, secret = 'secret') =>
    handle(
      new Request('https://leads.example/end-of-call', {
        method: 'POST',
        headers: { 'x-vapi-secret': secret },
        body: JSON.stringify({ message }),
      }),
    )
  return { send, report, passedOn }
}

const statusOf = async (response: Promise<Response>) => (await response).status

describe('The receiver of leads', () => {
  it('passes a lead on once, however often it is sent', async () => {
    const { send, passedOn } = setUp()
    expect([await statusOf(send()), await statusOf(send()), await statusOf(send())]).toEqual([202, 409, 409])
    expect(passedOn).toEqual([{ lead: LEAD, report: undefined }])
  })

  it('passes on one of two that come at the same time', async () => {
    const { send, passedOn } = setUp()
    expect(await Promise.all([statusOf(send()), statusOf(send())])).toEqual([202, 425])
    expect(passedOn).toHaveLength(1)
  })

  it('lets the page try again where the target failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const target = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(undefined)
    const { send } = setUp({ target })
    expect([await statusOf(send()), await statusOf(send()), await statusOf(send())]).toEqual([503, 202, 409])
    expect(target).toHaveBeenCalledTimes(2)
  })

  it('adds what the platform reported of the same call', async () => {
    const { send, report, passedOn } = setUp()
    const message = {
      type: 'end-of-call-report',
      call: { id: 'call-1' },
      endedReason: 'customer-ended-call',
      durationSeconds: 63,
      analysis: { summary: 'Wants an agent.' },
    }
    expect(await statusOf(report(message))).toBe(200)
    await send()
    expect(passedOn[0]?.report).toEqual({
      summary: 'Wants an agent.',
      endedReason: 'customer-ended-call',
      seconds: 63,
    })
    expect(leadText(LEAD, passedOn[0]?.report)).toContain('summary: Wants an agent.')
  })

  it('passes a report that comes after its lead on once, as a second message', async () => {
    const { send, report, passedOn } = setUp()
    const message = { type: 'end-of-call-report', call: { id: 'call-1' }, durationSeconds: 63 }
    await send()
    expect(await statusOf(report(message))).toBe(200)
    expect(await statusOf(report(message))).toBe(200)
    expect(passedOn).toEqual([
      { lead: LEAD, report: undefined },
      { lead: LEAD, report: { seconds: 63 }, isLater: true },
    ])
  })

  it('joins a report that comes while its lead is passed on', async () => {
    const message = { type: 'end-of-call-report', call: { id: 'call-1' }, durationSeconds: 63 }
    const passedOn: (CallReport | undefined)[] = []
    const { send, report } = setUp({
      async target(_lead, ofCall) {
        if (passedOn.push(ofCall) === 1) await report(message)
      },
    })
    expect(await statusOf(send())).toBe(202)
    expect(passedOn).toEqual([undefined, { seconds: 63 }])
  })

  it('asks the platform to repeat a report that could not be passed on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const target = jest.fn().mockResolvedValue(undefined)
    const { send, report } = setUp({ target })
    const message = { type: 'end-of-call-report', call: { id: 'call-1' } }
    await send()
    target.mockRejectedValueOnce(new Error('down'))
    expect([await statusOf(report(message)), await statusOf(report(message))]).toEqual([503, 200])
    expect(target).toHaveBeenCalledTimes(3)
  })

  it('keeps a report without an analysis, and ignores other messages', async () => {
    const { send, report, passedOn } = setUp()
    expect(await statusOf(report({ type: 'end-of-call-report', call: { id: 'call-1' } }))).toBe(200)
    expect(await statusOf(report({ type: 'hang' }))).toBe(200)
    await send()
    expect(passedOn[0]?.report).toEqual({})
  })

  it.each(['wrong', ''])('refuses a report with the secret “%s”', async (secret) => {
    expect(await statusOf(setUp().report({ type: 'end-of-call-report' }, secret))).toBe(401)
    const { report } = setUp({ serverMessageSecret: '' })
    expect(await statusOf(report({ type: 'end-of-call-report' }, secret))).toBe(401)
  })

  it.each(['https://elsewhere.example', '', 'null'])('takes no lead from the origin “%s”', async (origin) => {
    const { send, passedOn } = setUp()
    expect(await statusOf(send(LEAD, { origin }))).toBe(403)
    expect(passedOn).toEqual([])
  })

  it.each([
    'no JSON',
    'null',
    '[]',
    { ...LEAD, version: 2 },
    { ...LEAD, id: '' },
    { ...LEAD, brief: 'text' },
    { ...LEAD, brief: { name: { first: 'Ada' } } },
    { ...LEAD, callId: 5 },
    { ...LEAD, consent: undefined },
  ])('answers 422 to %j', async (body) => {
    const { send, passedOn } = setUp()
    expect(await statusOf(send(body))).toBe(422)
    expect(passedOn).toEqual([])
  })

  it('answers 413 to a lead that is too long, 204 to a preflight, 405 to another method', async () => {
    const { send } = setUp()
    expect(await statusOf(send({ ...LEAD, page: 'x'.repeat(20_001) }))).toBe(413)
    expect(await statusOf(send(LEAD, { method: 'OPTIONS' }))).toBe(204)
    expect(await statusOf(send(LEAD, { method: 'GET' }))).toBe(405)
  })
})

describe('The targets', () => {
  const requests: { type: string | undefined; key: unknown; body: string }[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ type: request.headers['content-type'], key: request.headers['idempotency-key'], body })
    response.writeHead(status).end()
  })
  let url = ''
  beforeAll(
    () =>
      new Promise<void>((resolve) =>
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
          resolve()
        }),
      ),
  )
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => {
    requests.length = 0
    status = 200
  })

  it('a webhook gets the lead and the report as JSON', async () => {
    await webhook(url)(LEAD, { seconds: 63 })
    expect(JSON.parse(requests[0]!.body)).toEqual({ ...LEAD, report: { seconds: 63 } })
    expect(requests[0]!.key).toBe('lead-1')
  })

  it('a webhook gets a later report with the ids of its lead, under a key of its own', async () => {
    await webhook(url)(LEAD, { seconds: 63 }, true)
    expect(JSON.parse(requests[0]!.body)).toEqual({
      version: 1,
      leadId: 'lead-1',
      callId: 'call-1',
      report: { seconds: 63 },
    })
    expect(requests[0]!.key).toBe('lead-1-report')
  })

  it('Netlify Forms gets the fields of the form', async () => {
    await netlifyForm(url)(LEAD, undefined)
    expect(requests[0]!.type).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(requests[0]!.body))).toMatchObject({
      'form-name': 'lead',
      id: 'lead-1',
      email: 'ada@example.com',
    })
  })

  it('HubSpot gets the fields that are given, and the consent', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    await hubspotForm('1', 'f')(LEAD, undefined)
    const [address, init] = fetch.mock.calls[0]!
    expect(address).toBe('https://api.hsforms.com/submissions/v3/integration/submit/1/f')
    const { fields, legalConsentOptions } = JSON.parse(String(init?.body)) as {
      fields: { name: string; value: string }[]
      legalConsentOptions: object
    }
    expect(fields.map(({ name }) => name)).toEqual(['firstname', 'email', 'company', 'message'])
    expect(legalConsentOptions).toEqual({ consent: { consentToProcess: true, text: 'You agree.' } })
  })

  it('a target that refuses rejects, so that the page tries again', async () => {
    status = 500
    await expect(webhook(url)(LEAD, undefined)).rejects.toThrow('answered 500')
  })
})
