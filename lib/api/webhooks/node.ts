import type { ServerMessageHandler } from './handler'

/** The part of Node's `IncomingMessage` that is used. The requests of Express have it too. */
interface NodeRequest {
  method?: string | undefined
  url?: string | undefined
  /** The path before a router removed its prefix. */
  originalUrl?: string | undefined
  headers: Record<string, string | string[] | undefined>
  socket: object
  readableEnded: boolean
  iterator(options: { destroyOnReturn: boolean }): AsyncIterableIterator<Uint8Array>
}

/** The part of Node's `ServerResponse` that is used. */
interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown
  end(body: string): unknown
}

/**
 * The same handler for `http.createServer`, Express or another framework on Node. Mount it where no body
 * parser runs before it: a signature covers the bytes as they were sent.
 */
export function toNodeListener(handler: ServerMessageHandler) {
  return async (incoming: NodeRequest, outgoing: NodeResponse): Promise<void> => {
    const request = requestOf(incoming)
    const response = request ? await handler(request) : new Response(null, { status: 400 })
    const headers = Object.fromEntries(response.headers)
    // Closes the connection instead of receiving the rest of a body.
    if (!incoming.readableEnded) headers.connection = 'close'
    outgoing.writeHead(response.status, headers)
    outgoing.end(await response.text())
  }
}

/** Undefined if the method, host and path are no valid request: a sender must not cause an exception. */
function requestOf(incoming: NodeRequest): Request | undefined {
  const { method = 'GET', headers, socket } = incoming
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    // HTTP/2 has its method and path among the headers.
    if (value !== undefined && !name.startsWith(':')) sent.set(name, String(value))
  }
  const init: RequestInit & { duplex: 'half' } = { method, headers: sent, duplex: 'half' }
  if (method !== 'GET' && method !== 'HEAD') init.body = bodyOf(incoming)
  const protocol = 'encrypted' in socket ? 'https' : 'http'
  const host = headers.host ?? headers[':authority'] ?? 'localhost'
  try {
    return new Request(`${protocol}://${String(host)}${incoming.originalUrl ?? incoming.url ?? ''}`, init)
  } catch {
    return undefined
  }
}

function bodyOf(incoming: NodeRequest): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream({
    async pull(controller) {
      if (incoming.readableEnded)
        return controller.error(
          new TypeError('The body has been read already. Mount the listener before body parsers.'),
        )
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}
