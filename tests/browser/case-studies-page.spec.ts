import type { Page } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import {
  caseStudiesClosing,
  caseTestimonials,
  enterpriseCopy,
  flagshipCases,
  monthlyCalls,
  playbookCopy,
  snapshots,
} from '@/content/case-studies'
import { grouped } from '@/content/format'
import { openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)

/** The figures of the table, in the order of the days. */
const dailyCalls = async (page: Page) =>
  (await section(page, 'monthly-calls').locator('tbody td').allTextContents()).map(Number)

test.beforeEach(({ page }) => openPage(page, 'case-studies'))

test('Four figures stand at the top: 100%, 2–4 months, 10x, 99.9% with responses under 2 s', async ({
  page,
}) => {
  const stats = page.locator('[data-stat]')
  await expect(stats).toHaveCount(4)
  const read = async (index: number) =>
    `${await stats.nth(index).locator('dd').textContent()} ${await stats.nth(index).locator('dt').textContent()}`
  expect(await read(0)).toMatch(/^100% delivery record/)
  expect(await read(1)).toMatch(/^2–4months average payback/)
  expect(await read(2)).toMatch(/^10x capacity gains/)
  expect(await read(3)).toMatch(/^99\.9% uptime, with responses under 2 s/)
})

test.describe('The four flagship cases', () => {
  for (const flagship of flagshipCases) {
    test(`${flagship.subtitle}: title, description, drawing, four metrics and impact`, async ({ page }) => {
      const article = page.locator(`[data-case="${flagship.id}"]`)
      await expect(article.getByRole('heading', { name: flagship.title })).toBeVisible()
      await expect(article).toContainText(flagship.subtitle)
      await expect(article).toContainText(flagship.description)
      await expect(article).toContainText(flagship.impact)
      await expect(article.getByRole('img', { name: flagship.pictureLabel })).toBeVisible()
      const metrics = article.locator('[data-metric]')
      await expect(metrics).toHaveCount(4)
      for (const [index, metric] of flagship.metrics.entries()) {
        await expect(metrics.nth(index).locator('dt')).toHaveText(metric.label)
        // A percent sign is set close to its figure, other units are not.
        await expect(metrics.nth(index).locator('dd')).toHaveText(
          [metric.value, metric.unit].filter(Boolean).join(/^[%x]$/.test(metric.unit ?? '') ? '' : ' '),
        )
      }
    })

    test(`${flagship.title} links to its recording and platform where it has them, in a new tab`, async ({
      page,
    }) => {
      const links = page.locator(`[data-case="${flagship.id}"]`).getByRole('link')
      const expected = [flagship.recordingUrl, flagship.platformUrl].filter((url) => url !== undefined)
      await expect(links).toHaveCount(expected.length)
      for (const [index, url] of expected.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', url)
        await expect(links.nth(index)).toHaveAttribute('target', '_blank')
        await expect(links.nth(index)).toHaveAttribute('rel', /noopener/)
      }
    })
  }

  test('state 7 cents a connected minute and at most 2 s to connect', async ({ page }) => {
    const metrics = page.locator('[data-case="northgate"] [data-metric]')
    await expect(metrics.filter({ hasText: 'a connected minute' })).toContainText(
      /a connected minute\s*7 cents/,
    )
    await expect(metrics.filter({ hasText: 'to connect, at most' })).toContainText(
      /to connect, at most\s*2 s/,
    )
  })
})

test.describe('The monthly calls', () => {
  test('are the calls of a month, added up, with where the figures are from', async ({ page }) => {
    const calls = section(page, 'monthly-calls')
    await expect(calls).toContainText(monthlyCalls.month)
    await expect(calls).toContainText(grouped(monthlyCalls.total))
    await expect(calls).toContainText(monthlyCalls.totalLabel)
    await expect(calls).toContainText(monthlyCalls.note)
  })

  test('are new on each load', async ({ page }) => {
    const first = await dailyCalls(page)
    await page.reload()
    await expect(section(page, 'monthly-calls')).toBeVisible()
    expect(await dailyCalls(page)).not.toEqual(first)
  })
})

