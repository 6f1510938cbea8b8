/**
 * Run by the release workflow after a merge to main, never by hand: says whether this version is to be published, as an
 * output of the workflow's job (`version=1.2.0`, or `version=` where the registry has it already). It stops where
 * package.json lacks a field of its owner.
 */
import { readFile } from 'node:fs/promises'
import spawn from 'cross-spawn'
import { missingBeforeRelease } from './publishable'

const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, string>
const { name, version } = manifest
const missing = missingBeforeRelease(manifest)
if (missing) {
  console.error(missing)
  process.exit(1)
}

const published = spawn.sync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' })
// `npm view` is empty for a missing version, and fails with E404 for a package that was never published.
if (published.status !== 0 && !published.stderr.includes('E404')) throw new Error(published.stderr)
console.log(`version=${published.stdout.trim() === version ? '' : version}`)
