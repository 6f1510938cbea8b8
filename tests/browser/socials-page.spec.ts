import { facts } from '@/content/facts'
import { grouped } from '@/content/format'
import { channels, latestPost, latestThread, wins } from '@/content/socials'
import { videos } from '@/content/videos'
import { openPage } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'

const { subscribers, followers } = facts.audience
const counters = '[data-section="channels"] [data-counter]'

describeReading('socials', 'Socials', () => {
  test('Three cards lead to the three platforms, in a new tab', async ({ page }) => {
    for (const { platform, url, action } of channels) {
      const link = page.locator(`[data-channel="${platform}"]`).getByRole('link', { name: action })
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(page.locator('[data-channel]')).toHaveCount(3)
  })

  test('The latest content is five videos, one post and one thread', async ({ page }) => {
    const latest = page.locator('[data-section="latest"]')
    await expect(latest.locator('[data-latest="video"]')).toHaveCount(5)
    for (const { title } of videos) await expect(latest.getByRole('heading', { name: title })).toBeVisible()
    await expect(latest.locator('[data-latest="post"]')).toContainText(latestPost.title)
    await expect(latest.locator('[data-latest="thread"]').getByRole('listitem')).toHaveText([
      ...latestThread.lines,
    ])
  })

  test('Community wins are quotes, each with what came of it', async ({ page }) => {
    const section = page.locator('[data-section="wins"]')
    await expect(section.getByRole('blockquote')).toHaveCount(wins.length)
    for (const { name, result } of wins) {
      const win = section.getByRole('listitem').filter({ hasText: name })
      await expect(win).toContainText(result.label)
    }
  })
})

test('The counters count up to their figures once they are seen, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openPage(page, 'socials')
  await expect(page.locator(counters)).toHaveText(['0', '0'])
  // Every value is recorded in the page: a busy machine may look for the first time when the count is over.
  const recorded = await page
    .locator(counters)
    .first()
    .evaluateHandle((counter) => {
      const values: string[] = []
      const record = () => values.push(counter.textContent)
      new MutationObserver(record).observe(counter, { characterData: true, childList: true, subtree: true })
      return values
    })
  await page.locator('[data-section="channels"]').scrollIntoViewIfNeeded()
  await page.locator(counters).last().scrollIntoViewIfNeeded()
  await expect(page.locator(counters)).toHaveText([grouped(subscribers), grouped(followers)])
  const counts = (await recorded.jsonValue()).map((text) => Number(text.replace(',', '')))
  expect(counts.filter((count) => count > 0 && count < subscribers)).not.toEqual([])
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
})
