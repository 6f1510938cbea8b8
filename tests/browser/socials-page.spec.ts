import { grouped } from '@/content/format'
import { channels } from '@/content/socials'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { withEntries } from '../support/while-sample'

const figures = channels.flatMap(({ count }) => count ?? [])
const [most = 0] = figures
const counters = '[data-section="channels"] [data-counter]'

withEntries(test, figures)(
  'The counters count up to their figures once they are seen, and not before',
  async ({ page }) => {
    await openPage(page, 'socials', { width: 1440, height: 500 })
    await expect(page.locator(counters)).toHaveText(figures.map(() => '0'))
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
    await expect(page.locator(counters)).toHaveText(figures.map(grouped))
    const counts = (await recorded.jsonValue()).map((text) => Number(text.replace(/\D/g, '')))
    expect(counts.filter((count) => count > 0 && count < most)).not.toEqual([])
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
  },
)
