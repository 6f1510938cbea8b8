import { ApiFailure, ApiNetworkError, isRecord } from './errors'
import { badResponse, exchange, parsed, sendOnce, type Answer, type Reader, type Sending } from './exchange'
import type { ApiRequest, Fetch } from './fetch'
import type { BodyOf, DataOf, OperationAt, Path } from './paths'
import { baseUrlOf, describeRequest, postOf } from './request'
import { redact } from './token'

const PATH = '/call/web' satisfies Path
type Operation = OperationAt<typeof PATH, 'post'>
/** Whom to call: an assistant, a squad or a workflow, by id or by definition, and changes for this call. */
export type CreateWebCallBody = BodyOf<Operation>
/** The created call. `webCallUrl` is the address of its room. */
export type WebCall = DataOf<Operation>

/** The default time limit in milliseconds. It is short because the visitor waits for the call to start. */
export const WEB_CALL_TIMEOUT_MS = 30_000

/** How one web call is created. */
export interface CreateWebCallOptions {
  /** The public key of the platform. */
  token: string
  /** Default: the platform's own address. */
  baseUrl?: string | undefined
  /** Called as `fetch(url, init)`. Default: the global fetch. */
  fetch?: Fetch | undefined
  /** Ends the request. The platform may have created the call before. */
  signal?: AbortSignal | undefined
  /** Milliseconds; 0 means no limit. Default: 30 seconds. */
  timeoutMs?: number | undefined
  /** Whom to call. */
  body: CreateWebCallBody
}

/**
 * Creates a web call (`POST /call/web`). The request is never retried, because the call may have been created.
 * Rejects with an ApiFailure: `api-error`, `network`, `timeout`, `aborted` or `bad-response`.
 */
export const createWebCall = ({
  timeoutMs = WEB_CALL_TIMEOUT_MS,
  ...options
}: CreateWebCallOptions): Promise<WebCall> =>
  create(options, (request, sending) => exchange(request, { ...sending, timeoutMs }))

/**
 * As `createWebCall`, for a page that limits the time itself, and does not wait once its signal has fired. The browser's own
 * `fetch` fails only if it does not reach the platform, because the key and the address are checked before.
 */
export const createWebCallFromPage = (options: NewWebCall & { signal: AbortSignal }): Promise<WebCall> =>
  create(options, (request, sending) =>
    // The cause is a text: a script of the page may have replaced `fetch`, and its error may repeat the request with the token.
    sendOnce(request, sending, (thrown, _request, token, state) =>
      thrown instanceof ApiFailure
        ? thrown
        : new ApiNetworkError(describeRequest(request), redact(String(thrown), token), state === 'answered'),
    ),
  )

type NewWebCall = Omit<CreateWebCallOptions, 'timeoutMs'>

async function create<Options extends NewWebCall>(
  options: Options,
  send: (request: ApiRequest, sending: Options & Sending) => Promise<Answer>,
): Promise<WebCall> {
  const request = postOf(baseUrlOf(options.baseUrl) + PATH, options.token, options.body)
  const { data } = await send(request, { ...options, read: readCall })
  return data as WebCall
}

const readCall: Reader = async (response, request, token) => {
  const text = await response.text()
  const data = parsed(text)
  // A proxy may answer without an id; the official SDK accepts that too.
  if (isRecord(data) && (typeof data.id === 'string' || typeof data.webCallUrl === 'string')) return data
  throw badResponse(describeRequest(request), response, 'a body that is not a call', text, token)
}
