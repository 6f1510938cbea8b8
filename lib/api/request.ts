import { DEFAULT_BASE_URL } from './server.generated'
import { authorization } from './token'

/** What the constructor of `Headers` takes, also where the DOM's types are not loaded. */
export type HeadersLike = NonNullable<ConstructorParameters<typeof Headers>[0]>

export interface RequestParts {
  method: string
  /** Address after the base URL, its parameters filled in. */
  path: string
  /** Default: the platform's own address. May have a path, as a proxy has. */
  baseUrl?: string | undefined
  /** `null` for the few operations that need none. */
  token: string | null
  /** Sent as JSON unless it is a form or a stream. */
  body?: unknown
  headers?: HeadersLike | undefined
}

/** `duplex` is what Node and edge runtimes want to hear about a streamed body; the DOM's types lack it. */
type StreamInit = RequestInit & { duplex?: 'half' }

export function requestOf({ method, path, baseUrl = DEFAULT_BASE_URL, token, body, headers }: RequestParts) {
  const sent = new Headers(headers)
  if (token !== null) sent.set('Authorization', authorization(token))
  const init: StreamInit = { method, headers: sent }
  if (body instanceof FormData) {
    init.body = body
  } else if (body instanceof ReadableStream) {
    init.body = body
    init.duplex = 'half'
  } else if (body !== undefined) {
    init.body = JSON.stringify(body)
    sent.set('Content-Type', 'application/json')
  }
  return new Request(addressOf(baseUrl, path), init)
}

/** In a page, a path is a base URL too, as that of a local sandbox or a proxy: `Request` resolves it. */
function addressOf(baseUrl: string, path: string): string {
  if (!/^(https?:\/)?\//i.test(baseUrl)) {
    throw new TypeError(`The base URL "${baseUrl}" does not begin with https:// or http://.`)
  }
  return baseUrl.replace(/\/+$/, '') + path
}
