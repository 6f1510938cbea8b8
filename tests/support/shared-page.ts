import type { Browser, Page, PlaywrightTestOptions } from '@playwright/test'
import { hydrated } from './hydrated'

const VIEWPORT = { width: 1280, height: 720 }
/** A document of the site without scripts. One of another site would end the browser's process for the page. */
const RESTING_PLACE = '/robots.txt'

/** A page whose `goto` and `reload` end when the page answers: the tests that share it are about what it does then. */
export async function openSharedPage(
  browser: Browser,
  { baseURL, locale }: Partial<PlaywrightTestOptions>,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(locale ? { locale } : {}),
    viewport: VIEWPORT,
  })
  const page = await context.newPage()
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const untilItAnswers = async (response: ReturnType<typeof goto>) => {
    await response
    await hydrated(page)
    return response
  }
  page.goto = (...args) => untilItAnswers(goto(...args))
  page.reload = (...args) => untilItAnswers(reload(...args))
  return page
}

/** The shared page of this worker, for as long as it is left open for the next test to read, and what it shows. */
export const leftOpen: { page?: Page; shown?: string } = {}

/** Ends what a page does that was left open, such as a call. */
export async function closeLeftOpen(): Promise<void> {
  const { page } = leftOpen
  Object.assign(leftOpen, { page: undefined, shown: undefined })
  if (page) await resetPage(page)
}

/** Resets the page, so that nothing that a test did to it reaches the next one. */
export async function resetPage(page: Page): Promise<void> {
  const context = page.context()
  await context.setOffline(false)
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  )
  // The frame's own `goto`: nothing starts on this document that would have to be waited for.
  await page.mainFrame().goto(RESTING_PLACE)
  await Promise.all([
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }),
    page.mouse.move(0, 0),
    page.unrouteAll(),
    context.unrouteAll(),
    context.clearCookies(),
    context.clearPermissions(),
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null }),
    page.setViewportSize(VIEWPORT),
  ])
}
