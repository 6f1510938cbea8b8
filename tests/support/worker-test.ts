import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, type Page } from '@playwright/test'
import sirv from 'sirv'
import { serve, type LocalServer } from '@/scripts/local/serve'
import type { DailyVersion } from './daily-page'
import { closeLeftOpen, openSharedPage } from './shared-page'

interface TestFixtures {
  /** Before a test with a page of its own. */
  closesLeftOpen: void
}

/** Where the demo is on its host. */
export const DEMO_BASE_PATH = '/site'

interface WorkerFixtures {
  /** The page of shared-page-test. */
  sharedPage: Page
  /** The example page of the embed. */
  embedSite: LocalServer
  /** Addresses of a bare page with the call library, at both ends of the media library's range. */
  voicePages: Record<DailyVersion, string>
  /** A page that has nothing but the media library and the sandbox. */
  dailyPage: LocalServer
  /** A static host that knows nothing of the sandbox, with a demo below a sub-path. */
  demoUrl: string
}

/**
 * Playwright's `test` with what each worker keeps from test to test, made when it is first asked for. It is all here,
 * because Playwright ends a worker, and its browser, before a test whose worker fixtures are others.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  closesLeftOpen: [
    async ({}, provide) => {
      await closeLeftOpen()
      await provide()
    },
    { auto: true },
  ],
  sharedPage: [
    async ({ browser }, provide, { project }) => {
      const page = await openSharedPage(browser, project.use)
      await provide(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  embedSite: [
    async ({}, provide, { project }) => {
      const { serveEmbedPage } = await import('./embed-page')
      const site = await serveEmbedPage(project.use.baseURL)
      // On the host of the tests' own site, so that a shared page keeps its process from one to the other.
      await provide({ ...site, url: site.url.replace('127.0.0.1', 'localhost') })
      await site.close()
    },
    { scope: 'worker' },
  ],
  voicePages: [
    async ({}, provide, { project }) => {
      const { serveVoicePage } = await import('./voice-page')
      const [oldest, newest] = await Promise.all([
        serveVoicePage(project.use.baseURL, '0.83.1'),
        serveVoicePage(project.use.baseURL, '0.92.2'),
      ])
      await provide({ '0.83.1': oldest.url, '0.92.2': newest.url })
      await Promise.all([oldest.close(), newest.close()])
    },
    { scope: 'worker' },
  ],
  dailyPage: [
    async ({}, provide, { project }) => {
      const { serveDailyPage } = await import('./daily-page')
      const served = await serveDailyPage(project.use.baseURL)
      await provide(served)
      await served.close()
    },
    { scope: 'worker' },
  ],
  demoUrl: [
    async ({}, provide) => {
      const { dailyScript } = await import('./daily-page')
      const { writeDemo } = await import('@/scripts/sandbox/demo/write-demo')
      const root = mkdtempSync(path.join(tmpdir(), 'demo-'))
      const site = path.join(root, DEMO_BASE_PATH)
      mkdirSync(site)
      writeFileSync(path.join(site, 'daily.js'), await dailyScript('0.92.2'))
      writeFileSync(
        path.join(site, 'index.html'),
        '<!doctype html><html><head><title>Demo</title><link rel="icon" href="data:,"><script src="daily.js"></script></head><body></body></html>',
      )
      await writeDemo(site, { basePath: DEMO_BASE_PATH })
      const server = await serve(sirv(root))
      await provide(`${server.url}${DEMO_BASE_PATH}/`)
      await server.close()
      rmSync(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
