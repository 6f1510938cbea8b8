import { createHmac, type BinaryToTextEncoding } from 'node:crypto'
import type { HmacPlan } from '@/lib/api/webhooks'

export const WEBHOOK_URL = 'https://example.test/messages'
export const WEBHOOK_SECRET = 'a secret of some length'
export const WEBHOOK_PLAN = { secretKey: WEBHOOK_SECRET, algorithm: 'sha256' } satisfies HmacPlan

/** Signed with Node's own HMAC, apart from the code that is tested. */
export const signatureOf = (
  payload: string | Buffer,
  {
    algorithm = 'sha256',
    secret = WEBHOOK_SECRET as string | Buffer,
    encoding = 'hex' as BinaryToTextEncoding,
  } = {},
) => createHmac(algorithm, secret).update(payload).digest(encoding)

interface SignedOptions {
  /** Unix time in milliseconds. Default: now. */
  atMs?: number | undefined
  headers?: Record<string, string> | undefined
  url?: string | undefined
}

/** A request as the platform's default HMAC plan makes it. */
export function signedRequest(
  message: unknown,
  { atMs = Date.now(), headers = {}, url }: SignedOptions = {},
) {
  const body = typeof message === 'string' ? message : JSON.stringify({ message })
  const timestamp = String(Math.floor(atMs / 1000))
  return new Request(url ?? WEBHOOK_URL, {
    method: 'POST',
    headers: { 'x-timestamp': timestamp, 'x-signature': signatureOf(`${timestamp}.${body}`), ...headers },
    body,
  })
}
