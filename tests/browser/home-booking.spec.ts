import type { Page } from '@playwright/test'
import { SAVED_RESET_MS, SIMULATED_SAVE_MS } from '@/lib/booking/booking-state'
import { bookingLabels, calendarOpened } from '@/content/booking'
import { contact } from '@/lib/booking/contact'
import { answerOtherHosts, openPage } from '../support/page-quality'
import { expect, test } from '../support/site-test'

test.beforeEach(({ context }) => answerOtherHosts(context))

const bookingIn = (page: Page) => page.locator('[data-section="hero"] [data-booking="discovery"]')
/** canvas-confetti draws on a canvas of its own, at the end of the page. */
const confettiOn = (page: Page) => page.locator('body > canvas')

/** Stops the page's clock in a moment, so that each state of a booking lasts until the test moves time on. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

test('A booking opens the scheduling page in a new tab, says so, and is celebrated', async ({ page }) => {
  await page.clock.install()
  await openPage(page, 'home')
  await stopClock(page)
  const link = page.locator('[data-section="hero"]').getByRole('link', { name: bookingLabels.discovery.idle })
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  expect(tab.url()).toBe(contact.discoveryCallUrl)
  const booking = bookingIn(page)
  await expect(booking).toHaveAttribute('data-state', 'saving')
  // A live region in the link itself would not be announced.
  const announced = page.getByRole('status').first()
  await expect(announced).toHaveText(bookingLabels.discovery.saving)
  await expect(confettiOn(page)).toHaveCount(0)
  await page.clock.runFor(SIMULATED_SAVE_MS)
  await expect(booking).toHaveAttribute('data-state', 'saved')
  await expect(booking.locator('[data-star-badge]')).toBeVisible()
  await expect(announced).toHaveText(`${bookingLabels.discovery.saved} ${calendarOpened}`)
  await expect(confettiOn(page)).toHaveCount(1)
  await test.step('in forced colours, which remove shadows, the slip that says so has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await booking.evaluate((link) => getComputedStyle(link, '::after').borderTopWidth)).toBe('1px')
    await page.emulateMedia({ forcedColors: null })
  })
  await page.clock.runFor(SAVED_RESET_MS)
  await expect(booking).toHaveAttribute('data-state', 'idle')
  await expect(announced).toBeEmpty()
})

test('While it saves, a booking button keeps its place and size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openPage(page, 'home')
  await stopClock(page)
  const bar = page.locator('[data-service="voice"] [data-booking]')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, booking] of Object.entries({ hero: bookingIn(page), bar }))
      await test.step(`${name} at ${width} px`, async () => {
        await booking.scrollIntoViewIfNeeded()
        const before = await booking.boundingBox()
        await booking.click()
        await expect(booking).toHaveAttribute('data-state', 'saving')
        expect(await booking.boundingBox()).toEqual(before)
        await page.clock.runFor(SIMULATED_SAVE_MS)
        await expect(booking).toHaveAttribute('data-state', 'saved')
        expect(await booking.boundingBox()).toEqual(before)
        await page.clock.runFor(SAVED_RESET_MS)
      })
  }
})

test('A booking pressed before the page’s code is there opens the calendar', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const [tab] = await Promise.all([page.waitForEvent('popup'), bookingIn(page).click()])
  expect(tab.url()).toBe(contact.discoveryCallUrl)
  await expect(bookingIn(page)).toHaveAttribute('data-state', 'idle')
})
