import { defaultBodySerializer } from 'openapi-fetch'
import { DEFAULT_BASE_URL } from './server.generated'
import { authorization } from './token'

/** What the constructor of `Headers` takes, also where the DOM's types are not loaded. */
export type HeadersLike = NonNullable<ConstructorParameters<typeof Headers>[0]>

export interface RequestParts {
  method: string
  url: string
  /** `null` for the few operations that need none. */
  token: string | null
  /** Sent as JSON unless it is a form or a stream. */
  body?: unknown
  /** Media type of a streamed body. JSON and forms set theirs themselves. */
  contentType?: string | undefined
  headers?: HeadersLike | undefined
}

/** `duplex` is required by Node and edge runtimes for a streamed body; the DOM's types lack it. */
type StreamInit = RequestInit & { duplex?: 'half' }

/**
 * One request. It is built with the functions that openapi-fetch exports: its `createClient` would also send it
 * and read the answer, where no middleware of its sees the body being read. `exchange` does both within one
 * deadline, and takes the token out of what it reports.
 */
export function requestOf({ method, url, token, body, contentType, headers }: RequestParts) {
  const sent = new Headers(headers)
  if (token !== null) sent.set('Authorization', authorization(token))
  const init: StreamInit = { method, headers: sent }
  if (body instanceof ReadableStream) {
    init.body = body
    init.duplex = 'half'
    if (contentType) sent.set('Content-Type', contentType)
  } else if (body !== undefined) {
    init.body = defaultBodySerializer(body)
    if (!(body instanceof FormData)) sent.set('Content-Type', 'application/json')
  }
  return new Request(url, init)
}

/** The base URL without a slash at its end. In a page it may be a path, as that of a proxy: `Request` resolves it. */
export function baseUrlOf(baseUrl: string = DEFAULT_BASE_URL): string {
  if (!/^(https?:\/)?\//i.test(baseUrl)) {
    throw new TypeError(`The base URL "${baseUrl}" does not begin with https:// or http://.`)
  }
  return baseUrl.replace(/\/+$/, '')
}
