import { DEFAULT_BASE_URL } from './server.generated'
import { authorization } from './token'

export interface RequestParts {
  method: string
  /** Address after the base URL, its parameters filled in. */
  path: string
  /** Default: the platform's own address. May have a path, as a proxy has. */
  baseUrl?: string | undefined
  /** Left out for the few operations that need none. */
  token?: string | undefined
  /** Sent as JSON unless it is a form or a stream. */
  body?: unknown
  headers?: HeadersInit | undefined
}

/** `duplex` is what Node and edge runtimes want to hear about a streamed body; the DOM's types lack it. */
type StreamInit = RequestInit & { duplex?: 'half' }

export function requestOf({ method, path, baseUrl = DEFAULT_BASE_URL, token, body, headers }: RequestParts) {
  const sent = new Headers(headers)
  if (token !== undefined) sent.set('Authorization', authorization(token))
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
  return new Request(baseUrl.replace(/\/+$/, '') + path, init)
}
