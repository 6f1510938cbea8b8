import createClient from 'openapi-fetch'
import { ApiBadResponseError, isObject } from './errors'
import { exchange, type Answer, type Fetch } from './exchange'
import { DEFAULT_BASE_URL } from './operations.generated'
import type { components, paths } from './schema.generated'
import { authorization } from './token'

export type CreateWebCallBody = components['schemas']['CreateWebCallDTO']
export type WebCall = components['schemas']['Call']

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
  const client = createClient<paths>({ baseUrl, headers: authorization(token) })
  let answer: Answer | undefined
  await client.POST('/call/web', {
    body,
    parseAs: 'stream',
    fetch: async (request) => {
      answer = await exchange(request, { ...options, timeoutMs })
      return answer.response
    },
  })
  const { data, response } = answer as unknown as Answer
  if (!isObject(data) || typeof data.id !== 'string') {
    const exchanged = { method: 'POST', path: '/call/web' }
    throw new ApiBadResponseError(exchanged, response, 'a body that is not a call', data)
  }
  return data as WebCall
}
