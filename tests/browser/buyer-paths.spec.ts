import type { Page } from '@playwright/test'
import { sampleContact } from '@/content/facts'
import { hero } from '@/content/home/hero'
import { sampleCall } from '@/content/home/sample-call'
import { recordingOf, tradeRecordings } from '@/content/recordings'
import { shellCopy } from '@/content/shell'
import { tradeChoice, tradeShows } from '@/content/trades'
import { minutesAndSeconds } from '@/lib/site/time-display'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/site-test'

/** Every task of a buyer is at most three taps away on a phone; docs/design-system.md draws the same paths. */
const MOST_TAPS = 3

/** Taps one thing after the other, and says how many taps that took. */
async function tapThrough(
  page: Page,
  path: readonly (readonly ['button' | 'link', string])[],
): Promise<number> {
  for (const [role, name] of path)
    await page.getByRole(role, { name, exact: true }).locator('visible=true').first().click()
  return path.length
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, 'home')
})

for (const { task, jump, shows } of [
  { task: 'what a build costs', jump: 'What a build costs', shows: '#worked-example' },
  { task: 'what a month costs', jump: 'What a month costs', shows: '#running-cost' },
  { task: 'how long it takes', jump: 'How long it takes', shows: '#dates' },
  { task: 'what happens to customers’ data', jump: 'Your customers’ data', shows: '#your-data' },
])
  test(`From home to ${task}: the menu, Pricing, and a link at its top`, async ({ page }) => {
    const taps = await tapThrough(page, [
      ['button', shellCopy.menu],
      ['link', 'Pricing'],
      ['link', jump],
    ])
    await expect(page.locator(shows)).toBeInViewport()
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  })

test('From home to a recording: one tap in the first screen', async ({ page }) => {
  const length = minutesAndSeconds(recordingOf(sampleCall.recordingId).durationSeconds)
  await tapThrough(page, [['button', `${hero.hear.hear} ${length}`]])
  await expect(page.getByRole('button', { name: hero.hear.stop }).first()).toBeVisible()
  await expect(page.locator('[data-section="hero"]')).toHaveAttribute('data-call', 'playing')
})

test('From home to a recording of the own trade: the trade is chosen among the recordings, and its call is first', async ({
  page,
}) => {
  const section = page.locator('[data-section="voice-demos"]')
  // On a phone the list opens with one tap and is chosen from with another; the third one plays: docs/design-system.md.
  await section.getByLabel(tradeChoice.label).selectOption('Restaurants')
  const first = section.getByRole('article').first()
  await expect(first.getByRole('heading')).toHaveText(
    tradeRecordings.find(({ id }) => id === tradeShows.Restaurants.recordingId)?.title ?? 'no such recording',
  )
  await first.getByRole('button').first().click()
  await expect(first.locator('[data-state="playing"]').first()).toBeAttached()
})

test('From any page to a booking: one tap in the bar', async ({ page, context }) => {
  await context.route(`${sampleContact.discoveryCallUrl}**`, (route) => route.fulfill({ body: 'Diary' }))
  const opened = context.waitForEvent('page')
  await page.getByRole('banner').getByRole('button', { name: /Book/ }).click()
  expect((await opened).url()).toBe(sampleContact.discoveryCallUrl)
})
