/** What the fake answers, before it is a `Response`. */
export interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** A request that is refused, in the shape of the platform's errors. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly status: number,
    readonly sentences: string | string[],
    readonly headers: Record<string, string> = {},
  ) {
    super([sentences].flat().join('; '))
  }
}

const NAMES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** The body of an error with this status. */
export const errorBody = (statusCode: number, message: string | string[] = nameOfStatus(statusCode)) => ({
  statusCode,
  message,
  error: nameOfStatus(statusCode),
})

const nameOfStatus = (status: number) => NAMES[status] ?? 'Error'

export const jsonReply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})

/** Whether the content type is JSON. If the platform expects JSON, it refuses bodies with another content type. */
export const isJson = (contentType: string | null): boolean => /^application\/json\b/i.test(contentType ?? '')
