import { within, type Limits } from './deadline'
import {
  ApiBadResponseError,
  ApiError,
  ApiFailure,
  ApiNetworkError,
  isRecord,
  type FailedExchange,
} from './errors'
import type { ApiRequest, Fetch, FetchResponse } from './fetch'
import { describeRequest } from './request'
import { isSetUpError } from './set-up-error'
import { redact, redactError } from './token'

/** Reads the body of a 2xx answer. The token is redacted in errors. */
export type Reader = (response: FetchResponse, request: ApiRequest, token: string) => Promise<unknown>

/** How one request is sent, and its answer read. */
export interface Sending {
  token: string
  fetch?: Fetch | undefined
  read: Reader
  signal?: AbortSignal | undefined
}

export interface ExchangeOptions extends Sending, Limits {}

export interface Answer {
  data: unknown
  response: FetchResponse
}

/**
 * As `sendOnce`, within the limits. The given `fetch` may fail with anything: rejects with an ApiFailure, or with a TypeError if
 * the request or that `fetch` cannot work.
 */
export const exchange = async (request: ApiRequest, options: ExchangeOptions): Promise<Answer> =>
  within(describeRequest(request), options, (signal) => sendOnce(request, { ...options, signal }, failureOf))

/** Sends one request once. Resolves on 2xx only; rejects with what `toFailure` makes of an error. */
export async function sendOnce(
  request: ApiRequest,
  options: Sending & { signal: AbortSignal },
  toFailure: typeof failureOf,
): Promise<Answer> {
  const { fetch: send = (url, init) => fetch(url, init), token, read, signal } = options
  let state = 'not-sent' as ExchangeState
  try {
    const sent = send(request.url, { ...request.init, signal })
    state = 'sent'
    const response = await sent
    state = 'answered'
    if (!response.ok) {
      // If the connection is lost before the end of the body, the error still has the status.
      const text = await response.text().catch(() => '')
      throw new ApiError(describeRequest(request), response, bodyForError(text, token))
    }
    return { response, data: await read(response, request, token) }
  } catch (thrown) {
    throw toFailure(thrown, request, token, state)
  }
}

/** Reads a JSON body. An empty one is an error. */
export const readJson: Reader = async (response, request, token) =>
  jsonIn(await response.text(), response, request, token)

/** The value of a JSON body. Throws an ApiBadResponseError for a text that is no result of an operation. */
export function jsonIn(text: string, response: FetchResponse, request: ApiRequest, token: string): unknown {
  const data = parsed(text)
  const problem = bodyProblem(data, text)
  if (problem) throw badResponse(describeRequest(request), response, problem, text, token)
  return data
}

/** A 2xx answer whose body is not what was asked for. The token is redacted. */
export const badResponse = (
  exchange: FailedExchange,
  response: FetchResponse,
  problem: string,
  text: string,
  token: string,
) => new ApiBadResponseError(exchange, response, problem, bodyForError(text, token))

/** The body of an error, without the token: parsed if it is JSON, undefined if it is empty. */
function bodyForError(text: string, token: string): unknown {
  const safe = redact(text, token)
  return parsed(safe) ?? (safe || undefined)
}

/** Fields of which an answer consists that says nothing but that something went wrong. */
const ERROR_FIELDS =
  /^(errors?|message|detail|code|name|type|status(Code)?|success|path|timestamp|request_?id)$/i

/** Why a body is not the result of an operation; undefined if it may be. */
function bodyProblem(data: unknown, text: string): string | undefined {
  if (data === undefined) return text.trim() ? 'a body that is not JSON' : 'an empty body'
  if (!isRecord(data) || 'id' in data) return undefined
  // A result may have an error among other fields, as that of a tool's test run.
  const isBare = Object.keys(data).every((name) => ERROR_FIELDS.test(name))
  const isError = Number(data.statusCode) >= 400 || (isBare && Boolean(data.error ?? data.errors))
  return isError ? 'an error as its body' : undefined
}

/** The value of a JSON text; undefined, which is no JSON value, if the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type ExchangeState = 'not-sent' | 'sent' | 'answered'

/** The error for anything that a given `fetch` throws. The token is redacted. */
export function failureOf(thrown: unknown, request: ApiRequest, token: string, state: ExchangeState): Error {
  if (thrown instanceof ApiFailure) return thrown
  const exchange = describeRequest(request)
  const cause = redactError(thrown, token)
  if (state !== 'not-sent' && !isSetUpError(thrown))
    return new ApiNetworkError(exchange, cause, state === 'answered')
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new TypeError(`${exchange.method} ${exchange.path} could not be sent: ${reason}`, { cause })
}
