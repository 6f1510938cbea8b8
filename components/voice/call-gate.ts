import { callGateCopy } from '@/content/call-gate'
import type { CallGateSetting } from '@/lib/config/call-gate'
import { VoiceError, type VisitorText, type VoiceErrorCode } from '@/lib/voice/react'

export interface TokenSourcePorts {
  fetch: typeof fetch
  /** The answer to the gate's challenge. */
  solveChallenge: (siteKey: string) => Promise<string>
}

const fail = (code: VoiceErrorCode, visitorText: VisitorText, message: string, more: object = {}) =>
  new VoiceError({ code, stage: 'web-call-creation', message, visitorText, ...more })

/** Asks the call gate for the token of each call. It rejects with a `VoiceError` whose text a visitor can read. */
export function createTokenSource(
  { url, turnstileSiteKey }: CallGateSetting,
  { fetch, solveChallenge }: TokenSourcePorts,
): () => Promise<string> {
  return async () => {
    let response: Response
    try {
      const challenge = turnstileSiteKey && (await solveChallenge(turnstileSiteKey))
      response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(challenge ? { challenge } : {}),
        credentials: 'omit',
      })
    } catch (cause) {
      throw fail(
        'network',
        callGateCopy.unreachable,
        'The call gate was not reached, or its challenge was not solved.',
        { retryable: true, cause },
      )
    }
    const { status } = response
    // The budget of the visitor, the hour or the day is spent.
    if (status === 429)
      throw fail('payment-required', callGateCopy.budget, 'The call gate’s budget is spent.', { status })
    if (status >= 500)
      throw fail('server', callGateCopy.unreachable, `The call gate answered ${status}.`, {
        status,
        retryable: true,
      })
    const token = response.ok ? await tokenOf(response) : undefined
    if (!token)
      throw fail('forbidden', callGateCopy.refused, `The call gate answered ${status} without a token.`, {
        status,
      })
    return token
  }
}

async function tokenOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined
  return typeof token === 'string' && token !== '' ? token : undefined
}
