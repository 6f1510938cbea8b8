import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { quietChromium } from '../../tests/support/chromium-flags'
import { ensureChromium } from '../../scripts/check/ensure-browser'

// Without this flag, the browser refuses fifty page changes in a second or two.
const FLAGS = ['--headless=new', '--disable-ipc-flooding-protection', ...quietChromium]

export interface MeasuredBrowser {
  browser: Browser
  /** Port of the browser's debugging protocol, for Lighthouse. */
  port: number
  close: () => Promise<void>
}

/** Starts a browser that both Lighthouse and our measurements can control. `flags` are added. */
export async function launch(...flags: string[]): Promise<MeasuredBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const child = spawn(
    await ensureChromium(),
    // A blank page, because attaching to the browser's own first page sometimes never ends.
    [...FLAGS, ...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await debuggingPort(child)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch((error: unknown) => {
    child.kill()
    throw error
  })
  const close = async () => {
    await browser.close().catch(() => undefined)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    // The browser's other processes still write to the profile for a moment.
    rmSync(profile, { recursive: true, force: true, maxRetries: 30 })
  }
  return { browser, port, close }
}

function debuggingPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('exit', () => reject(new Error(`The browser ended: ${output}`)))
  })
}

/** A fresh page with a session of the debugging protocol; both are closed after use. */
export async function withPage<Result>(
  { browser }: MeasuredBrowser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  try {
    return await work(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}
