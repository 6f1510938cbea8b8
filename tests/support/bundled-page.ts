import type { RequestListener } from 'node:http'
import { build } from 'esbuild'

interface BundledPage {
  title: string
  /** The page's module, in TSX; its imports are those of the project. */
  contents?: string
  /** Styles and elements of the page. */
  body?: string
  /** More modules, such as a worker, or the page's own: the source file by the name of the script. */
  modules?: Record<string, string>
  /** Packages that replace others. */
  alias?: Record<string, string>
  define?: Record<string, string>
}

/**
 * A page of a test's own, with parts of the site: answers with its scripts, as an app's bundler makes them, and with its
 * HTML at every other address. It is bundled when it is first asked for.
 */
export function bundledPage(page: BundledPage): RequestListener {
  let scripts: ReturnType<typeof bundle> | undefined
  return async (request, response) => {
    scripts ??= bundle(page)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const script = (await scripts).get(pathname)
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (pathname.endsWith('.js')) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end(htmlOf(page))
  }
}

async function bundle({
  contents,
  modules = {},
  alias = {},
  define,
}: BundledPage): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    ...(contents !== undefined && {
      stdin: { contents, resolveDir: process.cwd(), loader: 'tsx', sourcefile: 'page.tsx' },
    }),
    entryPoints: modules,
    entryNames: '[name]',
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      global: 'globalThis',
      ...define,
    },
  })
  return new Map(outputFiles.map(({ path, text }) => [path.replace('/stdin.js', '/page.js'), text]))
}

const htmlOf = ({ title, body = '' }: BundledPage) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">` +
  `<body><script type="module" src="/page.js"></script>${body}`
