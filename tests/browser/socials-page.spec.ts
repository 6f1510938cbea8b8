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
)(
  'On a phone the channels follow each other, each as wide as the page, with its figure on one line',
  async ({ page }) => {
    await openPage(page, 'socials', { width: 360, height: 780 })
    const all = channels.map(({ platform }) => page.locator(`[data-channel="${platform}"]`))
    const boxes = await Promise.all(all.map((channel) => channel.boundingBox()))
    for (const box of boxes) expect(box!.width).toBe(320)
    for (const counter of await page.locator('[data-section="channels"] [data-counter]').all()) {
      await counter.scrollIntoViewIfNeeded()
      const { height, lineHeight } = await counter.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        lineHeight: Number.parseFloat(getComputedStyle(element.parentElement!).fontSize),
      }))
      expect(height).toBeLessThan(1.7 * lineHeight)
    }
  },
)

withEntries(test, wins)(
  'Each win is a tile on a ground of its own, with the figure that came of it standing on its lower edge',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [360, 1440]) {
      await openPage(page, 'socials', { width, height: 900 })
      const tiles = await page.locator('[data-win]').evaluateAll((all) =>
        all.map((tile) => {
          const figure = tile.querySelector('figure ~ p > :first-child')!
          const [box, tileBox] = [figure.getBoundingClientRect(), tile.getBoundingClientRect()]
          const baseline = document.createElement('span')
          baseline.style.display = 'inline-block'
          figure.append(baseline)
          return {
            ground: getComputedStyle(tile).backgroundColor,
            sizePx: Number.parseFloat(getComputedStyle(figure).fontSize),
            fromEdgePx: Math.abs(tileBox.bottom - baseline.getBoundingClientRect().bottom),
            isInside: box.left >= tileBox.left && box.right <= tileBox.right,
          }
        }),
      )
      expect(tiles).toHaveLength(wins.length)
      expect(new Set(tiles.map(({ ground }) => ground)).size).toBe(Math.min(4, tiles.length))
      for (const { sizePx, fromEdgePx, isInside } of tiles) {
        expect(sizePx).toBeGreaterThan(100)
        expect(fromEdgePx).toBeLessThan(3)
        expect(isInside).toBe(true)
      }
    }
  },
)

test('The newest pieces hang from one line: each at the lowest point of its span, and the spans of a row join', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'socials', { width: 1440, height: 900 })
  const spans = await page.locator('[data-section="latest"] ul > li').evaluateAll((all) =>
    all.map((span) => {
      const { left, right, top, bottom } = span.querySelector('svg')!.getBoundingClientRect()
      return { left, right, top, bottom, sheet: span.querySelector('svg + *')!.getBoundingClientRect().top }
    }),
  )
  expect(spans.length).toBeGreaterThan(1)
  for (const [index, { left, top, bottom, sheet }] of spans.entries()) {
    expect(Math.abs(sheet - bottom)).toBeLessThan(8)
    const before = spans[index - 1]
    if (before && Math.abs(before.top - top) < 1) expect(Math.abs(left - before.right)).toBeLessThan(2)
  }
})
