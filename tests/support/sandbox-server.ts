import { serve, type LocalServer } from '@/scripts/local/serve'
import { createSandbox } from '@/scripts/sandbox/server'
import { SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'

/** A sandbox that listens on this machine, under `url`. */
export function serveSandbox(
  options: Partial<Parameters<typeof createSandbox>[0]> = {},
): Promise<LocalServer> {
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY, ...options })
  return serve(async (request, response) => {
    if (!(await sandbox.handle(request, response))) response.end('the site')
  })
}

/** Sends JSON as a page does that has the public key. */
export const postJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SANDBOX_PUBLIC_KEY}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    ...init,
  })
