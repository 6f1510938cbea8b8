const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/**
 * The value of the header that carries a token. Refuses, without repeating it, a token that no header can
 * carry: the caller's platform would put it into its own error message.
 */
export function authorization(token: string): string {
  if (!VISIBLE_ASCII.test(token)) {
    throw new TypeError('The token is empty or holds characters that a header cannot carry.')
  }
  return `Bearer ${token}`
}

/** The same text without the token, wherever a server or a library repeats it. */
export const redact = (text: string, token: string): string => text.replaceAll(token, '[token]')
