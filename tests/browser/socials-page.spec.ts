import { grouped } from '@/content/format'
import { channels, wins } from '@/content/socials'
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

withEntries(
  test,
  channels,
  3,
)('On a phone the smaller channels stand side by side, each figure on one line', async ({ page }) => {
  await openPage(page, 'socials', { width: 360, height: 780 })
  const [, ...others] = channels.map(({ platform }) => page.locator(`[data-channel="${platform}"]`))
  const boxes = await Promise.all(others.map((channel) => channel.boundingBox()))
  expect(boxes.length).toBeGreaterThan(1)
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1)
  for (const counter of await page.locator('[data-section="channels"] [data-counter]').all()) {
    await counter.scrollIntoViewIfNeeded()
    const { height, lineHeight } = await counter.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      lineHeight: Number.parseFloat(getComputedStyle(element.parentElement!).fontSize),
    }))
    expect(height).toBeLessThan(1.7 * lineHeight)
  }
})

withEntries(test, wins)(
  'In a wide window each win is one line: a name, dots as far as the figure, and what it counts',
  async ({ page }) => {
    // The dots run to the figure while the page is scrolled.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 'socials', { width: 1440, height: 900 })
    const gaps = await page.locator('[data-section="wins"] li').evaluateAll((all) =>
      all.map((win) => {
        const [name, dots, figure] = ['figcaption', 'i', 'figure ~ p > :first-child'].map((part) =>
          win.querySelector(part)!.getBoundingClientRect(),
        )
        return Math.max(dots!.left - name!.right, figure!.left - dots!.right)
      }),
    )
    expect(gaps).toHaveLength(wins.length)
    expect(Math.max(...gaps)).toBeLessThan(40)
  },
)
