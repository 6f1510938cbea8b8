import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { bundledPage } from '../../tests/support/bundled-page'
import { fakeMicrophone, quietChromium } from '../../tests/support/chromium-flags'
import { ensureChromium } from '../check/ensure-browser'
import { serve } from '../local/serve'
import type { CallSettings, RecordedCall } from './call-page'

const LIMIT_MS = 240_000

/** Makes one call in a new browser whose microphone plays a recording, and records the messages. */
export async function recordCall(settings: CallSettings): Promise<RecordedCall> {
  const page = bundledPage({
    title: 'Live check',
    modules: { page: 'scripts/live-check/call-page.ts' },
  })
  const server = await serve(page, 'localhost')
  const microphone = path.resolve('tests/support/microphone.wav')
  await readFile(microphone)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...quietChromium, ...fakeMicrophone(microphone)],
  })
  try {
    const opened = await browser.newPage()
    opened.setDefaultTimeout(LIMIT_MS)
    await opened.goto(server.url)
    await opened.waitForFunction(() => 'recordCall' in window)
    return await opened.evaluate((given) => window.recordCall(given), settings)
  } finally {
    await browser.close()
    await server.close()
  }
}
