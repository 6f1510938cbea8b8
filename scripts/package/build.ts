/**
 * `npm run build:package`, by the release workflow, by tests, and by anyone who tries the package in another project: the
 * libraries as an npm package in dist/package, ready for `npm pack ./dist/package`.
 */
import '../local/closed-output'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig } from 'tsdown'
import { copyGuides } from './guides'
import { integrityOf } from './integrity'
import { licencesOf } from './licences'

const FOLDER = 'dist/package'

/**
 * What the package exports, and the module behind each. `.` is `./voice` under the name of the official SDK's entry;
 * `dist/` has the official SDK's files that apps import.
 */
const ENTRIES = {
  voice: 'lib/voice/index.ts',
  'voice/client': 'lib/voice/headless.ts',
  'voice/react': 'lib/voice/react/index.ts',
  'voice/testing': 'lib/voice/testing/index.ts',
  api: 'lib/api/index.ts',
  webhooks: 'lib/api/webhooks/index.ts',
  'dist/api': 'lib/api/schema-names.generated.ts',
  'dist/vapi': 'scripts/package/vapi.ts',
}

/** For users' tests only. It bundles its validation libraries, so that the package does not depend on them. */
const TEST_ENTRIES = { 'api/testing': 'lib/api/testing/index.ts' }

const LIBRARY: InlineConfig = {
  outDir: FOLDER,
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  platform: 'neutral',
  target: 'es2022',
  // `.js` and `.cjs`, so that resolvers without `exports` find `callwright/voice` as a file.
  fixedExtension: false,
  outputOptions: { exports: 'named' },
  config: false,
  logLevel: 'warn',
}
await build({ ...LIBRARY, entry: ENTRIES })
// Its types name none of those libraries, so they are built apart, without them.
await build({
  ...LIBRARY,
  entry: TEST_ENTRIES,
  clean: false,
  dts: { emitDtsOnly: true },
  sourcemap: false,
  deps: { neverBundle: [/^ajv/, /^openapi-sampler/] },
})
await build({
  ...LIBRARY,
  entry: TEST_ENTRIES,
  clean: false,
  dts: false,
  platform: 'node',
  minify: true,
  sourcemap: false,
  deps: { alwaysBundle: [/./], onlyBundle: false },
})
await writeFile(path.join(FOLDER, 'api/LICENSES.txt'), licencesOf(['ajv', 'openapi-sampler']))
// For pages without a bundler: everything in one file, the media library included.
for (const [format, entry] of [
  ['iife', 'scripts/package/browser.ts'],
  ['esm', 'lib/voice/index.ts'],
] as const)
  await build({
    entry: { vapi: entry },
    outDir: path.join(FOLDER, 'browser'),
    format,
    platform: 'browser',
    target: 'es2022',
    minify: true,
    dts: false,
    clean: false,
    deps: { alwaysBundle: [/./], onlyBundle: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    outputOptions: { codeSplitting: false, entryFileNames: format === 'iife' ? 'vapi.js' : 'vapi.mjs' },
    config: false,
    logLevel: 'warn',
  })
await writeFile(
  path.join(FOLDER, 'browser/vapi.d.mts'),
  `export * from '../voice.js'\nexport { default } from '../voice.js'\n`,
)
// For the script tag of a page that loads the file from another host.
const integrity = Object.fromEntries(
  await Promise.all(
    ['vapi.js', 'vapi.mjs'].map(async (file) => [
      file,
      integrityOf(await readFile(path.join(FOLDER, 'browser', file))),
    ]),
  ),
) as Record<string, string>
await writeFile(path.join(FOLDER, 'browser/integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
await writeFile(path.join(FOLDER, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
await copyFile('LICENSE', path.join(FOLDER, 'LICENSE'))
await copyFile('CHANGELOG.md', path.join(FOLDER, 'CHANGELOG.md'))
await copyFile('docs/package.md', path.join(FOLDER, 'README.md'))
await copyGuides(FOLDER)
console.log(`The package is in ${FOLDER}.`)

/** The package's manifest: the libraries and what they need, nothing of the site. */
async function manifest(): Promise<object> {
  const { name, version, license, author, homepage, bugs, repository, dependencies } = JSON.parse(
    await readFile('package.json', 'utf8'),
  ) as Record<string, string> & { dependencies: Record<string, string> }
  const exportOf = (file: string) => ({
    import: { types: `./${file}.d.ts`, default: `./${file}.js` },
    require: { types: `./${file}.d.cts`, default: `./${file}.cjs` },
  })
  return {
    name,
    version,
    description: "A voice-call client that replaces @vapi-ai/web, and a typed client of the platform's API.",
    keywords: ['vapi', 'voice', 'voice-agent', 'voice-ai', 'webrtc', 'daily', 'react', 'openapi', 'webhooks'],
    license,
    author,
    homepage,
    bugs,
    repository,
    type: 'module',
    // A bundler must keep this script, which sets `window.Vapi`. It may drop every other module that is not used.
    sideEffects: ['./browser/vapi.js'],
    // For resolvers that do not read `exports`.
    main: './voice.cjs',
    module: './voice.js',
    types: './voice.d.ts',
    unpkg: './browser/vapi.js',
    jsdelivr: './browser/vapi.js',
    exports: {
      '.': exportOf('voice'),
      ...Object.fromEntries(
        Object.keys({ ...ENTRIES, ...TEST_ENTRIES }).map((entry) => [`./${entry}`, exportOf(entry)]),
      ),
      './dist/api.js': exportOf('dist/api'),
      './dist/vapi.js': exportOf('dist/vapi'),
      './browser/*': './browser/*',
      './package.json': './package.json',
    },
    files: [
      '*.js',
      '*.cjs',
      '*.ts',
      '*.cts',
      '*.map',
      'voice',
      'api',
      'dist',
      'browser',
      'docs',
      'AGENTS.md',
      'CHANGELOG.md',
    ],
    // The media library installs on Node 22.14 and newer; older versions only warn, except under a strict setting.
    engines: { node: '>=22.14' },
    dependencies: {
      '@daily-co/daily-js': dependencies['@daily-co/daily-js'],
      'eventsource-parser': dependencies['eventsource-parser'],
      'openapi-fetch': dependencies['openapi-fetch'],
    },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
    publishConfig: { access: 'public' },
  }
}
