import type { Page } from '@playwright/test'

/**
 * Waits until the page's code answers clicks and events, and its fonts no longer move lines. Scripts start after the
 * first paint, so that neither `load` nor `networkidle` says so. A page that is not the site's is ready as it is.
 */
export async function hydrated(page: Page): Promise<void> {
  // Not an async function: its promise would count as true.
  await page.waitForFunction(
    () =>
      window.preHydrationNavigation === null ||
      ![...document.scripts].some(({ text }) => text.includes('preHydrationNavigation')),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Two frames later, when what scripts changed has been laid out and drawn. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
