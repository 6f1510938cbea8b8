import type { Page } from '@playwright/test'
import { workedExampleFigures } from '@/content/contract-figures'
import { money, range } from '@/content/format'
import {
  comparison,
  PLAN_NAMES,
  PLAN_SERVICES,
  plans,
  plansSection,
  pricingHero,
  runningCostSection,
} from '@/content/pricing'
import { voiceAutomation } from '@/content/services'
import { yourData } from '@/content/your-data'
import { contact } from '@/lib/booking/contact'
import { runningCost } from '@/lib/pricing/running-cost'
import { workedExample } from '@/lib/pricing/running-cost'
import { answerOtherHosts, openPage, revealAsSearchDoes } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)
const planCard = (page: Page, name: string) => page.locator(`[data-plan="${name}"]`)
const popular = plans.find((plan) => plan.popular)!.name
const choice = (page: Page, service: keyof typeof plansSection.services) =>
  page.getByRole('tab', { name: plansSection.services[service] })

describeReading('pricing', 'The pricing page', () => {
  test('On a phone and a desk the name of each plan begins where its weeks begin on the ruler', async ({
    page,
  }) => {
    const names = section(page, 'hero').locator('figure li[style*="--from"]')
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const misplaced = () =>
        names.evaluateAll((items) =>
          items
            .filter((item) => {
              const ruler = item.parentElement!.getBoundingClientRect()
              const begin = Number((item as HTMLElement).style.getPropertyValue('--from')) * ruler.width
              return Math.abs(item.getBoundingClientRect().left - ruler.left - begin) > 1
            })
            .map(({ textContent }) => textContent),
        )
      await expect.poll(misplaced, `${width} px`).toEqual([])
    }
  })

  test('The switch starts at Complete Solution', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveText(PLAN_SERVICES.map((name) => plansSection.services[name]))
    await expect(choice(page, 'both')).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[data-service]')).toHaveAttribute('data-service', 'both')
  })

  test('Each plan has its build time, and only one is marked “Most Popular”', async ({ page }) => {
    await expect(section(page, 'plans').getByRole('heading', { level: 3 })).toHaveText([
      ...PLAN_NAMES,
      plansSection.cancel.question,
    ])
    await expect(page.getByText(plansSection.popular, { exact: true })).toHaveCount(1)
    await expect(planCard(page, popular)).toContainText(plansSection.popular)
    const inHero = section(page, 'hero').getByRole('listitem')
    const { buildWindow } = plansSection
    for (const { name, buildWindow: time } of plans) {
      const window = 'weeks' in time ? range(time.weeks) : buildWindow.custom
      await expect(planCard(page, name)).toContainText(`${buildWindow.label}: ${window}`)
      await expect(inHero.filter({ hasText: name }).first()).toContainText(
        'weeks' in time ? window : pricingHero.ruler.custom,
      )
    }
  })

  test('A small clinic’s order is worked through: the build, and a month line by line', async ({ page }) => {
    const cost = page.locator('#worked-example')
    const { pricePerMonth, monthly } = workedExample(workedExampleFigures)
    for (const sum of [workedExampleFigures.buildPrice, pricePerMonth, ...Object.values(monthly)])
      await expect(cost.getByText(money(sum), { exact: true })).toBeVisible()
  })
})

