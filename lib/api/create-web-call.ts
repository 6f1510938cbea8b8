import { ApiBadResponseError, isObject } from './errors'
import { describe, exchange, type Fetch } from './exchange'
import type { BodyOf, DataOf, OperationAt, Path } from './paths'
import { baseUrlOf, requestOf } from './request'
import { redactJson } from './token'

const PATH = '/call/web' satisfies Path
type Operation = OperationAt<typeof PATH, 'post'>
/** Whom to call: an assistant, a squad or a workflow, by id or by definition, and changes for this call. */
export type CreateWebCallBody = BodyOf<Operation>
/** The created call. `webCallUrl` is the address of its room. */
export type WebCall = DataOf<Operation>

/** Milliseconds; a caller who waits longer has given up. */
export const WEB_CALL_TIMEOUT_MS = 30_000

/** How one web call is created. */
export interface CreateWebCallOptions {
  /** The public key of the platform. */
  token: string
  /** Default: the platform's own address. */
  baseUrl?: string | undefined
  /** Called with one `Request`. Default: the global fetch. */
  fetch?: Fetch | undefined
  /** Ends the request; the platform may have created the call all the same. */
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
  const { token, baseUrl, body, timeoutMs = WEB_CALL_TIMEOUT_MS } = options
  const request = requestOf({ method: 'POST', url: baseUrlOf(baseUrl) + PATH, token, json: body })
  const { data, response } = await exchange(request, { ...options, timeoutMs })
  // A proxy of the page's own may answer without an id, as the official SDK allows.
  if (!isObject(data) || (typeof data.id !== 'string' && typeof data.webCallUrl !== 'string'))
    throw new ApiBadResponseError(
      describe(request),
      response,
      'a body that is not a call',
      redactJson(data, token),
    )
  return data as WebCall
}
