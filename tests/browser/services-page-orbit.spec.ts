import type { Locator, Page } from '@playwright/test'
import { statusLabels, processSection, timelineStops } from '@/content/services'
import { nextFrames } from '../support/hydrated'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

const orbit = (page: Page) => page.locator('[data-orbit]')
const stopButton = (page: Page, id: string) => orbit(page).locator(`[data-stop="${id}"]`)
const card = (page: Page) => page.locator('#process-card')
const titleOf = (id: string) => timelineStops.find((stop) => stop.id === id)!.title

const middle = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('The orbit', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, 'services', { width: 1440, height: 900 })
    await orbit(page).scrollIntoViewIfNeeded()
  })

  test('turns through its stops in order, and stands still when chosen or paused', async ({ page }) => {
    await test.step('has its stops in order', async () => {
      const names = await orbit(page).getByRole('button').allTextContents()
      expect(names.map((name) => name.split(',')[0])).toEqual(timelineStops.map(({ title }) => title))
    })
    await test.step('turns, on a radius of 200 px', async () => {
      await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
      const before = await middle(stopButton(page, 'discovery'))
      await expect
        .poll(async () => (await middle(stopButton(page, 'discovery'))).x)
        .toBeGreaterThan(before.x + 2)
      const centre = await middle(orbit(page))
      const stop = await middle(stopButton(page, 'build'))
      expect(Math.abs(Math.hypot(stop.x - centre.x, stop.y - centre.y) - 200)).toBeLessThan(3)
    })
    await test.step('can be paused without choosing a stop, and resumed', async () => {
      const hold = page.getByRole('button', { name: processSection.pauseOrbit })
      await hold.click()
      await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
      await hold.click()
      await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
    })
    await test.step('stands still for a chosen stop, and opens its card: date, content, status, energy', async () => {
      for (const stop of timelineStops) {
        await stopButton(page, stop.id).click()
        await expect(stopButton(page, stop.id)).toHaveAttribute('aria-pressed', 'true')
        await expect(orbit(page).locator('[aria-pressed="true"]')).toHaveCount(1)
        await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
        await expect(card(page).getByRole('heading', { name: stop.title })).toBeVisible()
        await expect(card(page)).toContainText(stop.date)
        await expect(card(page)).toContainText(stop.content)
        await expect(card(page)).toContainText(statusLabels[stop.status])
        await expect(card(page).getByRole('meter', { name: processSection.energy })).toHaveAttribute(
          'aria-valuenow',
          String(stop.energy),
        )
      }
      const before = await middle(stopButton(page, 'discovery'))
      await nextFrames(page)
      expect(await middle(stopButton(page, 'discovery'))).toEqual(before)
    })
    await test.step('goes on turning when its background is clicked', async () => {
      await stopButton(page, 'design').click()
      await orbit(page).click({ position: { x: 12, y: 12 } })
      await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
      await expect(orbit(page).locator('[aria-pressed="true"]')).toHaveCount(0)
      await expect(card(page)).toContainText(processSection.noteWhileRotating)
    })
  })

  test('can be operated by keyboard, which keeps its place when a button goes', async ({ page }) => {
    await test.step('arrow keys move between stops, Enter chooses, Escape deselects', async () => {
      await stopButton(page, 'discovery').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(stopButton(page, 'scale')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(stopButton(page, 'design')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(stopButton(page, 'design')).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
      await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
      await expect(stopButton(page, 'design')).toHaveAttribute('aria-pressed', 'false')
    })
    await test.step('the focus stays in the orbit when a button of the card is removed', async () => {
      await stopButton(page, 'build').click()
      await card(page)
        .getByRole('button', { name: titleOf('deploy') })
        .press('Enter')
      await expect(stopButton(page, 'deploy')).toBeFocused()
      await card(page).getByRole('button', { name: processSection.closeCard }).press('Enter')
      await expect(stopButton(page, 'deploy')).toBeFocused()
    })
  })
})

test('With reduced motion the orbit stands still, and its stops can be read and chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'services')
  await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
  await expect(page.getByRole('button', { name: processSection.pauseOrbit })).toHaveCount(0)
  await stopButton(page, 'scale').click()
  await expect(card(page).getByRole('heading', { name: titleOf('scale') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
})

test('On a phone the orbit is a dial that fits a thumb', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'services', { width: 360, height: 780 })
  for (const button of await orbit(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
  await stopButton(page, 'deploy').click()
  await expect(card(page).getByRole('heading', { name: titleOf('deploy') })).toBeVisible()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`On a phone a tap on a stop brings its card into view, above the launcher (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openPage(page, 'services', { width: 360, height: 780 })
    await orbit(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(card(page)).not.toBeInViewport({ ratio: 1 })
    await stopButton(page, 'build').click()
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    const launcher = page.locator('[data-voice-widget]')
    const spacePx = async () => {
      const [cardBox, launcherBox] = [await card(page).boundingBox(), await launcher.boundingBox()]
      return (launcherBox?.y ?? 0) - (cardBox?.y ?? 0) - (cardBox?.height ?? 0)
    }
    await expect.poll(spacePx).toBeGreaterThanOrEqual(0)
  })
