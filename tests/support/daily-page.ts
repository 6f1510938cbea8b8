import { build } from 'esbuild'
import type { LocalServer } from '@/scripts/local/serve'
import { serveBesideSandbox } from './beside-sandbox'

/** Package names of the media library at both ends of the supported range. */
export const DAILY_VERSIONS = { '0.83.1': 'daily-js-0.83', '0.92.2': '@daily-co/daily-js' } as const
export type DailyVersion = keyof typeof DAILY_VERSIONS

/** The version that is shipped; `npm run test:all` tries the oldest supported one as well. */
export const TESTED_VERSIONS: readonly DailyVersion[] = process.env.TEST_ALL
  ? ['0.83.1', '0.92.2']
  : ['0.92.2']

const bundles = new Map<DailyVersion, Promise<string>>()

/** The media library as a script that puts `Daily` on the window. */
export function dailyScript(version: DailyVersion): Promise<string> {
  const known = bundles.get(version)
  if (known) return known
  const made = build({
    stdin: {
      contents: `import Daily from '${DAILY_VERSIONS[version]}'; window.Daily = Daily`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  }).then((result) => result.outputFiles[0]?.text ?? '')
  bundles.set(version, made)
  return made
}

/** A bare page with the real media library and the sandbox, on an address of its own. */
export const serveDailyPage = (siteUrl: string | undefined): Promise<LocalServer> =>
  serveBesideSandbox(siteUrl, async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const version = url.searchParams.get('daily') as DailyVersion | null
    if (url.pathname === '/daily.js' && version) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(await dailyScript(version))
    } else if (url.pathname === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><meta charset="utf-8"><title>Call</title><link rel="icon" href="data:,"><script src="/daily.js?daily=${version ?? '0.92.2'}"></script>`,
        )
    } else response.writeHead(404).end()
  })
