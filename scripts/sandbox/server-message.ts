import { createHmac } from 'node:crypto'
import { SANDBOX_SERVER_SECRET } from './settings'

/** How long the platform waits for an answer by default. */
const TIMEOUT_MS = 20_000

/**
 * Posts a server message, signed as the platform's default HMAC plan does: `x-timestamp`, and in `x-signature` the
 * SHA-256 of `{timestamp}.{body}` with the sandbox's secret; and with the secret itself in `x-vapi-secret`, as with
 * `server.secret` of older set-ups. Rejects where the server cannot be reached.
 */
export async function postServerMessage(serverUrl: string, body: string): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', SANDBOX_SERVER_SECRET).update(`${timestamp}.${body}`).digest('hex')
  return fetch(serverUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature,
      'x-vapi-secret': SANDBOX_SERVER_SECRET,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
