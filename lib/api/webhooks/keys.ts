/**
 * The Web Crypto key of a secret. It is imported once, on first use, because Workers cannot do that before a request.
 *
 * @throws TypeError for a secret that is empty or, with `isBase64`, not base64
 */
export function hmacKey(secret: string, hash: string, isBase64 = false): () => Promise<CryptoKey> {
  const bytes = isBase64 ? bytesOfBase64(secret) : bytesOfText(secret)
  if (!bytes?.length) throw new TypeError('The secret is empty or not base64.')
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
