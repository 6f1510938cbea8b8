import { ApiError, assistants, createClientFor, type ClientOptions } from '../../lib/api'

/**
 * Whether a key is a private one. Both kinds are UUIDs, so we ask the platform for something that only a private key may read.
 * Rejects with an ApiFailure if the platform cannot be asked.
 */
export async function isPrivateKey(
  key: string,
  options: Omit<ClientOptions, 'token'> = {},
): Promise<boolean> {
  const client = createClientFor({ assistants }, { retries: 0, timeoutMs: 10_000, ...options, token: key })
  try {
    await client.assistants.list({ limit: 1 })
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return false
    throw error
  }
}
