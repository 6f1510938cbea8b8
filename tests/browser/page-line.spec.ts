import type { Page } from '@playwright/test'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Where the line goes through a drawing in the middle of the page. */
const PAGES_WITH_LINE = ['services', 'case-studies', 'pricing'] as const
/** Where it goes down to the footer without one. */
const PAGES_WITH_PLAIN_LINE = ['content', 'team', 'socials', 'terms', 'privacy'] as const

/**
 * Follows the line from the hero's drawing, section by section. Returns the gutter in which it leaves the last one, or the
 * stretch that does not begin where the one before it ended.
 */
function followLine(stretches: readonly string[]): string {
  let side = 'right'
  for (const [index, stretch] of stretches.entries()) {
    const crossesTo = { drawing: 'right', 'left start': 'left' }[stretch]
    const beginsOn = crossesTo ? (crossesTo === 'left' ? 'right' : 'left') : stretch.split(' ')[0]
    const endsInRule = stretch !== 'right end' || stretches[index + 1] === 'left start'
    if (side !== beginsOn || !endsInRule) return `broken at ${index}: ${stretches.join(', ')}`
    side = crossesTo ?? side
  }
  return side
}

const stretchesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-page-line-side], main [data-page-line="drawing"]')].map(
      (element) => element.getAttribute('data-page-line-side') ?? 'drawing',
    ),
  )

/** x of an edge of a pseudo-element that is placed from that side of its element. */
const edgeX = (page: Page, selector: string, pseudo: '::before' | '::after', side: 'left' | 'right') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [which, edge]) => {
        const box = element.getBoundingClientRect()
        const offset = Number.parseFloat(getComputedStyle(element, which)[edge])
        return Math.round(edge === 'left' ? box.left + offset : box.right - offset)
      },
      [pseudo, side] as const,
    )

/** Words of a section that are nearer than 4 px to the line across it, with their distance. */
const wordsAtLine = (page: Page) =>
  page.evaluate(() => {
    const near: string[] = []
    for (const drawing of document.querySelectorAll<HTMLElement>('main [data-page-line="drawing"]')) {
      const box = drawing.getBoundingClientRect()
      const { bottom } = getComputedStyle(drawing, '::before')
      const lineY = box.bottom - Number.parseFloat(bottom)
      const texts = document.createTreeWalker(
        drawing.closest('[data-section]') ?? drawing,
        NodeFilter.SHOW_TEXT,
      )
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        // The letters themselves: the box of a text is as tall as its font allows.
        const { fontSize, lineHeight } = getComputedStyle(text.parentElement)
        const reach = Math.min(
          Number.parseFloat(fontSize) * 0.4,
          Number.parseFloat(lineHeight) / 2 || Infinity,
        )
        for (const { top, bottom: end, width } of range.getClientRects()) {
          const distance = Math.abs((top + end) / 2 - lineY) - reach
          if (width > 1 && distance < 4) near.push(`${text.textContent.trim()} (${Math.round(distance)} px)`)
        }
      }
    }
    return near
  })

for (const name of PAGES_WITH_LINE)
  test(`One line runs through ${name} to the footer, and strikes through no words`, async ({ page }) => {
    await openPage(page, name, { width: 1440, height: 900 })
    const leftX = () => edgeX(page, 'main [data-page-line-side^="left"]', '::before', 'left')
    await test.step('the same gutters everywhere, or the line would be broken', async () => {
      const gaps = page.locator(
        'main [data-section]:not([data-page-line-side], :has([data-page-line-side], [data-page-line]))',
      )
      expect(await gaps.evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))).toEqual(
        [],
      )
      const stretches = await stretchesOf(page)
      expect(stretches).toContain('drawing')
      expect(followLine(stretches)).toBe('left')
      const left = await leftX()
      expect(await edgeX(page, 'main [data-page-line="drawing"]', '::before', 'left')).toBe(left)
      expect(await edgeX(page, 'footer [data-page-line-end]', '::before', 'left')).toBe(left)
      const right = await edgeX(page, 'main [data-page-line-side^="right"]', '::before', 'right')
      expect(await edgeX(page, 'main [data-page-line="drawing"]', '::after', 'right')).toBe(right)
    })
    for (const width of [1440, 768, 360])
      await test.step(`no words at the line at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => wordsAtLine(page), { timeout: 5000 }).toEqual([])
      })
    await test.step('on a phone beside rows', async () => {
      const lineX = await leftX()
      const rows = await page.locator('main [data-page-line-side*="left"] [data-scrolls]').all()
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows)
        expect(await row.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThan(
          lineX + 2,
        )
    })
  })

for (const name of PAGES_WITH_PLAIN_LINE)
  test(`One line runs through ${name}, from its first section to the footer`, async ({ page }) => {
    await openPage(page, name, { width: 1440, height: 900 })
    const gaps = page.locator('main [data-section]:not([data-section="hero"], [data-page-line-side])')
    await expect(gaps).toHaveCount(0)
    const stretches = await stretchesOf(page)
    expect(followLine(stretches)).toBe('left')
    const right = stretches[0]?.startsWith('right')
      ? await edgeX(page, 'main [data-page-line-side^="right"]', '::before', 'right')
      : await edgeX(page, 'main [data-page-line="entry"]:visible', '::after', 'right')
    expect(await edgeX(page, 'footer [data-page-line-end]', '::before', 'left')).toBe(1440 - right)
  })

for (const name of [...PAGES_WITH_LINE, ...PAGES_WITH_PLAIN_LINE])
  test(`The line is drawn in the gutter of each section of ${name}`, async ({ page }) => {
    await openPage(page, name)
    const strokes = await page.locator('main [data-page-line-side]').evaluateAll((sections: HTMLElement[]) =>
      sections.map((section) => {
        const { borderLeftWidth, borderRightWidth } = getComputedStyle(section, '::before')
        return `${section.dataset.section}: ${[borderLeftWidth, borderRightWidth].sort().join(' ')}`
      }),
    )
    expect(strokes.filter((stroke) => !stroke.endsWith(': 0px 2px'))).toEqual([])
  })

// The wave of Socials ends in the line of the next section itself.
for (const name of [...PAGES_WITH_LINE, ...PAGES_WITH_PLAIN_LINE].filter((page) => page !== 'socials'))
  test(`The line goes on from the first section of ${name} without a gap`, async ({ page }) => {
    for (const width of [1440, 768, 360]) {
      await openPage(page, name, { width, height: 900 })
      const gap = await page.locator('main [data-page-line="entry"]:visible').evaluate((entry) => {
        const end =
          entry.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(entry, '::after').bottom)
        return end - (entry.closest('section')?.getBoundingClientRect().bottom ?? 0)
      })
      expect(gap, `at ${width} px`).toBeCloseTo(1, 0)
    }
  })

test('A page without the line has none in its footer', async ({ page }) => {
  await openPage(page, 'terms')
  await page
    .locator('main [data-page-line-side]')
    .evaluateAll((sections) => sections.forEach((section) => section.removeAttribute('data-page-line-side')))
  const content = await page
    .locator('footer [data-page-line-end]')
    .evaluate((element) => getComputedStyle(element, '::before').content)
  expect(content).toBe('none')
})
