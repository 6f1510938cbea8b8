import type { Locator, Page } from '@playwright/test'
import { discoveryLabel, discoveryLabelParts } from '@/content/booking'
import { facts } from '@/content/facts'
import { money } from '@/content/format'
import { knowledgeCopy } from '@/content/knowledge'
import { NAVIGATION, pages } from '@/content/pages'
import { shellCopy } from '@/content/shell'
import { voiceButton } from '@/content/voice-button'
import { consultant, widget } from '../support/call'
import { expect, test } from '../support/shared-page-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const menuButton = (page: Page) => page.getByRole('button', { name: shellCopy.menu })

test('A link to the current page in the menu closes it and leads to the heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await menuButton(page).click()
  await page.locator('#main-menu').getByRole('link', { name: pages.home.label, exact: true }).click()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [width, height] of [
  [360, 640],
  [740, 360],
] as const)
  test(
    `At ${width} by ${height} px the menu starts a call, and nothing covers its links meanwhile`,
    { tag: width === 360 ? [] : '@exhaustive' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/terms/')
      await menuButton(page).click()
      await page.locator('#main-menu').getByRole('button', { name: shellCopy.talk }).click()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(widget(page)).toHaveAttribute('data-state', 'connected')
      await expect(widget(page).locator('[data-role]').first()).toBeVisible()

      await menuButton(page).click()
      for (const name of NAVIGATION) {
        const link = page.locator('#main-menu').getByRole('link', { name: pages[name].label, exact: true })
        await link.scrollIntoViewIfNeeded()
        await link.click({ trial: true })
      }
      await page.locator('#main-menu').getByRole('link', { name: pages.socials.label, exact: true }).click()
      await expect(page.locator('main[data-page="socials"]')).toBeVisible()
      await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    },
  )

test('The second skip link leads to “Talk to AI”; the page ends in the footer’s colour', async ({ page }) => {
  await page.goto('/terms/')
  const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf(consultant(page))).toBe(await groundOf(page.locator('footer')))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shellCopy.skipToContent })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shellCopy.skipToTalk })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: voiceButton.talk })).toBeFocused()
})

test('On a phone Content has one “Book Call”, and the voice button says what it does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/content/')
  await expect(
    page
      .getByRole('link', { name: new RegExp(`^(?:${discoveryLabel}|${knowledgeCopy.floating})$`) })
      .locator('visible=true')
      .first(),
  ).toBeInViewport()
  await expect(page.getByRole('banner').getByRole('link', { name: discoveryLabelParts.start })).toBeVisible()
  await expect(
    page.locator('main').getByRole('link', { name: knowledgeCopy.floating, exact: true }),
  ).toBeHidden()
  await expect(page.getByText(voiceButton.noteShort, { exact: true })).toBeVisible()
})

for (const percent of [150, 200])
  test(
    `With text at ${percent} % the bar, and what the first screen says and offers, fit a phone`,
    { tag: percent === 200 ? [] : '@exhaustive' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await page.addStyleTag({ content: `html { font-size: ${percent}% }` })
      // In other currencies the price has more digits.
      await page
        .locator('[data-section="hero"] a')
        .filter({ hasText: money(facts.deepDive.price) })
        .first()
        .evaluate(
          (link, [price, longer]) => {
            const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
            while (texts.nextNode()) {
              const text = texts.currentNode as Text
              text.data = text.data.replace(price, longer)
            }
          },
          [money(facts.deepDive.price), '¥30,000'] as const,
        )
      await expect(menuButton(page)).toBeInViewport({ ratio: 1 })
      await menuButton(page).click()
      await expect(
        page.locator('#main-menu').getByRole('link', { name: pages.pricing.label, exact: true }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      const cut = await page
        .locator('header button:visible, [data-section="hero"] :is(p, li, button):visible')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('[data-call-stage]'))
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.textContent),
        )
      expect(cut).toEqual([])
    },
  )

test.describe('The menu on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

  test('is closed by Back, which leaves the page where it is', async ({ page }) => {
    await page.goto('/team/')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await menuButton(page).click()
    await page.goBack()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('main[data-page="team"]')).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(900)
  })

  test('adds nothing to the way back', async ({ page }) => {
    const isShown = (name: string) => expect(page.locator(`main[data-page="${name}"]`)).toBeVisible()
    const ways: Record<string, () => Promise<void>> = {
      'after a link in it': () =>
        page.locator('#main-menu').getByRole('link', { name: pages.pricing.label, exact: true }).click(),
      'after its button and a link of the page': async () => {
        await menuButton(page).click()
        await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.menu))).toBe(false)
        await page.locator('footer').getByRole('link', { name: pages.pricing.label, exact: true }).click()
      },
    }
    await page.goto('/team/')
    for (const [way, choose] of Object.entries(ways))
      await test.step(way, async () => {
        await page.locator('footer').getByRole('link', { name: pages.socials.label, exact: true }).click()
        await isShown('socials')
        await menuButton(page).click()
        await choose()
        await isShown('pricing')
        await page.goBack()
        await isShown('socials')
        await page.goBack()
        await isShown('team')
      })
  })

  test('leaves the focus in the bar when the window becomes wide', async ({ page }) => {
    const bar = page.getByRole('banner')
    await page.goto('/team/')
    for (const [focused, next] of [
      [menuButton(page), pages[NAVIGATION[0]!].label],
      [bar.getByRole('button', { name: shellCopy.talk }), pages[NAVIGATION[0]!].label],
      [bar.getByRole('link', { name: pages.pricing.label, exact: true }), pages.pricing.label],
    ] as const) {
      await page.setViewportSize({ width: 360, height: 740 })
      await menuButton(page).click()
      await focused.focus()
      await page.setViewportSize({ width: 1280, height: 740 })
      await expect(bar.getByRole('link', { name: next, exact: true })).toBeFocused()
    }
  })
})
