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
