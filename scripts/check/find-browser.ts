import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of an installed Chromium, or undefined. `CHROMIUM_PATH` wins. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...(process.env.PATH ?? '')
      .split(path.delimiter)
      .flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
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

/** Finds Chromium, or installs Debian's where that is possible. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  try {
    console.log('No Chromium found: installing the Debian package.')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  } catch (cause) {
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its program.', {
      cause,
    })
  }
  const installed = findChromium()
  if (!installed) throw new Error('Chromium was installed but is not on the PATH. Set CHROMIUM_PATH.')
  return installed
}
