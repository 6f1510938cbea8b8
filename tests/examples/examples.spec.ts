import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import spawn from 'cross-spawn'
import { serve, type LocalServer } from '@/scripts/local/serve'
import { createSandbox } from '@/scripts/sandbox/server'
import { SANDBOX_PUBLIC_KEY, SANDBOX_SERVER_SECRET } from '@/scripts/sandbox/settings'
import { freePort } from '../support/free-port'
import { packLibrary } from '../support/packed-library'
import { runProgram } from '../support/run-program'
import { expect, test } from '../support/site-test'

/*
 * The example projects, as somebody outside uses them: a copy in an empty folder installs the packed library, builds,
 * and makes a call to the sandbox on another origin.
 */
interface Example {
  name: string
  /** Where the addresses of the sandbox stand. */
  settings: string
  /** The project's own server, as its `start` script names it. */
  server: string[]
  /** What the test calls it, where it is not the example as it is. */
  title?: string
  /** Changes the installed project. */
  edit?: (project: string) => void
}

const PLAIN_HTML: Example = { name: 'plain-html', settings: 'settings.js', server: ['sirv-cli/bin.js', '.'] }

const EXAMPLES: Example[] = [
  PLAIN_HTML,
  { ...PLAIN_HTML, title: 'plain-html, with the module in place of `window.Vapi`,', edit: importTheModule },
  { name: 'vite-react', settings: '.env', server: ['vite/bin/vite.js', 'preview', '--strictPort'] },
  { name: 'react-parts', settings: '.env', server: ['vite/bin/vite.js', 'preview', '--strictPort'] },
  { name: 'next-app', settings: '.env', server: ['next/dist/bin/next', 'start'] },
]

// One after another in one worker: the package is packed once, and each project installs and builds.
test.describe.configure({ mode: 'serial', timeout: 480_000 })

let folder: string
let tarball: string
let sandbox: LocalServer

test.beforeAll(async () => {
  // A variable of the environment goes before the settings file of an example, and the tests empty ours.
  for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name]
  folder = mkdtempSync(path.join(tmpdir(), 'examples-'))
  tarball = packLibrary(folder)
  const handler = createSandbox({ publicKey: SANDBOX_PUBLIC_KEY })
  sandbox = await serve(async (request, response) => {
    if (!(await handler.handle(request, response))) response.writeHead(404).end()
  })
})

test.afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

for (const { name, settings, server, title = name, edit } of EXAMPLES)
  test(`The example ${title} installs the package, builds, and makes a call`, async ({ page }) => {
    const project = path.join(folder, title.replaceAll(/\W+/g, '-'))
    cpSync(path.join('examples', name), project, { recursive: true, filter: isSource })
    const settingsFile = path.join(project, settings)
    writeFileSync(
      settingsFile,
      readFileSync(settingsFile, 'utf8').replaceAll('http://localhost:4175', sandbox.url),
    )
    runProgram(project, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball)
    runProgram(project, 'npm', 'run', 'build')
    edit?.(project)
    if (name === 'vite-react') runProgram(project, 'npm', 'test')

    const port = await freePort()
    const [program = '', ...args] = server
    const child = spawn(
      process.execPath,
      [path.join('node_modules', program), ...args, '--port', String(port)],
      {
        cwd: project,
        stdio: 'ignore',
      },
    )
    try {
      await untilAnswers(`http://localhost:${port}/`, child)
      await page.goto(`http://localhost:${port}/`)
      await page.getByRole('button', { name: 'Talk' }).click()
      await expect(page.getByRole('status')).toHaveText('The assistant is listening', { timeout: 30_000 })
      await expect(page.getByLabel('Transcript')).toContainText(/assistant:\s*\w+/, {
        timeout: 30_000,
      })
      await page.getByRole('button', { name: 'End call' }).click()
      await expect(page.getByRole('button', { name: 'Talk' })).toBeVisible()
      await expect(page.getByRole('status')).toHaveText(/Not in a call|The call has ended/)
      if (name === 'next-app') await expectAnswerToToolCall(`http://localhost:${port}/api/voice`)
    } finally {
      child.kill()
    }
  })

/** The page as its author would write it with `browser/vapi.mjs` of the package. */
function importTheModule(project: string): void {
  cpSync(path.join(project, 'node_modules/callwright/browser/vapi.mjs'), path.join(project, 'vapi.mjs'))
  const page = path.join(project, 'index.html')
  const text = readFileSync(page, 'utf8')
    .replace('<script src="vapi.js"></script>', '')
    .replace('<script>', `<script type="module">\nimport Vapi from './vapi.mjs'`)
  if (!text.includes('import Vapi') || text.includes('vapi.js')) throw new Error('The page has changed.')
  writeFileSync(page, text)
}

/** The route answers a tool call that carries the secret, and refuses one that does not. */
async function expectAnswerToToolCall(url: string): Promise<void> {
  const toolCall = { id: 'call-1', type: 'function', function: { name: 'free_slots', arguments: '{}' } }
  const body = JSON.stringify({ message: { type: 'tool-calls', toolCallList: [toolCall] } })
  const send = (headers: Record<string, string>) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

  expect((await send({})).status).toBe(401)
  const answer = await send({ 'x-vapi-secret': SANDBOX_SERVER_SECRET })
  expect(await answer.json()).toEqual({
    results: [{ toolCallId: 'call-1', name: 'free_slots', result: 'Tuesday at 10 is free.' }],
  })
}

const isSource = (file: string) => !/[\\/](node_modules|dist|\.next)([\\/]|$)/.test(file)

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) throw new Error('The server of the example has ended.')
        return fetch(url).then(
          ({ ok }) => ok,
          () => false,
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}
