import type { components } from '../schema.generated'
import { bytesOfText, hmacKey } from './keys'
import { headerOf, unauthorized, type Verify } from './verify'

/**
 * For messages whose header is the secret of `server.secret`, as in older set-ups.
 *
 * @throws TypeError for an empty secret
 */
export const verifySecret = (secret: string, headerName = 'X-Vapi-Secret'): Verify =>
  verifyHeader(headerName, secret, (given) => given)

/** The plan as the platform stores it with a webhook credential. */
export type BearerPlan = Omit<components['schemas']['BearerAuthenticationPlan'], 'type'> & { type?: 'bearer' }

/**
 * For messages that carry the token of a webhook credential with a bearer plan.
 *
 * @throws TypeError for an empty token
 */
export function verifyBearer({ token, headerName, bearerPrefixEnabled = true }: BearerPlan): Verify {
  // The scheme is not case-sensitive; a header without it has no token.
  const tokenIn = (given: string) => (bearerPrefixEnabled ? (/^bearer +(.*)/i.exec(given)?.[1] ?? '') : given)
  return verifyHeader(headerName ?? 'Authorization', token, tokenIn)
}

function verifyHeader(name: string, secret: string, secretIn: (given: string) => string): Verify {
  const keyOfSecret = hmacKey(secret, 'SHA-256')
  return async (request) => {
    const given = secretIn(headerOf(request, name))
    // Compares signatures instead of texts, so that the time it takes reveals nothing about the secret.
    const key = await keyOfSecret()
    const expected = await crypto.subtle.sign('HMAC', key, bytesOfText(secret))
    if (!(await crypto.subtle.verify('HMAC', key, expected, bytesOfText(given))))
      throw unauthorized(name, 'wrong')
    return []
  }
}
