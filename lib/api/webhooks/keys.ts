/**
 * The Web Crypto key of a secret. It is imported once, on first use, because Workers cannot do that before a request.
 *
 * @throws TypeError for a secret that is no text, blank or, with `isBase64`, not base64
 */
export function hmacKey(secret: string, hash: string, isBase64 = false): () => Promise<CryptoKey> {
  // A variable that is not set, or an object of a secret store, must not become the text "undefined" or "[object Object]".
  if (typeof secret !== 'string')
    throw new TypeError(`The secret is no text, but ${secret === null ? 'null' : typeof secret}.`)
  const bytes = secret.trim() && (isBase64 ? bytesOfBase64(secret) : bytesOfText(secret))
  if (!bytes || bytes.length === 0) throw new TypeError('The secret is empty or not base64.')
  const parameters = { name: 'HMAC', hash }
  let key: Promise<CryptoKey> | undefined
  return () => (key ??= crypto.subtle.importKey('raw', bytes, parameters, false, ['sign', 'verify']))
}

export const bytesOfText = (text: string) => new TextEncoder().encode(text)

export const bytesOfHex = (text: string) =>
  Uint8Array.from(text.match(/..?/g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Undefined if the text is not base64. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
