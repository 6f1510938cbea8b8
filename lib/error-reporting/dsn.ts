import { parsedUrl } from '../parsed-url'

/** Where a Sentry-compatible service takes envelopes, and the public key it knows us by. */
interface ReportingTarget {
  envelopeUrl: string
  publicKey: string
}

/** Reads a DSN such as `https://KEY@HOST/PROJECT`; undefined when it is not one. */
export function readDsn(dsn: string): ReportingTarget | undefined {
  const url = parsedUrl(dsn)
  if (!url) return undefined
  const path = url.pathname.split('/').filter(Boolean)
  const project = path.pop()
  if (!/^https?:$/.test(url.protocol) || !url.username || !project) return undefined
  const prefix = path.map((part) => `/${part}`).join('')
  const query = new URLSearchParams({ sentry_key: url.username, sentry_version: '7' })
  return {
    envelopeUrl: `${url.protocol}//${url.host}${prefix}/api/${project}/envelope/?${query}`,
    publicKey: url.username,
  }
}
