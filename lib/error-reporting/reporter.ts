import { parsedUrl } from '../parsed-url'
import { randomId } from '../random-id'
import { errorEnvelope, fingerprint } from './envelope'

interface ReporterOptions {
  dsn: string
  /** Sends one envelope; its failure is ignored. */
  send: (url: string, body: string) => Promise<unknown>
  now: () => number
  href: () => string
  newEventId: () => string
}

/** At most this many events of one page view; a page that fails in a loop says so once. */
const MAX_EVENTS = 10
const MAX_PER_MINUTE = 4
const MINUTE_MS = 60_000

/** A reporter to a Sentry-compatible service: scrubbed, without repeats, rate-limited. */
export function createReporter({ dsn, send, now, href, newEventId }: ReporterOptions) {
  const envelopeUrl = readDsn(dsn)
  const seen = new Set<string>()
  const sentAtMs: number[] = []

  const mayBeSent = (atMs: number) =>
    sentAtMs.length < MAX_EVENTS &&
    sentAtMs.filter((sentMs) => atMs - sentMs < MINUTE_MS).length < MAX_PER_MINUTE

  return {
    /** Sends an error, unless it was sent before or too many were. Never throws. */
    report(error: unknown, where: string): void {
      const atMs = now()
      const print = fingerprint(error)
      if (!envelopeUrl || seen.has(print) || !mayBeSent(atMs)) return
      seen.add(print)
      sentAtMs.push(atMs)
      const facts = { error, where, href: href(), eventId: newEventId(), at: new Date(atMs) }
      send(envelopeUrl, errorEnvelope(facts)).catch(() => undefined)
    },
  }
}

let reporter: ReturnType<typeof createReporter> | undefined

/** The page's one reporter, so that limits hold for the page view. Loaded when the first error happens. */
export const siteReporter = (dsn: string) =>
  (reporter ??= createReporter({
    dsn,
    send: (url, body) =>
      fetch(url, {
        method: 'POST',
        body,
        // Plain text needs no preflight; the service reads it as an envelope all the same.
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'origin',
      }),
    now: () => Date.now(),
    href: () => window.location.href,
    newEventId: randomId,
  }))

/** Reads a DSN such as `https://KEY@HOST/PROJECT`: the address that takes envelopes; undefined when it is not one. */
export function readDsn(dsn: string): string | undefined {
  const url = parsedUrl(dsn)
  if (!url) return undefined
  const path = url.pathname.split('/').filter(Boolean)
  const project = path.pop()
  if (!/^https?:$/.test(url.protocol) || !url.username || !project) return undefined
  const prefix = path.map((part) => `/${part}`).join('')
  const query = new URLSearchParams({ sentry_key: url.username, sentry_version: '7' })
  return `${url.protocol}//${url.host}${prefix}/api/${project}/envelope/?${query}`
}
