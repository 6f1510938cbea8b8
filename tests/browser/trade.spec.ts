import type { Page } from '@playwright/test'
import { industries } from '@/content/facts'
import { testimonials } from '@/content/home/testimonials'
import { recordings } from '@/content/recordings'
import { tradeQuestions } from '@/content/trade-questions'
import { tradeChoice, tradeContentIds } from '@/content/trades'
import { industriesSection } from '@/content/services'
import { CALL_PAGE, setPace, talk, widget } from '../support/call'
import { withEntries } from '../support/while-sample'
import { firstRecordingOf, tradeAt } from '../support/trades'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Any trade. */
const trade = tradeAt(3)

const choice = (page: Page) => page.locator('main').getByLabel(tradeChoice.label)
const titles = (page: Page) => page.locator('[data-section="voice-demos"]').getByRole('heading', { level: 3 })
const firstRecording = (page: Page) => titles(page).first()
const row = (page: Page, name: string) =>
  page.locator('[data-section="industries"]').getByRole('listitem').filter({ hasText: name })

withEntries(test, recordings)('On home the choice of a trade puts its recording first', async ({ page }) => {
  await openPage(page, 'home')
  await expect(firstRecording(page)).toHaveText(recordings[0]!.title)
  for (const name of industries) {
    await choice(page).selectOption(name)
    await expect(firstRecording(page)).toHaveText(firstRecordingOf(name)!)
    await expect(titles(page)).toHaveCount(recordings.length)
  }
  await choice(page).selectOption('')
  await expect(firstRecording(page)).toHaveText(recordings[0]!.title)
})

test('On a phone the letter of the chosen trade is in view', async ({ page }) => {
  await openPage(page, 'home', { width: 360, height: 740 })
  const letters = page.locator('[data-section="testimonials"]')
  const written = testimonials.items.map(({ name }) => name)
  for (const [trade, { testimonial }] of Object.entries(tradeContentIds)) {
    if (!written.includes(testimonial)) continue
    await choice(page).selectOption(trade)
    await expect(letters.getByText(testimonial).first()).toBeVisible()
  }
})

withEntries(test, recordings)(
  'The choice holds on every page, and for the next load, until it is reset',
  async ({ page }) => {
    await openPage(page, 'services')
    await row(page, trade).getByRole('button', { name: trade }).click()
    await row(page, trade).getByRole('link', { name: industriesSection.details.recording }).click()
    await expect(firstRecording(page)).toHaveText(firstRecordingOf(trade)!)
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
