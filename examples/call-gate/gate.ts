/**
 * The call gate: gives a page of yours a short-lived public token for one call, so that no lasting key is in the page.
 * It uses web standards alone: `worker.ts` runs it on Cloudflare, `node.ts` on Node.
 */

/** Counts within windows of time, for every instance of the gate together. */
export interface Counters {
  /** Adds one to a count unless it has reached its limit; says whether it did. A count starts over with each window. */
  take(key: string, limit: number, windowSeconds: number): Promise<boolean>
}

export interface CallGateOptions {
  /** Id of your organisation on the platform. */
  orgId: string
  /** Private key of the platform. It signs tokens and never leaves the server. */
  privateKey: string
  /** Assistants that a token may call. */
  assistantIds: readonly string[]
  /** Origins of your pages, such as `https://agency.example`. Others get no token. */
  origins: readonly string[]
  /**
   * Calls that may begin. A visitor is an IPv4 address, or the first 64 bits of an IPv6 address, which a provider gives to
   * one line. The gate stores a hash of it for a day.
   */
  budget: { perVisitorPerDay: number; perHour: number; perDay: number }
  counters: Counters
  /** Checks the answer to a challenge such as Turnstile. Default: there is none. */
  verifyChallenge?: (answer: string, address: string) => Promise<boolean>
  /** How long a token can start a call. Default: 120 s. Running calls are not affected. */
  tokenSeconds?: number
  /** Milliseconds since 1970. Default: `Date.now`. */
  now?: () => number
}

const HOUR = 3600
const DAY = 24 * HOUR

/** Answers the page: 200 with `{ token, expiresInSeconds }`, or a status with `{ error }`. */
export function createCallGate(options: CallGateOptions) {
  const { orgId, privateKey, assistantIds, origins, budget, counters, verifyChallenge } = options
  const { tokenSeconds = 120, now = Date.now } = options
  if (!orgId || !privateKey) throw new TypeError('The call gate needs orgId and privateKey.')
  if (assistantIds.length === 0) throw new TypeError('The call gate needs at least one assistant id.')
  const allowed = origins.map((origin) => new URL(origin).origin)
  if (allowed.length === 0) throw new TypeError('The call gate needs at least one origin.')
  // A setting that is no number would be no limit.
  for (const [name, limit] of Object.entries(budget))
    if (!(Number.isInteger(limit) && limit >= 0))
      throw new TypeError(`The call gate's budget ${name} is ${limit}. Give a number of calls, such as 5.`)

  /** @param address Address of the visitor, from your host: never from a header that the visitor can set. */
  return async function handle(request: Request, address: string): Promise<Response> {
    const origin = request.headers.get('origin') ?? ''
    if (!allowed.includes(origin)) return answer(403, { error: 'origin' })
    const cors = { 'access-control-allow-origin': origin, vary: 'origin' }
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          ...cors,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '86400',
        },
      })
    if (request.method !== 'POST') return answer(405, { error: 'method' }, { ...cors, allow: 'POST' })

    if (verifyChallenge) {
      const challenge = await challengeOf(request)
      if (!challenge) return answer(401, { error: 'challenge' }, cors)
      let isHuman: boolean
      try {
        isHuman = await verifyChallenge(challenge, address)
      } catch (error) {
        console.error(error)
        return answer(503, { error: 'challenge-service' }, { ...cors, 'retry-after': '5' })
      }
      if (!isHuman) return answer(401, { error: 'challenge' }, cors)
    }
    const at = Math.floor(now() / 1000)
    const visitor = await hashed(`${Math.floor(at / DAY)} ${networkOf(address)}`, privateKey)
    // The visitor's own budget first, so that one visitor cannot use up that of all.
    const limits: [key: string, limit: number, windowSeconds: number][] = [
      [`visitor ${visitor}`, budget.perVisitorPerDay, DAY],
      ['hour', budget.perHour, HOUR],
      ['day', budget.perDay, DAY],
    ]
    for (const [key, limit, windowSeconds] of limits)
      if (!(await counters.take(key, limit, windowSeconds)))
        return answer(
          429,
          { error: 'budget' },
          { ...cors, 'retry-after': String(windowSeconds - (at % windowSeconds)) },
        )
    const token = await signToken(
      {
        orgId,
        iat: at,
        exp: at + tokenSeconds,
        token: {
          tag: 'public',
          restrictions: {
            enabled: true,
            allowedOrigins: [origin],
            allowedAssistantIds: assistantIds,
            allowTransientAssistant: false,
          },
        },
      },
      privateKey,
    )
    return answer(200, { token, expiresInSeconds: tokenSeconds }, cors)
  }
}

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } })

/** One line of a provider: all addresses of its IPv6 network are one visitor. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [start = '', end] = address.toLowerCase().split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const [left, right] = [groups(start), groups(end ?? '')]
  const zeros = end === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const all = [...left, ...zeros, ...right]
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

async function challengeOf(request: Request): Promise<string | undefined> {
  try {
    const body: unknown = await request.json()
    const value =
      typeof body === 'object' && body !== null && 'challenge' in body ? body.challenge : undefined
    return typeof value === 'string' ? value : undefined
  } catch {
    // No JSON, so no answer to a challenge.
    return undefined
  }
}

const utf8 = new TextEncoder()
const hmacKey = (secret: string) =>
  crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
const hmac = async (text: string, secret: string) =>
  new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), utf8.encode(text)))
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const hashed = async (text: string, secret: string) => base64Url(await hmac(text, secret))

/** A JSON Web Token, signed with HS256. */
async function signToken(payload: object, secret: string): Promise<string> {
  const part = (value: object) => base64Url(utf8.encode(JSON.stringify(value)))
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`
  return `${text}.${base64Url(await hmac(text, secret))}`
}

/** Counts in memory, for one process: Node, and tests. */
export function memoryCounters(now: () => number = Date.now): Counters {
  const counts = new Map<string, { endsAt: number; count: number }>()
  return {
    take(key, limit, windowSeconds) {
      const at = now() / 1000
      for (const [name, { endsAt }] of counts) if (endsAt <= at) counts.delete(name)
      const { count = 0 } = counts.get(key) ?? {}
      if (count >= limit) return Promise.resolve(false)
      counts.set(key, { endsAt: (Math.floor(at / windowSeconds) + 1) * windowSeconds, count: count + 1 })
      return Promise.resolve(true)
    },
  }
}

/** Checks the answer to Cloudflare's Turnstile. */
export const turnstile =
  (secret: string) =>
  async (response: string, remoteip: string): Promise<boolean> => {
    const body = new URLSearchParams({ secret, response, remoteip })
    const result = await fetch('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
      method: 'POST',
      body,
    })
    const { success } = (await result.json()) as { success?: boolean }
    return success === true
  }
