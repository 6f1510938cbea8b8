/**
 * The steps `node-22` and `node-24` of `npm run test:all`: the unit tests and a build on another version of Node, which
 * the npm registry has as a package. In CI a job for each version does the same.
 */
import path from 'node:path'
import spawn from 'cross-spawn'

const version = process.argv[2] ?? ''
const platform = process.platform === 'win32' ? 'win' : process.platform
const packageName = `node-${platform}-${process.arch}@${version}`

const run = (...command: string[]) => {
  const { status } = spawn.sync('npm', ['exec', '--yes', `--package=${packageName}`, '--', ...command], {
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error(`“${command.join(' ')}” failed on Node ${version}.`)
    process.exit(status ?? 1)
  }
}

const bin = (name: string) => path.join('node_modules', name)
run('node', '--version')
run('node', bin('jest/bin/jest.js'), '--selectProjects', 'node', 'dom')
run('node', bin('next/dist/bin/next'), 'build')
