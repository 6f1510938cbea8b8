import { readDsn } from './dsn'
import { errorEnvelope, fingerprint } from './envelope'

export interface ReporterOptions {
  dsn: string
  /** Sends one envelope; its failure is ignored. */
  send: (url: string, body: string) => Promise<unknown>
  now: () => number
  href: () => string
  newEventId: () => string
}

export interface Reporter {
  /** Sends an error, unless it was sent before or too many were. Never throws. */
  report(error: unknown, where: string): void
}

/** At most this many events of one page view; a page that fails in a loop says so once. */
export const MAX_EVENTS = 10
/** At most this many events in a minute. */
export const MAX_PER_MINUTE = 4
const MINUTE_MS = 60_000

/** A reporter to a Sentry-compatible service: scrubbed, without repeats, rate-limited. */
export function createReporter({ dsn, send, now, href, newEventId }: ReporterOptions): Reporter {
  const target = readDsn(dsn)
  const seen = new Set<string>()
  const sentAtMs: number[] = []

  const mayBeSent = (atMs: number) =>
    sentAtMs.length < MAX_EVENTS &&
    sentAtMs.filter((sentMs) => atMs - sentMs < MINUTE_MS).length < MAX_PER_MINUTE

  return {
    report(error, where) {
      const atMs = now()
      const print = fingerprint(error)
      if (!target || seen.has(print) || !mayBeSent(atMs)) return
      seen.add(print)
      sentAtMs.push(atMs)
      const facts = { error, where, href: href(), eventId: newEventId(), at: new Date(atMs) }
      send(target.envelopeUrl, errorEnvelope(facts)).catch(() => undefined)
    },
  }
}
