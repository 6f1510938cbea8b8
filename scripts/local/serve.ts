import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  /** Without a slash at the end. */
  url: string
  close(): Promise<void>
}

/** Serves on a free port of this machine. Closing does not wait for connections that are kept alive. */
export async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<LocalServer> {
  const server = createServer(listener)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, host, listening)
  })
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
