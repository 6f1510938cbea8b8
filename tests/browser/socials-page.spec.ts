import { channels, latestPost, latestThread, wins } from '@/content/socials'
import { videos } from '@/content/videos'
import {
  axeFindings,
  expectHeadingsInOrder,
  expectNothingCutOff,
  openPage,
  sectionNames,
} from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

const counters = '[data-section="channels"] [data-counter]'

test('The socials page has a hero, channels, latest content, community wins and a way to book', async ({
  page,
}) => {
  await openPage(page, 'socials')
  expect(await sectionNames(page)).toEqual(['hero', 'channels', 'latest', 'wins', 'closing-cta'])
})

test('Three cards lead to the three platforms, in a new tab', async ({ page }) => {
  await openPage(page, 'socials')
  for (const { platform, url, action } of channels) {
    const link = page.locator(`[data-channel="${platform}"]`).getByRole('link', { name: action })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(page.locator('[data-channel]')).toHaveCount(3)
})

test('The counters count up to 9,700 and 7,200 once they are seen, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openPage(page, 'socials')
  await expect(page.locator(counters)).toHaveText(['0', '0'])
  await page.locator('[data-section="channels"]').scrollIntoViewIfNeeded()
  await page.locator(counters).last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator(counters).first().textContent()).not.toBe('0')
  expect(await page.locator(counters).first().textContent()).not.toBe('9,700')
  await expect(page.locator(counters)).toHaveText(['9,700', '7,200'])
})

test('A screen reader hears the final figures at once', async ({ page }) => {
  await openPage(page, 'socials')
  const card = page.locator('[data-channel="youtube"]')
  await expect(card.locator('.sr-only').filter({ hasText: /^9,700$/ })).toBeAttached()
  await expect(card.locator('[data-counter]')).toHaveAttribute('aria-hidden', 'true')
})

test('Under reduced motion the counters show their final value, without counting', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'socials')
  expect(await page.locator(counters).allTextContents()).toEqual(['9,700', '7,200'])
})

test('The latest content is five videos, one post and one thread', async ({ page }) => {
  await openPage(page, 'socials')
  const latest = page.locator('[data-section="latest"]')
  await expect(latest.locator('[data-latest="video"]')).toHaveCount(5)
  for (const { title } of videos) await expect(latest.getByRole('heading', { name: title })).toBeVisible()
  await expect(latest.locator('[data-latest="post"]')).toContainText(latestPost.title)
  await expect(latest.locator('[data-latest="thread"]').getByRole('listitem')).toHaveText([
    ...latestThread.lines,
  ])
})

test('Community wins are quotes, each with what came of it', async ({ page }) => {
  await openPage(page, 'socials')
  const section = page.locator('[data-section="wins"]')
  await expect(section.getByRole('blockquote')).toHaveCount(wins.length)
  for (const { name, result } of wins) {
    const win = section.getByRole('listitem').filter({ hasText: name })
    await expect(win).toContainText(result.label)
  }
})

test('The socials page sends no request to another host until a video is opened', async ({
  page,
  foreignRequests,
}) => {
  await openPage(page, 'socials')
  await page.locator('[data-section="closing-cta"]').scrollIntoViewIfNeeded()
  await page.locator('[data-video]').first().hover()
  await page.locator('[data-video]').first().focus()
  expect(foreignRequests).toEqual([])
})

test('The socials page has one main heading and skips no level', async ({ page }) => {
  await openPage(page, 'socials')
  await expectHeadingsInOrder(page)
})

test('At 320 px nothing of the socials page is cut off', async ({ page }) => {
  await openPage(page, 'socials')
  await expectNothingCutOff(page)
})

test('Axe finds nothing on the socials page, at 360, 768 and 1440 px, in light and dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'socials')
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, [1440])).toEqual([])
})
