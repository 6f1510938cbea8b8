import type { Page } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import {
  caseStudiesClosing,
  caseStudiesHero,
  caseTestimonials,
  enterpriseCopy,
  flagshipCases,
  monthlyCalls,
  playbookCopy,
  snapshots,
} from '@/content/case-studies'
import { grouped } from '@/content/format'
import { openPage } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)

/** The figures of the table, in the order of the days. */
const dailyCalls = async (page: Page) =>
  (await section(page, 'monthly-calls').locator('tbody td').allTextContents()).map(Number)

describeReading('case-studies', 'The case studies', () => {
  test('Four figures stand at the top, each with its unit and what it counts', async ({ page }) => {
    const stats = page.locator('[data-stat]')
    await expect(stats.locator('dd')).toHaveText(
      caseStudiesHero.stats.map(({ value, unit }) => `${value}${unit}`),
    )
    await expect(stats.locator('dt')).toHaveText(caseStudiesHero.stats.map(({ label }) => label))
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
        await expect(metrics).toHaveCount(flagship.metrics.length)
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
  })

  test.describe('The monthly calls', () => {
    test('are the calls of a month, added up, with where the figures are from', async ({ page }) => {
      const calls = section(page, 'monthly-calls')
      await expect(calls).toContainText(monthlyCalls.month)
      await expect(calls).toContainText(grouped(monthlyCalls.total))
      await expect(calls).toContainText(monthlyCalls.totalLabel)
      await expect(calls).toContainText(monthlyCalls.note)
    })
  })

  test('The section on programmes has its price, five deliverables and the typical investment', async ({
    page,
  }) => {
    const enterprise = section(page, 'enterprise')
    await expect(enterprise.getByRole('heading', { level: 2 })).toContainText(enterpriseCopy.figure)
    await expect(enterprise.getByRole('heading', { level: 3 })).toHaveText(
      enterpriseCopy.deliverables.map((item) => item.title),
    )
    const { title, value, payback } = enterpriseCopy.investment
    const box = enterprise.getByRole('complementary', { name: title })
    await expect(box).toContainText(value)
    await expect(box).toContainText(payback)
  })

  test('Snapshots have a name, a description, results and a link that opens in a new tab', async ({
    page,
  }) => {
    const prints = page.locator('[data-snapshot]')
    await expect(prints).toHaveCount(snapshots.length)
    for (const [index, snapshot] of snapshots.entries()) {
      await expect(prints.nth(index).getByRole('heading', { name: snapshot.name })).toBeVisible()
      await expect(prints.nth(index)).toContainText(snapshot.description)
      await expect(prints.nth(index)).toContainText(snapshot.results)
      await expect(prints.nth(index).getByRole('link')).toHaveAttribute('href', snapshot.url)
      await expect(prints.nth(index).getByRole('link')).toHaveAttribute('target', '_blank')
    }
  })

  test('Testimonials stack on scroll, with a portrait and a rating of 4.7 to 5, drawn to a tenth of a star', async ({
    page,
  }) => {
    const letters = page.locator('[data-testimonial]')
    await expect(letters).toHaveCount(caseTestimonials.length)
    // The window is 720 px high.
    await expect(page.locator('[data-sticky-stack]')).toHaveCSS(
      'min-height',
      `${720 + 100 * caseTestimonials.length}px`,
    )
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
    await expect(playbook.getByRole('list').first().getByRole('heading')).toHaveText(
      playbookCopy.steps.map(({ title }) => title),
    )
    for (const standard of playbookCopy.standards) await expect(playbook).toContainText(standard)
  })

  test('The page closes with recordings, two buttons and the price of a call', async ({ page }) => {
    const closing = section(page, 'closing-cta')
    const links = closing.getByRole('link').and(page.locator(':not([data-booking])'))
    await expect(links).toHaveCount(caseStudiesClosing.recordings.length)
    // The browser's own controls of a row come with an error only.
    await expect(closing.locator('audio')).toHaveCount(caseStudiesClosing.recordings.length)
    await expect(closing.locator('audio').locator('visible=true')).toHaveCount(0)
    for (const [index, recording] of caseStudiesClosing.recordings.entries()) {
      await expect(links.nth(index)).toContainText(recording.title)
      await expect(links.nth(index)).toHaveAttribute('href', recording.url)
      await expect(links.nth(index)).toHaveAttribute('target', '_blank')
    }
    await expect(closing.getByRole('link', { name: 'Book Discovery Call' })).toBeVisible()
    await expect(closing.getByRole('link', { name: bookingLabels['deep-dive'].idle })).toBeVisible()
    await expect(closing).toContainText(caseStudiesClosing.lead)
  })
})

test('The monthly calls are new on each load', async ({ page }) => {
  await openPage(page, 'case-studies')
  const first = await dailyCalls(page)
  await page.reload()
  await expect(section(page, 'monthly-calls')).toBeVisible()
  expect(await dailyCalls(page)).not.toEqual(first)
})
