import spawn from 'cross-spawn'
import {
  CHROMIUM,
  findChromium,
  findTestBrowser,
  HEADLESS_SHELL,
  installMissing,
  succeeds,
  type Program,
} from './programs'

/** There is no browser that starts. The message says what is missing and how to get it. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError'
}

/** What to do if no browser could be installed, for example without root. */
const NOT_FOUND =
  'The browser tests need Chromium or Chrome. None was found, and none could be installed. ' +
  'Install one, or set CHROMIUM_PATH to its program.'

/** A sentence about a browser that did not start, made of what it printed. */
function startProblem(program: string, printed: string): string {
  const library = /error while loading shared libraries: (\S+?):/.exec(printed)?.[1]
  return library
    ? `${program} cannot start, because the system library ${library} is missing. ` +
        'Run this once as root: npx playwright install-deps chromium'
    : `${program} cannot start: ${printed.trim().split('\n').at(-1) ?? ''}`
}

/** Asks the program for its version. Not on Windows, where that opens a window, nor on macOS, where no library can be missing. */
function whyItDoesNotStart(program: string): string | undefined {
  if (process.platform !== 'linux') return undefined
  const { status, stdout, stderr, error } = spawn.sync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? undefined : startProblem(program, error?.message ?? (stderr || stdout))
}

interface BrowserSearch {
  find: () => string | undefined
  /** The reason why a program does not start; undefined if it does. */
  whyNot: (program: string) => string | undefined
  /** Ways to install one, tried in turn until a browser starts. */
  installs: readonly (() => Promise<unknown>)[]
}

/** A browser that starts. @throws {@link NoBrowserError} */
async function firstThatStarts({ find, whyNot, installs }: BrowserSearch): Promise<string> {
  let problem = NOT_FOUND
  for (const install of [() => Promise.resolve(), ...installs]) {
    await install()
    const program = find()
    const reason = program ? whyNot(program) : NOT_FOUND
    if (program && !reason) return program
    problem = reason ?? NOT_FOUND
  }
  throw new NoBrowserError(problem)
}

const ensure = (find: () => string | undefined, debianProgram: Program): Promise<string> =>
  firstThatStarts({
    find,
    whyNot: whyItDoesNotStart,
    installs: [
      () => {
        console.log('No Chromium that starts: installing one with Playwright.')
        return succeeds('npx', ['playwright', 'install', 'chromium'])
      },
      // Debian's package also brings the system libraries that a browser of Playwright needs.
      () => installMissing([debianProgram]),
    ],
  })

/** As `findChromium`. If there is none, Playwright installs one. If its host cannot be reached, apt does. */
export const ensureChromium = (): Promise<string> => ensure(findChromium, CHROMIUM)

/** As `findTestBrowser`; a missing one is installed like that of `ensureChromium`. */
export const ensureTestBrowser = (): Promise<string> => ensure(findTestBrowser, HEADLESS_SHELL)
