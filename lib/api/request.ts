import { DEFAULT_BASE_URL } from './server.generated'
import { authorization } from './token'

/** What the constructor of `Headers` takes. `HeadersInit` is missing if the DOM's types are not loaded. */
export type HeadersLike = NonNullable<ConstructorParameters<typeof Headers>[0]>

export interface RequestParts {
  method: string
  url: string
  /** `null` for the operations that need none. */
  token: string | null
  /** Sent as JSON. */
  json?: unknown
  headers?: HeadersLike | undefined
  /** A form or a stream, instead of JSON. */
  init?: RequestInit
}

/** A request with its headers, for `exchange`. */
export function requestOf({ method, url, token, json, headers, init }: RequestParts) {
  const sent = new Headers(headers)
  if (token !== null) sent.set('Authorization', authorization(token))
  if (json !== undefined) sent.set('Content-Type', 'application/json')
  return new Request(url, {
    method,
    headers: sent,
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...init,
  })
}

/** The base URL without a slash at its end. In a page it may be a path, such as `/proxy`: `Request` resolves it. */
export function baseUrlOf(baseUrl: string = DEFAULT_BASE_URL): string {
  if (!/^(https?:\/)?\//i.test(baseUrl)) {
    throw new TypeError(`The base URL "${baseUrl}" does not begin with https:// or http://.`)
  }
  return baseUrl.replace(/\/+$/, '')
}
