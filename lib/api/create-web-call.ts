import createClient from 'openapi-fetch'
import { ApiBadResponseError, isObject } from './errors'
import { exchange, type Answer, type Fetch } from './exchange'
import type { BodyOf, DataOf, OperationAt } from './paths'
import type { paths } from './schema.generated'
import { DEFAULT_BASE_URL } from './server.generated'
import { authorization } from './token'

type Operation = OperationAt<'/call/web', 'post'>
export type CreateWebCallBody = BodyOf<Operation>
export type WebCall = DataOf<Operation>

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
  const client = createClient<paths>({ baseUrl, headers: { Authorization: authorization(token) } })
  let answer: Answer | undefined
  const { response } = await client.POST('/call/web', {
    body,
    // The exchange has read and judged the body already; a stream is handed through unread.
    parseAs: 'stream',
    fetch: async (request) => {
      answer = await exchange(request, { ...options, timeoutMs })
      return answer.response
    },
  })
  const data = answer?.data
  if (!isObject(data) || typeof data.id !== 'string') {
    const exchanged = { method: 'POST', path: '/call/web' }
    throw new ApiBadResponseError(exchanged, response, 'a body that is not a call', data)
  }
  return data as WebCall
}
