import type { Page } from '@playwright/test'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

/** Where the line of a page runs, section by section; a drawing takes it from the left gutter to the right one. */
const WAYS = {
  services: 'left start, drawing, right, right end, left start, left, left, left, left, left',
  'case-studies': 'left start, drawing, right, right end, left start, left, left',
  pricing: 'left start, left, drawing, right, right, right end, left start, left',
} as const

const wayOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-wire], main .wire')]
      .map((element) => element.getAttribute('data-wire') ?? 'drawing')
      .join(', '),
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

for (const [name, way] of Object.entries(WAYS))
  test(`One line runs through ${name}, by way of its drawing, to the light in the footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, name as keyof typeof WAYS)
    expect(await wayOf(page)).toBe(way)
    // The same gutters everywhere, or the line would be broken.
    const left = await edgeX(page, 'main [data-wire^="left"]', '::before', 'left')
    expect(await edgeX(page, 'main .wire', '::before', 'left')).toBe(left)
    expect(await edgeX(page, 'footer [data-line-end]', '::before', 'left')).toBe(left)
    const right = await edgeX(page, 'main [data-wire^="right"]', '::before', 'right')
    expect(await edgeX(page, 'main .wire', '::after', 'right')).toBe(right)
  })

test('Where no line comes down, none ends in the footer', async ({ page }) => {
  await openPage(page, 'team')
  const content = await page
    .locator('footer [data-line-end]')
    .evaluate((element) => getComputedStyle(element, '::before').content)
  expect(content).toBe('none')
})
