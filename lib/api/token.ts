/** A shorter token is not redacted, because unrelated words would contain it. The platform's tokens are longer. */
const MIN_TOKEN_LENGTH = 6
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/**
 * The value of the `Authorization` header.
 *
 * @throws TypeError for a token that no header can carry, without repeating it. The error of the runtime itself
 * would repeat it.
 */
export function authorization(token: string): string {
  if (typeof token !== 'string' || !VISIBLE_ASCII.test(token)) {
    throw new TypeError('The token is missing or holds characters that a header cannot carry.')
  }
  return `Bearer ${token}`
}

/** The same text, with `[token]` for the token. */
export const redact = (text: string, token: string): string =>
  token.length < MIN_TOKEN_LENGTH ? text : text.replaceAll(token, '[token]')

/** The same error, or a redacted copy if its message, stack, fields or causes contain the token. */
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
