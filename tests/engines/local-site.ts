import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { staticSite } from '@/scripts/local/static-site'
import { createSandbox } from '@/scripts/sandbox/server'
import { SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'

export interface LocalSite {
  url: string
  close(): Promise<void>
}

const OUT = path.resolve('out')

/** The exported site and the sandbox, as `npm start` serves them, on a free port. */
export async function startSite(folder = OUT): Promise<LocalSite> {
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

/** The same with a script that runs before any other of the page, as a file of the site's own. */
export async function startSiteWith(script: string): Promise<LocalSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(OUT, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const page = path.join(folder, 'index.html')
  writeFileSync(path.join(folder, 'first.js'), script)
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/first.js"></script>'))
  const site = await startSite(folder)
  return {
    url: site.url,
    close: async () => {
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
