import { testimonials } from '@/content/home/testimonials'
import { money } from '@/content/format'
import { contact } from '@/lib/booking/contact'
import { brand } from '@/content/brand'
import { FEWEST_MOVING } from '../support/moving-rows'
import { whileSample } from '../support/while-sample'
import type { Locator } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import { facts } from '@/content/facts'
import { PAGE_NAMES, pages } from '@/content/pages'
import { booking } from '@/content/home/booking'
import { faq } from '@/content/home/faq'
import { hero } from '@/content/home/hero'
import { services, understanding } from '@/content/home/services'
import { recordings } from '@/content/recordings'
import { trustedBy } from '@/content/home/trusted-by'
import { plansSection } from '@/content/pricing'
import { openPage, revealAsSearchDoes } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

describeReading('home', 'Home', () => {
  test('The hero has one headline, four highlights and the two bookings', async ({ page }) => {
    const section = page.locator('[data-section="hero"]')
    await expect(section.locator('h1')).toHaveText(`${hero.headline.join(' ')}.`)
    await expect(section.getByRole('list', { name: hero.highlightsLabel }).getByRole('listitem')).toHaveCount(
      4,
    )
    await expect(section.getByRole('link', { name: bookingLabels.discovery.idle })).toBeVisible()
    await expect(section.getByRole('link', { name: bookingLabels['deep-dive'].idle })).toBeVisible()
  })

  test('The client logos are on the page three times where they move, read out once', async ({ page }) => {
    const section = page.locator('[data-section="trusted-by"]')
    const copies = trustedBy.clients.length < FEWEST_MOVING.logos ? 1 : 3
    await expect(section.locator('li')).toHaveCount(trustedBy.clients.length * copies)
    await expect(section.getByRole('listitem')).toHaveCount(trustedBy.clients.length)
  })

  test('The booking section names the call, its price, and two ways to reach a person', async ({ page }) => {
    const section = page.locator('#booking')
    // The end of the clock is drawn; nothing is read out for it.
    await expect(section.getByRole('list', { name: booking.agendaLabel }).getByRole('listitem')).toHaveCount(
      booking.agenda.length,
    )
    await expect(section.locator('a[href^="tel:+"]')).toHaveCount(contact.phone ? 1 : 0)
    if (contact.whatsappUrl)
      await expect(section.locator(`a[href="${contact.whatsappUrl}"]`)).toHaveAttribute('target', '_blank')
    await expect(section.getByRole('link', { name: money(facts.deepDive.price) })).toBeVisible()
  })
})

const LONGEST_ON_PHONE = { home: 9100, services: 9000, pricing: 9000, 'case-studies': 9000 } as const

for (const [name, limitPx] of Object.entries(LONGEST_ON_PHONE))
  whileSample(test, brand)(
    `On a phone, ${name} is shorter than ${limitPx} px`,
    { tag: name === 'home' ? [] : '@exhaustive' },
    async ({ page }) => {
      await openPage(page, name as keyof typeof LONGEST_ON_PHONE, { width: 360, height: 780 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(limitPx)
    },
  )

test('The ring of the decorative card moves from 25 to 75 per cent on hover', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, 'home')
  const card = page.locator('[data-service="voice"] [data-performance-card]')
  await card.scrollIntoViewIfNeeded()
  expect((await card.boundingBox())?.width).toBe(356)
  const ring = card.locator('[data-donut]')
  await expect(ring).toHaveCSS('stroke-dasharray', /^25(px)?, 100/)
  await expect(ring).toHaveCSS('transition-delay', '0.2s')
  await expect(ring).toHaveCSS('transition-duration', '0.5s')
  await card.hover()
  await expect(ring).toHaveCSS('stroke-dasharray', /^75(px)?, 100/)
  for (const chip of services.panels[0]!.card.chips)
    await expect(card.getByText(chip, { exact: true })).toHaveCSS('opacity', '1')
})

