const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/**
 * The header that carries a token. Refuses, without repeating it, a token no header can carry: the platform
 * of the caller would put it into its own error message.
 */
export function authorization(token: string): { Authorization: string } {
  if (!VISIBLE_ASCII.test(token)) {
    throw new TypeError('The token is empty or holds characters that a header cannot carry.')
  }
  return { Authorization: `Bearer ${token}` }
}

/** The same text without the token, wherever a server or a library repeats it. */
export const redact = (text: string, token: string): string => text.replaceAll(token, '[token]')
