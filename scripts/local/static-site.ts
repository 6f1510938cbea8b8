import { createReadStream, existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { headersForPath, type HeaderRule } from '../headers/header-rule'
import { parseHeadersFile } from '../headers/headers-file'
import { PAGE_HEADERS, REVALIDATE } from '../headers/site-headers'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves an exported site as a static host would: under the headers of its own `_headers` file, hashed
 * assets for ever, pages revalidated, a real 404.
 */
export function staticSite(directory: string, basePath = ''): Handler {
  if (!existsSync(path.join(directory, '_headers')))
    throw new Error(`There is no built site in ${directory}. Run \`npm run build\` (or \`npm start\`) first.`)

  const rules = parseHeadersFile(readFileSync(path.join(directory, '_headers'), 'utf8'))
  const setHeaders = (response: ServerResponse, pathname: string) =>
    writeHeaders(response, rules, basePath + pathname)
  const serve = sirv(directory, { etag: true, brotli: true, gzip: true, setHeaders })
  const notFound = (response: ServerResponse) => {
    setHeaders(response, '/404.html')
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    createReadStream(path.join(directory, '404.html')).pipe(response)
  }

  return (request, response) => {
    const url = request.url ?? '/'
    if (basePath) {
      if (url === basePath || url.startsWith(`${basePath}?`)) {
        response.writeHead(308, { Location: `${basePath}/${url.slice(basePath.length)}` }).end()
        return
      }
      if (!url.startsWith(`${basePath}/`)) return notFound(response)
      request.url = url.slice(basePath.length)
    }
    serve(request, response, () => notFound(response))
  }
}

function writeHeaders(response: ServerResponse, rules: readonly HeaderRule[], pathname: string) {
  const headers = { 'Cache-Control': REVALIDATE, ...headersForPath(rules, pathname) }
  const isPage = !/\.\w+$/.test(pathname) || pathname.endsWith('.html')
  for (const [name, value] of Object.entries(headers))
    if (isPage || !PAGE_HEADERS.has(name)) response.setHeader(name, value)
}
