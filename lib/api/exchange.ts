import { ABORTED, TIMED_OUT, within, type Limits } from './deadline'
import {
  ApiAbortError,
  ApiBadResponseError,
  ApiError,
  ApiFailure,
  ApiNetworkError,
  ApiTimeoutError,
  isObject,
  type FailedExchange,
} from './errors'
import { redact } from './token'

export type Fetch = (request: Request) => Promise<Response>

/** How the body of a good answer is taken: JSON that must be there, or whatever is there. */
export type ReadAs = 'json' | 'anything' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

export interface ExchangeOptions extends Limits {
  token: string
  fetch?: Fetch | undefined
  readAs?: ReadAs | undefined
  /** Milliseconds to wait before trying again after this failure, or undefined to give up. */
  retryDelayMs?: ((failure: ApiFailure, triedTimes: number) => number | undefined) | undefined
}

export interface Answer {
  data: unknown
  response: Response
}

/** Sends one request, again where `retryDelayMs` says so. Resolves on 2xx only; rejects with an ApiFailure. */
export async function exchange(request: Request, options: ExchangeOptions): Promise<Answer> {
  for (let triedTimes = 1; ; triedTimes++) {
    try {
      return await attempt(request, options)
    } catch (thrown) {
      const failure = failureOf(thrown, request, options)
      const delayMs = options.retryDelayMs?.(failure, triedTimes)
      if (delayMs === undefined) throw failure
      await pause(delayMs, request, options)
    }
  }
}

function attempt(request: Request, options: ExchangeOptions): Promise<Answer> {
  const send: Fetch = options.fetch ?? ((it) => fetch(it))
  return within(options, async (signal) => {
    const response = await send(new Request(options.retryDelayMs ? request.clone() : request, { signal }))
    if (!response.ok) {
      const text = redact(await response.text(), options.token)
      throw new ApiError(describe(request), response, parsed(text) ?? (text || undefined))
    }
    return { response, data: await read(response, request, options.readAs ?? 'json') }
  })
}

async function read(response: Response, request: Request, as: ReadAs): Promise<unknown> {
  if (as === 'stream') return response.body
  if (as !== 'json' && as !== 'anything') return response[as]()
  const text = await response.text()
  const data = parsed(text)
  if (as === 'anything') return data ?? (text || undefined)
  const refuse = (what: string) => {
    throw new ApiBadResponseError(describe(request), response, what, data ?? (text || undefined))
  }
  if (!text.trim()) refuse('an empty body where JSON was promised')
  if (data === undefined) refuse('a body that is not JSON')
  if (isErrorInDisguise(data)) refuse('an error as its body')
  return data
}

/** JSON is never `undefined`, so undefined says that the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isErrorInDisguise = (data: unknown) =>
  isObject(data) && !('id' in data) && (Number(data.statusCode) >= 400 || typeof data.error === 'string')

const describe = ({ method, url }: Request): FailedExchange => ({ method, path: new URL(url).pathname })

function failureOf(thrown: unknown, request: Request, { token, timeoutMs, signal }: ExchangeOptions) {
  if (thrown instanceof ApiFailure) return thrown
  if (thrown === TIMED_OUT) return new ApiTimeoutError(describe(request), timeoutMs)
  if (thrown === ABORTED) return new ApiAbortError(describe(request), signal?.reason)
  const told = thrown instanceof Error ? `${thrown.message}${thrown.stack}` : String(thrown)
  const cause = told.includes(token) ? new Error(redact(told, token)) : thrown
  return new ApiNetworkError(describe(request), cause)
}

function pause(delayMs: number, request: Request, options: ExchangeOptions): Promise<void> {
  const waiting = new Promise<never>(() => undefined)
  return within<void>({ ...options, timeoutMs: delayMs || 1 }, () => waiting).catch((why: unknown) => {
    if (why !== TIMED_OUT) throw failureOf(why, request, options)
  })
}
