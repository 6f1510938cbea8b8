import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SANDBOX_ASSISTANT_ID } from '@/scripts/sandbox/settings'

/** An agency's own `.env`: an account, services, a sub-path, and a telephone number. */
const OWN_SETTINGS = `
NEXT_PUBLIC_VOICE_PUBLIC_KEY=own-key
NEXT_PUBLIC_VOICE_ASSISTANT_ID=own-assistant
NEXT_PUBLIC_VOICE_API_URL=https://api.agency.example
NEXT_PUBLIC_VOICE_TOKEN_URL=https://gate.agency.example
NEXT_PUBLIC_SPLINE_SCENE_URL=https://scene.agency.example/a.splinecode
NEXT_PUBLIC_ERROR_DSN=https://key@errors.agency.example/1
NEXT_PUBLIC_LEAD_URL=https://leads.agency.example
NEXT_PUBLIC_ANALYTICS=plausible:agency.example
NEXT_PUBLIC_BASE_PATH=/own-path
NEXT_PUBLIC_PHONE=+49 30 1234 5678
`

/** The settings after some code has run in a folder with that `.env`. */
function settingsAfter(code: string): Record<string, string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-settings-'))
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_'))
  try {
    writeFileSync(path.join(folder, '.env'), OWN_SETTINGS)
    writeFileSync(
      path.join(folder, 'run.mts'),
      `${code}\nconsole.log('SETTINGS ' + JSON.stringify(process.env))`,
    )
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.resolve('node_modules/tsx/dist/cli.mjs'), 'run.mts'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...Object.fromEntries(clean),
          NODE_ENV: 'test',
          TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
        },
      },
    )
    const line = stdout.split('\n').find((each) => each.startsWith('SETTINGS '))
    if (!line) throw new Error(stderr)
    return JSON.parse(line.slice('SETTINGS '.length)) as Record<string, string>
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const from = (file: string) => JSON.stringify(path.resolve(file))

describe('With an account in `.env`', () => {
  it.each(['playwright.config.ts', 'jest.config.mjs'])(
    'no test of %s has it, a service, or a sub-path',
    (file) => {
      const settings = settingsAfter(`await import(${from(file)})`)
      expect(Object.values(settings).filter((value) => /own-|agency\.example/.test(value ?? ''))).toEqual([])
      // What is published is tested as it is.
      expect(settings.NEXT_PUBLIC_PHONE).toBe('+49 30 1234 5678')
    },
  )

  it('the browser tests do not start with a site that was built for it', () => {
    const withSite = (account: string) => () =>
      settingsAfter(
        "const { mkdirSync, writeFileSync } = await import('node:fs')\n" +
          "mkdirSync('out/_next/static/chunks', { recursive: true })\n" +
          `writeFileSync('out/_next/static/chunks/a.js', 'start("${account}")')\n` +
          `await import(${from('playwright.config.ts')})`,
      )
    expect(withSite('own-assistant')).toThrow('npm test -- build')
    expect(withSite(SANDBOX_ASSISTANT_ID)).not.toThrow()
  })

  it('`npm test` builds a site that calls the sandbox', () => {
    const settings = settingsAfter(
      `const { applyLocalSettings, ignoreServices } = await import(${from('scripts/local/settings.ts')})\n` +
        'ignoreServices()\napplyLocalSettings()',
    )
    expect(settings.NEXT_PUBLIC_VOICE_PUBLIC_KEY).toMatch(/^\w+/)
    expect(settings.NEXT_PUBLIC_VOICE_PUBLIC_KEY).not.toBe('own-key')
    expect(settings.NEXT_PUBLIC_VOICE_API_URL).toMatch(/^\//)
    expect(settings.NEXT_PUBLIC_VOICE_TOKEN_URL).toBe('')
  })
})
