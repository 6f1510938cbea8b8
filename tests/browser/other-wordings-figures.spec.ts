import type { Locator } from '@playwright/test'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { atWidths, expect, expectNoTextOutside, open, test } from '../support/other-words'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('The notes of the chart of calls stay on the page, however long they are', async ({ page }) => {
  await open(page, 'case-studies')
  await page
    .locator('[data-chart] p')
    .evaluateAll((notes) =>
      notes.forEach((note) => (note.textContent = 'verkehrsreichster Tag, der 15.: 597')),
    )
  await expectNoTextOutside(page, [320, 360, 768])
})

test('A long figure with a long unit covers no other figure of its case', async ({ page }) => {
  await open(page, 'case-studies')
  const outOfColumn = () =>
    page.locator('[data-metric] dd').evaluateAll((figures) =>
      figures
        .filter((figure) => {
          const text = document.createRange()
          text.selectNodeContents(figure)
          return text.getBoundingClientRect().right > figure.parentElement!.getBoundingClientRect().right + 1
        })
        .map((figure) => figure.textContent),
    )
  await page.locator('[data-metric] dd').evaluateAll((figures) => {
    for (const figure of figures) {
      figure.firstChild!.textContent = '12\u00a0345'
      if (figure.lastElementChild) figure.lastElementChild.textContent = ' kronor'
    }
  })
  await atWidths(page, [280, 360, 768, 1280], async (where) => expect(await outOfColumn(), where).toEqual([]))
})

/** Writes another figure, in the size at which the site would set it. */
async function writeFitted(figure: Locator, text: string, hangingEm?: number) {
  const fit = fitStyle(text, TRACKING_EM.figure, hangingEm) as Record<string, string>
  await figure.evaluate(
    (element, [words, size]) => {
      element.textContent = words
      ;(element as HTMLElement).style.setProperty('--fit', size)
    },
    [text, fit['--fit']!] as const,
  )
}

for (const figure of ['€100k+', 'CHF 250k+', '1,2 Mio. €+'])
  test(`The figure “${figure}” of the enterprise programs leaves the heading beside it free`, async ({
    page,
  }) => {
    await open(page, 'case-studies')
    const large = page.locator('[data-section="enterprise"] p[aria-hidden]')
    await writeFitted(large, figure, 0.016)
    const overlapPx = () =>
      large.evaluate((element) => {
        const words = document.createRange()
        words.selectNodeContents(element)
        const heading = element.parentElement!.querySelector('h2')!.getBoundingClientRect()
        const { right, bottom } = words.getBoundingClientRect()
        return bottom > heading.top ? right - heading.left : 0
      })
    await atWidths(page, [1100, 1280, 1440, 1920], async (where) =>
      expect(await overlapPx(), where).toBeLessThanOrEqual(0),
    )
  })

test('The sum of the running cost stays on one line and in its column, in any currency', async ({ page }) => {
  await open(page, 'pricing')
  const sum = page.locator('[data-sum]')
  await writeFitted(sum, 'CHF 12’480')
  const excess = () =>
    sum.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      const column = element.parentElement!.getBoundingClientRect()
      return { lines, excessPx: Math.max(0, Math.round(words.getBoundingClientRect().right - column.right)) }
    })
  await atWidths(page, [360, 768, 1100, 1440], async (where) =>
    expect(await excess(), where).toEqual({ lines: 1, excessPx: 0 }),
  )
})
