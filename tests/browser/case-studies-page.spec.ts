import { brand } from '@/content/brand'
import { fill, toTenths } from '@/content/format'
import type { Page } from '@playwright/test'
import {
  caseDrawings,
  caseStudiesClosing,
  caseStudiesHero,
  caseTestimonials,
  caseTestimonialsCopy,
  flagshipCases,
  playbookCopy,
  type CaseDrawing,
} from '@/content/case-studies'
import { openPage } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'
import { whileSample, withEntries } from '../support/while-sample'

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)

/** The figures of the table, in the order of the days. */
const dailyCalls = async (page: Page) =>
  (await section(page, 'monthly-calls').locator('tbody td').allTextContents()).map(Number)

describeReading('case-studies', 'The case studies', () => {
  test('Four figures stand at the top, each with its unit and what it counts', async ({ page }) => {
    const stats = page.locator('[data-stat]')
    await expect(stats.locator('dd')).toHaveText(
      caseStudiesHero.stats.map(({ value, unit }) =>
        /^[%x]$/.test(unit) ? value + unit : `${value} ${unit}`,
      ),
    )
    await expect(stats.locator('dt')).toHaveText(caseStudiesHero.stats.map(({ label }) => label))
  })

  test('Each flagship case has its drawing and its metrics, with units as written', async ({ page }) => {
    for (const { id, pictureLabel, metrics } of flagshipCases) {
      const article = page.locator(`[data-case="${id}"]`)
      // A picture, or what can be played with.
      const scene = ['img', 'group', 'radiogroup'] as const
      const [picture, group, choice] = scene.map((role) => article.getByRole(role, { name: pictureLabel }))
      await expect(picture!.or(group!).or(choice!)).toBeVisible()
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

withEntries(
  test,
  caseTestimonials,
  2,
)(
  'Where the stack of testimonials ends, no card slides over the author of the one before',
  async ({ page }) => {
    await openPage(page, 'case-studies', { width: 1440, height: 900 })
    const stack = page.locator('[data-sticky-stack]')
    await test.step('on a phone all are equally high, so that the words of each fade when it is covered', async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      const heights = await stack.evaluate((element) =>
        Array.from(element.children, (card) => (card.firstElementChild as HTMLElement).offsetHeight),
      )
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2)
      await page.setViewportSize({ width: 1440, height: 900 })
    })
    // From its last card in place until it has left.
    for (const aboveEnd of [880, 700, 500, 300])
      expect(
        await stack.evaluate((element, y) => {
          window.scrollBy({ top: element.getBoundingClientRect().bottom - y, behavior: 'instant' })
          const tops = [...element.children].map((card) => card.getBoundingClientRect().top)
          return Math.min(...tops.slice(1).map((top, index) => top - tops[index]!))
        }, aboveEnd),
      ).toBeGreaterThanOrEqual(20)
  },
)

const caseWith = (page: Page, drawing: CaseDrawing) =>
  page.locator(`[data-case="${flagshipCases.find((each) => each.drawing === drawing)?.id}"]`)

whileSample(test, caseDrawings)(
  'A visitor crosses out lessons of the plan, with the keyboard too, and reads how many are kept',
  async ({ page }) => {
    await openPage(page, 'case-studies', { width: 1440, height: 900 })
    const { lessons, crossedOut, kept } = caseDrawings.curriculum
    const plan = caseWith(page, 'curriculum')
    const count = (keptCount: number) =>
      fill(kept, {
        kept: keptCount,
        lessons: lessons.length,
        percent: Math.round((keptCount / lessons.length) * 100),
      })
    /** Whether the line of the pencil is as long as the words. */
    const isStruck = (lesson: number) =>
      plan
        .locator('label span')
        .nth(lesson)
        .evaluate((words) => getComputedStyle(words, '::after').transform === 'none')
    await test.step('at first some are crossed out', async () => {
      await expect(plan.getByRole('status')).toHaveText(count(lessons.length - crossedOut.length))
      for (const lesson of lessons.keys()) expect(await isStruck(lesson)).toBe(crossedOut.includes(lesson))
    })
    await test.step('a click crosses out one more', async () => {
      await plan.getByRole('checkbox', { name: lessons[0]! }).click()
      await expect.poll(() => isStruck(0)).toBe(true)
      await expect(plan.getByRole('status')).toHaveText(count(lessons.length - crossedOut.length - 1))
    })
    await test.step('the keyboard takes it back', async () => {
      await plan.getByRole('checkbox', { name: lessons[0]! }).focus()
      await page.keyboard.press('Space')
      await expect.poll(() => isStruck(0)).toBe(false)
      await expect(plan.getByRole('status')).toHaveText(count(lessons.length - crossedOut.length))
    })
  },
)

whileSample(test, caseDrawings)(
  'Of the agents round one voice, only the one that has it is heard',
  async ({ page }) => {
    await openPage(page, 'case-studies', { width: 1440, height: 900 })
    const { agents } = caseDrawings.swarm
    const ring = caseWith(page, 'swarm').getByRole('radiogroup')
    const heard = async () => {
      const said = await Promise.all(
        agents.map(async ({ job, says }) => ((await ring.getByText(says).isVisible()) ? [job] : [])),
      )
      return said.flat()
    }
    expect(await heard()).toEqual([agents[0]!.job])
    await ring.getByRole('radio', { name: agents[2]!.job }).click()
    expect(await heard()).toEqual([agents[2]!.job])
    await page.keyboard.press('ArrowDown')
    expect(await heard()).toEqual([agents[3]!.job])
  },
)

withEntries(test, playbookCopy.steps)(
  'On a phone every step of the playbook is on the page, without a row to turn',
  async ({ page }) => {
    await openPage(page, 'case-studies', { width: 360, height: 780 })
    for (const text of await section(page, 'playbook').locator('ol > li').all()) {
      const box = (await text.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(360)
    }
  },
)

whileSample(test, brand)(
  'On a phone each flagship case is a poster of its own, within two screens',
  async ({ page }) => {
    const screenPx = 780
    await openPage(page, 'case-studies', { width: 360, height: screenPx })
    const posters = await page.locator('[data-case]').evaluateAll((cases) =>
      cases.map((poster) => ({
        heightPx: poster.getBoundingClientRect().height,
        ground: getComputedStyle(poster).backgroundColor,
      })),
    )
    expect(posters.filter(({ heightPx }) => heightPx > 2 * screenPx)).toEqual([])
    expect(new Set(posters.map(({ ground }) => ground)).size).toBe(posters.length)
  },
)

test('The month’s figure stands on its busiest day, which is named below it, as the quietest is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'case-studies')
  const calls = section(page, 'monthly-calls')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { airPx, labelGapPx, overlap } = await calls.evaluate((element) => {
      const figure = element.querySelector('.font-display')!
      const baseline = document.createElement('span')
      baseline.style.display = 'inline-block'
      figure.append(baseline)
      const baselineY = baseline.getBoundingClientRect().bottom
      baseline.remove()
      const peak = element.querySelector('path.stroke-accent')!.getBoundingClientRect()
      const [busiest, quietest] = [...element.querySelectorAll('[data-chart] p')].map((note) =>
        note.getBoundingClientRect(),
      )
      const middleX = (peak.left + peak.right) / 2
      return {
        airPx: peak.top - baselineY,
        labelGapPx: Math.max(busiest!.left - middleX, middleX - busiest!.right),
        overlap:
          busiest!.left < quietest!.right &&
          quietest!.left < busiest!.right &&
          busiest!.bottom > quietest!.top + 1,
      }
    })
    expect(airPx, `${width} px`).toBeGreaterThan(0)
    expect(airPx, `${width} px`).toBeLessThan(16)
    expect(labelGapPx, `${width} px`).toBeLessThan(1)
    expect(overlap, `${width} px`).toBe(false)
  }
})

test('The names of the busiest and the quietest day never meet, even with spaced letters, wherever in the month they are', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'case-studies')
  await page.addStyleTag({
    content: '* { letter-spacing: .12em !important; word-spacing: .16em !important }',
  })
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const meeting = await section(page, 'monthly-calls')
      .locator('[data-chart] div:has(> div > p)')
      .evaluate((notes) => {
        const [busiest, quietest] = [...notes.querySelectorAll<HTMLElement>(':scope > div')]
        const dayOf = (element: HTMLElement, day: number) =>
          element.style.setProperty('--day', `${(day * 100) / 29}%`)
        const boxOf = (element: HTMLElement) => element.querySelector('p')!.getBoundingClientRect()
        const found: string[] = []
        for (let first = 0; first < 30; first++)
          for (let other = first + 1; other < 30; other++) {
            dayOf(busiest!, first)
            dayOf(quietest!, other)
            notes.toggleAttribute('data-near', other - first < 10)
            const [a, b] = [boxOf(busiest!), boxOf(quietest!)]
            if (a.right > b.left && a.bottom > b.top + 1) found.push(`${first}–${other}`)
          }
        return found
      })
    expect(meeting, `${width} px`).toEqual([])
  }
})

test('The monthly calls are new on each load', async ({ page }) => {
  await openPage(page, 'case-studies')
  const first = await dailyCalls(page)
  await page.reload()
  await expect(section(page, 'monthly-calls')).toBeVisible()
  expect(await dailyCalls(page)).not.toEqual(first)
})
