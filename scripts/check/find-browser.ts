import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** A program that checks need, by its names, and Debian's package that brings it. */
export interface Program {
  /** Environment variable with the program's path; it wins. */
  variable: string
  names: readonly string[]
  debianPackage: string
}

const CHROMIUM: Program = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackage: 'chromium',
}

/** Path of an installed program, or undefined. */
export function findProgram({ variable, names }: Program): string | undefined {
  const candidates = [
    process.env[variable],
    ...(process.env.PATH ?? '')
      .split(path.delimiter)
      .flatMap((folder) => names.map((name) => path.join(folder, name))),
  ]
  return candidates.find((file) => file && isExecutable(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds a program, or installs Debian's package of it where that is possible. */
export function ensureProgram(program: Program): string {
  const found = findProgram(program)
  if (found) return found
  const { variable, debianPackage } = program
  try {
    console.log(`No ${debianPackage} found: installing the Debian package.`)
    const options = ['-y', '-qq']
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    execFileSync('apt-get', ['install', ...options, debianPackage], { stdio: 'ignore', env })
  } catch (cause) {
    throw new Error(`These tests need ${debianPackage}. Install it, or set ${variable} to its program.`, {
      cause,
    })
  }
  const installed = findProgram(program)
  if (!installed) throw new Error(`${debianPackage} was installed but is not on the PATH. Set ${variable}.`)
  return installed
}

export const findChromium = (): string | undefined => findProgram(CHROMIUM)
export const ensureChromium = (): string => ensureProgram(CHROMIUM)
