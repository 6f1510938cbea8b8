import { test as base, expect } from '@playwright/test'
import { serveBesideSandbox } from './beside-sandbox'
import { bundledPage } from './bundled-page'
import { DAILY_VERSIONS, type DailyVersion } from './daily-page'
import { openProbe, startCall, untilState } from './voice-probe'

type Opens = (version: DailyVersion, options?: Parameters<typeof openProbe>[3]) => Promise<void>

interface VoiceFixtures {
  /** Opens a page with the call library. */
  open: Opens
  /** The same, and a call on it in which the assistant listens. */
  goLive: Opens
}

/** A bare page with the call library and the sandbox, on an address of its own, at one end of the media library's range. */
const serveVoicePage = (siteUrl: string | undefined, version: DailyVersion) =>
  serveBesideSandbox(
    siteUrl,
    bundledPage({
      title: 'Call',
      body: '<button>Click</button>',
      modules: { page: 'tests/support/voice-entry.ts', worker: 'tests/support/voice-worker.ts' },
      alias: version === '0.92.2' ? {} : { [DAILY_VERSIONS['0.92.2']]: DAILY_VERSIONS[version] },
    }),
  )

/** Playwright's `test` with the call library on a bare page, for both ends of the media library's range. */
export const test = base.extend<VoiceFixtures, { pages: Record<DailyVersion, string> }>({
  open: async ({ page, context, pages }, provide) =>
    provide((version, options) => openProbe(page, context, pages[version], options)),
  goLive: async ({ page, open }, provide) =>
    provide(async (version, options) => {
      await open(version, options)
      expect(await startCall(page)).toBe('started')
      await untilState(page, 'live')
    }),
  pages: [
    async ({}, provide, { project: { use } }) => {
      const [oldest, newest] = await Promise.all([
        serveVoicePage(use.baseURL, '0.83.1'),
        serveVoicePage(use.baseURL, '0.92.2'),
      ])
      await provide({ '0.83.1': oldest.url, '0.92.2': newest.url })
      await Promise.all([oldest.close(), newest.close()])
    },
    { scope: 'worker' },
  ],
})

export { expect }