test.describe('Pricing, used', () => {
  test.beforeEach(({ page }) => openPage(page, 'pricing'))

  test('The switch, the comparison and the calculator show what a plan costs', async ({ page }) => {
    await test.step('the switch shows what Launch, Scale and Enterprise contain for each service', async () => {
      for (const service of PLAN_SERVICES) {
        await choice(page, service).click()
        await expect(page.locator('[data-service]')).toHaveAttribute('data-service', service)
        for (const plan of plans) {
          const card = planCard(page, plan.name)
          await expect(card.getByRole('heading', { name: plan.features[service].title })).toBeVisible()
          await expect(
            card.getByRole('list', { name: `${plan.name}: ${plansSection.features}` }).getByRole('listitem'),
          ).toHaveText([...plan.features[service].items])
        }
      }
    })
    await test.step('the comparison is a table that a button opens', async () => {
      const open = page.getByRole('button', { name: comparison.open })
      await expect(open).toHaveAttribute('aria-expanded', 'false')
      await expect(section(page, 'plans').getByRole('table')).toBeHidden()
      await open.click()
      const table = page.getByRole('table', { name: comparison.caption })
      await expect(table.getByRole('columnheader')).toContainText([comparison.feature, ...PLAN_NAMES])
      const { label, values } = comparison.groups
        .flatMap(({ rows }) => rows)
        .find((one) => Object.values(one.values).includes(false))!
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
      await expect(row.getByRole('cell')).toHaveText(
        PLAN_NAMES.map((plan) => {
          const value = values[plan]
          return typeof value === 'string' ? value : value ? comparison.included : comparison.notIncluded
        }),
      )
      await table
        .getByRole('row')
        .last()
        .evaluate((last) => {
          last.scrollIntoView({ block: 'center', behavior: 'instant' })
        })
      const { height: windowHeight } = page.viewportSize()!
      const names = (await table.getByRole('columnheader').last().boundingBox())!
      expect(names.y, 'the names of the plans stay in view').toBeGreaterThan(0)
      expect(names.y).toBeLessThan(windowHeight / 2)
    })
    await test.step('a typical day sets both sliders, and the sum is its month', async () => {
      const [day] = runningCostSection.days
      if (!day) return
      const cost = section(page, 'running-cost')
      await cost.getByRole('button', { name: day.name }).click()
      await expect(cost.getByRole('slider', { name: runningCostSection.callsLabel })).toHaveValue(
        String(day.callsPerDay),
      )
      const month = runningCost(
        { calls: day.callsPerDay, period: 'day', minutesPerCall: day.minutesPerCall },
        workedExampleFigures,
      )
      await expect(cost.getByRole('status')).toContainText(money(Math.round(month.pricePerMonth)))
      await expect(cost.getByRole('button', { pressed: true })).toHaveText(day.name)
      // The line above has a peak for each call.
      const line = await cost.locator('[data-page-line="drawing"] > svg path').getAttribute('d')
      expect(line?.split('s').length).toBe(day.callsPerDay + 1)
    })
    await test.step('in forced colours buttons have a border, the chosen tab a line, and sliders are visible', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      const style = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
      expect(await style('main a[data-booking]', 'border-top-width')).toBe('1px')
      expect(await style('[role="tab"][aria-selected="true"]', 'text-decoration-line')).toBe('underline')
      expect(await style('[role="tab"][aria-selected="false"]', 'text-decoration-line')).toBe('none')
      expect(await style('main input[type="range"]', 'appearance')).toBe('auto')
    })
  })

  test('The plans book a discovery call in a new tab, or a quote on the call', async ({ page, context }) => {
    await answerOtherHosts(context)
    for (const name of PLAN_NAMES) {
      await expect(planCard(page, name)).toContainText(plansSection.quoteNote)
      const button = planCard(page, name).getByRole('link', { name: plansSection.booking.idle })
      await expect(button).toHaveAttribute('href', contact.discoveryCallUrl)
      await expect(button).toHaveAttribute('data-state', 'idle')
    }
    const booking = planCard(page, popular).locator('[data-booking]')
    const opened = context.waitForEvent('page')
    await booking.click()
    await expect(booking).toHaveAttribute('data-state', 'saving')
    await expect(booking).toHaveText(plansSection.booking.saving)
    expect((await opened).url()).toBe(contact.discoveryCallUrl)
    await page.bringToFront()
    await expect(booking).toHaveAttribute('data-state', 'idle')
  })

  test('The answers on data are short, and pressing one shows its whole text', async ({ page }) => {
    const data = section(page, 'your-data')
    for (const { short, text } of yourData.items) {
      await expect(data.getByText(short, { exact: true }).first()).toBeVisible()
      await expect(data.getByText(text)).toBeHidden()
    }

    const { term, text } = yourData.items.find(({ id }) => id === 'deletion') ?? { term: '', text: '' }
    const fold = data.getByRole('button', { name: term, exact: true })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(data.getByText(text)).toBeVisible()
    await fold.click()
    await expect(data.getByText(text)).toBeHidden()
  })

  test('In each row of many plans, the first one begins where the page does', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const cards = page.locator('[data-plan]')
    await cards.first().evaluate((card) => {
      for (let more = 0; more < 6; more += 1) card.after(card.cloneNode(true))
    })
    const insets = await cards.evaluateAll((all) => {
      const places = all.map((card) => ({
        top: card.getBoundingClientRect().top,
        leftPx: card.querySelector('h3')!.getBoundingClientRect().left,
      }))
      const firstPx = places[0]!.leftPx
      const begins = places.filter(({ top }, index) => index > 0 && top > places[index - 1]!.top + 40)
      return begins.map(({ leftPx }) => leftPx - firstPx)
    })
    expect(insets.length).toBeGreaterThan(0)
    for (const inset of insets) expect(Math.abs(inset)).toBeLessThan(1)
  })

  test('An agency that offers fewer plans leaves no column empty', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const cards = page.locator('[data-plan]')
    for (const left of [2, 1]) {
      await cards.evaluateAll((all, count) => all.slice(count).forEach((card) => card.remove()), left)
      const unusedPx = await cards.last().evaluate((card) => {
        const row = card.parentElement!.getBoundingClientRect()
        return row.right - card.getBoundingClientRect().right
      })
      expect(Math.abs(unusedPx), `${left} left`).toBeLessThan(2)
    }
  })

  test('Pricing opened from a section about one service shows its plans', async ({ page }) => {
    await openPage(page, 'services')
    await section(page, 'voice-automation').getByRole('link', { name: voiceAutomation.plans }).click()
    await expect(choice(page, 'voice')).toHaveAttribute('aria-selected', 'true')
    await expect(section(page, 'plans')).toBeInViewport()
    await expect(section(page, 'plans')).toBeFocused()
    await choice(page, 'both').click()
    await expect(choice(page, 'both')).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('On a phone', () => {
  test.beforeEach(({ page }) => openPage(page, 'pricing', { width: 360, height: 780 }))

  test('One glance compares the plans by time, price and for whom, and leads to each of them', async ({
    page,
  }) => {
    const glance = page.getByRole('navigation', { name: plansSection.glance.label })
    await glance.scrollIntoViewIfNeeded()
    await expect(glance).toBeInViewport({ ratio: 1 })
    await expect(glance.getByRole('link')).toHaveCount(plans.length)
    for (const plan of plans) {
      const step = glance.getByRole('link', { name: plan.name })
      const { buildWindow } = plan
      const words = plan.glance
      const price = words.price.replace('{build}', money(workedExampleFigures.buildPrice))
      const time = 'weeks' in buildWindow ? range(buildWindow.weeks) : plansSection.buildWindow.custom
      for (const text of [time, price, words.priceOf, words.forWhom]) await expect(step).toContainText(text)
    }
    const glanceBox = await glance.boundingBox()
    const cardBox = await planCard(page, plans[0]!.name).boundingBox()
    expect(glanceBox!.y + glanceBox!.height).toBeLessThan(cardBox!.y)

    const sizesPx = await glance
      .locator('a, a *')
      .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    expect(Math.min(...sizesPx), 'its smallest words').toBeGreaterThanOrEqual(16)

    const last = plans.at(-1)!.name
    await expect(planCard(page, last)).not.toBeInViewport()
    await glance.getByRole('link', { name: last }).click()
    await expect(planCard(page, last).getByRole('heading', { name: last })).toBeInViewport()
  })

  test('The edge of the next plan shows that the row goes on', async ({ page }) => {
    const edgePx = (width: number) =>
      planCard(page, plans[1]!.name).evaluate(
        (card, windowPx) => windowPx - card.getBoundingClientRect().left,
        width,
      )
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 780 })
      expect(await edgePx(width)).toBeCloseTo(24, 0)
    }
  })
})

