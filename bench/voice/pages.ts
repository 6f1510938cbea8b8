import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { serve } from '../../scripts/local/serve'
import { createSandbox } from '../../scripts/sandbox/server'
import { SANDBOX_PUBLIC_KEY } from '../../scripts/sandbox/settings'

export type Contestant = 'ours' | 'peer' | 'media'

/** The code of each page: the same few lines around another library. */
const ENTRIES: Record<Contestant, string> = {
  ours: `import Vapi from './lib/voice'; window.Vapi = Vapi`,
  peer: `import Vapi from '@vapi-ai/web'; window.Vapi = Vapi.default ?? Vapi`,
  media: `import Daily from '@daily-co/daily-js'; window.Daily = Daily`,
}

/** As the manifest of our package says: a module of which nothing is used may be left out. */
const asPublished: Plugin = {
  name: 'as-published',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, resolveDir, importer, kind, pluginData }) => {
      if (pluginData === 'resolved' || importer.includes('node_modules')) return undefined
      const found = await resolve(path, { resolveDir, importer, kind, pluginData: 'resolved' })
      return { ...found, sideEffects: false }
    })
  },
}

/** Each library as an app's bundler makes it, by path. */
export async function buildPages(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const [name, contents] of Object.entries(ENTRIES)) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: process.cwd(), loader: 'ts', sourcefile: 'entry.ts' },
      outdir: `/${name}`,
      bundle: true,
      splitting: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      plugins: [asPublished],
      define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    })
    for (const file of outputFiles) files.set(file.path.replace('/stdin.js', '/entry.js'), file.contents)
  }
  return files
}

export const gzippedBytes = (file: Uint8Array): number => gzipSync(file, { level: 9 }).length

/** The pages and the sandbox on one address. Scripts may be cached, as on a real host. */
export async function servePages(files: Map<string, Uint8Array>) {
  const sandbox = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY })
  return serve(async (request, response) => {
    if (await sandbox.handle(request, response)) return
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const script = files.get(pathname)
    if (script) {
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' })
        .end(script)
    } else if (pathname.slice(1) in ENTRIES) {
      const html =
        `<!doctype html><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">` +
        `<script type="module" src="${pathname}/entry.js"></script>`
      response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    } else response.writeHead(404).end()
  })
}
