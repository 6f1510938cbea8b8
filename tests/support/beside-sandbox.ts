import { request as ask, type RequestListener } from 'node:http'
import { pipeline } from 'node:stream'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { SANDBOX_MOUNT_PATH } from '@/scripts/sandbox/settings'

/**
 * Serves pages of a test, and on the same address the sandbox of the site at `siteUrl`.
 *
 * A sandbox in the process of the test would read its scenarios and the API's specification while the first call waits
 * for an answer. On a busy machine, that takes longer than a call waits.
 */
export const serveBesideSandbox = (
  siteUrl: string | undefined,
  pages: RequestListener,
): Promise<LocalServer> =>
  serve((request, response) => {
    const { url = '/', method, headers } = request
    if (!url.startsWith(`${SANDBOX_MOUNT_PATH}/`)) return pages(request, response)
    const passed = ask(`${siteUrl}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      // The sandbox plays faults, so either side may break off; then the other one does, too.
      pipeline(answer, response, () => {})
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