for (const name of PAGE_NAMES)
  test(`In print ${name} has no nearly blank sheet`, { tag: '@exhaustive' }, async ({ page }) => {
    // A4 without the margins.
    const sheet = { width: 726, height: 1047 }
    await openPage(page, name, sheet)
    await page.emulateMedia({ media: 'print' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = [...pdf.matchAll(/\/Type \/Page\b/g)].length
    expect(sheets).toBeGreaterThan(['home', 'services'].includes(name) ? 3 : 0)
    expect(sheets).toBeLessThanOrEqual(Math.ceil((height / sheet.height) * 1.2))
    // It would take a sheet of its own.
    await expect(page.locator('footer').getByText(facts.name, { exact: true })).toBeHidden()
    if (name === 'home')
      await expect(page.locator('[data-rolling] figure:visible')).toHaveCount(testimonials.items.length)
  })

test('Rows that are swiped on a phone are printed whole', { tag: '@exhaustive' }, async ({ page }) => {
  // What is left of A4 between the margins is narrower than a tablet.
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const name of ['home', 'services', 'pricing', 'case-studies'] as const) {
    await openPage(page, name)
    const rows = page.locator('[data-scrolls]:has(+ * [data-count])')
    await expect(rows).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    for (const row of await rows.all())
      expect(
        await row.evaluate((list) => [
          list.scrollWidth - list.clientWidth,
          list.scrollHeight - list.clientHeight,
        ]),
      ).toEqual([0, 0])
    await page.emulateMedia({ media: null })
  }
})

test('On a phone a row is as high as the item in view, and follows it', async ({ page }) => {
  await openPage(page, 'pricing', { width: 360, height: 780 })
  const row = page.locator('[data-section="plans"] [data-scrolls]')
  const heightOf = (locator: Locator) => locator.evaluate((element) => element.clientHeight)
  const next = page.getByRole('button', { name: plansSection.row.next })
  for (const plan of await row.getByRole('article').all()) {
    await expect.poll(async () => (await heightOf(row)) - (await heightOf(plan))).toBe(0)
    if ((await next.getAttribute('aria-disabled')) === null) await next.click()
  }
})

test('Home shows one answer and one service at a time; search and print have all', async ({ page }) => {
  await openPage(page, 'home')
  await test.step('of the questions one is open at a time, and clicking it closes it', async () => {
    if (faq.items.length < 2) return
    const section = page.locator('#faq')
    const question = (index: number) => section.getByRole('button', { name: faq.items[index]!.question })
    await expect(section.locator('[aria-expanded]')).toHaveCount(faq.items.length)
    await question(0).click()
    await expect(section.locator('[aria-expanded="true"]')).toHaveCount(1)
    await expect(section.getByText(faq.items[0]!.answer)).toBeVisible()
    await question(1).click()
    await expect(section.getByText(faq.items[0]!.answer)).toBeHidden()
    await expect(section.locator('[aria-expanded="true"]')).toHaveCount(1)
    await question(1).click()
    await expect(section.locator('[aria-expanded="true"]')).toHaveCount(0)
  })
  await test.step('the browser’s search finds the service that is not selected, and selects it', async () => {
    const [voice, mvp] = services.panels
    const voiceText = page.getByText(voice!.features[0]!.title)
    const mvpText = page.getByText(mvp!.features[0]!.title)
    await expect(mvpText).toBeHidden()
    await revealAsSearchDoes(mvpText)
    await expect(mvpText).toBeInViewport()
    await expect(voiceText).toBeHidden()
    await expect(page.getByRole('tab', { name: mvp!.tab })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: voice!.tab }).click()
    await expect(voiceText).toBeVisible()
    await expect(mvpText).toBeHidden()
  })
  await test.step('in print there are transcripts, answers, both services and every example, and what is redacted stays redacted', async () => {
    await page.emulateMedia({ media: 'print' })
    const transcripts = page.locator('[data-section="voice-demos"] details ol')
    await expect(transcripts).toHaveCount(recordings.length)
    for (const transcript of await transcripts.all()) {
      await expect(transcript).toBeVisible()
      // Beside the link, it would be a narrow column.
      expect((await transcript.boundingBox())?.width).toBeGreaterThan(240)
    }
    for (const { answer } of faq.items) await expect(page.getByText(answer)).toBeVisible()
    // The sample call is complete.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(page.locator('html')).toHaveCSS('print-color-adjust', 'exact')
    await expect(page.locator('[data-voice-widget]')).toBeHidden()
    const names = [
      ...services.panels.map(({ tab }) => tab),
      ...understanding.examples.map(({ industry }) => industry),
    ]
    for (const name of names) {
      const part = page.locator(`[data-title="${name}"]`)
      await expect(part.getByRole('tabpanel')).toBeVisible()
      expect(await part.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('block')
    }
  })
})

test('In forced colours the current page and the cards can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, 'home')
  await expect(page.getByRole('banner').getByRole('link', { name: pages.home.label, exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  const cards = page.getByRole('list', { name: hero.highlightsLabel }).getByRole('listitem')
  for (const card of await cards.all()) await expect(card).toHaveCSS('border-top-width', '1px')
  const legend = page.locator('main > .sample-legend')
  if (!(await legend.isVisible())) return
  const withHeadline = await legend.screenshot()
  await page.locator('h1').evaluate((headline) => void (headline.style.visibility = 'hidden'))
  expect((await legend.screenshot()).equals(withHeadline)).toBe(true)
})
