/**
 * Run by the release workflow after a merge to main, never by hand: publishes dist/package with provenance and tags the
 * commit, unless the registry has this version already. `--check`, before the tests, only says whether package.json is
 * complete.
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
if (process.argv.includes('--check')) process.exit()

const run = (command: string, ...args: string[]) => {
  const { status } = spawn.sync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`)
}

const published = spawn.sync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' })
// `npm view` is empty for a missing version, and fails with E404 for a package that was never published.
if (published.status !== 0 && !published.stderr.includes('E404')) throw new Error(published.stderr)
if (published.stdout.trim() === version) console.log(`${name}@${version} is published already.`)
else {
  run('npm', 'run', 'build:package')
  run('npm', 'publish', './dist/package', '--provenance', '--access', 'public')
  run('npx', 'changeset', 'tag')
}
