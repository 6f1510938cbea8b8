import type { Page } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import { workedExampleFigures } from '@/content/contract-figures'
import { money } from '@/content/format'
import {
  addOns,
  allPlansInclude,
  comparison,
  PLAN_NAMES,
  PLAN_SERVICES,
  plans,
  plansSection,
  workedExampleSection,
  runningCostSection,
} from '@/content/pricing'
import { voiceAutomation } from '@/content/services'
import { timelines } from '@/content/timelines'
import { yourData } from '@/content/your-data'
import { contact } from '@/lib/booking/contact'
import { runningCost } from '@/lib/pricing/running-cost'
import { workedExample } from '@/lib/pricing/running-cost'
import { answerOtherHosts, openPage, revealAsSearchDoes } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)
const planCard = (page: Page, name: string) => page.locator(`[data-plan="${name}"]`)
const choice = (page: Page, service: keyof typeof plansSection.services) =>
  page.getByRole('tab', { name: plansSection.services[service] })

describeReading('pricing', 'The pricing page', () => {
  test('says “Plans that start where you are”', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans that start where you are')
  })

  test('The switch offers AI Voice & Chat, MVP & Micro-SaaS and Complete Solution, and starts at Complete', async ({
    page,
  }) => {
    await expect(page.getByRole('tab')).toHaveText([
      'AI Voice & Chat',
      'MVP & Micro-SaaS',
      'Complete Solution',
    ])
    await expect(choice(page, 'both')).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[data-service]')).toHaveAttribute('data-service', 'both')
  })

  test('The plans are Launch, Scale and Enterprise, and only Scale is Most Popular', async ({ page }) => {
    await expect(section(page, 'plans').getByRole('heading', { level: 3 })).toHaveText([...PLAN_NAMES])
    await expect(page.getByText('Most Popular')).toHaveCount(1)
    await expect(planCard(page, 'Scale')).toContainText('Most Popular')
  })

  test('The plans are built in 2–4 weeks, 4–8 weeks and a custom window', async ({ page }) => {
    await expect(planCard(page, 'Launch')).toContainText('Build window: 2–4 weeks')
    await expect(planCard(page, 'Scale')).toContainText('Build window: 4–8 weeks')
    await expect(planCard(page, 'Enterprise')).toContainText('Build window: Custom')
  })

  test('The plans have their build times in the first section, as text', async ({ page }) => {
    const windows = section(page, 'hero').getByRole('listitem')
    await expect(windows.filter({ hasText: 'Launch' })).toContainText('2–4 weeks')
    await expect(windows.filter({ hasText: 'Scale' })).toContainText('4–8 weeks')
    await expect(windows.filter({ hasText: 'Enterprise' })).toContainText('agreed on the call')
  })

  test('A small clinic’s order is worked through: the build, a month line by line, the payback, and what comes beside', async ({
    page,
  }) => {
    const cost = page.locator('#worked-example')
    const { pricePerMonth, monthly } = workedExample(workedExampleFigures)
    for (const sum of [workedExampleFigures.buildPrice, pricePerMonth, ...Object.values(monthly)])
      await expect(cost.getByText(money(sum), { exact: true })).toBeVisible()
    await expect(cost).toContainText(workedExampleSection.notIncluded.text)
    await expect(cost).toContainText(workedExampleSection.payback.label)
  })

  test('Every time on the site is in one list, with what it is counted from and to', async ({ page }) => {
    const rows = section(page, 'dates').getByRole('listitem')
    await expect(rows).toHaveCount(timelines.length)
    for (const [index, { name, time, counts }] of timelines.entries())
      for (const text of [name, time, counts]) await expect(rows.nth(index)).toContainText(text)
  })

  test('The page says in full what happens to a client’s calls, who else sees them, and what a lawyer fills in', async ({
    page,
  }) => {
    const data = section(page, 'your-data')
    for (const { term, text } of yourData.items) {
      await expect(data.getByText(term, { exact: true })).toBeVisible()
      await expect(data.getByText(text)).toBeVisible()
    }
    const table = data.getByRole('table', { name: yourData.subProcessors.caption })
    await expect(table.getByRole('row')).toHaveCount(1 + yourData.subProcessors.rows.length)
    await expect(data.getByRole('note')).toHaveText(yourData.toFillIn ? [yourData.toFillIn] : [])
  })

  test('“All Plans Include” lists what every plan has', async ({ page }) => {
    const included = section(page, 'all-plans-include')
    await expect(included.getByRole('heading', { name: allPlansInclude.title })).toBeVisible()
    for (const item of allPlansInclude.items) await expect(included.getByText(item)).toBeVisible()
    await expect(included).toContainText(allPlansInclude.total)
  })

  test('The optional add-ons say what each is counted by', async ({ page }) => {
    const items = section(page, 'add-ons').locator('dl > div')
    await expect(items).toHaveCount(addOns.items.length)
    for (const [index, item] of addOns.items.entries()) {
      await expect(items.nth(index)).toContainText(item.title)
      await expect(items.nth(index)).toContainText(item.countedBy)
    }
  })

  test('The page closes with “Book Your Discovery Call” and the deep-dive with its price', async ({
    page,
  }) => {
    const closing = section(page, 'closing-cta')
    await expect(closing.getByRole('link', { name: 'Book Your Discovery Call' })).toBeVisible()
    await expect(closing.getByRole('link', { name: bookingLabels['deep-dive'].idle })).toBeVisible()
  })
})

