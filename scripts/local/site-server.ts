import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { staticSite } from './static-site'
import { createSandbox } from '../sandbox/server'
import { SANDBOX_PUBLIC_KEY } from '../sandbox/settings'

export interface LocalSite {
  url: string
  close(): Promise<void>
}

/** The exported site and the sandbox, as `npm start` serves them, on a free port. */
export async function startSite(folder = path.resolve('out')): Promise<LocalSite> {
  const site = staticSite(folder)
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY, basePath: '' })
  const server = createServer(async (request, response) => {
    if (!(await sandbox.handle(request, response))) site(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
