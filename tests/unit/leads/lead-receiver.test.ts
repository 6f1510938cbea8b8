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
import { startServer, type RecordingServer } from '@/tests/support/http-server'

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

/** What the platform sends after the call of the lead. */
const REPORT = { type: 'end-of-call-report', call: { id: 'call-1' } }

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
    const summary = 'Wants an agent.'
    const endedReason = 'customer-ended-call'
    const message = { ...REPORT, endedReason, durationSeconds: 63, analysis: { summary } }
    expect(await statusOf(report(message))).toBe(200)
    await send()
    expect(passedOn[0]?.report).toEqual({ summary, endedReason, seconds: 63 })
    expect(leadText(LEAD, passedOn[0]?.report)).toContain('summary: Wants an agent.')
  })

  it('passes a report that comes after its lead on once, as a second message', async () => {
    const { send, report, passedOn } = setUp()
    const message = { ...REPORT, durationSeconds: 63 }
    await send()
    expect(await statusOf(report(message))).toBe(200)
    expect(await statusOf(report(message))).toBe(200)
    expect(passedOn).toEqual([
      { lead: LEAD, report: undefined },
      { lead: LEAD, report: { seconds: 63 }, isLater: true },
    ])
  })

  it('joins a report that comes while its lead is passed on', async () => {
    const message = { ...REPORT, durationSeconds: 63 }
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
    await send()
    target.mockRejectedValueOnce(new Error('down'))
    expect([await statusOf(report(REPORT)), await statusOf(report(REPORT))]).toEqual([503, 200])
    expect(target).toHaveBeenCalledTimes(3)
  })

  it('keeps a report without an analysis, and ignores other messages', async () => {
    const { send, report, passedOn } = setUp()
    expect(await statusOf(report(REPORT))).toBe(200)
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
  let server: RecordingServer
  let status = 200
  beforeEach(async () => {
    status = 200
    server = await startServer((_, response) => response.writeHead(status).end())
  })
  afterEach(() => server.close())
  const received = () => server.requests[0]!

  it('a webhook gets the lead and the report as JSON', async () => {
    await webhook(server.url)(LEAD, { seconds: 63 })
    expect(received().json()).toEqual({ ...LEAD, report: { seconds: 63 } })
    expect(received().headers['idempotency-key']).toBe('lead-1')
  })

  it('a webhook gets a later report with the ids of its lead, under a key of its own', async () => {
    const report = { seconds: 63 }
    await webhook(server.url)(LEAD, report, true)
    expect(received().json()).toEqual({ version: 1, leadId: 'lead-1', callId: 'call-1', report })
    expect(received().headers['idempotency-key']).toBe('lead-1-report')
  })

  it('Netlify Forms gets the fields of the form', async () => {
    await netlifyForm(server.url)(LEAD, undefined)
    expect(received().headers['content-type']).toContain('application/x-www-form-urlencoded')
    const fields = Object.fromEntries(new URLSearchParams(String(received().body)))
    expect(fields).toMatchObject({ 'form-name': 'lead', id: 'lead-1', email: 'ada@example.com' })
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
    await expect(webhook(server.url)(LEAD, undefined)).rejects.toThrow('answered 500')
  })
})
