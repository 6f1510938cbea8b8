import type { components } from '../schema.generated'
import { bytesOfBase64, bytesOfHex, hmacKey } from './keys'
import { headerOf, unauthorized, type Verify } from './verify'

/** The plan as the platform stores it with a webhook credential. */
export type HmacPlan = Omit<components['schemas']['HMACAuthenticationPlan'], 'type'> & {
  type?: 'hmac'
  /**
   * The value of `{url}`: `server.url` as the platform has it. Default: that of the request,
   * which a proxy may have changed and a sender can choose.
   */
  url?: string | undefined
}

const HASHES: ReadonlyMap<string, string> = new Map([
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha512', 'SHA-512'],
])

/** A message whose timestamp is further away, in the past or the future, is refused. */
export const TOLERANCE_MS = 300_000

/**
 * For messages signed by a webhook credential with an HMAC plan, in every form that a plan can have.
 *
 * @throws TypeError for a secret or an algorithm that cannot be used, and for a format that leaves its timestamp unsigned
 * @example
 * ```ts
 * import { verifyHmac } from 'callwright/webhooks'
 *
 * export const verify = verifyHmac({
 *   secretKey: process.env.WEBHOOK_SECRET ?? '',
 *   algorithm: 'sha256',
 *   signatureHeader: 'x-signature',
 *   timestampHeader: 'x-timestamp',
 * })
 * ```
 */
export function verifyHmac(plan: HmacPlan): Verify {
  const { signatureHeader = 'x-signature', timestampHeader = 'x-timestamp', signaturePrefix = '' } = plan
  const { includeTimestamp = true, messageIdHeader = 'svix-id' } = plan
  const format = plan.payloadFormat ?? (includeTimestamp ? '{timestamp}.{body}' : '{body}')
  const isDated = includeTimestamp || format.includes('{timestamp}')
  const hasId = plan.messageIdHeader || format.includes('{svix-id}')
  const decode = plan.signatureEncoding === 'base64' ? bytesOfBase64 : bytesOfHex
  const hash = HASHES.get(plan.algorithm)
  if (!hash)
    throw new TypeError(`The algorithm "${plan.algorithm}" is none of ${[...HASHES.keys()].join(', ')}.`)
  // A sender could give an old message a new timestamp that is not signed, and it would never be too old.
  if (includeTimestamp && !format.includes('{timestamp}'))
    throw new TypeError('payloadFormat must contain {timestamp}, or includeTimestamp must be false.')
  const key = hmacKey(plan.secretKey, hash, plan.secretIsBase64)

  return async (request, body, nowMs) => {
    const signatures = headerOf(request, signatureHeader)
    const timestamp = isDated ? headerOf(request, timestampHeader) : ''
    const id = hasId ? headerOf(request, messageIdHeader) : ''
    // The age of a text that is no date is NaN, for which every comparison is false.
    if (isDated && !(Math.abs(nowMs - timeOf(timestamp)) <= TOLERANCE_MS))
      throw unauthorized(timestampHeader, 'more than five minutes away')
    const { method, url } = request
    const values = { timestamp, method, url: plan.url ?? url, 'svix-id': id, body: await body() }
    const payload = await signedPayload(format, values)
    // While a secret is being replaced, the header may have one signature for each, separated by a space.
    const given = signatures.startsWith(signaturePrefix) ? signatures.slice(signaturePrefix.length) : ''
    for (const text of given.split(` ${signaturePrefix}`)) {
      const signature = decode(text)
      if (signature && (await crypto.subtle.verify('HMAC', await key(), signature, payload)))
        return [isDated ? `${signature}` : '', id].filter(Boolean)
    }
    throw unauthorized(signatureHeader, 'wrong')
  }
}

/** The plan's format, each of its names replaced once. */
function signedPayload(format: string, values: Record<string, BlobPart>): Promise<ArrayBuffer> {
  const parts = format.split(/\{(timestamp|body|method|url|svix-id)\}/)
  return new Blob(parts.map((part, index) => (index % 2 ? (values[part] ?? '') : part))).arrayBuffer()
}

/** Unix time in seconds or milliseconds, or a date as text; in milliseconds. */
const timeOf = (timestamp: string): number =>
  Number(timestamp) * (timestamp.length > 11 ? 1 : 1000) || Date.parse(timestamp)
