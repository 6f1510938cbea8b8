import { facts } from '@/content/facts'
import { grouped } from '@/content/format'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

const { subscribers, followers } = facts.audience
const counters = '[data-section="channels"] [data-counter]'

test('The counters count up to their figures once they are seen, and not before', async ({ page }) => {
  await openPage(page, 'socials', { width: 1440, height: 500 })
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
