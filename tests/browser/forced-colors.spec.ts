import type { Locator } from '@playwright/test'
import { contact } from '@/lib/booking/contact'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/site-test'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** What a picture must differ without; `hidden` is the style that removes it. */
const DRAWN = [
  {
    name: 'pricing',
    what: 'The sign of a question',
    at: '[data-section="faq"] button > :last-child',
    hidden: 'opacity: 0',
  },
  {
    name: 'team',
    what: 'The last bar of the chart',
    at: '[data-step-chart] [role="img"] > :last-child',
    hidden: 'opacity: 0',
  },
  {
    name: 'services',
    what: 'The first box of a diagram',
    at: '[data-architecture] foreignObject b:visible',
    hidden: '-webkit-text-fill-color: transparent',
  },
] as const

for (const { name, what, at, hidden } of DRAWN)
  test(`${what} is drawn in forced colours`, async ({ page }) => {
    await openPage(page, name)
    const part = page.locator(at).first()
    // Without its words, which have the visitor's colours anyway.
    await part.evaluate((element) => element.querySelector('span')?.remove())
    const drawn = await part.screenshot()
    await part.evaluate(
      (element, style) => element.setAttribute('style', `${element.getAttribute('style') ?? ''};${style}`),
      hidden,
    )
    expect(drawn.equals(await part.screenshot())).toBe(false)
  })

test('The focus on the large telephone number is drawn in forced colours', async ({ page }) => {
  test.skip(!contact.phone, 'The agency has no telephone number.')
  await openPage(page, 'services')
  const number = page.locator('[data-section="contact"]').getByRole('link', { name: contact.phone! })
  await number.scrollIntoViewIfNeeded()
  // With what is around it, where the outline is.
  const drawn = async () => {
    const { x, y, width, height } = (await number.boundingBox())!
    return page.screenshot({ clip: { x: x - 8, y: y - 8, width: width / 2, height: height + 16 } })
  }
  const before = await drawn()
  await number.focus()
  expect(before.equals(await drawn())).toBe(false)
})

test('An arrow that leads no further is told apart in forced colours', async ({ page }) => {
  await openPage(page, 'case-studies', { width: 360, height: 780 })
  const end = page.locator('[data-section="flagship-cases"] button[aria-disabled="true"]')
  const other = end.locator('xpath=../button[not(@aria-disabled)]')
  const colour = (arrow: Locator) => arrow.evaluate((button) => getComputedStyle(button).color)
  expect(await colour(end)).not.toBe(await colour(other))
})
