import { fill, toTenths } from '@/content/format'
import type { Page } from '@playwright/test'
import {
  caseStudiesClosing,
  caseStudiesHero,
  caseTestimonials,
  caseTestimonialsCopy,
  flagshipCases,
} from '@/content/case-studies'
import { openPage } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'
import { withEntries } from '../support/while-sample'

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

  test('Each flagship case has its drawing and its metrics, with units as written', async ({ page }) => {
    for (const { id, pictureLabel, metrics } of flagshipCases) {
      const article = page.locator(`[data-case="${id}"]`)
      await expect(article.getByRole('img', { name: pictureLabel })).toBeVisible()
      await expect(article.locator('[data-metric] dt')).toHaveText(metrics.map(({ label }) => label))
      await expect(article.locator('[data-metric] dd')).toHaveText(
        metrics.map(({ value, unit = '' }) =>
          [value, unit].filter(Boolean).join(/^[%x]$/.test(unit) ? '' : ' '),
        ),
      )
    }
  })

  test('In forced colours, without shadows, each testimonial of a stack has an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const sheet of await page.locator('[data-testimonial] > div').all())
      await expect(sheet).toHaveCSS('border-top-width', '1px')
  })

  withEntries(test, caseTestimonials)(
    'Testimonials stack on scroll, with portraits and ratings to a tenth of a star',
    async ({ page }) => {
      const letters = page.locator('[data-testimonial]')
      await expect(letters).toHaveCount(caseTestimonials.length)
      // The window is 720 px high.
      await expect(page.locator('[data-sticky-stack]')).toHaveCSS(
        'min-height',
        `${720 + 100 * caseTestimonials.length}px`,
      )
      for (const [index, { rating }] of caseTestimonials.entries()) {
        const letter = letters.nth(index)
        await letter.scrollIntoViewIfNeeded()
        // Below the bar of 80 px, and 24 px lower for each letter before it.
        await expect(letter).toHaveCSS('position', 'sticky')
        await expect(letter).toHaveCSS('top', `${80 + 20 + 24 * index}px`)
        const stars = letter.getByRole('img', {
          name: fill(caseTestimonialsCopy.ratingLabel, { rating: toTenths(rating) }),
        })
        const share = await stars.evaluate((element) => {
          const filled = element.lastElementChild?.getBoundingClientRect().width ?? 0
          return filled / element.getBoundingClientRect().width
        })
        expect(share * 5).toBeCloseTo(rating, 1)
        await expect
          .poll(() => letter.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
    },
  )

  test('Recordings in a row have the browser’s own controls with an error only', async ({ page }) => {
    const players = section(page, 'closing-cta').locator('audio')
    await expect(players).toHaveCount(caseStudiesClosing.recordings.length)
    await expect(players.locator('visible=true')).toHaveCount(0)
  })
})

test('The label of the busiest day stands on its peak, also while the peak grows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, 'case-studies')
  const figure = section(page, 'monthly-calls').locator('[data-chart]')
  for (const share of [0.98, 0.85, 0.6])
    await test.step(`The chart begins at ${share * 100} % of the window’s height`, async () => {
      const gap = () =>
        figure.evaluate((chart, to) => {
          const { top } = chart.getBoundingClientRect()
          window.scrollBy({ top: top - window.innerHeight * to, behavior: 'instant' })
          const peak = chart.querySelector('path.stroke-accent')!.getBoundingClientRect()
          const label = chart.querySelector('p')!.getBoundingClientRect()
          return Math.abs(peak.top - label.bottom)
        }, share)
      await expect.poll(gap).toBeLessThan(6)
    })
})

test('The monthly calls are new on each load', async ({ page }) => {
  await openPage(page, 'case-studies')
  const first = await dailyCalls(page)
  await page.reload()
  await expect(section(page, 'monthly-calls')).toBeVisible()
  expect(await dailyCalls(page)).not.toEqual(first)
})
