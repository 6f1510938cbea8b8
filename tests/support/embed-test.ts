import type { Locator } from '@playwright/test'
import { voiceCopy } from '@/content/voice'
import { voiceEmbed } from '@/content/voice-embed'
import type { LocalServer } from '@/scripts/local/serve'
import { serveEmbedPage } from './embed-page'
import { expect, test as base } from './site-test'

export { expect }

interface EmbedFixtures {
  /** Opens the example page of the documentation, and returns its `<voice-consultant>`. */
  openEmbed(search?: string): Promise<Locator>
}

/** Playwright's `test` for `<voice-consultant>` on a page of another site. */
export const test = base.extend<EmbedFixtures, { site: LocalServer }>({
  site: [
    async ({}, provide) => {
      const site = await serveEmbedPage()
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  openEmbed: ({ page, site }, provide) =>
    provide(async (search = '') => {
      await page.goto(`${site.url}${search}`)
      return page.locator('voice-consultant')
    }),
})

/** Clicks the button of an element; returns once its call is connected. */
export async function talkTo(element: Locator) {
  await element.getByRole('button', { name: voiceEmbed.talk }).click()
  await expect(element).toHaveAttribute('data-state', 'connected')
}

export async function hangUpOn(element: Locator) {
  await element.getByRole('button', { name: voiceCopy.connected.hangUp }).click()
  await expect(element).toHaveAttribute('data-state', 'idle')
}
