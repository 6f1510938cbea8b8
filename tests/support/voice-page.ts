import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { serveBesideSandbox } from './beside-sandbox'
import { DAILY_VERSIONS, type DailyVersion } from './daily-page'

/** The media library at the wanted end of the supported range. */
const mediaLibrary = (version: DailyVersion): Plugin => ({
  name: 'media-library',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@daily-co\/daily-js$/ }, ({ resolveDir, kind, pluginData }) =>
      pluginData === 'resolved'
        ? undefined
        : resolve(DAILY_VERSIONS[version], { resolveDir, kind, pluginData: 'resolved' }),
    )
  },
})

const bundles = new Map<DailyVersion, Promise<Map<string, string>>>()

/** The call library as an app's bundler makes it: an entry, and files loaded on demand. */
function bundle(version: DailyVersion): Promise<Map<string, string>> {
  const known = bundles.get(version)
  if (known) return known
  const made = build({
    entryPoints: {
      entry: path.resolve('tests/support/voice-entry.ts'),
      worker: path.resolve('tests/support/voice-worker.ts'),
    },
    outdir: '/voice',
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    alias: { '@': process.cwd() },
    plugins: [mediaLibrary(version)],
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  }).then(({ outputFiles }) => new Map(outputFiles.map((file) => [file.path, file.text])))
  bundles.set(version, made)
  return made
}

const html = (version: DailyVersion) =>
  `<!doctype html><meta charset="utf-8"><title>Call</title><link rel="icon" href="data:,">` +
  `<script type="module" src="/voice/entry.js?daily=${version}"></script><button>Click</button>`

/** A bare page with the call library and the sandbox, on an address of its own. */
export async function serveVoicePage(siteUrl: string | undefined, version: DailyVersion) {
  return serveBesideSandbox(siteUrl, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const script = (await bundle(version)).get(pathname)
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html(version))
    else response.writeHead(404).end()
  })
}
