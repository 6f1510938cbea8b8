import { ApiFailure, type CreateWebCallBody, type CreateWebChatBody } from '../../api'
import { createVoiceError, type NewVoiceError } from '../error-messages'
import { toJson } from '../session/outbox'
import { thrownText } from '../values'
import { VoiceError, type CallStage, type VoiceErrorCode } from '../errors'

/** The key, or a function that fetches a token. */
export type TokenSource = string | (() => Promise<string>)

const WEB_CALL_STAGE = 'web-call-creation'

const CODE_OF_STATUS: Record<number, VoiceErrorCode> = {
  400: 'bad-request',
  401: 'unauthorized',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  422: 'bad-request',
  429: 'rate-limited',
}

/** Errors in the stage `live` belong to an answer of a chat. The chat continues, so they are not fatal. */
const failure = (options: NewVoiceError) => createVoiceError({ fatal: options.stage !== 'live', ...options })

/** Converts an error of the API client. A `TypeError` of the client is about a setting: the key, or the address. */
export function toWebCallError(cause: unknown, stage: CallStage = WEB_CALL_STAGE): VoiceError {
  if (cause instanceof VoiceError) return cause
  if (!(cause instanceof ApiFailure))
    return failure({ code: cause instanceof TypeError ? 'not-configured' : 'internal', stage, cause })
  // Only a failure that is an answer of the platform has a status.
  const { code, message, status = 0 }: ApiFailure & { status?: number } = cause
  const ofStatus = CODE_OF_STATUS[status] ?? (status >= 500 ? 'server' : 'refused')
  const ours = code === 'api-error' ? ofStatus : code
  return failure({ code: ours, stage, message, cause, status: status || undefined })
}

/** Throws if the body is not JSON. Without this check, the client's `TypeError` would look like a wrong setting. */
export const checkBody = (body: CreateWebCallBody | CreateWebChatBody) =>
  toJson(body, 'the assistant, its overrides or the metadata')

/** Whether a key or a token is a text that is not empty. An app in JavaScript may pass anything. */
export const isToken = (token: unknown): token is string => typeof token === 'string' && token.trim() !== ''

/** The key or the fetched token, trimmed. Throws `not-configured` if there is none. */
export async function readToken(token: TokenSource, stage: CallStage = WEB_CALL_STAGE): Promise<string> {
  const read: unknown = typeof token === 'function' ? await fetchToken(token, stage) : token
  if (!isToken(read)) throw failure({ code: 'not-configured', stage })
  return read.trim()
}

/** Whether a server was not reached: `fetch` fails with a `TypeError` then. ofetch has it as a cause, axios a code. */
const isUnreached = (thrown: unknown) =>
  Object(thrown).code === 'ERR_NETWORK' ||
  [thrown, Object(thrown).cause].some((error) => Object(error).name === 'TypeError')

async function fetchToken(getToken: () => Promise<string>, stage: CallStage): Promise<unknown> {
  try {
    return await getToken()
  } catch (cause) {
    if (cause instanceof VoiceError) throw cause
    const code = isUnreached(cause) ? 'network' : 'token-failed'
    const message = `getToken failed: ${thrownText(cause)}`
    throw failure({ code, stage, message, cause })
  }
}
