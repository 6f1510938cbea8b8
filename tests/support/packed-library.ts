import path from 'node:path'
import spawn from 'cross-spawn'

/**
 * Packs the library into a folder, as `npm pack` gives it to a newcomer; returns the file. `npm test` has built
 * dist/package before; a test that is run on its own builds it.
 */
export function packLibrary(folder: string): string {
  if (process.env.PACKAGE_BUILT !== '1') npm('run', '--silent', 'build:package')
  const printed = npm('pack', '--silent', './dist/package', '--pack-destination', folder)
  return path.join(folder, printed.trim().split('\n').at(-1) ?? '')
}

function npm(...args: string[]): string {
  // Not execFile: on Windows npm is a script of the shell.
  const { status, stdout, stderr } = spawn.sync('npm', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}
