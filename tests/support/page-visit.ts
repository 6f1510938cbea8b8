import { expect, type Page } from '@playwright/test'

/** Without the preference of the file for reduced motion, so that what moves can be seen. */
export const letMove = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })

export const scrollTo = (page: Page, topPx: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), topPx)
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const isChosen = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')

/** Follows a link to a fragment of this page, as one in a text of the agency. */
export const followFragment = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.querySelector('main')!.append(link)
    link.click()
    link.remove()
  }, href)

/** Nothing can be stored in the page, nor read. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get })
    Object.defineProperty(Document.prototype, 'cookie', { get })
  })
