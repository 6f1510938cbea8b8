import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.gallery.'))
  .map((name) => path.join('app', name))

/** `@scope/name/part` is `@scope/name`. */
const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

it('A build needs no package that `NODE_ENV=production npm ci` leaves out', async () => {
  const { metafile } = await build({
    entryPoints: [...routes, 'scripts/postbuild.ts', 'next.config.mjs'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    loader: { '.woff2': 'empty', '.css': 'empty' },
    logLevel: 'error',
  })
  const packages = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: specifier }) => external && !specifier.startsWith('node:'))
    .map(({ path: specifier }) => packageName(specifier))
  expect(packages).toContain('subset-font')
  // `@next/env` is a part of `next`.
  expect([...new Set(packages)].filter((name) => !dependencies[name] && name !== '@next/env')).toEqual([])
})
