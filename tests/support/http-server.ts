import type { IncomingMessage, ServerResponse } from 'node:http'
import { serve, type LocalServer } from '@/scripts/local/serve'

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

export interface RecordingServer extends LocalServer {
  requests: SeenRequest[]
}

export type Handler = (request: SeenRequest, response: ServerResponse) => unknown

/** A real HTTP server on a free port of this machine that records what it was asked. */
export async function startServer(handler: Handler): Promise<RecordingServer> {
  const requests: SeenRequest[] = []
  const server = await serve((incoming, response) => {
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
  return { ...server, requests }
}

export function answerJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
