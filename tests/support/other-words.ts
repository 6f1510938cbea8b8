import type { Page } from '@playwright/test'
import type { PageName } from '@/content/pages'
import { hydrated } from './hydrated'
import { openPage, textsOutside } from './page-quality'
import { expect, test as siteTest } from './site-test'

export { expect }

declare global {
  interface Window {
    /** Gives each text of a part, or of the page, to a function that may change it. */
    eachText(change: (text: Text) => void, part?: Node): void
  }
}

/** Gives the pages that are opened from now on `window.eachText`. */
export const addEachText = (page: Page) =>
  page.addInitScript(() => {
    window.eachText = (change, part = document.body) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) change(texts.currentNode as Text)
    }
  })

/** Playwright's `test` for pages whose words a test replaces. The page has `window.eachText`. */
export const test = siteTest.extend({
  page: async ({ page }, provide) => {
    await addEachText(page)
    await provide(page)
  },
})

/** Opens a page whose code does not change its words any more. */
export async function open(page: Page, name: PageName) {
  await openPage(page, name)
  await hydrated(page)
}

/** Looks at the page at each width. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (where: string) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(`${new URL(page.url()).pathname} at ${width} px`)
  }
}

export const expectNoTextOutside = (page: Page, widths: readonly number[]) =>
  atWidths(page, widths, (message) =>
    // What is measured by script follows the window a frame later.
    expect.poll(() => page.evaluate(textsOutside), { message, timeout: 5000 }).toEqual([]),
  )

/** Writes something else wherever the page has these words: the keys are what it has. */
export const replaceWords = (page: Page, replacements: Readonly<Record<string, string>>) =>
  page.evaluate((pairs) => {
    for (const [from, to] of pairs) window.eachText((text) => (text.data = text.data.replaceAll(from, to)))
  }, Object.entries(replacements))
