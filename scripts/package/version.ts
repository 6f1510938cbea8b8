/**
 * Run by the release workflow, never by hand: applies the changesets, which sets the version and writes CHANGELOG.md, and
 * carries the version on to what names it: the lockfile, the guides, and the example projects.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import spawn from 'cross-spawn'

/** As changesets write it: `1.2.3`, or `1.2.3-beta.4`. */
const VERSION = String.raw`\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?`

/** Replaces the version of the package in a text: `NAME-1.2.3.tgz`, `NAME@1.2.3`, `"NAME": "1.2.3"`. */
const withVersion = (text: string, { name, version }: { name: string; version: string }): string =>
  text.replace(
    new RegExp(`\\b(${name}(?:[-@]|": "))${VERSION}`, 'g'),
    (_, before: string) => before + version,
  )

const { status } = spawn.sync('npx', ['changeset', 'version'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const { name, version } = JSON.parse(await readFile('package.json', 'utf8')) as {
  name: string
  version: string
}

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  version: string
  packages: Record<string, { version?: string }>
}
lock.version = version
lock.packages[''] = { ...lock.packages[''], version }
await writeFile('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

const guides = (await readdir('docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file))
const examples = (await readdir('examples', { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map((entry) => path.join('examples', entry.name, 'package.json'))
  // Workers are files alone.
  .filter((file) => existsSync(file))
for (const file of ['README.md', 'examples/README.md', ...guides, ...examples]) {
  const text = await readFile(file, 'utf8')
  const next = withVersion(text, { name, version })
  if (next !== text) await writeFile(file, next)
}
