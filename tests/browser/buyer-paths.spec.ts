import { pages } from '@/content/pages'
import type { Page } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import { money } from '@/content/format'
import { hero } from '@/content/home/hero'
import { pricingHero, runningCostSection } from '@/content/pricing'
import { recordings } from '@/content/recordings'
import { shellCopy } from '@/content/shell'
import { tradeChoice } from '@/content/trades'
import { runningCost } from '@/lib/pricing/running-cost'
import { contact } from '@/lib/booking/contact'
import { pill } from '../support/call'
import { firstRecordingOf, tradeAt } from '../support/trades'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { isOurs, withEntries } from '../support/while-sample'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Every task of a buyer is at most three taps away on a phone; docs/design-system.md draws the same paths. */
const MOST_TAPS = 3

declare global {
  interface Window {
    /** Counted in the page, from what the browser reports. */
    taps: number
  }
}

/** Taps one thing after the other. */
async function tapThrough(page: Page, path: readonly (readonly ['button' | 'link', string | RegExp])[]) {
  for (const [role, name] of path)
    await page.getByRole(role, { name, exact: true }).locator('visible=true').first().click()
}

/** How many taps the page has had. A list of the system's own takes two: one opens it, one chooses. */
const taps = (page: Page) => page.evaluate(() => window.taps)

test.beforeEach(async ({ page }) => {
  await openPage(page, 'home', { width: 360, height: 740 })
  await page.evaluate(() => {
    window.taps = 0
    addEventListener('pointerdown', ({ isTrusted }) => (window.taps += isTrusted ? 1 : 0), true)
    addEventListener(
      'change',
      ({ target }) => (window.taps += target instanceof HTMLSelectElement ? 2 : 0),
      true,
    )
  })
})

const jumpTo = (section: string) => pricingHero.jumps.find((jump) => jump.section === section)!.label

/** What Pricing answers: the link at its top, and the place that it leads to. */
const ON_PRICING: Record<string, { jump: string | RegExp; shows: string }> = {
  'what a build costs': {
    jump: new RegExp(`^${pricingHero.example.name}`),
    shows: '#worked-example',
  },
  'what a month costs': { jump: jumpTo('running-cost'), shows: '#running-cost' },
  'how long it takes': { jump: jumpTo('dates'), shows: '#dates' },
  'what happens to customers’ data': { jump: jumpTo('your-data'), shows: '#your-data' },
  'whether a service can be cancelled': { jump: jumpTo('cancel'), shows: '#cancel' },
}

test('From the menu, costs, dates, data and cancelling are three taps away', async ({ page }) => {
  await tapThrough(page, [
    ['button', shellCopy.menu],
    ['link', pages.pricing.label],
  ])
  await expect(page.locator('main[data-page="pricing"] h1')).toBeFocused()
  for (const [index, [question, { jump, shows }]] of Object.entries(ON_PRICING).entries())
    await test.step(question, async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await tapThrough(page, [['link', jump]])
      await expect(page.locator(shows)).toBeInViewport()
      expect((await taps(page)) - index).toBe(MOST_TAPS)
    })
  await test.step('a month of a typical day’s calls is added up, whole and on one screen', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await tapThrough(page, [['link', jumpTo('running-cost')]])
    const { callsPerDay, minutesPerCall } = runningCostSection.start
    const cost = runningCost({ calls: callsPerDay, period: 'day', minutesPerCall })
    const month = page.locator('#running-cost')
    await expect(month.getByRole('status')).toContainText(money(Math.round(cost.pricePerMonth)))
    const lines = month.getByRole('list').filter({ hasText: money(cost.monthly.minutes) })
    for (const amount of Object.values(cost.monthly)) await expect(lines).toContainText(money(amount))
    // An agency's own words may be longer.
    await expect(lines).toBeInViewport(isOurs(runningCostSection) ? { ratio: 1 } : {})
    const talkBar = await pill(page).boundingBox()
    const { y = Infinity, height = 0 } = (await lines.boundingBox()) ?? {}
    if (isOurs(runningCostSection)) expect(y + height).toBeLessThanOrEqual(talkBar?.y ?? 0)
  })
})

test('The first screen of Home names its trades, a call’s price and a person to ring', async ({ page }) => {
  const section = page.locator('[data-section="hero"]')
  await expect(section.getByText(hero.lead)).toBeInViewport()
  await page.getByRole('button', { name: shellCopy.menu }).click()
  const person = page
    .getByRole('navigation')
    .getByRole('link', { name: contact.phone ? shellCopy.ring : shellCopy.person })
  await expect(person).toBeInViewport()
  await expect(person).toHaveAttribute('href', contact.phone ? /^tel:\+/ : contact.discoveryCallUrl)
  await page.keyboard.press('Escape')
  for (const width of [320, 360, 768, 1024, 1440])
    await test.step(`“${hero.reassurance}” stands below the button of the discovery call at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      const button = await section.getByRole('link', { name: bookingLabels.discovery.idle }).boundingBox()
      const words = await section.getByText(hero.reassurance, { exact: true }).boundingBox()
      if (!button || !words) throw new Error('The first screen has no discovery call, or nothing below it.')
      expect(Math.abs(words.x - button.x)).toBeLessThan(button.width / 2)
      expect(words.x + words.width).toBeLessThanOrEqual(button.x + button.width + 1)
      const gapPx = words.y - (button.y + button.height)
      expect(gapPx).toBeGreaterThanOrEqual(0)
      expect(gapPx).toBeLessThan(24)
    })
})

withEntries(test, recordings)(
  'The recording of the visitor’s own trade is three taps from the first screen',
  async ({ page }) => {
    const trade = tradeAt(2)
    const section = page.locator('[data-section="voice-demos"]')
    await section.getByLabel(tradeChoice.label).selectOption(trade)
    const first = section.getByRole('article').first()
    await expect(first.getByRole('heading')).toHaveText(firstRecordingOf(trade)!)
    await first.getByRole('button').first().click()
    await expect(first.locator('[data-state="playing"]').first()).toBeAttached()
    expect(await taps(page)).toBe(MOST_TAPS)
  },
)
