import type { Page } from '@playwright/test'
import { hydrated } from './hydrated'
import { expect, test as siteTest } from './site-test'

const VIEWPORT = { width: 1280, height: 720 }

/**
 * As the `test` of site-test, but the tests of a worker share one page: a reload instead of a new browser
 * profile, which takes a third of the time. Not for tests that add init scripts or weigh a cold cache.
 */
export const test = siteTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale } = project.use
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        viewport: VIEWPORT,
      })
      await provide(openingHydrated(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedPage }, provide) => provide(sharedPage.context()),
  page: async ({ sharedPage }, provide) => {
    await provide(sharedPage)
    await leaveAsFound(sharedPage)
  },
})

/** A page whose `goto` ends when the page answers: these tests are about what it does then. */
function openingHydrated(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    await hydrated(page)
    return response
  }
  return page
}

/** Nothing that a test did to the page reaches the next one. */
async function leaveAsFound(page: Page): Promise<void> {
  const context = page.context()
  if (page.url() !== 'about:blank')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  )
  await page.mouse.move(0, 0)
  await page.goto('about:blank')
  await page.unrouteAll()
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
  await page.setViewportSize(VIEWPORT)
}

export { expect }
