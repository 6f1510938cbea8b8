import { readFileSync } from 'node:fs'
import { build, transform, type BuildResult } from 'esbuild'

/** The browsers of the site's own build. */
const TARGET = ['chrome120', 'firefox121', 'safari17']

async function stylesheet(path: string): Promise<string> {
  const { code } = await transform(readFileSync(path, 'utf8'), {
    loader: 'css',
    minify: true,
    target: TARGET,
  })
  return JSON.stringify(code.trim())
}

/** Name of the one file that a page loads; everything else is fetched by it, from beside it. */
export const ENTRY = 'voice-consultant.js'

/** Bundles `<voice-consultant>`. With `write: false` the files are only in the result. */
export async function bundleEmbed(
  outdir: string,
  { write = true } = {},
): Promise<BuildResult<{ metafile: true }>> {
  return build({
    entryPoints: { 'voice-consultant': 'components/voice/embed/element.ts' },
    outdir,
    write,
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    minify: true,
    target: TARGET,
    jsx: 'automatic',
    chunkNames: 'voice-consultant-[hash]',
    legalComments: 'none',
    logLevel: 'warning',
    // The embed is told everything by its attributes: nothing of this site's settings is in it.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      global: 'globalThis',
      EMBED_BUTTON_CSS: await stylesheet('components/voice/embed/button.css'),
      EMBED_PANEL_CSS: await stylesheet('components/voice/consultant/panel.css'),
    },
  })
}
