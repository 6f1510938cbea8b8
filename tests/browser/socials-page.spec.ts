import { grouped } from '@/content/format'
import { channels } from '@/content/socials'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { withEntries } from '../support/while-sample'

const figures = channels.flatMap(({ count }) => count ?? [])

withEntries(test, figures)(
  'The counters count up to their figures once they are seen, and not before',
  async ({ page }) => {
    await openPage(page, 'socials', { width: 1440, height: 500 })
    const counters = page.locator('[data-section="channels"] [data-counter]')
    await expect(counters).toHaveText(figures.map(() => '0'))
    await counters.last().scrollIntoViewIfNeeded()
    await expect(counters).toHaveText(figures.map(grouped))
  },
)
