import type { OperationDescription } from './description'
import { Refusal } from './replies'

interface KeyOptions {
  privateKeys?: readonly string[]
  publicKeys?: readonly string[]
  rateLimit?: { requests: number; perMs: number }
  now?: () => Date
}

/** Who may ask what, and how often. */
export function createKeys({ privateKeys, publicKeys = [], rateLimit, now = () => new Date() }: KeyOptions) {
  let moments: number[] = []
  return {
    /** Throws a refusal for a token that may not call an operation, or not yet. */
    admit(operation: OperationDescription, authorization: string | null): void {
      if (operation.needsToken) checkToken(operation, authorization)
      if (rateLimit) checkRate(rateLimit)
    },
    reset: () => {
      moments = []
    },
  }

  function checkToken({ path }: OperationDescription, authorization: string | null): void {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
    if (token === undefined) throw new Refusal(401, 'Missing Authorization Header.')
    if (publicKeys.includes(token)) {
      if (path.split('/').includes('web')) return
      throw new Refusal(401, 'Invalid Key. This operation takes a private key, and this is a public one.')
    }
    if (privateKeys && !privateKeys.includes(token)) throw new Refusal(401, 'Invalid Key.')
  }

  function checkRate({ requests, perMs }: { requests: number; perMs: number }): void {
    const nowMs = now().getTime()
    moments = moments.filter((moment) => moment > nowMs - perMs)
    const [oldest = nowMs] = moments
    if (moments.length >= requests) {
      const seconds = Math.max(1, Math.ceil((oldest + perMs - nowMs) / 1000))
      throw new Refusal(429, 'Too many requests.', { 'retry-after': String(seconds) })
    }
    moments.push(nowMs)
  }
}
