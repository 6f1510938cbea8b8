import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import spawn from 'cross-spawn'
import { freePort } from '@/tests/support/free-port'
import { findProgram, WEBKIT_DRIVER, XVFB, type Program } from '@/scripts/check/programs'
import { recordedProblems } from './problems-probe'
import type { Engine } from './engine'

const BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)
/** The key under which WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PIXELS = 1400

/** WebKit (GTK's port) over WebDriver, on a screen of its own. It has no microphone to give, and the page must carry the probe. */
export async function startWebKit(): Promise<Engine> {
  const driver = required(WEBKIT_DRIVER)
  const screen = required(XVFB)
  const started: ChildProcess[] = []
  const stopAll = () => started.forEach((child) => child.kill())
  try {
    const display = await startScreen(screen, started)
    const port = await freePort()
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
    started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
    return engineOf(await startSession(`http://127.0.0.1:${port}`), stopAll)
  } catch (error) {
    stopAll()
    throw error
  }
}

function required(program: Program): string {
  const found = findProgram(program)
  if (!found) throw new Error(`The WebKit tests need Debian's ${program.debianPackages.join(' ')}.`)
  return found
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>

async function startSession(driverUrl: string): Promise<Send> {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(driverUrl + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilReady(() => send('GET', '/status'))
  const binary = BROWSERS.find((file) => existsSync(file))
  if (!binary) throw new Error('WebKit’s MiniBrowser is not installed.')
  const capabilities = {
    alwaysMatch: {
      // GTK's port holds the load event back for three seconds where a page has an audio element, and
      // its driver hangs on "eager": we wait ourselves.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  }
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
}

function engineOf(send: Send, stopAll: () => void): Engine {
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  return {
    open: async (url) => {
      await evaluate('(window.left = true)')
      await send('POST', '/url', { url })
    },
    evaluate,
    click: async (selector) => {
      // The page scrolls smoothly; a click in the meantime would miss.
      const element = `document.querySelector(${JSON.stringify(selector)})`
      await evaluate(`${element}?.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      const found = (await send('POST', '/element', { using: 'css selector', value: selector })) as {
        [ELEMENT]: string
      }
      await send('POST', `/element/${found[ELEMENT]}/click`, {})
    },
    resize: async (width, height) => void (await send('POST', '/window/rect', { width, height })),
    problems: async () => (await evaluate(recordedProblems)) as string[],
    close: async () => {
      await send('DELETE', '').catch(() => undefined)
      stopAll()
    },
  }
}

/** A virtual screen; its number is its own choice, so that two runs do not meet. */
function startScreen(program: string, started: ChildProcess[]): Promise<string> {
  const child = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', `${PIXELS}x${PIXELS}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  started.push(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The virtual screen did not start.')))
    child.stdout?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`))
  })
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await ask().then(
      () => true,
      () => false,
    )
    if (answered) return
    await pause(50)
  }
  throw new Error('WebKit’s driver does not answer.')
}
