import type { ChildProcess } from 'node:child_process'
import spawn from 'cross-spawn'

/**
 * Runs a program as a person would, in a folder, and returns what it prints; where it fails, that is in the error.
 * Not execFile: on Windows npm is a script of the shell.
 */
export function runProgram(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawn.sync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

/** Ends a program, and waits until it has ended: jest's worker cannot exit before. */
export const endProgram = (child: ChildProcess): Promise<void> =>
  new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    child.kill()
  })
