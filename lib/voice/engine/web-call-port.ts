import { ApiFailure, createWebCall } from '../../api'
import type { ApiError, CreateWebCallBody, Fetch } from '../../api'
import { AbortedError, VoiceError } from '../errors'
import type { VoiceErrorCode } from '../errors'

export interface WebCallPortOptions {
  token: string
  baseUrl?: string | undefined
  fetch?: Fetch | undefined
  timeoutMs: number
}

const STAGE = 'web-call-creation'

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

function codeOf(failure: ApiFailure): VoiceErrorCode {
  switch (failure.code) {
    case 'api-error': {
      const { status } = failure as ApiError
      return CODE_OF_STATUS[status] ?? (status >= 500 ? 'server' : 'refused')
    }
    case 'aborted':
      return 'aborted'
    default:
      return failure.code
  }
}

/** The API client's failure as the library's error, with the status and the platform's words in `cause`. */
export function toWebCallError(thrown: unknown): VoiceError {
  if (!(thrown instanceof ApiFailure))
    return new VoiceError({
      code: 'internal',
      stage: STAGE,
      message: 'The web call could not be asked for.',
      cause: thrown,
    })
  const code = codeOf(thrown)
  if (code === 'aborted') return new AbortedError(STAGE, thrown)
  const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : undefined
  return new VoiceError({
    code,
    stage: STAGE,
    message: thrown.message,
    cause: thrown,
    ...(status === undefined ? {} : { status }),
  })
}

/** The session's way to create a web call. Each instance has its own token; nothing is shared. */
export const webCallPort =
  (options: WebCallPortOptions, body: CreateWebCallBody) =>
  async (signal: AbortSignal): Promise<unknown> => {
    try {
      return await createWebCall({ ...options, body, signal })
    } catch (thrown) {
      throw toWebCallError(thrown)
    }
  }
