import type { Page } from '@playwright/test'
import { sampleContact } from '@/content/facts'
import { chips, knowledgeCopy, libraryVideos, serviceCards } from '@/content/knowledge'
import {
  axeFindings,
  expectHeadingsInOrder,
  expectNothingCutOff,
  openPage,
  sectionNames,
} from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'

const search = (page: Page) => page.getByPlaceholder('Search...')
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const services = (page: Page) => page.locator('[data-service-card] h3:visible')
const videos = (page: Page) => page.locator('[data-video-card] h3:visible')
const count = (page: Page) => page.locator('[data-section="library"]').getByRole('status')
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test.beforeEach(({ page }) => openPage(page, 'content'))

test('The knowledge base has a search, a library and a way to ask', async ({ page }) => {
  expect(await sectionNames(page)).toEqual(['hero', 'library', 'ask'])
})

test('The Services tab is open first, with six cards, each with its timeline and plan', async ({ page }) => {
  await expect(tab(page, 'Services')).toHaveAttribute('aria-selected', 'true')
  await expect(services(page)).toHaveText(titlesOf(serviceCards))
  for (const { id, weeks, openEnded, plan } of serviceCards) {
    const card = page.locator(`[data-service-card="${id}"]`)
    await expect(card).toContainText(`${weeks}${openEnded ? '+' : ''} weeks`)
    await expect(card).toContainText(plan)
  }
})

test('The Videos tab shows four video cards', async ({ page }) => {
  await tab(page, 'Videos').click()
  await expect(videos(page)).toHaveText(titlesOf(libraryVideos))
  await expect(services(page)).toHaveCount(0)
})

test('The tabs are changed with the arrow keys', async ({ page }) => {
  await tab(page, 'Services').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Videos')).toBeFocused()
  await expect(videos(page)).toHaveCount(4)
})

test('The chips are All, Voice, MVP, Auto, Demo and Guide, and All is chosen', async ({ page }) => {
  await expect(page.getByRole('radio')).toHaveText(chips.map(({ label }) => label))
  await expect(chip(page, 'All')).toBeChecked()
})

test('The search finds a part of a title or one-liner, whatever the case', async ({ page }) => {
  await search(page).fill('RECEPT')
  await expect(services(page)).toHaveText(['AI Receptionist'])
  await search(page).fill('several languages')
  await expect(services(page)).toHaveText(['Global Voice'])
})

test('The search finds a part of a video’s title or description', async ({ page }) => {
  await tab(page, 'Videos').click()
  await search(page).fill('NAPKIN')
  await expect(videos(page)).toHaveText(['Napkin to invoice: one MVP, week by week'])
  await search(page).fill('milliseconds')
  await expect(videos(page)).toHaveText(['Talk over it: what a voice agent does when you interrupt'])
})

test('The search finds a trade, and says that it did', async ({ page }) => {
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

test('What was searched for is highlighted', async ({ page }) => {
  await search(page).fill('saas')
  await expect(page.locator('mark:visible')).toHaveText(['SaaS'])
})

test('A chip shows only the cards of its kind', async ({ page }) => {
  await chip(page, 'MVP').click()
  await expect(services(page)).toHaveText(['MVP Launch', 'SaaS Platform', 'Enterprise'])
  await tab(page, 'Videos').click()
  await expect(videos(page)).toHaveText(['Napkin to invoice: one MVP, week by week'])
})

test('A chip and a search apply together', async ({ page }) => {
  await search(page).fill('launch')
  await chip(page, 'MVP').click()
  await expect(services(page)).toHaveText(['MVP Launch'])
  await chip(page, 'Voice').click()
  await expect(services(page)).toHaveCount(0)
  await chip(page, 'All').click()
  await expect(services(page)).toHaveText(['MVP Launch'])
})

test('The number of results is announced', async ({ page }) => {
  await expect(count(page)).toHaveText('6 services')
  await search(page).fill('recept')
  await expect(count(page)).toHaveText('1 service')
  await tab(page, 'Videos').click()
  await expect(count(page)).toHaveText('1 video')
})

test('The search can be cleared', async ({ page }) => {
  await search(page).fill('recept')
  await page.getByRole('button', { name: knowledgeCopy.clearSearch }).click()
  await expect(search(page)).toHaveValue('')
  await expect(search(page)).toBeFocused()
  await expect(services(page)).toHaveCount(6)
})

test('A search without results says so, and everything can be shown again', async ({ page }) => {
  await search(page).fill('teleportation')
  await expect(count(page)).toHaveText('0 services')
  const empty = page.locator('[data-empty]:visible')
  await expect(empty).toContainText(knowledgeCopy.empty.title)
  await empty.getByRole('button', { name: knowledgeCopy.empty.reset }).click()
  await expect(services(page)).toHaveCount(6)
})

test('A tab without results links to the other tab when that has some', async ({ page }) => {
  await chip(page, 'Guide').click()
  await page.locator('[data-empty]:visible').getByRole('button', { name: 'Look in Videos: 2 videos' }).click()
  await expect(videos(page)).toHaveCount(2)
  await expect(tab(page, 'Videos')).toBeFocused()
})

test('A video card opens the modal player', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'Player' }))
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: '' }),
  )
  await tab(page, 'Videos').click()
  const video = libraryVideos[1]!
  await page.getByRole('button', { name: `Play ${video.title}` }).click()
  await expect(page.getByRole('dialog', { name: video.title })).toBeVisible()
})

for (const width of [768, 1440])
  test(`“Book Call” stays in view while the page is scrolled, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    await context.route(`${sampleContact.discoveryCallUrl}**`, (route) =>
      route.fulfill({ body: 'Scheduling' }),
    )
    const button = page.getByRole('link', { name: 'Book Call' })
    await expect(button).toBeInViewport({ ratio: 1 })
    // It covers nothing that is read: it stands in the margin.
    const box = (await button.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(72)
    await page.locator('[data-service-card="enterprise"]').scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    const opened = context.waitForEvent('page')
    await button.click()
    expect((await opened).url()).toBe(sampleContact.discoveryCallUrl)
  })

test('The knowledge base has one main heading and skips no level, in either tab', async ({ page }) => {
  await expectHeadingsInOrder(page)
  await tab(page, 'Videos').click()
  await expectHeadingsInOrder(page)
})

test('At 320 px nothing of the knowledge base is cut off', ({ page }) => expectNothingCutOff(page))

test('Axe finds nothing on the knowledge base, in either tab, when empty, in light and dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await axeFindings(page)).toEqual([])
  await tab(page, 'Videos').click()
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await search(page).fill('teleportation')
  expect(await axeFindings(page)).toEqual([])
})

test('In forced colours, which remove shadows, the search field with the focus has an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await search(page).focus()
  await expect(search(page)).toHaveCSS('outline-style', 'solid')
})
