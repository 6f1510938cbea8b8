// Its parts, and not its `createClient`: that brings middleware and styles of parameters, 2 kB of them.
import { createFinalURL, defaultBodySerializer, removeTrailingSlash } from 'openapi-fetch'
import { ApiBadResponseError, isObject } from './errors'
import { exchange, type Fetch } from './exchange'
import type { BodyOf, DataOf, OperationAt, Path } from './paths'
import { DEFAULT_BASE_URL } from './server.generated'
import { authorization } from './token'

const PATH = '/call/web' satisfies Path
type Operation = OperationAt<typeof PATH, 'post'>
export type CreateWebCallBody = BodyOf<Operation>
export type WebCall = DataOf<Operation>

/** The operation has neither path nor query parameters. */
const NO_PARAMETERS = { querySerializer: () => '', pathSerializer: (path: string) => path }

/** Milliseconds; a caller who waits longer has given up. */
export const WEB_CALL_TIMEOUT_MS = 30_000

export interface CreateWebCallOptions {
  /** The public key of the platform. */
  token: string
  /** Default: the platform's own address. */
  baseUrl?: string | undefined
  /** Called with one `Request`. Default: the global fetch. */
  fetch?: Fetch | undefined
  signal?: AbortSignal | undefined
  /** Default: 30 seconds. */
  timeoutMs?: number | undefined
  body: CreateWebCallBody
}

/**
 * Creates a web call (`POST /call/web`), once: a call that may have been created is never asked for again.
 * Rejects with an ApiFailure: `api-error`, `network`, `timeout`, `aborted` or `bad-response`.
 */
export async function createWebCall(options: CreateWebCallOptions): Promise<WebCall> {
  const { token, baseUrl = DEFAULT_BASE_URL, body, timeoutMs = WEB_CALL_TIMEOUT_MS } = options
  const request = new Request(
    createFinalURL(PATH, { baseUrl: removeTrailingSlash(baseUrl), params: {}, ...NO_PARAMETERS }),
    {
      method: 'POST',
      headers: { Authorization: authorization(token), 'Content-Type': 'application/json' },
      body: defaultBodySerializer(body),
    },
  )
  const { data, response } = await exchange(request, { ...options, timeoutMs })
  if (!isObject(data) || typeof data.id !== 'string')
    throw new ApiBadResponseError({ method: 'POST', path: PATH }, response, 'a body that is not a call', data)
  return data as WebCall
}
