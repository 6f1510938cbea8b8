/**
 * The lead receiver as a Cloudflare Worker: `npx wrangler deploy`. Its settings are in wrangler.toml, its secrets are set
 * by `npx wrangler secret put NAME`. One Durable Object holds the keys, so that a lead that is sent twice at once is
 * passed on once.
 */
import {
  createLeadReceiver,
  email,
  hubspotForm,
  netlifyForm,
  webhook,
  type CallReport,
  type Lead,
  type LeadStore,
  type Target,
} from './leads'

interface Env {
  /** Separated by commas. */
  ORIGINS: string
  /** `webhook`, `hubspot`, `netlify` or `email`. */
  TARGET: string
  WEBHOOK_URL?: string
  HUBSPOT_PORTAL_ID?: string
  HUBSPOT_FORM_ID?: string
  NETLIFY_SITE_URL?: string
  EMAIL_API_KEY?: string
  EMAIL_FROM?: string
  EMAIL_TO?: string
  SERVER_MESSAGE_SECRET?: string
  LEADS: DurableObjectNamespace
}

/** The parts of Cloudflare's types that are used here. */
interface DurableObjectNamespace {
  idFromName(name: string): object
  get(id: object): { fetch(url: string, init?: RequestInit): Promise<Response> }
}
interface Stored {
  until: number
  value: unknown
}
interface DurableObjectState {
  storage: {
    get(key: string): Promise<Stored | undefined>
    put(key: string, value: Stored): Promise<void>
    delete(key: string): Promise<unknown>
    list(): Promise<Map<string, Stored>>
    getAlarm(): Promise<number | null>
    setAlarm(at: number): Promise<void>
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Keys of leads, reports of calls, and leads that wait for a report, each with its expiry. */
export class Leads {
  constructor(private readonly state: DurableObjectState) {}

  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const [operation, key] = [searchParams.get('operation'), searchParams.get('key') ?? '']
    const { storage } = this.state
    const stored = await storage.get(key)
    const value = stored && stored.until > Date.now() ? stored.value : undefined
    const put = async (next: unknown, forMs: number) => {
      await storage.put(key, { value: next, until: Date.now() + forMs })
      if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + HOUR_MS)
    }
    switch (operation) {
      case 'claim':
        if (value === undefined) await put('taken', MINUTE_MS)
        return Response.json(value ?? 'free')
      case 'done':
        await put('done', DAY_MS)
        break
      case 'remove':
        await storage.delete(key)
        break
      case 'keep':
        await put(await request.json(), HOUR_MS)
        break
    }
    return Response.json(value ?? null)
  }

  async alarm(): Promise<void> {
    const entries = await this.state.storage.list()
    const old = [...entries].filter(([, { until }]) => until <= Date.now())
    for (const [key] of old) await this.state.storage.delete(key)
    if (old.length < entries.size) await this.state.storage.setAlarm(Date.now() + HOUR_MS)
  }
}

function durableStore(namespace: DurableObjectNamespace): LeadStore {
  const leads = namespace.get(namespace.idFromName('leads'))
  const ask = async (operation: string, key: string, body?: object): Promise<unknown> => {
    const query = new URLSearchParams({ operation, key })
    const response = await leads.fetch(`https://leads/?${query}`, {
      method: 'POST',
      body: JSON.stringify(body ?? null),
    })
    return response.json()
  }
  return {
    claim: async (key) => (await ask('claim', `lead ${key}`)) as 'free' | 'taken' | 'done',
    done: async (key) => void (await ask('done', `lead ${key}`)),
    release: async (key) => void (await ask('remove', `lead ${key}`)),
    keepReport: async (callId, report) => void (await ask('keep', `call ${callId}`, report)),
    report: async (callId) => ((await ask('get', `call ${callId}`)) as CallReport | null) ?? undefined,
    keepLead: async (callId, lead) => void (await ask('keep', `lead of ${callId}`, lead)),
    takeLead: async (callId) => ((await ask('remove', `lead of ${callId}`)) as Lead | null) ?? undefined,
  }
}

function targetOf(env: Env): Target {
  const need = (name: keyof Env): string => {
    const value = env[name]
    if (typeof value !== 'string' || value === '')
      throw new Error(`Set ${name} for the target ${env.TARGET}.`)
    return value
  }
  switch (env.TARGET) {
    case 'webhook':
      return webhook(need('WEBHOOK_URL'))
    case 'hubspot':
      return hubspotForm(need('HUBSPOT_PORTAL_ID'), need('HUBSPOT_FORM_ID'))
    case 'netlify':
      return netlifyForm(need('NETLIFY_SITE_URL'))
    case 'email':
      return email(need('EMAIL_API_KEY'), need('EMAIL_FROM'), need('EMAIL_TO'))
    default:
      throw new Error('Set TARGET to webhook, hubspot, netlify or email.')
  }
}

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const handle = createLeadReceiver({
      origins: env.ORIGINS.split(',').map((origin) => origin.trim()),
      store: durableStore(env.LEADS),
      target: targetOf(env),
      ...(env.SERVER_MESSAGE_SECRET ? { serverMessageSecret: env.SERVER_MESSAGE_SECRET } : {}),
    })
    return handle(request)
  },
}
