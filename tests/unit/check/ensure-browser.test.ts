import { firstThatStarts, NOT_FOUND, startProblem } from '@/scripts/check/ensure-browser'

/** A machine: the browser that each way of installing leaves there, and what keeps each browser from starting. */
function machine(afterInstall: (string | undefined)[], broken: Record<string, string> = {}) {
  let browser: string | undefined
  let installed = 0
  return {
    search: {
      find: () => browser,
      whyNot: (program: string) => broken[program],
      installs: afterInstall.map((next) => () => {
        installed += 1
        browser = next ?? browser
        return Promise.resolve()
      }),
    },
    installed: () => installed,
    has: (program: string) => {
      browser = program
    },
  }
}

describe('The browser of the tests', () => {
  it('is the installed one, and nothing is installed', async () => {
    const { search, installed, has } = machine(['/playwright/chrome', '/usr/bin/chromium'])
    has('/usr/bin/google-chrome')
    await expect(firstThatStarts(search)).resolves.toBe('/usr/bin/google-chrome')
    expect(installed()).toBe(0)
  })

  it("is Playwright's where none is installed, and Debian's where that is not reached", async () => {
    await expect(firstThatStarts(machine(['/playwright/chrome']).search)).resolves.toBe('/playwright/chrome')
    await expect(firstThatStarts(machine([undefined, '/usr/bin/chromium']).search)).resolves.toBe(
      '/usr/bin/chromium',
    )
  })

  it('is none that cannot start: the next way of installing is tried', async () => {
    const { search } = machine(['/playwright/chrome', '/usr/bin/chromium'], { '/playwright/chrome': 'no' })
    await expect(firstThatStarts(search)).resolves.toBe('/usr/bin/chromium')
  })

  it('is missing without a network and without root, and a sentence says what to do', async () => {
    await expect(firstThatStarts(machine([undefined, undefined]).search)).rejects.toThrow(NOT_FOUND)
  })

  it('cannot start without root on a machine that lacks its libraries, and the sentence names the library', async () => {
    const printed =
      '/playwright/chrome: error while loading shared libraries: libnss3.so: cannot open shared object file\n'
    const { search } = machine(['/playwright/chrome', undefined], {
      '/playwright/chrome': startProblem('/playwright/chrome', printed),
    })
    await expect(firstThatStarts(search)).rejects.toThrow(
      '/playwright/chrome cannot start, because the system library libnss3.so is missing. ' +
        'Run this once as root: npx playwright install-deps chromium',
    )
  })

  it('reports the last line of what a browser printed that fails for another reason', () => {
    expect(startProblem('/usr/bin/chromium', 'first\nGLIBC_2.38 not found\n')).toBe(
      '/usr/bin/chromium cannot start: GLIBC_2.38 not found',
    )
  })
})
