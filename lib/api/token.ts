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

/** The same error, or one like it without the token where its message or stack repeats it. */
export function redactError(error: unknown, token: string): unknown {
  if (!(error instanceof Error)) return redact(String(error), token)
  const [message, stack] = [error.message, error.stack ?? ''].map((text) => redact(text, token))
  if (message === error.message && stack === (error.stack ?? '')) return error
  return Object.assign(new Error(message), { name: error.name, stack })
}
