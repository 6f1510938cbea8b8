import type { Page } from '@playwright/test'
import { libraryVideos } from '@/content/knowledge'
import { serviceCards } from '@/content/service-library'
import { contact } from '@/lib/booking/contact'
import { answerOtherHosts, openPage, revealAsSearchDoes } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { whileSample } from '../support/while-sample'

const search = (page: Page) => page.getByPlaceholder('Search...')
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const services = (page: Page) => page.locator('[data-service-card] h3:visible')
const videos = (page: Page) => page.locator('[data-video-card] h3:visible')
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test.beforeEach(({ page }) => openPage(page, 'content'))

test('The Services tab is open first, with six cards, each with its timeline and plan', async ({ page }) => {
  await expect(tab(page, 'Services')).toHaveAttribute('aria-selected', 'true')
  await expect(services(page)).toHaveText(titlesOf(serviceCards))
  for (const { id, title, weeks, openEnded, plan, category } of serviceCards) {
    const card = page.locator(`[data-service-card="${id}"]`)
    await expect(card).toContainText(`${weeks}${openEnded ? '+' : ''} weeks`)
    const plansOf = id === 'enterprise' ? 'both' : category
    await expect(card.getByRole('link', { name: `See the plans ${title}` })).toHaveAttribute(
      'href',
      new RegExp(`/pricing/#plans-${plansOf}$`),
    )
    await expect(card).toContainText(plan)
  }
})

test('The Videos tab shows four video cards', async ({ page }) => {
  await tab(page, 'Videos').click()
  await expect(videos(page)).toHaveText(titlesOf(libraryVideos))
  await expect(services(page)).toHaveCount(0)
})

test('The search finds a part of a video’s title or description', async ({ page }) => {
  await tab(page, 'Videos').click()
  const [first, second] = libraryVideos
  await search(page).fill(first!.title.toUpperCase())
  await expect(videos(page)).toHaveText([first!.title])
  await search(page).fill(second!.description.slice(-20))
  await expect(videos(page)).toHaveText([second!.title])
})

whileSample(test, serviceCards[0]!)('The search finds a trade, and says that it did', async ({ page }) => {
  await search(page).fill('dentist')
  await expect(services(page)).toHaveText(['AI Receptionist'])
  await expect(page.locator('[data-service-card="ai-receptionist"]')).toContainText('Also for: dentist')
})

test('The search for a price leads to Pricing', async ({ page }) => {
  await search(page).fill('price')
  await page.getByRole('link', { name: /What it costs/ }).click()
  await expect(page).toHaveURL(/\/pricing\/#running-cost$/)
  await expect(page.locator('#running-cost')).toBeInViewport()
})

test('A tab without results links to the other tab when that has some', async ({ page }) => {
  await chip(page, 'Guide').click()
  await page.locator('[data-empty]:visible').getByRole('button', { name: 'Look in Videos: 2 videos' }).click()
  await expect(videos(page)).toHaveCount(2)
  await expect(tab(page, 'Videos')).toBeFocused()
})

for (const width of [768, 1440])
  test(`“Book Call” stays in view while the page is scrolled, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    await answerOtherHosts(context)
    const button = page.getByRole('link', { name: 'Book Call' })
    await expect(button).toBeInViewport({ ratio: 1 })
    // It covers nothing that is read: it stands in the margin.
    const box = (await button.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(72)
    await page.locator('[data-service-card="enterprise"]').scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    const opened = context.waitForEvent('page')
    await button.click()
    expect((await opened).url()).toBe(contact.discoveryCallUrl)
  })

test('In forced colours, which remove shadows, the search field with the focus has an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await search(page).focus()
  await expect(search(page)).toHaveCSS('outline-style', 'solid')
})

test('The browser’s search finds a video while the services are shown', async ({ page }) => {
  const title = page.locator('[data-video-card] h3').last()
  await expect(title).toBeHidden()
  await revealAsSearchDoes(title)
  await expect(title).toBeInViewport()
  await expect(tab(page, 'Videos')).toHaveAttribute('aria-selected', 'true')
  await expect(services(page)).toHaveCount(0)
})
