import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { fakeMicrophone, quietChromium } from '../../tests/support/chromium-flags'
import { ensureChromium } from '../check/ensure-browser'
import { serve } from '../local/serve'
import type { CallSettings, RecordedCall } from './call-page'

const LIMIT_MS = 240_000

async function bundlePage(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { page: path.resolve('scripts/live-check/call-page.ts') },
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    alias: { '@': process.cwd() },
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  })
  return new Map(outputFiles.map((file) => [file.path, file.text]))
}

/** Makes one call in a browser of its own, with a microphone that plays a recording, and records what comes. */
export async function recordCall(settings: CallSettings): Promise<RecordedCall> {
  const scripts = await bundlePage()
  const page = '<!doctype html><title>Live check</title><script type="module" src="/page.js"></script>'
  const server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const script = scripts.get(pathname)
    response.writeHead(200, { 'content-type': script === undefined ? 'text/html' : 'text/javascript' })
    response.end(script ?? page)
  }, 'localhost')
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
