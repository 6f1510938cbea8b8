import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LocalServer } from '@/scripts/local/serve'
import { startSite } from '@/scripts/local/site-server'

const OUT = path.resolve('out')

/** The site with a script that runs before any other of the page, as a file of the site's own. */
export async function startSiteWith(script: string): Promise<LocalServer> {
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
