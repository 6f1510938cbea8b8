import { within, type Limits } from './deadline'
import {
  ApiBadResponseError,
  ApiError,
  ApiFailure,
  ApiNetworkError,
  isObject,
  type FailedExchange,
} from './errors'
import { redact, redactError } from './token'

/** What the client needs of a fetch: it is called with one `Request` that carries everything. */
export type Fetch = (request: Request) => Promise<Response>

/** Takes the body of a good answer. The token is what its errors must not repeat. */
export type Reader = (response: Response, request: Request, token: string) => Promise<unknown>

export interface ExchangeOptions extends Limits {
  token: string
  fetch?: Fetch | undefined
  /** Default: JSON that must be there. */
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
    return await within(describe(request), options, async (signal) => {
      const response = await send(new Request(request, { signal }))
      hasBegun = true
      if (!response.ok) {
        throw new ApiError(describe(request), response, bodyForError(await response.text(), token))
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
  const wrong = whatIsWrongWith(data, text)
  if (wrong) throw new ApiBadResponseError(describe(request), response, wrong, bodyForError(text, token))
  return data
}

/** The body of an error: parsed where it is JSON, undefined where it is empty, and without the token. */
function bodyForError(text: string, token: string): unknown {
  const safe = redact(text, token)
  return parsed(safe) ?? (safe || undefined)
}

function whatIsWrongWith(data: unknown, text: string): string | undefined {
  if (data === undefined) return text.trim() ? 'a body that is not JSON' : 'an empty body'
  if (!isObject(data) || 'id' in data) return undefined
  // An answer may have an error among other fields, as that of a tool's test run.
  const isBare = Object.keys(data).every((name) => /^(error|message)$/.test(name))
  const isError = Number(data.statusCode) >= 400 || (isBare && typeof data.error === 'string')
  return isError ? 'an error as its body' : undefined
}

/** JSON is never `undefined`, so undefined says that the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function describe({ method, url }: Request): FailedExchange {
  const { pathname: path, host } = new URL(url)
  return { method, path, host }
}

/** Whatever was thrown on the way, as the failure it means. No failure repeats the token. */
export const failureOf = (thrown: unknown, request: Request, token: string, hasBegun: boolean): ApiFailure =>
  thrown instanceof ApiFailure
    ? thrown
    : new ApiNetworkError(describe(request), redactError(thrown, token), hasBegun)
