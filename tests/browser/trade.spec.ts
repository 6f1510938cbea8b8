import type { Page } from '@playwright/test'
import { industries } from '@/content/facts'
import { testimonials } from '@/content/home/testimonials'
import { recordings, tradeRecordings } from '@/content/recordings'
import { tradeQuestions } from '@/content/trade-questions'
import { tradeChoice, tradeContentIds } from '@/content/trades'
import { industriesSection } from '@/content/services'
import { CALL_PAGE, setPace, talk, widget } from '../support/call'
import { whileSample } from '../support/while-sample'
import { tradeAt } from '../support/trades'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Any trade. */
const trade = tradeAt(3)

const choice = (page: Page) => page.locator('main').getByLabel(tradeChoice.label)
const titleOf = (id: string) => [...recordings, ...tradeRecordings].find((each) => each.id === id)!.title
const titles = (page: Page) => page.locator('[data-section="voice-demos"]').getByRole('heading', { level: 3 })
const firstRecording = (page: Page) => titles(page).first()
const row = (page: Page, name: string) =>
  page.locator('[data-section="industries"]').getByRole('listitem').filter({ hasText: name })

whileSample(test, recordings[0])(
  'On home the choice of a trade puts its recording first',
  async ({ page }) => {
    await openPage(page, 'home')
    await expect(firstRecording(page)).toHaveText(recordings[0]!.title)
    for (const name of industries) {
      await choice(page).selectOption(name)
      await expect(firstRecording(page)).toHaveText(titleOf(tradeContentIds[name].recordingId))
      await expect(titles(page)).toHaveCount(recordings.length)
    }
    await choice(page).selectOption('')
    await expect(firstRecording(page)).toHaveText(recordings[0]!.title)
  },
)

whileSample(test, testimonials)('On a phone the letter of the chosen trade is in view', async ({ page }) => {
  await openPage(page, 'home', { width: 360, height: 740 })
  const letters = page.locator('[data-section="testimonials"]')
  for (const name of [tradeAt(3), tradeAt(5)]) {
    await choice(page).selectOption(name)
    await expect(letters.getByText(tradeContentIds[name].testimonial).first()).toBeVisible()
  }
})

whileSample(test, recordings[0])(
  'The choice holds on every page, and for the next load, until it is reset',
  async ({ page }) => {
    await openPage(page, 'services')
    await row(page, trade).getByRole('button', { name: trade }).click()
    await row(page, trade).getByRole('link', { name: industriesSection.details.recording }).click()
    await expect(firstRecording(page)).toHaveText(titleOf(tradeContentIds[trade].recordingId))
    await page.reload()
    await expect(choice(page)).toHaveValue(trade)
    await choice(page).selectOption('')
    await page.reload()
    await expect(choice(page)).toHaveValue('')
  },
)

freshPageTest('The consultant begins with the question of the trade', async ({ page, context, baseURL }) => {
  await setPace(context, baseURL)
  await page.addInitScript((name) => sessionStorage.setItem('trade', name), trade)
  await page.goto(CALL_PAGE)
  await talk(page)
  await expect(widget(page).locator('[data-role="assistant"]').first()).toContainText(
    tradeQuestions[trade].split('. ')[1]!,
  )
})