test('In print the plans and the comparison have what belongs to each service', async ({ page }) => {
  await openPage(page, 'pricing')
  await page.emulateMedia({ media: 'print' })
  for (const { name, features } of plans)
    for (const service of PLAN_SERVICES) {
      const part = planCard(page, name).locator(`[data-title="${plansSection.services[service]}"]`)
      await expect(part.getByRole('heading')).toHaveText(features[service].title)
      await expect(part.getByRole('listitem')).toHaveText([...features[service].items])
    }
  await expect(page.getByRole('table', { name: comparison.caption })).toHaveCount(PLAN_SERVICES.length)
})

test('In print and without scripts, sub-processors stand below their headings', async ({ page }) => {
  await openPage(page, 'pricing')
  await page.emulateMedia({ media: 'print' })
  const left = (cells: Element[]) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left))
  const table = page.getByRole('table', { name: yourData.subProcessors.caption })
  const rows = table.locator('tbody tr')
  expect(await rows.first().locator('th, td').evaluateAll(left)).toEqual(
    await table.locator('thead th').evaluateAll(left),
  )
})

test('The browser’s search finds a plan’s other service, and chooses it', async ({ page }) => {
  await openPage(page, 'pricing')
  const item = planCard(page, PLAN_NAMES.at(-1)!).getByText(plans.at(-1)!.features.voice.items.at(-1)!)
  await expect(item).toBeHidden()
  await revealAsSearchDoes(item)
  await expect(item).toBeInViewport()
  await expect(choice(page, 'voice')).toHaveAttribute('aria-selected', 'true')
  const row = comparison.groups
    .flatMap(({ rows }) => rows)
    .find(({ services }) => !services.includes('voice'))!
  const service = row.services[0]!
  const header = page
    .locator(`[data-title="${plansSection.services[service]}"] > table`)
    .getByRole('rowheader', { name: row.label, exact: true, includeHidden: true })
  await expect(header).toBeHidden()
  await revealAsSearchDoes(header)
  await expect(header).toBeVisible()
  await expect(choice(page, service)).toHaveAttribute('aria-selected', 'true')
})
