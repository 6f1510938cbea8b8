import { test as base, expect } from '@playwright/test'
import { PACE_COOKIE, SCENARIO_COOKIE } from '@/scripts/sandbox/settings'
import { serveDailyPage, type DailyVersion } from '@/tests/support/daily-page'

interface Worker {
  dailyPage: { url: string }
}

interface Fixtures {
  /** Opens the bare page with the media library, the sandbox set to a scenario. */
  open(scenario: string, version?: DailyVersion): Promise<void>
}

/** Playwright's `test` on a page that has nothing but the media library and the sandbox. */
export const test = base.extend<Fixtures, Worker>({
  dailyPage: [
    async ({}, provide, { project }) => {
      const served = await serveDailyPage(project.use.baseURL)
      await provide(served)
      await served.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ page, context, dailyPage }, provide) => {
    await provide(async (scenario, version = '0.92.2') => {
      await context.addCookies([
        { name: SCENARIO_COOKIE, value: scenario, url: dailyPage.url },
        // The far end speaks and waits four times faster than normal.
        { name: PACE_COOKIE, value: '4', url: dailyPage.url },
      ])
      await page.goto(`${dailyPage.url}/?daily=${version}`)
    })
  },
})

export { expect }
