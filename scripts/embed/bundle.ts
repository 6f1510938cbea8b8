import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions, type OutputFile } from 'esbuild'
import { browserTargets } from '@/lib/loading/inline-script'

/** Name of the file that a page loads. This file loads the others from the same folder. */
export const ENTRY = 'voice-consultant.js'

/** The header that the host must send with the files. Without it, a browser loads no modules of another origin. */
export const EMBED_HEADERS = { 'Access-Control-Allow-Origin': '*' }

/** The files of the embed, by name. */
export interface EmbedBundle {
  /** What a page loads before the visitor shows intent. */
  entry: OutputFile
  /** What loads after that: React, the panel, the call library, the media library. */
  rest: readonly OutputFile[]
  /** Source files in the entry. */
  entrySources: readonly string[]
}

/** Bundles `<voice-consultant>` in memory. Two builds, so that the first half shares no file with the second. */
export async function bundleEmbed(): Promise<EmbedBundle> {
  const options = await sharedOptions()
  const second = await build({
    ...options,
    entryPoints: { call: 'components/voice/embed/embed-call.tsx' },
    entryNames: 'voice-consultant-[hash]',
    chunkNames: 'voice-consultant-[hash]',
    splitting: true,
  })
  const [callName] = Object.entries(second.metafile.outputs).find(([, output]) => output.entryPoint) ?? []
  if (!callName) throw new Error('The second half of the embed was not built.')
  const first = await build({
    ...options,
    entryPoints: { 'voice-consultant': 'components/voice/embed/element.ts' },
    // Also runs as a plain script, because some site builders remove `type="module"`. Defines no names in the page.
    format: 'iife',
    define: { ...options.define, EMBED_CALL_FILE: JSON.stringify(`./${path.basename(callName)}`) },
  })
  const [entry] = first.outputFiles
  if (!entry) throw new Error('The first half of the embed was not built.')
  return { entry, rest: second.outputFiles, entrySources: Object.keys(first.metafile.inputs) }
}

async function sharedOptions() {
  return {
    outdir: 'dist/embed',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    minify: true,
    target: browserTargets,
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    // The embed is configured by its attributes: it contains none of this site's settings.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      global: 'globalThis',
      EMBED_BUTTON_CSS: await stylesheet('components/voice/embed/button.css'),
      EMBED_PANEL_CSS: await stylesheet('components/voice/panel/panel.css'),
    },
  } satisfies BuildOptions
}

async function stylesheet(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    outdir: 'dist/embed',
    write: false,
    bundle: true,
    minify: true,
    target: browserTargets,
  })
  return JSON.stringify(outputFiles[0]?.text.trim())
}

/** Bytes of the embed, min+gzip. */
interface EmbedWeight {
  /** The one script of the page. */
  beforeIntent: number
  /** Everything, once a call is made; without the media service's call machine. */
  whole: number
}

export function weighEmbed({ entry, rest }: EmbedBundle): EmbedWeight {
  const gzipped = ({ contents }: { contents: Uint8Array }) => gzipSync(contents, { level: 9 }).length
  const beforeIntent = gzipped(entry)
  return { beforeIntent, whole: rest.reduce((bytes, file) => bytes + gzipped(file), beforeIntent) }
}
