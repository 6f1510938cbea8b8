import type { Page } from '@playwright/test'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/site-test'

test.beforeEach(async ({ context }) => {
  await context.route('https://cal.example.com/**', (route) => route.fulfill({ body: 'Calendar' }))
})

const bookingIn = (page: Page) => page.locator('[data-section="hero"] [data-booking="discovery"]')
/** canvas-confetti draws on a canvas of its own, at the end of the page. */
const confettiOn = (page: Page) => page.locator('body > canvas')

test('A booking opens the scheduling page in a new tab and is celebrated', async ({ page }) => {
  await openPage(page, 'home')
  const button = page.locator('[data-section="hero"]').getByRole('button', { name: 'Book Discovery Call' })
  const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()])
  expect(tab.url()).toContain('cal.example.com')
  const booking = bookingIn(page)
  await expect(booking).toHaveAttribute('data-state', 'saving')
  await expect(confettiOn(page)).toHaveCount(0)
  await expect(booking).toHaveAttribute('data-state', 'saved')
  await expect(booking.locator('[data-star-badge]')).toBeVisible()
  await expect(confettiOn(page)).toHaveCount(1)
  await expect(booking).toHaveAttribute('data-state', 'idle')
})

test('Under reduced motion a booking has its star, and no confetti', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'home')
  const booking = bookingIn(page)
  await booking.click()
  await expect(booking.locator('[data-star-badge]')).toBeVisible()
  await expect(booking).toHaveAttribute('data-state', 'idle')
  // Counted once, while confetti would still be falling.
  expect(await confettiOn(page).count()).toBe(0)
})

for (const width of [360, 1440])
  test(`While it saves, a booking button keeps its place and size at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 'home')
    const bar = page.locator('[data-service="voice"] [data-booking]')
    for (const booking of [bookingIn(page), bar]) {
      await booking.scrollIntoViewIfNeeded()
      const before = await booking.boundingBox()
      await booking.click()
      await expect(booking).toHaveAttribute('data-state', 'saving')
      expect(await booking.boundingBox()).toEqual(before)
      await expect(booking).toHaveAttribute('data-state', 'saved')
      expect(await booking.boundingBox()).toEqual(before)
    }
  })
