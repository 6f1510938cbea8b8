import path from 'node:path'
import { runProgram } from './run-program'

/**
 * Packs the library into a folder, as `npm pack` gives it to a newcomer; returns the file. `npm test` has built
 * dist/package before; a test that is run on its own builds it.
 */
export function packLibrary(folder: string): string {
  if (process.env.PACKAGE_BUILT !== '1') npm('run', '--silent', 'build:package')
  const printed = npm('pack', '--silent', './dist/package', '--pack-destination', folder)
  return path.join(folder, printed.trim().split('\n').at(-1) ?? '')
}

const npm = (...args: string[]): string => runProgram(process.cwd(), 'npm', ...args)
