import { engineers } from '@/content/engineers'
import { callSteps, founder, journey, teamStats } from '@/content/team'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { isOurs, withEntries } from '../support/while-sample'

withEntries(test, engineers)(
  'The founder and her engineers are in the first screen of a laptop',
  async ({ page }) => {
    await openPage(page, 'team', { width: 1440, height: 900 })
    // The founder's own quote may be longer, and the face of a brand wider.
    const shown = isOurs(founder) ? { ratio: 1 } : {}
    for (const { name } of engineers)
      await expect(page.locator('main').getByText(name, { exact: true })).toBeInViewport(shown)
  },
)

withEntries(test, engineers)('Each engineer says how they work', async ({ page }) => {
  await openPage(page, 'team', { width: 1440, height: 900 })
  for (const { says } of engineers) await expect(page.locator('main').getByText(says)).toBeVisible()
})

withEntries(test, teamStats.stats)(
  'The figures with their names are in one window of a laptop',
  async ({ page }) => {
    await openPage(page, 'team', { width: 1440, height: 900 })
    const stats = page.locator('[data-section="stats"]')
    await stats.locator('dl').evaluate((list) => list.scrollIntoView({ block: 'end' }))
    await expect(stats.getByRole('heading')).toBeInViewport({ ratio: 1 })
  },
)

withEntries(
  test,
  journey.years,
  2,
)('On a phone the years of the journey are turned one by one', async ({ page }) => {
  await openPage(page, 'team', { width: 360, height: 780 })
  const section = page.locator('[data-section="journey"]')
  const [first, second] = journey.years.map(({ year }) => section.getByRole('heading', { name: `${year}` }))
  await first!.scrollIntoViewIfNeeded()
  // Its edge alone.
  await expect(second!).not.toBeInViewport({ ratio: 0.3 })
  await section.getByRole('button', { name: journey.row.next }).click()
  // The button is below the year: after a long one its heading is above the window. So we look only at the row.
  const leftOf = async (heading: typeof first) => (await heading!.boundingBox())?.x ?? NaN
  await expect.poll(() => leftOf(second)).toBeLessThan(40)
  await expect.poll(() => leftOf(first)).toBeLessThan(-250)
  expect(await leftOf(second)).toBeGreaterThanOrEqual(0)
})

withEntries(test, teamStats.stats)(
  'On a phone the figures are in view at once, and each is large',
  async ({ page }) => {
    await openPage(page, 'team', { width: 360, height: 780 })
    const stats = page.locator('[data-section="stats"]')
    const sizesPx = await stats
      .locator('dd')
      .evaluateAll((all) => all.map((figure) => Number.parseFloat(getComputedStyle(figure).fontSize)))
    expect(sizesPx).toHaveLength(teamStats.stats.length)
    if (!isOurs(founder)) return
    for (const size of sizesPx) expect(size).toBeGreaterThan(0.16 * 360)
    expect((await stats.boundingBox())?.height).toBeLessThan(640)
  },
)

test('On a phone each word below the chart of projects stays whole', async ({ page }) => {
  await openPage(page, 'team', { width: 360, height: 780 })
  for (const { name } of journey.projects.perQuarter.filter((quarter) => / /.test(quarter.name))) {
    const label = page.locator('[data-step-chart]').getByText(name, { exact: true })
    const lines = await label.evaluate((element) => {
      const { lineHeight, paddingTop } = getComputedStyle(element)
      return (element.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight)
    })
    expect(Math.round(lines), name).toBeLessThanOrEqual(name.split(' ').length)
  }
})

test('The call is drawn to scale, however long it is: a step is as tall as it is long', async ({ page }) => {
  await openPage(page, 'team', { width: 1440, height: 900 })
  const heights = await page
    .locator('[data-section="call-steps"] ol > li')
    .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().height))
  expect(heights).toHaveLength(callSteps.steps.length)
  const minuteHeights = callSteps.steps.map(({ minutes }, index) => heights[index]! / minutes)
  const shortest = Math.min(...minuteHeights)
  for (const height of minuteHeights) expect(height / shortest).toBeLessThan(1.25)
})

test('The lines about a step of the call are wide enough to read', async ({ page }) => {
  await openPage(page, 'team', { width: 1440, height: 900 })
  for (const { text } of callSteps.steps) {
    const { width, fontSize } = await page.getByText(text, { exact: true }).evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
    }))
    // A letter of the text font is about half as wide as it is high.
    expect(width / (fontSize / 2), text).toBeGreaterThan(32)
  }
})