test.describe('Pricing, used', () => {
  test.beforeEach(({ page }) => openPage(page, 'pricing'))

  test('The switch, the comparison and the calculator show what each plan contains and what a month costs', async ({
    page,
  }) => {
    await test.step('the switch shows what Launch, Scale and Enterprise contain for each service', async () => {
      for (const service of PLAN_SERVICES) {
        await choice(page, service).click()
        await expect(page.locator('[data-service]')).toHaveAttribute('data-service', service)
        for (const plan of plans) {
          const card = planCard(page, plan.name)
          await expect(card.getByRole('heading', { name: plan.features[service].title })).toBeVisible()
          await expect(
            card.getByRole('list', { name: `${plan.name}: What is in it` }).getByRole('listitem'),
          ).toHaveText([...plan.features[service].items])
        }
      }
    })
    await test.step('the comparison is a table that a button opens', async () => {
      const open = page.getByRole('button', { name: /Compare the plans/ })
      await expect(open).toHaveAttribute('aria-expanded', 'false')
      await expect(section(page, 'plans').getByRole('table')).toBeHidden()
      await open.click()
      const table = page.getByRole('table', { name: comparison.caption })
      await expect(table.getByRole('columnheader')).toContainText(['Feature', ...PLAN_NAMES])
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

  test('The plans book a discovery call in a new tab, with a custom quote on the call', async ({
    page,
    context,
  }) => {
    await answerOtherHosts(context)
    for (const name of PLAN_NAMES) {
      const card = planCard(page, name)
      await expect(card).toContainText('Custom Quote on Call')
      const button = card.getByRole('link', { name: 'Book Your Discovery Call' })
      await expect(button).toHaveAttribute('data-state', 'idle')
      const opened = context.waitForEvent('page')
      await button.click()
      await expect(card.locator('[data-booking]')).toHaveAttribute('data-state', 'saving')
      await expect(card.locator('[data-booking]')).toHaveText('Booking...')
      expect((await opened).url()).toBe(contact.discoveryCallUrl)
      await page.bringToFront()
    }
    for (const name of PLAN_NAMES)
      await expect(planCard(page, name).locator('[data-booking]')).toHaveAttribute('data-state', 'idle')
  })

  test('On a phone the answers on data are ten terms, and pressing one shows its text', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const data = section(page, 'your-data')
    const [first, ...others] = yourData.items
    await expect(data.getByText(first?.text ?? 'no term')).toBeVisible()
    for (const { text } of others) await expect(data.getByText(text)).toBeHidden()

    const { term, text } = others.find(({ id }) => id === 'deletion') ?? { term: '', text: '' }
    const fold = data.getByRole('button', { name: term, exact: true })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(data.getByText(text)).toBeVisible()
    await fold.click()
    await expect(data.getByText(text)).toBeHidden()
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

test('The browser’s search finds what a plan has for another service, and chooses that service', async ({
  page,
}) => {
  await openPage(page, 'pricing')
  const item = planCard(page, 'Enterprise').getByText(plans.at(-1)!.features.voice.items.at(-1)!)
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
