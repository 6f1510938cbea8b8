/**
 * Receives the confirmed briefs of `NEXT_PUBLIC_LEAD_URL`, and passes each on once: to a webhook (n8n, Make, Zapier), a
 * HubSpot form, Netlify Forms, or by e-mail. What the platform reports at the end of the same call is added to it.
 * It uses web standards alone: `worker.ts` runs it on Cloudflare.
 */

/** A confirmed brief, as the site sends it. */
export interface Lead {
  version: 1
  id: string
  brief: Record<string, string>
  page: string
  callId?: string
  consent: string
  confirmedAt: string
}

/** The fields of the platform's end-of-call report that are passed on. */
export interface CallReport {
  summary?: string
  endedReason?: string
  seconds?: number
}

/**
 * Passes a lead on, with the report of its call where that has come. A report that comes later is passed on as a second
 * message about the same lead: `isLater` is true then. It rejects where that failed, and the sender tries again.
 */
export type Target = (lead: Lead, report: CallReport | undefined, isLater?: boolean) => Promise<void>

export interface LeadStore {
  /** Claims a key for a minute; says whether it is free, taken by another request, or done. */
  claim(key: string): Promise<'free' | 'taken' | 'done'>
  /** The lead was passed on: its key stays done for a day. */
  done(key: string): Promise<void>
  /** It was not: the key is free again. */
  release(key: string): Promise<void>
  /** Stores a report for an hour, for a later lead of the same call. */
  keepReport(callId: string, report: CallReport): Promise<void>
  report(callId: string): Promise<CallReport | undefined>
  /** Stores a lead that was passed on without a report for an hour, until the report arrives. */
  keepLead(callId: string, lead: Lead): Promise<void>
  /** The lead that waits for the report of a call. One caller gets it, once. */
  takeLead(callId: string): Promise<Lead | undefined>
}

export interface LeadReceiverOptions {
  /** Origins of your pages. */
  origins: readonly string[]
  store: LeadStore
  target: Target
  /** Secret that the platform sends with its server messages, in `x-vapi-secret`. Without it, reports are refused. */
  serverMessageSecret?: string
}

const LONGEST_LEAD = 20_000

export function createLeadReceiver(options: LeadReceiverOptions) {
  const { origins, store, target, serverMessageSecret } = options
  const allowed = origins.map((origin) => new URL(origin).origin)

  return async function handle(request: Request): Promise<Response> {
    if (new URL(request.url).pathname.endsWith('/end-of-call')) return receiveReport(request)
    const origin = request.headers.get('origin') ?? ''
    if (!allowed.includes(origin)) return answer(403, 'Leads are taken from our own pages only.')
    const cors = { 'access-control-allow-origin': origin, vary: 'origin' }
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          ...cors,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type, idempotency-key',
          'access-control-max-age': '86400',
        },
      })
    if (request.method !== 'POST') return answer(405, 'Send a lead by POST.', cors)
    const text = await request.text()
    if (text.length > LONGEST_LEAD) return answer(413, 'The lead is too long.', cors)
    const lead = readLead(text)
    if (!lead) return answer(422, 'That is not a lead.', cors)

    const claim = await store.claim(lead.id)
    if (claim === 'done') return answer(409, 'This lead has arrived already.', cors)
    if (claim === 'taken')
      return answer(425, 'This lead is being passed on.', { ...cors, 'retry-after': '5' })
    const report = lead.callId ? await store.report(lead.callId) : undefined
    try {
      await target(lead, report)
    } catch (error) {
      console.error(error)
      await store.release(lead.id)
      return answer(503, 'The lead could not be passed on yet.', cors)
    }
    await store.done(lead.id)
    if (lead.callId && !report) {
      await store.keepLead(lead.callId, lead)
      // The report may have arrived while the lead was being passed on, before the lead was stored.
      const missed = await store.report(lead.callId)
      if (missed) await passOnLater(lead.callId, missed)
    }
    return answer(202, 'Thank you.', cors)
  }

  /** Passes a report on after its lead; says whether it need not be sent again. */
  async function passOnLater(callId: string, report: CallReport): Promise<boolean> {
    const lead = await store.takeLead(callId)
    if (!lead) return true
    try {
      await target(lead, report, true)
      return true
    } catch (error) {
      console.error(error)
      await store.keepLead(callId, lead)
      return false
    }
  }

  async function receiveReport(request: Request): Promise<Response> {
    const secret = request.headers.get('x-vapi-secret') ?? ''
    if (!serverMessageSecret || !(await isSame(secret, serverMessageSecret)))
      return answer(401, 'Wrong secret.')
    const body: unknown = await request.json().catch(() => undefined)
    const message = fieldOf(body, 'message')
    if (fieldOf(message, 'type') !== 'end-of-call-report') return answer(200, 'Not a report.')
    const callId = fieldOf(fieldOf(message, 'call'), 'id')
    if (typeof callId === 'string') {
      const summary = fieldOf(fieldOf(message, 'analysis'), 'summary')
      const endedReason = fieldOf(message, 'endedReason')
      const seconds = fieldOf(message, 'durationSeconds')
      const report: CallReport = {
        ...(typeof summary === 'string' && { summary }),
        ...(typeof endedReason === 'string' && { endedReason }),
        ...(typeof seconds === 'number' && { seconds }),
      }
      await store.keepReport(callId, report)
      if (!(await passOnLater(callId, report)))
        return answer(503, 'The report could not be passed on yet.', { 'retry-after': '5' })
    }
    return answer(200, 'Kept.')
  }
}

