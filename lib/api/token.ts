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
  // Own fields, also those that are not listed, such as `cause`. Some errors inherit the first three.
  const names = new Set(['name', 'message', 'stack', ...Object.getOwnPropertyNames(error)])
  const fields = [...names].map((name): [name: string, value: unknown, safe: unknown] => {
    const value: unknown = Reflect.get(error, name)
    return [name, value, redactInner(value, token)]
  })
  if (fields.every(([, value, safe]) => value === safe)) return error
  return Object.assign(new Error(''), Object.fromEntries(fields.map(([name, , safe]) => [name, safe])))
}

function redactInner(inner: unknown, token: string): unknown {
  if (Array.isArray(inner)) {
    const safe = inner.map((each: unknown) => redactInner(each, token))
    return safe.every((each, index) => each === inner[index]) ? inner : safe
  }
  return inner instanceof Error || typeof inner === 'string' ? redactError(inner, token) : inner
}
