import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Serves an exported site as a static host would: hashed assets for ever, pages revalidated, a real 404. */
export function staticSite(directory: string, basePath = ''): Handler {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}. Run \`npm run build\` (or \`npm start\`) first.`)

  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })

  return (request, response) => {
    const url = request.url ?? '/'
    if (basePath) {
      if (url === basePath || url.startsWith(`${basePath}?`)) {
        response.writeHead(308, { Location: `${basePath}/${url.slice(basePath.length)}` }).end()
        return
      }
      if (!url.startsWith(`${basePath}/`)) return notFound(directory, response)
      request.url = url.slice(basePath.length)
    }
    serve(request, response, () => notFound(directory, response))
  }
}

function notFound(directory: string, response: ServerResponse) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  createReadStream(path.join(directory, '404.html')).pipe(response)
}
