/** A request was refused: it does not come from the platform, or is not what the platform sends. */
export class RefusedMessageError extends Error {
  override readonly name = 'RefusedMessageError'
  readonly code = 'refused'
  constructor(
    /** The status of the answer. */
    readonly status: 400 | 401 | 405 | 413,
    reason: string,
  ) {
    super(reason)
  }
}

/** A handler was still running when the platform stopped waiting for its answer. */
export class HandlerTimeoutError extends Error {
  override readonly name = 'HandlerTimeoutError'
  readonly code = 'handler-timeout'
  constructor(
    /** The type of the message. */
    readonly type: string,
    limitMs: number,
  ) {
    super(`${type} took more than ${limitMs} ms.`)
  }
}
