import { expect } from '@playwright/test'
import { PACE_COOKIE, SCENARIO_COOKIE } from '@/scripts/sandbox/settings'
import type { DailyVersion } from '@/tests/support/daily-page'
import { test as workerTest } from '@/tests/support/worker-test'

interface Fixtures {
  /** Opens the bare page with the media library, the sandbox set to a scenario. */
  open(scenario: string, version?: DailyVersion): Promise<void>
}

/** Playwright's `test` on a page that has nothing but the media library and the sandbox. */
export const test = workerTest.extend<Fixtures>({
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
