import type { ApiRequest } from './fetch'
import type { FailedExchange } from './errors'
import { DEFAULT_BASE_URL } from './server.generated'
import { authorization } from './token'

/** The argument of the constructor of `Headers`. The type `HeadersInit` exists only with the DOM's types. */
export type HeadersLike = NonNullable<ConstructorParameters<typeof Headers>[0]>

/** A POST of JSON, for the two functions that do without the whole client. */
export const postOf = (url: string, token: string, json: unknown): ApiRequest => ({
  url,
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: authorization(token) },
    body: JSON.stringify(json),
  },
})

/** A host, unless it is that of the page, and a path. No part of it ends the path, leaves it, or names another host. */
const BASE_URL =
  /^(https?:\/\/(\[[\da-f:.]+\]|[^/?#@:[\]\\\s]+)(:\d+)?|(?=\/(?!\/)))(\/(?!(\.|%2e){1,2}(\/|$))[^/?#\\\s]*)*$/i

/**
 * The base URL without a slash at its end. In a page it may be a path, such as `/proxy`.
 *
 * @throws TypeError if the address would lead to another host once the path of an operation is added, because the client
 * sends the token only to the host that the caller named
 */
export function baseUrlOf(baseUrl: string = DEFAULT_BASE_URL): string {
  // The address is not repeated: its query or its credentials may be secret.
  if (!BASE_URL.test(baseUrl))
    throw new TypeError(
      'The base URL must be https:// (or http://), a host and a path: no "?", "#", "@" or "..".',
    )
  return baseUrl.replace(/\/+$/, '')
}

/** For error messages. The host of a path is that of the page or of the worker, and unknown elsewhere. */
export function describeRequest({ url, init: { method } }: ApiRequest): FailedExchange {
  const page: string | undefined = globalThis.document?.baseURI ?? globalThis.location?.href
  const { pathname: path, host } = new URL(url, page ?? 'http://unknown')
  return page || !url.startsWith('/') ? { method, path, host } : { method, path }
}
