import type { CSSProperties } from 'react'
import type { Locator } from '@playwright/test'
import { sampleCall } from '@/content/home/sample-call'
import { whyChoose } from '@/content/home/why-choose'
import { PLAN_NAMES } from '@/content/pricing/plan-names'
import { tabularFitStyle } from '@/lib/drawing/fit-tabular'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { atWidths, expect, expectNoTextOutside, open, replaceWords, test } from '../support/other-words'

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
async function writeFitted(figure: Locator, text: string, style: CSSProperties) {
  const fit = style as Record<string, string>
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
    await writeFitted(large, figure, fitStyle(figure, TRACKING_EM.figure, 0.016))
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

/** How many lines a figure has, and how far it runs out of its column. */
const inColumn = (figure: Locator) =>
  figure.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    const column = element.parentElement!.getBoundingClientRect()
    return { lines, excessPx: Math.max(0, Math.round(words.getBoundingClientRect().right - column.right)) }
  })

test('The sum of the running cost stays on one line and in its column, in any currency', async ({ page }) => {
  await open(page, 'pricing')
  const sum = page.locator('[data-sum]')
  await writeFitted(sum, 'CHF 12’480', tabularFitStyle('CHF 12’480'))
  await atWidths(page, [360, 768, 1100, 1440], async (where) =>
    expect(await inColumn(sum), where).toEqual({ lines: 1, excessPx: 0 }),
  )
  // A reader may space letters and words (WCAG 1.4.12).
  await page.addStyleTag({
    content: '* { letter-spacing: .12em !important; word-spacing: .16em !important }',
  })
  await atWidths(page, [320, 360], async (where) =>
    expect(await inColumn(sum), where).toMatchObject({ excessPx: 0 }),
  )
})

test('The sum of the running cost stays on one line, whatever its digits', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'pricing')
    const sum = page.locator('[data-sum]')
    await page.locator('[data-section="running-cost"]').getByRole('slider').first().focus()
    for (let step = 0; step < 50; step++) {
      await page.keyboard.press('ArrowRight')
      expect(await inColumn(sum), `${await sum.textContent()} at ${width} px`).toEqual({
        lines: 1,
        excessPx: 0,
      })
    }
  }
})

/** Pairs of these parts whose words lie over one another. */
const overlapping = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const boxes = all.map((part) => {
      const words = document.createRange()
      words.selectNodeContents(part)
      return { name: part.textContent, box: words.getBoundingClientRect() }
    })
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })

test('Longer names of plans stay apart over the ruler, and off the links above it', async ({ page }) => {
  await open(page, 'pricing')
  const names = ['Einstiegspaket', 'Wachstumspaket', 'Unternehmensvereinbarung']
  await replaceWords(page, Object.fromEntries(PLAN_NAMES.map((name, index) => [name, names[index] ?? name])))
  const hero = page.locator('[data-section="hero"]')
  await expect(hero.locator('figure')).toContainText('Einstiegspaket')
  await atWidths(page, [360, 768, 1100, 1440], async (where) =>
    expect(await overlapping(hero.locator('figure ul > li, nav a')), where).toEqual([]),
  )
})

test('Longer words of the state of the sample call stay off its button', async ({ page }) => {
  await open(page, 'home')
  const call = page.locator('[data-call]')
  await replaceWords(page, {
    [sampleCall.status.ended]: 'Das Telefongespräch ist beendet',
    [sampleCall.button.play]: 'Dieses Telefongespräch anhören',
  })
  const parts = call.locator('p, button').filter({ hasText: 'Telefongespräch', visible: true })
  await expect(parts).toHaveCount(2)
  await atWidths(page, [360, 768, 1100], async (where) => expect(await overlapping(parts), where).toEqual([]))
})

test('A longer note about the interruption takes a second line', async ({ page }) => {
  await open(page, 'home')
  const note = 'Sie fällt ihm ins Wort, und er unterbricht sich sofort'
  await replaceWords(page, { [whyChoose.intelligence.interruptionNote]: note })
  const shown = page.getByText(note)
  await atWidths(page, [360, 768, 1440], async (where) => {
    const { right } = await shown.evaluate((element) => element.getBoundingClientRect())
    const drawing = await shown.evaluate((element) => element.closest('svg')!.getBoundingClientRect().right)
    expect(right, where).toBeLessThanOrEqual(drawing + 1)
  })
})
