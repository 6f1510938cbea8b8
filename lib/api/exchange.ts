import { within, type Limits } from './deadline'
import {
  ApiBadResponseError,
  ApiError,
  ApiFailure,
  ApiNetworkError,
  isRecord,
  type FailedExchange,
} from './errors'
import { redact, redactError } from './token'

/** The part of `fetch` that the client uses: it is called with one `Request`. */
export type Fetch = (request: Request) => Promise<Response>

/** Reads the body of a 2xx answer. The token is redacted in errors. */
export type Reader = (response: Response, request: Request, token: string) => Promise<unknown>

export interface ExchangeOptions extends Limits {
  token: string
  fetch?: Fetch | undefined
  /** Default: `readJson`, for which an empty body is an error. */
  read?: Reader | undefined
}

export interface Answer {
  data: unknown
  response: Response
}

/** Sends one request once. Resolves on 2xx only; rejects with an ApiFailure. */
export async function exchange(request: Request, options: ExchangeOptions): Promise<Answer> {
  const { fetch: send = (it) => fetch(it), token, read = readJson } = options
  let hasBegun = false
  try {
    return await within(describeRequest(request), options, async (signal) => {
      const response = await send(new Request(request, { signal }))
      hasBegun = true
      if (!response.ok) {
        throw new ApiError(describeRequest(request), response, bodyForError(await response.text(), token))
      }
      return { response, data: await read(response, request, token) }
    })
  } catch (thrown) {
    throw failureOf(thrown, request, token, hasBegun)
  }
}

export const readJson: Reader = async (response, request, token) => {
  const text = await response.text()
  const data = parsed(text)
  const problem = bodyProblem(data, text)
  if (problem)
    throw new ApiBadResponseError(describeRequest(request), response, problem, bodyForError(text, token))
  return data
}

/** The body of an error, without the token: parsed if it is JSON, undefined if it is empty. */
function bodyForError(text: string, token: string): unknown {
  const safe = redact(text, token)
  return parsed(safe) ?? (safe || undefined)
}

/** Why a body is not the result of an operation; undefined if it may be. */
function bodyProblem(data: unknown, text: string): string | undefined {
  if (data === undefined) return text.trim() ? 'a body that is not JSON' : 'an empty body'
  if (!isRecord(data) || 'id' in data) return undefined
  // A result may have an error among other fields, as that of a tool's test run.
  const isBare = Object.keys(data).every((name) => /^(error|message)$/.test(name))
  const isError = Number(data.statusCode) >= 400 || (isBare && typeof data.error === 'string')
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

export function describeRequest({ method, url }: Request): FailedExchange {
  const { pathname: path, host } = new URL(url)
  return { method, path, host }
}

/** The ApiFailure for anything that an exchange throws. The token is redacted. */
export const failureOf = (thrown: unknown, request: Request, token: string, hasBegun: boolean): ApiFailure =>
  thrown instanceof ApiFailure
    ? thrown
    : new ApiNetworkError(describeRequest(request), redactError(thrown, token), hasBegun)