test('The $100k+ section has five deliverables and the typical investment', async ({ page }) => {
  const enterprise = section(page, 'enterprise')
  await expect(enterprise.getByRole('heading', { level: 2 })).toContainText('$100k+')
  await expect(enterprise.getByRole('heading', { level: 3 })).toHaveText(
    enterpriseCopy.deliverables.map((item) => item.title),
  )
  await expect(enterprise.getByRole('heading', { level: 3 })).toHaveCount(5)
  const box = enterprise.getByRole('complementary', { name: 'Typical investment' })
  await expect(box).toContainText('$100k+ phased programs')
  await expect(box).toContainText('2–4 months payback')
})

test('Two snapshots have a name, a description, results and a link that opens in a new tab', async ({
  page,
}) => {
  const prints = page.locator('[data-snapshot]')
  await expect(prints).toHaveCount(2)
  for (const [index, snapshot] of snapshots.entries()) {
    await expect(prints.nth(index).getByRole('heading', { name: snapshot.name })).toBeVisible()
    await expect(prints.nth(index)).toContainText(snapshot.description)
    await expect(prints.nth(index)).toContainText(snapshot.results)
    await expect(prints.nth(index).getByRole('link')).toHaveAttribute('href', snapshot.url)
    await expect(prints.nth(index).getByRole('link')).toHaveAttribute('target', '_blank')
  }
})

test('Five testimonials stack on scroll, with a portrait and a rating of 4.7 to 5, drawn to a tenth of a star', async ({
  page,
}) => {
  const letters = page.locator('[data-testimonial]')
  await expect(letters).toHaveCount(5)
  const stackHeight = await page.locator('[data-sticky-stack]').evaluate((stack) => stack.clientHeight)
  expect(stackHeight).toBeGreaterThanOrEqual(720 + 5 * 100)
  for (const [index, testimonial] of caseTestimonials.entries()) {
    const letter = letters.nth(index)
    await letter.scrollIntoViewIfNeeded()
    // Below the bar of 80 px, and 24 px lower for each letter before it.
    await expect(letter).toHaveCSS('position', 'sticky')
    await expect(letter).toHaveCSS('top', `${80 + 20 + 24 * index}px`)
    await expect(letter).toContainText(testimonial.quote)
    await expect(letter).toContainText(testimonial.name)
    await expect(letter).toContainText(testimonial.title)
    expect(testimonial.rating).toBeGreaterThanOrEqual(4.7)
    expect(testimonial.rating).toBeLessThanOrEqual(5)
    const stars = letter.getByRole('img', { name: `${testimonial.rating.toFixed(1)} out of 5 stars` })
    const share = await stars.evaluate((element) => {
      const filled = element.lastElementChild?.getBoundingClientRect().width ?? 0
      return filled / element.getBoundingClientRect().width
    })
    expect(share * 5).toBeCloseTo(testimonial.rating, 1)
    await expect
      .poll(() => letter.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('The playbook has its five steps and the operating standards', async ({ page }) => {
  const playbook = section(page, 'playbook')
  await expect(playbook.getByRole('list').first().getByRole('heading')).toHaveText([
    'Discover',
    'Design',
    'Build & Integrate',
    'Deploy & Learn',
    'Productize',
  ])
  for (const standard of playbookCopy.standards) await expect(playbook).toContainText(standard)
})

test('The page closes with two recordings, two buttons and the price of a call', async ({ page }) => {
  const closing = section(page, 'closing-cta')
  const links = closing.getByRole('link').and(page.locator(':not([data-booking])'))
  await expect(links).toHaveCount(2)
  for (const [index, recording] of caseStudiesClosing.recordings.entries()) {
    await expect(links.nth(index)).toContainText(recording.title)
    await expect(links.nth(index)).toHaveAttribute('href', recording.url)
    await expect(links.nth(index)).toHaveAttribute('target', '_blank')
  }
  await expect(closing.getByRole('link', { name: 'Book Discovery Call' })).toBeVisible()
  await expect(closing.getByRole('link', { name: bookingLabels['deep-dive'].idle })).toBeVisible()
  await expect(closing).toContainText('7 cents per connected minute and connected within 2 s')
})
