import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { freePort } from '../../../tests/support/free-port'
import { quietChromium } from '../../../tests/support/chromium-flags'
import { ensureChromium } from '../../check/ensure-browser'

export interface MeasuredBrowser {
  browser: Browser
  /** Port of the browser's debugging protocol, for Lighthouse. */
  port: number
  close: () => Promise<void>
}

/** Starts a browser that both Lighthouse and our measurements can control. `flags` are added. */
export async function launch(...flags: string[]): Promise<MeasuredBrowser> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      // Without this flag, the browser refuses fifty page changes in a second or two.
      '--disable-ipc-flooding-protection',
      ...quietChromium,
      ...flags,
      `--remote-debugging-port=${port}`,
    ],
  })
  return { browser, port, close: () => browser.close() }
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
