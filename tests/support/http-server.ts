import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as a real server saw it. */
export interface SeenRequest {
  method: string
  /** Path as sent, still encoded, without the query. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  json: () => unknown
}

export interface LocalServer {
  url: string
  requests: SeenRequest[]
  close: () => Promise<void>
}

export type Handler = (request: SeenRequest, response: ServerResponse) => unknown

/** A real HTTP server on a free port of this machine that records what it was asked. */
export async function startServer(handler: Handler): Promise<LocalServer> {
  const requests: SeenRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://local')
      const body = Buffer.concat(chunks)
      const request: SeenRequest = {
        method: incoming.method ?? '',
        path: (incoming.url ?? '').split('?')[0] ?? '',
        query: url.searchParams,
        headers: incoming.headers,
        body,
        json: () => JSON.parse(body.toString('utf8')) as unknown,
      }
      requests.push(request)
      void handler(request, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export function answerJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
