import type { Page } from '@playwright/test'
import { NAVIGATION, pages } from '@/content/pages'
import { plansSection } from '@/content/pricing'
import { pagePath } from '@/lib/navigation/page-address'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { terms } from '@/content/terms'
import { hydrated } from '../support/hydrated'
import { followFragment, isChosen, letMove, scrollTo, scrollTop, tab } from '../support/page-visit'
import { expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
freshPageTest.use({ contextOptions: { reducedMotion: 'reduce' } })

freshPageTest(
  'An earlier address opens its page, ends on the page’s own address, and keeps what else it says; an unknown one falls back to home',
  async ({ page }) => {
    await page.goto('/?page=nonsense')
    await expect(page.locator('main[data-page="home"]')).toBeVisible()
    await page.goto('/team/')
    await page.goto('/?page=pricing&utm_source=mail#faq')
    await expect(page.locator('main[data-page="pricing"] h1')).toBeVisible()
    await expect.poll(() => page.url()).toMatch(/\/pricing\/\?utm_source=mail#faq$/)
    await page.goBack()
    await expect(page.locator('main[data-page="team"]')).toBeVisible()
  },
)

freshPageTest('A page opened by its address is the only one that is painted', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenPages: seen })
    const look = () => {
      const name = document.querySelector<HTMLElement>('main')?.dataset.page
      if (name && seen.at(-1) !== name) seen.push(name)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/pricing/', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => (window as Window & { seenPages?: string[] }).seenPages)).toEqual([
    'pricing',
  ])
})

test('The navigation opens every page it lists, with the metadata of that page', async ({ page }) => {
  await page.goto('/terms/')
  for (const name of [...NAVIGATION].reverse()) {
    await page.getByRole('banner').getByRole('link', { name: pages[name].label, exact: true }).click()
    await expect(page.locator(`main[data-page="${name}"]`)).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname).toBe(pagePath(name))
    const { title, description, url, imageUrl } = pageMetadata(name)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', imageUrl)
  }
})

test('The footer opens the terms and the policy at the top, with the focus there', async ({ page }) => {
  await page.goto('/team/')
  for (const name of ['terms', 'privacy'] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link', { name: pages[name].label }).click()
    await expect(page.locator(`main[data-page="${name}"] h1`)).toBeFocused()
    await expect(page).toHaveTitle(pages[name].title)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})

/** How many animations of the bar and the page run now. */
const runningAnimations = () =>
  [
    ...(document.querySelector('main')?.getAnimations() ?? []),
    ...(document.querySelector('header')?.getAnimations({ subtree: true }) ?? []),
  ].filter((each) => !(each instanceof CSSTransition)).length

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

test('A page change moves the page and draws a line, except under reduced motion', async ({ page }) => {
  await letMove(page)
  await page.goto('/team/')
  expect(await animationsOnArrival(page, 'terms')).toBe(2)
  await expect.poll(() => page.evaluate(runningAnimations)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animationsOnArrival(page, 'privacy')).toBe(0)
})

test('A link to a section leads there, whatever its letters, or nowhere at all', async ({ page }) => {
  await letMove(page)
  await page.goto('/terms/')
  const heading = page.getByRole('heading', { name: terms.sections[4]!.title })
  await test.step('it is not on the page', async () => {
    await scrollTo(page, 900)
    for (const href of ['#nothing', '#100%']) {
      await followFragment(page, href)
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      expect(await scrollTop(page)).toBe(900)
    }
  })
  await test.step('its id has other letters than ASCII', async () => {
    await heading.evaluate((element) => (element.id = 'lösch-fristen'))
    await followFragment(page, encodeURI('#lösch-fristen'))
    await expect(heading).toBeInViewport()
  })
})

freshPageTest('The page works in a frame without an origin, in previews', async ({ page, allowConsole }) => {
  allowConsole(/from origin 'null' has been blocked|net::ERR_FAILED|SecurityError/)
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const isDocument = route.request().resourceType() === 'document'
    // As from a host that sets no headers.
    const headers = {
      'content-type': response.headers()['content-type'] ?? '',
      ...(isDocument && { 'content-security-policy': 'sandbox allow-scripts' }),
    }
    await route.fulfill({ response, headers })
  })
  await page.goto('/pricing/')
  await tab(page, plansSection.services.both).click()
  await isChosen(page, plansSection.services.both)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('What a browser extension puts before the page stays, and the page works', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const added = document.createElement('div')
      added.id = 'extension'
      document.body.prepend('text', added)
    }),
  )
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('#extension')).toBeAttached()
})

test('A parameter that names a page does not stay in the addresses of other pages', async ({ page }) => {
  await page.goto('/pricing/?page=team&utm_source=letter')
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: 'home' })))
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toBe('?utm_source=letter')
})

test('A link opens in a new tab on a modified click, and the page stays', async ({ page, context }) => {
  await page.goto('/team/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pages.terms.label })
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL(/\/terms\/$/)
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
})
