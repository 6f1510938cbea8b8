import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sirv from 'sirv'
import { serve } from '@/scripts/local/serve'
import { writeDemo } from '@/scripts/sandbox/demo/write-demo'
import { dailyLog, placeCall, platformMessages } from '@/tests/support/daily-call'
import { dailyScript } from '@/tests/support/daily-page'
import { expect, test as base } from '@playwright/test'

const BASE_PATH = '/site'

/** A static host that knows nothing of the sandbox, with a demo below a sub-path. */
const test = base.extend<object, { demoUrl: string }>({
  demoUrl: [
    async ({}, provide) => {
      const root = mkdtempSync(path.join(tmpdir(), 'demo-'))
      const site = path.join(root, BASE_PATH)
      mkdirSync(site)
      writeFileSync(path.join(site, 'daily.js'), await dailyScript('0.92.2'))
      writeFileSync(
        path.join(site, 'index.html'),
        '<!doctype html><html><head><title>Demo</title><link rel="icon" href="data:,"><script src="daily.js"></script></head><body></body></html>',
      )
      await writeDemo(site, { basePath: BASE_PATH })
      const server = await serve(sirv(root))
      await provide(`${server.url}${BASE_PATH}/`)
      await server.close()
      rmSync(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const expectCall = async (page: Parameters<typeof placeCall>[0]) => {
  await placeCall(page, { basePath: BASE_PATH })
  expect((await dailyLog(page)).outcome).toBe('joined')
  await expect
    .poll(() => platformMessages(page))
    .toContainEqual(expect.objectContaining({ type: 'transcript', role: 'assistant' }))
  await expect.poll(async () => (await dailyLog(page)).loudestRemote).toBeGreaterThan(0.02)
  await page.evaluate(() => window.call.destroy())
}

test('a call works from a static host, at once on the first visit and again after a reload', async ({
  page,
  demoUrl,
}) => {
  await page.goto(demoUrl, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'Daily' in window)
  await expectCall(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    '/site/sandbox-worker.js',
  )
  await page.reload()
  await expectCall(page)
})

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' })

  test('the page answers the API calls itself', { tag: '@exhaustive' }, async ({ page, demoUrl }) => {
    await page.goto(demoUrl)
    await expectCall(page)
  })
})

test('a plain build contains no part of the sandbox', () => {
  expect(existsSync('out/index.html')).toBe(true)
  for (const file of ['sandbox', 'sandbox-worker.js'])
    expect([file, existsSync(path.join('out', file))]).toEqual([file, false])
})
