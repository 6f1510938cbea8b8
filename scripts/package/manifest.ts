import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENTRIES, PACKAGE_FOLDER } from './entries'

interface Manifest {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
}

/** The package's own manifest: the library and what it needs, nothing of the site around it. */
export async function writeManifest(types: Record<string, string>): Promise<void> {
  const { name, version, license, dependencies } = JSON.parse(
    await readFile('package.json', 'utf8'),
  ) as Manifest
  const exports = Object.fromEntries(
    Object.keys(ENTRIES).map((entry) => [entry, { types: types[entry], default: `${entry}.js` }]),
  )
  const manifest = {
    name,
    version,
    license,
    description: "A voice-call client library and a typed client for the voice platform's management API.",
    type: 'module',
    sideEffects: false,
    exports,
    engines: { node: '>=20' },
    dependencies: {
      '@daily-co/daily-js': dependencies['@daily-co/daily-js'],
      'openapi-fetch': dependencies['openapi-fetch'],
    },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  }
  await writeFile(join(PACKAGE_FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
