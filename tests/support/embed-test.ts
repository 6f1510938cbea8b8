import type {
  Fixtures,
  Locator,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { voiceCopy } from '@/content/voice'
import { voiceEmbed } from '@/content/voice-embed'
import type { LocalServer } from '@/scripts/local/serve'
import { expect, test as sharedPageTest } from './shared-page-test'
import { test as siteTest } from './site-test'

export { expect }

interface EmbedFixtures {
  /** Opens the example page of the documentation, and returns its `<voice-consultant>`. */
  openEmbed(search?: string): Promise<Locator>
}

const embedFixtures: Fixtures<
  EmbedFixtures,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { embedSite: LocalServer }
> = {
  openEmbed: async ({ page, embedSite }, provide) => {
    await provide(async (search = '') => {
      await page.goto(`${embedSite.url}${search}`)
      return page.locator('voice-consultant')
    })
    // What the visitor chose is kept for this host; the shared page resets only what its own has kept.
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
}

/** Playwright's `test` for `<voice-consultant>` on a page of another site. The tests of a worker share one page. */
export const test = sharedPageTest.extend(embedFixtures)
/** The same with a page of its own, for tests that add init scripts or look at a first visit. */
export const freshPageTest = siteTest.extend(embedFixtures)

/** Clicks the button of an element; returns once its call is connected. */
export async function talkTo(element: Locator) {
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element).toHaveAttribute('data-state', 'connected')
}

export async function hangUpOn(element: Locator) {
  await element.getByRole('button', { name: voiceCopy.connected.hangUp }).click()
  await expect(element).toHaveAttribute('data-state', 'idle')
}
