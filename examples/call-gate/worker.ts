/**
 * The call gate as a Cloudflare Worker: `npx wrangler deploy`. Its settings are in wrangler.toml, its secrets are set by
 * `npx wrangler secret put NAME`.
 */
import { createCallGate, turnstile, type Counters } from './gate'

interface Env {
  VAPI_ORG_ID: string
  VAPI_PRIVATE_KEY: string
  /** Separated by commas. */
  ASSISTANT_IDS: string
  ORIGINS: string
  CALLS_PER_VISITOR_PER_DAY: string
  CALLS_PER_HOUR: string
  CALLS_PER_DAY: string
  TURNSTILE_SECRET?: string
  COUNTERS: DurableObjectNamespace
}

/** The parts of Cloudflare's types that are used here. */
interface DurableObjectNamespace {
  idFromName(name: string): object
  get(id: object): { fetch(url: string): Promise<Response> }
}
interface DurableObjectState {
  storage: {
    get<T>(key: string): Promise<T | undefined>
    put(key: string, value: unknown): Promise<void>
    deleteAll(): Promise<void>
    setAlarm(at: number): Promise<void>
  }
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** One object for each count, so that two requests at once cannot take the same place. */
const durableCounters = (namespace: DurableObjectNamespace): Counters => ({
  async take(key, limit, windowSeconds) {
    const counter = namespace.get(namespace.idFromName(key))
    const response = await counter.fetch(`https://counter/?limit=${limit}&window=${windowSeconds}`)
    return response.status === 200
  },
})

export class Counter {
  constructor(private readonly state: DurableObjectState) {}

  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const windowSeconds = Number(searchParams.get('window'))
    const window = Math.floor(Date.now() / 1000 / windowSeconds)
    const last = await this.state.storage.get<{ window: number; count: number }>('count')
    const count = last?.window === window ? last.count : 0
    if (count >= Number(searchParams.get('limit'))) return new Response(null, { status: 429 })
    await this.state.storage.put('count', { window, count: count + 1 })
    await this.state.storage.setAlarm((window + 1) * windowSeconds * 1000)
    return new Response(null)
  }

  /** The window is over: nothing is kept. */
  alarm(): Promise<void> {
    return this.state.storage.deleteAll()
  }
}

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const handle = createCallGate({
      orgId: env.VAPI_ORG_ID,
      privateKey: env.VAPI_PRIVATE_KEY,
      assistantIds: list(env.ASSISTANT_IDS),
      origins: list(env.ORIGINS),
      budget: {
        perVisitorPerDay: Number(env.CALLS_PER_VISITOR_PER_DAY),
        perHour: Number(env.CALLS_PER_HOUR),
        perDay: Number(env.CALLS_PER_DAY),
      },
      counters: durableCounters(env.COUNTERS),
      ...(env.TURNSTILE_SECRET ? { verifyChallenge: turnstile(env.TURNSTILE_SECRET) } : {}),
    })
    // Cloudflare sets this header itself; a visitor cannot.
    return handle(request, request.headers.get('cf-connecting-ip') ?? 'unknown')
  },
}
