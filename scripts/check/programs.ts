import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import spawn from 'cross-spawn'

/** A program that a check starts, and where to look for it. */
export interface Program {
  /** Environment variable with the program's path. It has priority. */
  variable?: string
  /** Names on the PATH, without `.exe`. */
  names: readonly string[]
  /** Full paths outside of the PATH, as installers of macOS and Windows use them. */
  places?: readonly string[]
  /** Debian packages that bring it. */
  debianPackages: readonly string[]
}

const isWindows = process.platform === 'win32'
/** Debian's folder for servers, which is not in every user's PATH. */
const SYSTEM_FOLDERS = isWindows ? [] : ['/usr/local/bin', '/usr/bin', '/usr/sbin']

const programFiles = [
  process.env.PROGRAMFILES,
  process.env['PROGRAMFILES(X86)'],
  process.env.LOCALAPPDATA,
].filter((folder) => folder !== undefined)

export const CHROMIUM: Program = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programFiles.map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ],
  debianPackages: ['chromium'],
}

/** Chromium without a window: opens a page in a fifth to a third less of the processor's time. */
export const HEADLESS_SHELL: Program = {
  names: ['chromium-headless-shell'],
  debianPackages: ['chromium-headless-shell'],
}

export const FIREFOX: Program = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  places: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...programFiles.map((folder) => path.join(folder, 'Mozilla Firefox', 'firefox.exe')),
  ],
  debianPackages: ['firefox-esr'],
}

export const NGINX: Program = {
  names: ['nginx'],
  debianPackages: ['nginx', 'libnginx-mod-http-brotli-static'],
}
export const APACHE: Program = { names: ['apache2'], debianPackages: ['apache2'] }
export const CADDY: Program = { names: ['caddy'], debianPackages: ['caddy'] }

export const WEBKIT_DRIVER: Program = {
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
  debianPackages: ['webkit2gtk-driver'],
}
/** A screen in memory. */
export const XVFB: Program = { variable: 'XVFB_PATH', names: ['Xvfb'], debianPackages: ['xvfb'] }

/** Path of an installed program, or undefined. */
export function findProgram({ variable, names, places = [] }: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS]
  const candidates = [
    variable ? process.env[variable] : undefined,
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, isWindows ? `${name}.exe` : name))),
    ...places,
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

/** Runs a program to its end. True if it succeeds. */
export const succeeds = (program: string, args: readonly string[], env = process.env): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('close', (status) => resolve(status === 0))
  })

/**
 * Installs what is missing with apt-get (Debian, as root), and says what it could not install. Installs one program after
 * another, because only one apt-get can run at a time.
 */
export async function installMissing(programs: readonly Program[]): Promise<void> {
  const missing = [...new Set(programs)].filter((program) => !findProgram(program))
  if (missing.length === 0) return
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    const packages = missing.flatMap(({ debianPackages }) => debianPackages).join(' ')
    console.log(`Not installed, since only root on Debian can: ${packages}. Install these programs yourself.`)
    return
  }
  // RUNLEVEL prevents an installed server from starting its service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await succeeds('apt-get', ['update', '-qq'], env)
  for (const { debianPackages } of missing) {
    const names = debianPackages.join(' ')
    console.log(`Installing Debian's ${names}.`)
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages]
    if (!(await succeeds('apt-get', install, env))) console.log(`Could not install ${names}.`)
  }
}

/** Playwright's Chromium if it is installed, else that of the system. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return (process.env.CHROMIUM_PATH ? undefined : isExecutable(own) && own) || findProgram(CHROMIUM)
}

/** What runs the browser tests: the browser of `CHROMIUM_PATH`, else one without a window, else any Chromium. */
export const findTestBrowser = (): string | undefined =>
  (process.env.CHROMIUM_PATH ? undefined : findProgram(HEADLESS_SHELL)) ?? findChromium()
