import { createReporter, type Reporter } from './reporter'

let reporter: Reporter | undefined

const newEventId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The page's one reporter, so that limits hold for the page view. Loaded when the first error happens. */
export const siteReporter = (dsn: string): Reporter =>
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
    newEventId,
  }))
