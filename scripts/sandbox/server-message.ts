import { createHmac } from 'node:crypto'
import { SANDBOX_SERVER_SECRET } from './settings'

/** How long the platform waits for an answer by default. */
const TIMEOUT_MS = 20_000

/**
 * Posts a server message, signed as in the default HMAC plan of the platform: `x-timestamp` has the time, and
 * `x-signature` the SHA-256 of `{timestamp}.{body}` with the secret of the sandbox. `x-vapi-secret` has the secret
 * itself, as in older set-ups with `server.secret`. Rejects if the server cannot be reached.
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
