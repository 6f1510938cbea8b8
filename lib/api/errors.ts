import type { FetchResponse } from './fetch'

/** The request of a failed exchange with the platform. `path` is the address without host and query. */
export interface FailedExchange {
  method: string
  path: string
  /** With the port, if it is not the default one. */
  host?: string
}

/** Every failure of the API client. `code` tells the kinds apart without `instanceof`. */
export abstract class ApiFailure extends Error {
  abstract override readonly name: string
  abstract readonly code: 'api-error' | 'network' | 'timeout' | 'aborted' | 'bad-response'
  /** HTTP method of the request. */
  declare readonly method: string
  /** Address of the request without host and query. */
  declare readonly path: string
  /** The host of the base URL, with the port if it is not the default one. */
  declare readonly host: string | undefined

  constructor(exchange: FailedExchange, what: string, cause?: unknown) {
    super(`${exchange.method} ${exchange.path} ${what}`, cause === undefined ? undefined : { cause })
    Object.assign(this, exchange)
  }
}

/** The platform answered, but not with the expected result. */
abstract class AnsweredFailure extends ApiFailure {
  declare readonly status: number
  /** The body: parsed if it is JSON, else the text; undefined if it is empty. */
  declare readonly body: unknown
  /** The answer itself, of the make of the given `fetch`. Its body has been read. */
  declare readonly response: Response
  /** The id of the request in the platform's log, if the answer has one. */
  declare readonly requestId: string | undefined

  constructor(exchange: FailedExchange, response: FetchResponse, what: string, body: unknown) {
    super(exchange, `answered ${response.status}${what}`)
    Object.assign(this, { status: response.status, body, response, requestId: requestIdOf(response) })
  }
}

/** The platform answered with a status that is not 2xx. */
export class ApiError extends AnsweredFailure {
  override readonly name = 'ApiError'
  readonly code = 'api-error'
  constructor(exchange: FailedExchange, response: FetchResponse, body: unknown) {
    const reason = reasonIn(body)
    super(exchange, response, reason ? `: ${reason}` : '', body)
  }
}

/**
 * No answer, or only its beginning: the name did not resolve, the connection was refused or lost, or CORS blocked it.
 * Once an answer has begun, the request may have been carried out.
 */
export class ApiNetworkError extends ApiFailure {
  override readonly name = 'ApiNetworkError'
  readonly code = 'network'
  constructor(exchange: FailedExchange, cause: unknown, hasBegun = false) {
    const target = exchange.host ?? 'the platform'
    super(exchange, hasBegun ? 'lost the connection in the answer' : `could not reach ${target}`, cause)
  }
}

/** No complete answer within `timeoutMs`. */
export class ApiTimeoutError extends ApiFailure {
  override readonly name = 'ApiTimeoutError'
  readonly code = 'timeout'
  /** The limit that passed, in milliseconds. */
  readonly timeoutMs: number
  constructor(exchange: FailedExchange, timeoutMs: number) {
    super(exchange, `had no answer within ${timeoutMs} ms`)
    this.timeoutMs = timeoutMs
  }
}

/** The caller's signal ended the exchange; `cause` is the reason it gave. */
export class ApiAbortError extends ApiFailure {
  override readonly name = 'ApiAbortError'
  readonly code = 'aborted'
  constructor(exchange: FailedExchange, cause: unknown) {
    super(exchange, 'was aborted', cause)
  }
}

/** A success status with a body that is empty, not JSON or not what was asked for, such as an error body. */
export class ApiBadResponseError extends AnsweredFailure {
  override readonly name = 'ApiBadResponseError'
  readonly code = 'bad-response'
  constructor(exchange: FailedExchange, response: FetchResponse, what: string, body: unknown) {
    super(exchange, response, ` with ${what}`, body)
  }
}

/** The platform reported an error in the middle of a stream; `body` is the event with the error. */
export class ApiStreamError extends AnsweredFailure {
  override readonly name = 'ApiStreamError'
  readonly code = 'bad-response'
  constructor(exchange: FailedExchange, response: FetchResponse, event: unknown) {
    const reason = reasonIn(event)
    super(exchange, response, `, then reported an error${reason ? `: ${reason}` : ''}`, event)
  }
}

const requestIdOf = ({ headers }: FetchResponse) =>
  headers.get('x-request-id') ?? headers.get('request-id') ?? headers.get('cf-ray') ?? undefined

const MAX_REASON_LENGTH = 300

/** The fields that may contain a reason, the clearest first. `response` is that of a failed stream in the Responses format. */
const REASON_FIELDS = ['message', 'error', 'errors', 'detail', 'constraints', 'response']

/** The sentence in an error body. It may be the body itself, one of a list, or inside of other objects. */
function reasonIn(body: unknown, depth = 0): string | undefined {
  if (!isRecord(body)) return typeof body === 'string' ? body.trim().slice(0, MAX_REASON_LENGTH) : undefined
  if (depth > 5) return undefined
  const reasons = (values: unknown[]) => values.map((value) => reasonIn(value, depth + 1)).filter(Boolean)
  if (Array.isArray(body)) return reasons(body).join('; ').slice(0, MAX_REASON_LENGTH)
  return (
    reasons(REASON_FIELDS.map((field) => body[field]))[0] ??
    (depth > 1 ? reasons(Object.values(body))[0] : undefined)
  )
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
