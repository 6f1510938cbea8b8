import { build } from 'esbuild'

interface BundledPage {
  title: string
  /** The page's module, in TSX; its imports are those of the project. */
  contents: string
  /** React's build. */
  mode: 'development' | 'production'
  /** Styles of the page. */
  css?: string
}

/** A page of a test's own, with parts of the site: its script, and the HTML that loads it from `/page.js`. */
export async function bundlePage({ title, contents, mode, css = '' }: BundledPage) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': `"${mode}"`, 'process.env': '{}', global: 'globalThis' },
  })
  return {
    script: outputFiles[0]?.contents,
    html: `<!doctype html><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"><style>${css}</style><body><script type="module" src="/page.js"></script>`,
  }
}
