/** A shorter text is no token of the platform's, and is found in words that have nothing to do with it. */
const SHORTEST_TOKEN = 6
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/**
 * The value of the header that carries a token. Refuses, without repeating it, a token that no header can
 * carry: the caller's platform would put it into its own error message.
 */
export function authorization(token: string): string {
  if (typeof token !== 'string' || !VISIBLE_ASCII.test(token)) {
    throw new TypeError('The token is missing or holds characters that a header cannot carry.')
  }
  return `Bearer ${token}`
}

/** The same text without the token, wherever a server or a library repeats it. */
export const redact = (text: string, token: string): string =>
  token.length < SHORTEST_TOKEN ? text : text.replaceAll(token, '[token]')

/** The same JSON value without the token. */
export const redactJson = (value: unknown, token: string): unknown =>
  value === undefined ? undefined : JSON.parse(redact(JSON.stringify(value), token))

/** The same error, or a copy without the token where its message, its stack or an error behind it repeats it. */
export function redactError(error: unknown, token: string): unknown {
  if (!(error instanceof Error)) return redact(String(error), token)
  const { name, message, stack = '', cause } = error
  const fields = Object.entries(error).map(([key, value]): [string, unknown] => [
    key,
    redactInner(value, token),
  ])
  const errors: unknown = error instanceof AggregateError ? error.errors : undefined
  const copy = {
    ...Object.fromEntries(fields),
    name,
    message: redact(message, token),
    stack: redact(stack, token),
    ...(cause !== undefined && { cause: redactInner(cause, token) }),
    ...(Array.isArray(errors) && { errors: errors.map((inner) => redactInner(inner, token)) }),
  }
  const isSame =
    copy.message === message &&
    copy.stack === stack &&
    copy.cause === cause &&
    fields.every(([key, value]) => value === Reflect.get(error, key)) &&
    (copy.errors ?? []).every((inner, i) => inner === (errors as unknown[])[i])
  return isSame ? error : Object.assign(new Error(copy.message), copy)
}

const redactInner = (inner: unknown, token: string) =>
  inner instanceof Error || typeof inner === 'string' ? redactError(inner, token) : inner
