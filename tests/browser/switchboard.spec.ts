import type { Page } from '@playwright/test'
import {
  drawnAt,
  CALL_JACKS,
  PATCH_REST,
  RESTING_VIEW,
  type Point3D,
} from '@/components/illustrations/switchboard/drawing'
import { audioPlayer } from '@/content/audio-player'
import { recordings } from '@/content/recordings'
import { tradeChoice } from '@/content/trades'
import { createDeferred } from '../support/deferred'
import { openPage } from '../support/page-quality'
import { tradeWithOwnRecording } from '../support/trades'
import { expect, test } from '../support/shared-page-test'
import { withEntries } from '../support/while-sample'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const callButton = (page: Page, index: number) =>
  page.locator('[data-section="experience"]').getByRole('button', { name: recordings[index]!.title })
const player = (page: Page, index: number) =>
  page.locator(`#recording-${recordings[index]!.id}`).locator('xpath=ancestor::*[@data-audio-demo]')

/** Where a point of the board that has not been turned is in the window. */
async function placeOf(page: Page, point: Point3D) {
  const board = page.locator('[data-scene] svg')
  await board.scrollIntoViewIfNeeded()
  return board.evaluate(
    (svg, [x, y]) => {
      const place = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM()!)
      return { x: place.x, y: place.y }
    },
    drawnAt(RESTING_VIEW, point),
  )
}

async function dragPlug(page: Page, to: { x: number; y: number }) {
  const from = await placeOf(page, PATCH_REST)
  // The code of the board loads when the pointer comes.
  await expect(async () => {
    await page.mouse.move(from.x + 1, from.y)
    await page.mouse.move(from.x, from.y)
    await expect(page.getByRole('application')).toHaveCSS('cursor', 'pointer', { timeout: 100 })
  }).toPass()
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

test.beforeEach(async ({ page }) => {
  await openPage(page, 'home', { width: 1440, height: 1000 })
})

withEntries(
  test,
  recordings,
  4,
)('The switchboard plays its recorded calls, by the loose cord and by a button', async ({ page }) => {
  // First, while the cord lies where it rests.
  await test.step('the loose cord plays a call while it is in its jack', async () => {
    await dragPlug(page, await placeOf(page, CALL_JACKS[1]!))
    await expect(callButton(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await callButton(page, 1).click()
    await expect(callButton(page, 1)).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('a button plays its call, and stops it again', async () => {
    await callButton(page, 1).click()
    await expect(callButton(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(player(page, 1)).toHaveAttribute('data-state', 'playing')
    await callButton(page, 2).click()
    await expect(callButton(page, 2)).toHaveAttribute('aria-pressed', 'true')
    await expect(callButton(page, 1)).toHaveAttribute('aria-pressed', 'false')
    await callButton(page, 2).click()
    await expect(callButton(page, 2)).toHaveAttribute('aria-pressed', 'false')
    await expect(player(page, 2)).toHaveAttribute('data-state', 'paused')
  })
})

withEntries(
  test,
  recordings,
  4,
)('A recording that is started in its own player is plugged in on the switchboard', async ({ page }) => {
  const drawing = () => page.locator('[data-scene] svg').innerHTML()
  const before = await drawing()
  await player(page, 3).getByRole('button').first().click()
  await expect(callButton(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(drawing).not.toBe(before)
})

withEntries(
  test,
  recordings,
  4,
)('A recorded call that cannot be loaded says so beside its button', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|could not be played/)
  await page.route(`**/audio/${recordings[0]!.id}.mp3`, (route) => route.abort())
  await callButton(page, 0).click()
  await expect(page.locator('[data-section="experience"]').getByRole('alert')).toHaveText(
    audioPlayer.errors.load,
  )
  await expect(callButton(page, 0)).toHaveAttribute('aria-pressed', 'false')
})

withEntries(
  test,
  recordings,
  4,
)('The call of a trade is on the switchboard once its player has loaded', async ({ page }) => {
  const release = createDeferred()
  const waiting = createDeferred()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    waiting.resolve()
    await release.promise
    await route.continue()
  })
  const own = tradeWithOwnRecording()
  test.skip(!own, 'No recording of the content is shown only to a trade.')
  const { trade, title } = own!
  const button = page.locator('[data-section="experience"]').getByRole('button', { name: title })
  await page.locator('main').getByLabel(tradeChoice.label).selectOption(trade)
  await waiting.promise
  await expect(callButton(page, 0)).toBeVisible()
  await expect(button).toHaveCount(0)
  release.resolve()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})
