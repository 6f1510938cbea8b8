import { units } from '@/content/units'
import { tabLabels } from '../support/tab-labels'
import type { Page } from '@playwright/test'
import { chips, knowledgeCopy, libraryVideos, type Chip } from '@/content/knowledge'
import { serviceCards } from '@/content/service-library'
import { brand } from '@/content/brand'
import { playerCopy } from '@/content/videos'
import { contact } from '@/lib/booking/contact'
import { openPage, revealAsSearchDoes } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { whileSample, withEntries } from '../support/while-sample'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const toPricing = knowledgeCopy.pageSuggestions.find(({ section }) => section === 'running-cost')!
const search = (page: Page) => page.getByPlaceholder(knowledgeCopy.searchPlaceholder)
const chip = (page: Page, name: Chip) =>
  page.getByRole('radio', { name: chips.find(({ chip }) => chip === name)!.label, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const services = (page: Page) => page.locator('[data-service-card] h3:visible')
const videos = (page: Page) => page.locator('[data-video-card] h3:visible')
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test.beforeEach(({ page }) => openPage(page, 'content'))

withEntries(
  test,
  libraryVideos,
  2,
)('The tab Services opens first, with every card; the search finds videos and prices', async ({ page }) => {
  await test.step('each service has its timeline and plan', async () => {
    await expect(tab(page, tabLabels.services)).toHaveAttribute('aria-selected', 'true')
    await expect(services(page)).toHaveText(titlesOf(serviceCards))
    for (const { id, weeks, openEnded, plan } of serviceCards) {
      const card = page.locator(`[data-service-card="${id}"]`)
      await expect(card).toContainText(`${weeks}${openEnded ? '+' : ''} ${units.week.other}`)
      await expect(card).toContainText(plan)
    }
  })
  await test.step('a card opens in its place: what one gets and brings, and the plans it belongs to', async () => {
    for (const { id, title, category, includes, youBring, seeAlso } of serviceCards) {
      const card = page.locator(`[data-service-card="${id}"]`)
      const plans = card.getByRole('link', { name: new RegExp(` ${title}$`) })
      await expect(plans).toBeHidden()
      await card.getByRole('button', { name: title }).click()
      for (const text of [...includes, youBring]) await expect(card.getByText(text)).toBeVisible()
      const plansOf = id === 'enterprise' ? 'both' : category
      await expect(plans).toHaveAttribute('href', new RegExp(`/pricing/#plans-${plansOf}$`))
      if (seeAlso)
        await expect(card.getByRole('link', { name: seeAlso.label })).toHaveAttribute(
          'href',
          new RegExp(`#${seeAlso.section}$`),
        )
      await card.getByRole('button', { name: title }).click()
      await expect(plans).toBeHidden()
    }
  })
  await test.step('each example of a search finds a service, or a section of another page', async () => {
    for (const example of knowledgeCopy.hero.examples) {
      await page.getByRole('button', { name: example, exact: true }).click()
      await expect(search(page)).toHaveValue(example)
      await expect(services(page).or(page.locator('#library p > a')).first()).toBeVisible()
    }
    await search(page).clear()
  })
  await test.step('the stills below the services have their titles, and play; their count opens the tab', async () => {
    for (const { title } of libraryVideos) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(
        page.getByRole('button', { name: new RegExp(`^${playerCopy.play} ${title}`) }),
      ).toBeVisible()
    }
    await page
      .getByRole('button', { name: `${libraryVideos.length} ${knowledgeCopy.count.videos.other}` })
      .click()
    await expect(tab(page, tabLabels.videos)).toBeFocused()
    await tab(page, tabLabels.services).click()
  })
  await test.step('in forced colours, which remove shadows, the search field with the focus has an outline', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await search(page).focus()
    await expect(search(page)).toHaveCSS('outline-style', 'solid')
    await page.emulateMedia({ forcedColors: null })
  })
  await test.step('a tab without results links to the other tab when that has some', async () => {
    const guides = libraryVideos.filter(({ topics }) => topics.includes('guide'))
    await chip(page, 'guide').click()
    await page
      .locator('[data-empty]:visible')
      .getByRole('button', {
        name: new RegExp(`^${knowledgeCopy.empty.elsewhere} ${tabLabels.videos}: ${guides.length} `),
      })
      .click()
    await expect(videos(page)).toHaveText(titlesOf(guides))
    await expect(tab(page, tabLabels.videos)).toBeFocused()
    await chip(page, 'all').click()
    await expect(videos(page)).toHaveText(titlesOf(libraryVideos))
    await expect(services(page)).toHaveCount(0)
  })
  await test.step('the search finds a part of a video’s title or description', async () => {
    const [one, other] = libraryVideos
    await search(page).fill(one!.title.toUpperCase())
    await expect(videos(page)).toHaveText([one!.title])
    await search(page).fill(other!.description.slice(-20))
    await expect(videos(page)).toHaveText([other!.title])
  })
  await test.step('the search for a price leads to Pricing', async () => {
    await search(page).fill(toPricing.words[0]!)
    await page.getByRole('link', { name: toPricing.label }).click()
    await expect(page).toHaveURL(/\/pricing\/#running-cost$/)
    await expect(page.locator('#running-cost')).toBeInViewport()
  })
})

whileSample(test, serviceCards[0]!)('The search finds a trade, and says that it did', async ({ page }) => {
  await search(page).fill('dentist')
  await expect(services(page)).toHaveText(['AI Receptionist'])
  await expect(page.locator('[data-service-card="ai-receptionist"]')).toContainText('Also for: dentist')
})

for (const [width, height] of [
  [1440, 900],
  [360, 780],
] as const)
  test(`What is found is in view at ${width} × ${height} px while one searches`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await search(page).fill(serviceCards[0]!.title)
    await expect(services(page).first()).toBeInViewport({ ratio: 1 })
    await search(page).clear()
    await expect(page.getByText(knowledgeCopy.hero.intro)).toBeVisible()
  })

