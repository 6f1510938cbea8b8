import type { Page } from '@playwright/test'
import { industries } from '@/content/facts'
import { recordings, tradeRecordings } from '@/content/recordings'
import { tradeQuestions } from '@/content/trade-questions'
import { tradeChoice, tradeContentIds } from '@/content/trades'
import { exampleScenarios, industriesSection, tradeScenarios } from '@/content/services'
import { CALL_PAGE, setPace, talk, widget } from '../support/call'
import { axeFindings, openPage } from '../support/page-quality'
import { expect, test } from '../support/site-test'

const choice = (page: Page) => page.locator('main').getByLabel(tradeChoice.label)
const titleOf = (id: string) => [...recordings, ...tradeRecordings].find((each) => each.id === id)!.title
const titles = (page: Page) => page.locator('[data-section="voice-demos"]').getByRole('heading', { level: 3 })
const firstRecording = (page: Page) => titles(page).first()
const row = (page: Page, name: string) =>
  page.locator('[data-section="industries"]').getByRole('listitem').filter({ hasText: name })

test('On home the choice of a trade puts its recording first', async ({ page }) => {
  await openPage(page, 'home')
  await expect(firstRecording(page)).toHaveText(recordings[0]!.title)
  for (const name of industries) {
    await choice(page).selectOption(name)
    await expect(firstRecording(page)).toHaveText(titleOf(tradeContentIds[name].recordingId))
    await expect(titles(page)).toHaveCount(recordings.length)
  }
  await choice(page).selectOption('')
  await expect(firstRecording(page)).toHaveText(recordings[0]!.title)
})

test('Where the recording of the chosen trade cannot be loaded, the others stay', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to load chunk|recording of a trade/)
  await openPage(page, 'home')
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await choice(page).selectOption('Restaurants')
  await expect(titles(page)).toHaveCount(recordings.length - 1)
  await choice(page).selectOption('')
  await expect(titles(page)).toHaveCount(recordings.length)
})

test('On a phone the recording of the chosen trade is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, 'home')
  const recording = page.getByRole('article', { name: titleOf(tradeContentIds['Real estate'].recordingId) })
  await choice(page).selectOption('Real estate')
  await recording.scrollIntoViewIfNeeded()
  await expect(firstRecording(page)).toBeInViewport({ ratio: 1 })
})

test('On a phone the testimonial of the chosen trade is in view, whichever column it is in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, 'home')
  const letters = page.locator('[data-section="testimonials"]')
  for (const name of ['Clinics', 'Services'] as const) {
    await choice(page).selectOption(name)
    await expect(letters.getByText(tradeContentIds[name].testimonial).first()).toBeVisible()
  }
})

test('On Services the example of the chosen trade comes first', async ({ page }) => {
  await openPage(page, 'services')
  const examples = page.locator('[data-section="examples"]').getByRole('heading', { level: 3 })
  for (const name of industries) {
    await row(page, name).getByRole('button', { name }).click()
    const own = [...exampleScenarios, ...tradeScenarios].find(
      ({ id }) => id === tradeContentIds[name].example,
    )
    await expect(examples.first()).toHaveText(own!.title)
    await expect(examples).toHaveCount(exampleScenarios.length)
  }
})

test('On Services each of the six trades opens its testimonial, systems, recording and question', async ({
  page,
}) => {
  await openPage(page, 'services')
  for (const name of industries) {
    const details = industriesSection.rows.find((each) => each.name === name)!
    const button = row(page, name).getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const text of [
      details.testimonial!.quote,
      details.testimonial!.attribution,
      details.integrations.join(', '),
      details.question,
    ])
      await expect(row(page, name).getByText(text)).toBeVisible()
  }
  await expect(page.locator('[data-section="industries"] [aria-expanded="true"]')).toHaveCount(1)
})

test('An open trade has no accessibility finding', async ({ page }) => {
  test.slow()
  await openPage(page, 'services')
  await row(page, 'Clinics').getByRole('button', { name: 'Clinics' }).click()
  expect(await axeFindings(page, [360])).toEqual([])
})

test('The choice holds on every page, and for the next load, until it is reset', async ({ page }) => {
  await openPage(page, 'services')
  await row(page, 'Clinics').getByRole('button', { name: 'Clinics' }).click()
  await row(page, 'Clinics').getByRole('link', { name: industriesSection.details.recording }).click()
  await expect(firstRecording(page)).toHaveText(titleOf(tradeContentIds.Clinics.recordingId))
  await page.reload()
  await expect(choice(page)).toHaveValue('Clinics')
  await choice(page).selectOption('')
  await page.reload()
  await expect(choice(page)).toHaveValue('')
})

test('Where the browser refuses to store anything, the choice holds until the page is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await openPage(page, 'home')
  await choice(page).selectOption('Clinics')
  await expect(firstRecording(page)).toHaveText(titleOf(tradeContentIds.Clinics.recordingId))
})

test('The consultant begins with the question of the trade', async ({ page, context, baseURL }) => {
  await setPace(context, baseURL)
  await page.addInitScript(() => sessionStorage.setItem('trade', 'Clinics'))
  await page.goto(CALL_PAGE)
  await talk(page)
  await expect(widget(page).locator('[data-role="assistant"]').first()).toContainText(
    tradeQuestions.Clinics.split('. ')[1]!,
  )
})