const answer = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers })

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function readLead(text: string): Lead | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The body is not JSON and so no lead. The caller gets 400.
    return undefined
  }
  const brief = fieldOf(value, 'brief')
  const strings = ['id', 'page', 'consent', 'confirmedAt'].map((name) => fieldOf(value, name))
  const callId = fieldOf(value, 'callId')
  const isLead =
    fieldOf(value, 'version') === 1 &&
    strings.every((each) => typeof each === 'string' && each !== '') &&
    typeof brief === 'object' &&
    brief !== null &&
    Object.values(brief).every((each) => typeof each === 'string') &&
    (callId === undefined || typeof callId === 'string')
  return isLead ? (value as Lead) : undefined
}

/** Compares in constant time, so that the time does not show where two texts differ. */
async function isSame(a: string, b: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const [left, right] = [await digest(a), await digest(b)]
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

async function send(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(10_000), ...init })
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}.`)
}
const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
/** A lead and the report that follows it are two messages; each attempt to send one of them has the same key. */
const idempotencyKey = (lead: Lead, isLater: boolean) => (isLater ? `${lead.id}-report` : lead.id)

/**
 * n8n, Make, Zapier or a server of yours: the lead as it came, and the report. A report that comes after its lead is
 * `{ version: 1, leadId, callId, report }`.
 */
export const webhook =
  (url: string): Target =>
  (lead, report, isLater = false) => {
    const { version, id: leadId, callId } = lead
    const body = isLater ? { version, leadId, callId, report } : { ...lead, ...(report && { report }) }
    return send(url, json(body, { 'idempotency-key': idempotencyKey(lead, isLater) }))
  }

/**
 * A form of HubSpot, by its portal's and its own id. The form needs these fields. HubSpot knows a contact by the e-mail
 * address, so that a report that comes later is added to the same contact.
 */
export const hubspotForm =
  (portalId: string, formId: string): Target =>
  (lead, report) =>
    send(
      `https://api.hsforms.com/submissions/v3/integration/submit/${portalId}/${formId}`,
      json({
        submittedAt: Date.parse(lead.confirmedAt),
        fields: Object.entries(hubspotFields(lead, report)).map(([name, value]) => ({ name, value })),
        legalConsentOptions: { consent: { consentToProcess: true, text: lead.consent } },
      }),
    )

function hubspotFields(lead: Lead, report: CallReport | undefined): Record<string, string> {
  const { name = '', email = '', phone = '', business = '' } = lead.brief
  const fields = { firstname: name, email, phone, company: business, message: leadText(lead, report) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** Netlify Forms, on a site that has the form of netlify-form.html. */
export const netlifyForm =
  (siteUrl: string, formName = 'lead'): Target =>
  (lead, report) =>
    send(siteUrl, {
      body: new URLSearchParams({
        'form-name': formName,
        id: lead.id,
        name: lead.brief.name ?? '',
        email: lead.brief.email ?? '',
        message: leadText(lead, report),
      }),
    })

/** An e-mail by Resend; other services take the same fields. */
export const email =
  (apiKey: string, from: string, to: string): Target =>
  (lead, report, isLater = false) => {
    const body = {
      from,
      to,
      subject: `${isLater ? 'Call of the lead' : 'Lead'}: ${lead.brief.name || lead.brief.business || lead.brief.service || 'a visitor'}`,
      text: leadText(lead, report),
      ...(lead.brief.email && { reply_to: lead.brief.email }),
    }
    const headers = {
      authorization: `Bearer ${apiKey}`,
      'idempotency-key': idempotencyKey(lead, isLater),
    }
    return send('https://api.resend.com/emails', json(body, headers))
  }

/** The lead as lines of text. */
export function leadText({ brief, page, callId, consent, confirmedAt }: Lead, report?: CallReport): string {
  const lines = {
    ...brief,
    page,
    ...(callId && { call: callId }),
    ...(report?.summary && { summary: report.summary }),
    ...(report?.endedReason && { 'ended by': report.endedReason }),
    confirmed: confirmedAt,
    consent,
  }
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}