test('“Book Call” stays in view while the page is scrolled, and covers no words', async ({ page }) => {
  const button = page.getByRole('link', { name: knowledgeCopy.floating, exact: true })
  for (const width of [768, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(button).toBeInViewport({ ratio: 1 })
      // It stands in the margin, in a wide window on the page line.
      const box = (await button.boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(72)
      if (width >= 1040 && (contact.phone ?? contact.whatsappUrl)) {
        const line = await page
          .locator('[data-section="ask"]')
          .evaluate((section) => Number.parseFloat(getComputedStyle(section, '::before').left))
        expect(Math.abs(box.x + box.width / 2 - line)).toBeLessThanOrEqual(1)
      }
      await page.locator('[data-service-card]').last().scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
      await button.click({ trial: true })
      await expect(button).toHaveAttribute('href', contact.discoveryCallUrl)
    })
})

whileSample(test, brand)(
  'In a window of 320 px no word in the title of a service is broken',
  async ({ page }) => {
    await openPage(page, 'content', { width: 320, height: 640 })
    for (const { id, title } of serviceCards) {
      const heading = page.locator(`[data-service-card="${id}"] h3 button > span`)
      await expect(heading).toHaveText(title)
      expect(
        await heading.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }),
        title,
      ).toBeLessThanOrEqual(title.split(' ').length)
    }
  },
)

test('With large text on a phone the plan of a service covers nothing of the service above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const [above, card] = await page.locator('[data-service-card]').all()
  const longName = 'Enterprise and public authorities'
  await card!.getByText(serviceCards[1]!.plan).evaluate((tab, name) => {
    tab.firstChild!.textContent = name
  }, longName)
  await above!.getByRole('button').click()
  const link = (await above!.getByRole('link').last().boundingBox())!
  const top = (await card!.getByText(longName).boundingBox())!.y
  expect(top).toBeGreaterThanOrEqual(link.y + link.height)
})

withEntries(test, libraryVideos)(
  'The browser’s search finds a video while the services are shown',
  async ({ page }) => {
    const title = page.locator('[data-video-card] h3').last()
    await expect(title).toBeHidden()
    await revealAsSearchDoes(title)
    await expect(title).toBeInViewport()
    await expect(tab(page, tabLabels.videos)).toHaveAttribute('aria-selected', 'true')
    await expect(services(page)).toHaveCount(0)
  },
)
