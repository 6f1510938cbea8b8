import { expect, type ConsoleMessage, type Page } from '@playwright/test'
import { videos } from '@/content/videos'
import { test as workerTest } from './worker-test'

interface SiteFixtures {
  /** Console messages that this test expects; everything else of level warning or error fails it. */
  allowConsole: (pattern: RegExp) => void
  /** Addresses outside the site that the page asked for. */
  foreignRequests: string[]
}

const LEVELS = ['warning', 'error']

/** Pictures of videos, which a site with videos of its own takes from here. */
const hasOwnVideos = videos.some(({ sample }) => !sample)
const VIDEO_PICTURES = 'https://i.ytimg.com/**'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>'

/** Chromium's hint that a preload waits for its use: on a busy machine a call is set up later than it expects. */
const USED_LATE = /call-machine-object-bundle\.js was preloaded using link preload but not used within a few/

/** Playwright's `test` for the exported site: a clean console and no uncaught error, in every test. */
export const test = workerTest.extend<SiteFixtures>({
  allowConsole: async ({}, provide, testInfo) => {
    const patterns: RegExp[] = []
    allowedByTest.set(testInfo.testId, patterns)
    await provide((pattern) => patterns.push(pattern))
  },
  foreignRequests: async ({ page, baseURL }, provide) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$|^wss?:$/.test(url.protocol) && url.origin !== new URL(baseURL ?? '').origin)
        requests.push(url.href)
    })
    await provide(requests)
  },
  // With the page, so that a test that only makes requests opens none.
  page: async ({ page }, provide, { testId }) => watched(page, testId, () => provide(page)),
})

const allowedByTest = new Map<string, RegExp[]>()

/** Fails the test that runs meanwhile if the page logs a problem that the test did not announce. */
export async function watched(page: Page, testId: string, run: () => Promise<void>): Promise<void> {
  // Only where it is needed: a page with a route asks the test for each of its requests and has no cache, which makes
  // opening a page cost half as much again.
  if (hasOwnVideos)
    await page.route(VIDEO_PICTURES, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
  const problems: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (LEVELS.includes(message.type()))
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  }
  const onError = (error: Error) => void problems.push(`uncaught: ${error.message}`)
  page.on('console', onConsole).on('pageerror', onError)
  await run()
  page.off('console', onConsole).off('pageerror', onError)
  const allowed = [USED_LATE, ...(allowedByTest.get(testId) ?? [])]
  expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
}

export { expect }
