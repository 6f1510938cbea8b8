import type { Page } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import { brand } from '@/content/brand'
import { architectures, servicesHero, stack } from '@/content/services'
import { readTelephone } from '@/lib/booking/read-telephone'
import { contact } from '@/lib/booking/contact'
import { openPage } from '../support/page-quality'
import { pill } from '../support/call'
import { describeReading, expect, test } from '../support/shared-page-test'
import { isOurs } from '../support/while-sample'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)
test('Services leads to its parts and to Pricing, and is drawn for every width', async ({ page }) => {
  await openPage(page, 'services')
  await test.step('shows both bookings on a phone whole, above “Talk to AI”, before anything is scrolled', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const talkBar = await pill(page).boundingBox()
    for (const name of [bookingLabels.discovery.idle, bookingLabels['deep-dive'].idle]) {
      const link = section(page, 'hero').getByRole('link', { name })
      await expect(link).toBeInViewport({ ratio: 1 })
      const { y = Infinity, height = 0 } = (await link.boundingBox()) ?? {}
      // An agency's own words may be longer.
      if (isOurs(brand)) expect(y + height, name).toBeLessThanOrEqual(talkBar?.y ?? 0)
    }
  })
  for (const width of [360, 768, 1440])
    await test.step(`three architectures are drawn, with a text alternative, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const architecturesSection = section(page, 'architectures')
      for (const architecture of architectures) {
        await architecturesSection.getByRole('tab', { name: architecture.title }).click()
        const drawing = architecturesSection.getByRole('img')
        await expect(drawing).toHaveAccessibleName(new RegExp(architecture.title))
        await expect(drawing).toHaveAccessibleDescription(new RegExp(architecture.steps[0] ?? ''))
        for (const box of architecture.nodes) await expect(drawing).toContainText(box.label)
      }
    })
  await test.step('leads from the top to its parts, without leaving the page', async () => {
    await section(page, 'hero')
      .getByRole('link', {
        name: servicesHero.jumps.find(({ section }) => section === 'mvp-advantages')!.label,
      })
      .click()
    await expect(section(page, 'mvp-advantages')).toBeInViewport()
    await expect(page.locator('main[data-page="services"]')).toBeVisible()
  })
  await test.step('leads from the top to every line of what happens to a client’s calls, on Pricing', async () => {
    await section(page, 'hero').getByRole('link', { name: servicesHero.data.label }).click()
    await expect(page.locator('main[data-page="pricing"] #your-data')).toBeInViewport()
  })
})

describeReading('services', 'The parts of the services page', () => {
  test('closes with the phone number and the chat, which opens in a new tab', async ({ page }) => {
    const links = section(page, 'contact').getByRole('link')
    if (!contact.phone) return expect(links).toHaveCount(0)
    await expect(links.filter({ hasText: contact.phone })).toHaveAttribute(
      'href',
      readTelephone(contact.phone, 'the settings'),
    )
    if (!contact.whatsappUrl) return
    const chat = section(page, 'contact').locator(`a[href="${contact.whatsappUrl}"]`)
    await expect(chat).toHaveAttribute('href', contact.whatsappUrl)
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAttribute('rel', /noopener/)
    const [words, arrow] = await chat.evaluate((link) => {
      const range = document.createRange()
      range.selectNode(link.firstChild!)
      return [range, link.querySelector('svg')!].map((part) => part.getBoundingClientRect())
    })
    expect(arrow!.top, 'the arrow follows the words').toBeLessThan(words!.bottom)
  })

  test('The technology stack is grouped by category, each technology with its logo', async ({ page }) => {
    const groups = section(page, 'stack').locator('dl > div')
    for (const [index, group] of stack.entries()) {
      await expect(groups.nth(index).getByRole('listitem')).toHaveText(
        group.technologies.map(({ name }) => name),
      )
      await groups.nth(index).scrollIntoViewIfNeeded()
      for (const logo of await groups.nth(index).locator('img').all())
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
    }
  })
})
