import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { loadScenarios } from './scenario/load'

export interface Bundle {
  get(): Promise<{ code: string; etag: string }>
}

const ENTRY = path.resolve('scripts/sandbox/call-machine/index.ts')

/** The scenarios as data inside the call machine: no request is needed to learn what to play. */
const scenarioData: Plugin = {
  name: 'sandbox-scenarios',
  setup(context) {
    context.onResolve({ filter: /^sandbox:scenarios$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'sandbox',
    }))
    context.onLoad({ filter: /.*/, namespace: 'sandbox' }, () => ({
      contents: JSON.stringify(loadScenarios()),
      loader: 'json',
    }))
  },
}

/** The settings of the site that the consultant mentions, written into the script. */
const siteSettings = () =>
  Object.fromEntries(
    ['DISCOVERY_CALL_URL', 'DEEP_DIVE_URL', 'PHONE', 'WHATSAPP_URL'].map((name) => [
      `process.env.NEXT_PUBLIC_${name}`,
      JSON.stringify(process.env[`NEXT_PUBLIC_${name}`] ?? ''),
    ]),
  )

/** Bundles one of the sandbox's scripts for the browser. */
export async function buildScript(entry: string, format: 'iife' | 'esm'): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format,
    target: ['es2022'],
    minify: true,
    legalComments: 'none',
    define: siteSettings(),
    plugins: [scenarioData],
  })
  const [file] = result.outputFiles
  if (!file) throw new Error(`${entry} was built into nothing.`)
  return file.text
}

/** The call machine as one classic script, which the media library evaluates or appends. */
export const buildCallMachine = (): Promise<string> => buildScript(ENTRY, 'iife')

async function fresh() {
  const code = await buildCallMachine()
  return { code, etag: `"${createHash('sha256').update(code).digest('hex').slice(0, 16)}"` }
}

/** The built call machines, by the settings that they contain. All servers of a process share them. */
const built = new Map<string, ReturnType<typeof fresh>>()

/** Builds on first use; with `watch`, again on each request. */
export function createBundle({ watch }: { watch: boolean }): Bundle {
  return {
    get() {
      const settings = JSON.stringify(siteSettings())
      const known = built.get(settings)
      if (known && !watch) return known
      const made = fresh()
      built.set(settings, made)
      // A failed build must not be remembered.
      made.catch(() => built.delete(settings))
      return made
    },
  }
}
