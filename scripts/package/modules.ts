import { build } from 'esbuild'
import { ENTRIES, PACKAGE_FOLDER } from './entries'

/** The modules of the package: one for each export, what they share in chunks, packages left to the user. */
export async function buildModules(): Promise<void> {
  const entryPoints = Object.entries(ENTRIES).map(([name, file]) => ({ in: file, out: name.slice(2) }))
  await build({
    entryPoints,
    outdir: PACKAGE_FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
  })
}
