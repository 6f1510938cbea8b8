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
  /** The original bytes, if a host such as Firebase has read them. */
  rawBody?: unknown
  /** Bytes or a text after `express.raw()` or `express.text()`; another parser's object cannot be verified. */
  body?: unknown
  iterator(options: { destroyOnReturn: boolean }): AsyncIterableIterator<Uint8Array>
}

/** The part of Node's `ServerResponse` that is used. */
interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown
  write(piece: Uint8Array): unknown
  end(): unknown
}

/**
 * The same handler for `http.createServer`, Express or another framework on Node. A signature covers the bytes of the body, so
 * mount the listener before JSON parsers. If another parser runs before it, the listener needs the original bytes from
 * `rawBody` (Firebase and others), `express.raw()` or `express.text()`.
 */
export function toNodeListener(handler: ServerMessageHandler) {
  return async (incoming: NodeRequest, outgoing: NodeResponse): Promise<void> => {
    const request = requestOf(incoming)
    const response = request ? await handler(request) : new Response(null, { status: 400 })
    const headers = Object.fromEntries(response.headers)
    // Closes the connection instead of receiving the rest of a body.
    if (!incoming.readableEnded) headers.connection = 'close'
    outgoing.writeHead(response.status, headers)
    const reader = response.body?.getReader()
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read())
      outgoing.write(piece.value)
    outgoing.end()
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
  if (method !== 'GET' && method !== 'HEAD') init.body = sentBytes(incoming) ?? bodyOf(incoming)
  const protocol = 'encrypted' in socket ? 'https' : 'http'
  const host = headers.host ?? headers[':authority'] ?? 'localhost'
  try {
    return new Request(`${protocol}://${String(host)}${incoming.originalUrl ?? incoming.url ?? ''}`, init)
  } catch {
    return undefined
  }
}

/** The original bytes of a body that was already read; undefined if no field has them. */
function sentBytes({ rawBody, body }: NodeRequest): BodyInit | undefined {
  return [rawBody, body].find(
    (sent): sent is string | Uint8Array<ArrayBuffer> =>
      typeof sent === 'string' || sent instanceof Uint8Array,
  )
}

function bodyOf(incoming: NodeRequest): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream({
    async pull(controller) {
      if (incoming.readableEnded)
        return controller.error(
          new TypeError(
            'The body has been read already, and its bytes are gone. Mount the listener before body parsers.',
          ),
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
