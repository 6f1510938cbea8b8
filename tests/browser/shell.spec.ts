import type { Page } from '@playwright/test'
import { NAVIGATION, PAGE_NAMES, pages } from '@/content/pages'
import { expect, test } from '../support/site-test'

for (const name of PAGE_NAMES) {
  test(`The address of ${name} opens it, with its title and one main heading`, async ({ page }) => {
    await page.goto(name === 'home' ? '/' : `/?page=${name}`)
    await expect(page.locator(`main[data-page="${name}"]`)).toBeVisible()
    await expect(page).toHaveTitle(pages[name].title)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test('An unknown page in the address falls back to home', async ({ page }) => {
  await page.goto('/?page=nonsense')
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
})

test('The navigation opens every page it lists', async ({ page }) => {
  await page.goto('/')
  for (const name of [...NAVIGATION].reverse()) {
    await page.getByRole('banner').getByRole('link', { name: pages[name].label, exact: true }).click()
    await expect(page.locator(`main[data-page="${name}"]`)).toBeVisible()
    await expect.poll(() => new URL(page.url()).search).toBe(name === 'home' ? '' : `?page=${name}`)
  }
})

test('The footer opens the terms and the privacy policy', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: pages.terms.label }).click()
  await expect(page.locator('main[data-page="terms"]')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: pages.privacy.label }).click()
  await expect(page.locator('main[data-page="privacy"]')).toBeVisible()
})

test('A page change scrolls to the top, focuses the new heading and sets the title', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: pages.terms.label }).click()
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page).toHaveTitle(pages.terms.title)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/** How many animations of the bar and the page run in the frame in which the visitor arrives on `name`. */
const animationsOnArrival = (page: Page, name: string) =>
  page.evaluate(
    (detail) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const arrived = document.querySelector(`main[data-page="${detail}"]`)
          if (!arrived || document.activeElement?.tagName !== 'H1') return requestAnimationFrame(look)
          const header = document.querySelector('header')
          const turning = [...arrived.getAnimations(), ...(header?.getAnimations({ subtree: true }) ?? [])]
          resolve(turning.filter((each) => !(each instanceof CSSTransition)).length)
        }
        look()
        window.dispatchEvent(new CustomEvent('navigate', { detail }))
      }),
    name,
  )

test('A page change is turned: the page settles, and a line is drawn under the bar', async ({ page }) => {
  await page.goto('/')
  expect(await animationsOnArrival(page, 'terms')).toBe(2)
  await expect.poll(() => page.locator('main').evaluate((main) => main.getAnimations().length)).toBe(0)
})

test('Under reduced motion a page change moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await animationsOnArrival(page, 'terms')).toBe(0)
})

test('Back, Forward and reload keep to the pages visited', async ({ page }) => {
  await page.goto('/')
  const show = (name: string) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('navigate', { detail })), name)
  await show('team')
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
  await show('socials')
  await expect(page.locator('main[data-page="socials"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
  await page.goForward()
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
  // Nothing writes another address once the page has come to rest.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(new URL(page.url()).search).toBe('?page=team')
  await page.reload()
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
})

test('The navigate event takes a name or an object', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: { page: 'terms' } })))
  await expect(page.locator('main[data-page="terms"]')).toBeVisible()
})

test('The navigate event with an unknown name changes nothing and is logged', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Unknown page/)
  await page.goto('/?page=team')
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
  const logged = page.waitForEvent('console', (message) => message.text().includes('Unknown page'))
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: 'nowhere' })))
  await logged
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
})

test('A link opens in a new tab on a modified click, and the page stays', async ({ page, context }) => {
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pages.terms.label })
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL(/page=terms/)
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
})

test('Nothing is asked of another host', async ({ page, foreignRequests }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(foreignRequests).toEqual([])
})

test('A button pressed before the page’s code has come is answered when it has', async ({ page }) => {
  let deliver: () => void = () => {}
  const pressed = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const mvp = page.locator('#services').getByRole('tab', { name: 'MVPs' })
  await mvp.click()
  await expect(mvp).toHaveAttribute('aria-selected', 'false')
  deliver()
  await expect(mvp).toHaveAttribute('aria-selected', 'true')
})
