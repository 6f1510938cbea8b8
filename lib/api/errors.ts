/** What a failed exchange with the platform was about. `path` is the address without host and query. */
export interface FailedExchange {
  method: string
  path: string
  /** With the port, where it is not the default one. */
  host?: string
}

/** Every failure of the API client. `code` tells the kinds apart without `instanceof`. */
export abstract class ApiFailure extends Error {
  abstract override readonly name: string
  abstract readonly code: 'api-error' | 'network' | 'timeout' | 'aborted' | 'bad-response'
  declare readonly method: string
  declare readonly path: string
  /** Where the request went: the host of the base URL, with the port where it is not the default one. */
  declare readonly host: string | undefined

  constructor(exchange: FailedExchange, what: string, cause?: unknown) {
    super(`${exchange.method} ${exchange.path} ${what}`, cause === undefined ? undefined : { cause })
    Object.assign(this, exchange)
  }
}

/** The platform answered, and not with what was asked for. */
abstract class AnsweredFailure extends ApiFailure {
  declare readonly status: number
  /** The body: parsed where it is JSON, the text where it is not, undefined where it is empty. */
  declare readonly body: unknown
  /** The answer itself, its body already read. */
  declare readonly response: Response
  /** What the platform calls the request in its own log, where it says so. */
  declare readonly requestId: string | undefined

  constructor(exchange: FailedExchange, response: Response, what: string, body: unknown) {
    super(exchange, `answered ${response.status}${what}`)
    Object.assign(this, { status: response.status, body, response, requestId: requestIdOf(response) })
  }
}

/** The platform answered with a status that is not 2xx. */
export class ApiError extends AnsweredFailure {
  override readonly name = 'ApiError'
  readonly code = 'api-error'
  constructor(exchange: FailedExchange, response: Response, body: unknown) {
    const reason = reasonIn(body)
    super(exchange, response, reason ? `: ${reason}` : '', body)
  }
}

/**
 * No answer, or only its beginning: the name did not resolve, the connection was refused or cut, or CORS forbade it.
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

/** No whole answer within `timeoutMs`. */
export class ApiTimeoutError extends ApiFailure {
  override readonly name = 'ApiTimeoutError'
  readonly code = 'timeout'
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

/** The status says success, the body does not: empty, not JSON, or an error in disguise. */
export class ApiBadResponseError extends AnsweredFailure {
  override readonly name = 'ApiBadResponseError'
  readonly code = 'bad-response'
  constructor(exchange: FailedExchange, response: Response, what: string, body: unknown) {
    super(exchange, response, ` with ${what}`, body)
  }
}

/** The platform reported an error in the middle of a stream; `body` is the event that did. */
export class ApiStreamError extends AnsweredFailure {
  override readonly name = 'ApiStreamError'
  readonly code = 'bad-response'
  constructor(exchange: FailedExchange, response: Response, event: unknown) {
    const reason = reasonIn(isObject(event) && isObject(event.error) ? event.error : event)
    super(exchange, response, `, then reported an error${reason ? `: ${reason}` : ''}`, event)
  }
}

const requestIdOf = ({ headers }: Response) =>
  headers.get('x-request-id') ?? headers.get('request-id') ?? headers.get('cf-ray') ?? undefined

const LONGEST_REASON = 300

/** The platform's `message` is a sentence or a list of them; a body without one may be a sentence itself. */
function reasonIn(body: unknown): string | undefined {
  const said = isObject(body) ? (body.message ?? body.error) : body
  const text = Array.isArray(said) ? said.join('; ') : said
  return typeof text === 'string' ? text.trim().slice(0, LONGEST_REASON) : undefined
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
