import { test as base, expect } from '@playwright/test'
import type { DailyVersion } from './daily-page'
import { serveVoicePage } from './voice-page'

/** Playwright's `test` with the call library on a bare page, for both ends of the media library's range. */
export const test = base.extend<object, { pages: Record<DailyVersion, string> }>({
  pages: [
    async ({}, provide) => {
      const [oldest, newest] = await Promise.all([serveVoicePage('0.83.1'), serveVoicePage('0.92.2')])
      await provide({ '0.83.1': oldest.url, '0.92.2': newest.url })
      await Promise.all([oldest.close(), newest.close()])
    },
    { scope: 'worker' },
  ],
})

export { expect }
