import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { dailyLog, placeCall, platformMessages } from '@/tests/support/daily-call'
import { DEMO_BASE_PATH, test } from '@/tests/support/worker-test'

const expectCall = async (page: Parameters<typeof placeCall>[0]) => {
  await placeCall(page, { basePath: DEMO_BASE_PATH })
  expect((await dailyLog(page)).outcome).toBe('joined')
  await expect
    .poll(() => platformMessages(page))
    .toContainEqual(expect.objectContaining({ type: 'transcript', role: 'assistant' }))
  await expect.poll(async () => (await dailyLog(page)).loudestRemote).toBeGreaterThan(0.02)
  await page.evaluate(() => window.call.destroy())
}

test('a call works from a static host, on the first visit and after a reload', async ({ page, demoUrl }) => {
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
