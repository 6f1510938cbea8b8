import { expect } from '@playwright/test'
import type { DailyVersion } from './daily-page'
import { openProbe, startCall, untilState } from './voice-probe'
import { test as workerTest } from './worker-test'

type Opens = (version: DailyVersion, options?: Parameters<typeof openProbe>[3]) => Promise<void>

interface VoiceFixtures {
  /** Opens a page with the call library. */
  open: Opens
  /** The same, and a call on it in which the assistant listens. */
  goLive: Opens
}

/** Playwright's `test` with the call library on a bare page, for both ends of the media library's range. */
export const test = workerTest.extend<VoiceFixtures>({
  open: async ({ page, context, voicePages }, provide) =>
    provide((version, options) => openProbe(page, context, voicePages[version], options)),
  goLive: async ({ page, open }, provide) =>
    provide(async (version, options) => {
      await open(version, options)
      expect(await startCall(page)).toBe('started')
      await untilState(page, 'live')
    }),
})

export { expect }
