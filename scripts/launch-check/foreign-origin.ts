/** An origin that no key of ours is limited to. */
const ELSEWHERE = 'https://elsewhere.example'
/** There is no such assistant, so no call is created and nothing is charged. */
const NO_ASSISTANT = '00000000-0000-4000-8000-000000000000'
const LIMIT_MS = 10_000

interface ForeignOriginOptions {
  /** Base URL of the platform's API. */
  baseUrl: string
  fetch: typeof fetch
}

/**
 * Whether a public key starts calls from pages of other origins. The platform checks the origin (401, 403) before it looks for
 * the assistant. Rejects if the platform cannot be asked.
 */
export async function worksFromAnotherOrigin(
  key: string,
  { baseUrl, fetch }: ForeignOriginOptions,
): Promise<boolean> {
  const { status } = await fetch(`${baseUrl}/call/web`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', origin: ELSEWHERE },
    body: JSON.stringify({ assistantId: NO_ASSISTANT }),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (status === 401 || status === 403) return false
  if (status === 429 || status >= 500) throw new Error(`The platform answered ${status}.`)
  return true
}
