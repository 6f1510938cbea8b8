import { tabLabels } from '../support/tab-labels'
import type { Page } from '@playwright/test'
import { chips, knowledgeCopy, libraryVideos } from '@/content/knowledge'
import { faq } from '@/content/home/faq'
import { services, understanding } from '@/content/home/services'
import { pages } from '@/content/pages'
import { comparison, runningCostSection, plansSection } from '@/content/pricing'
import { legalCopy } from '@/content/legal'
import { terms } from '@/content/terms'
import { hydrated } from '../support/hydrated'
import { followFragment, isChosen, letMove, scrollTo, scrollTop, tab } from '../support/page-visit'
import { expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'
import { withEntries } from '../support/while-sample'

const chipLabel = chips.find(({ chip }) => chip === 'voice')!.label

test.use({ contextOptions: { reducedMotion: 'reduce' } })
freshPageTest.use({ contextOptions: { reducedMotion: 'reduce' } })

withEntries(freshPageTest, libraryVideos)(
  'Where the history refuses a change later, for whatever reason, choices count and links open their page',
  async ({ page, allowConsole }) => {
    allowConsole(/quota/)
    await page.goto('/content/')
    await hydrated(page)
    await page.evaluate(() => {
      for (const name of ['pushState', 'replaceState'] as const)
        history[name] = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
    })
    const videos = page.getByRole('tab', { name: tabLabels.videos, exact: true })
    await videos.click()
    await expect(videos).toHaveAttribute('aria-selected', 'true')
    await page.getByPlaceholder(knowledgeCopy.searchPlaceholder).fill('demo')
    await expect(page.getByPlaceholder(knowledgeCopy.searchPlaceholder)).toHaveValue('demo')
    await page.getByRole('banner').getByRole('link', { name: pages.team.label, exact: true }).click()
    await expect(page.locator('main[data-page="team"] h1')).toBeVisible()
    await expect(page).toHaveURL(/\/team\/$/)
  },
)

/** Records from now on whether a heading takes the focus and whether the page is turned. */
const watchArrivals = (page: Page) =>
  page.evaluate(() => {
    const seen = { headingFocused: false, turned: false }
    Object.assign(window, { seenOnArrival: seen })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) seen.headingFocused = true
    })
    const look = () => {
      const animated = document.querySelector('main')?.getAnimations() ?? []
      if (animated.some((each) => !(each instanceof CSSTransition))) seen.turned = true
      requestAnimationFrame(look)
    }
    look()
  })

const arrivals = (page: Page) =>
  page.evaluate(
    () => (window as Window & { seenOnArrival?: { headingFocused: boolean; turned: boolean } }).seenOnArrival,
  )

test('Back and Forward restore the scroll position, and focus no heading', async ({ page }) => {
  await letMove(page)
  await page.goto('/')
  await scrollTo(page, 5200)
  const left = await scrollTop(page)
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: 'pricing' })))
  await expect(page.locator('main[data-page="pricing"] h1')).toBeFocused()
  await scrollTo(page, 900)
  await page.waitForFunction(() => document.querySelector('main')?.getAnimations().length === 0)
  await watchArrivals(page)

  await page.goBack()
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
  expect(Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(4)
  await page.goForward()
  await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
  expect(Math.abs((await scrollTop(page)) - 900)).toBeLessThanOrEqual(4)
  expect(await arrivals(page)).toEqual({ headingFocused: false, turned: false })
})

test('The bar scrolls no page when it is used: Back leads to the same place', async ({ page }) => {
  await letMove(page)
  await page.goto('/')
  await scrollTo(page, 5200)
  const link = page.getByRole('banner').getByRole('link', { name: pages.pricing.label, exact: true })
  await link.focus()
  await page.keyboard.press('Tab')
  expect(await scrollTop(page)).toBe(5200)
  // By the mouse alone: on a busy machine the driver's click scrolls a link into view that it takes for covered.
  const { x, y, width, height } = (await link.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.locator('main[data-page="pricing"] h1')).toBeFocused()
  await page.goBack()
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(5200)
})

test('Back leads to the link that was followed: Tab goes on from there', async ({ page }) => {
  await page.goto('/services/')
  const link = page.locator('main a[href="/pricing/#your-data"]')
  await link.focus()
  const left = await scrollTop(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('main[data-page="services"]')).toBeVisible()
  await expect(link).toBeFocused()
  expect(Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(4)
})

test('Back while the new page still slides into place leads to the same place', async ({ page }) => {
  await letMove(page)
  await page.goto('/')
  await scrollTo(page, 5200)
  await page.evaluate(async () => {
    window.dispatchEvent(new CustomEvent('navigate', { detail: 'pricing' }))
    const slide = () => document.querySelector('main')?.getAnimations()[0]
    while (!slide()) await new Promise(requestAnimationFrame)
    // However long the change of the page takes on this machine.
    slide()?.pause()
    history.back()
  })
  await expect(page.locator('main[data-page="home"]')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(5200)
})

test('Back shows the section that the reader left, whatever closed above it', async ({ page }) => {
  await letMove(page)
  await page.goto('/pricing/')
  const plans = page.locator('[data-section="plans"]')
  await plans.locator('[aria-expanded="false"]').first().click()
  await expect(plans.locator('[aria-expanded="true"]')).toHaveCount(1)
  const next = page.locator('[data-section="dates"]')
  const distanceToTop = () => next.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect(async () => {
    await next.evaluate((section) => {
      const topPx = section.getBoundingClientRect().top + window.scrollY
      window.scrollTo({ top: topPx + 40, behavior: 'instant' })
    })
    expect(await distanceToTop()).toBe(-40)
  }).toPass()
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: 'team' })))
  await expect(page.locator('main[data-page="team"] h1')).toBeFocused()
  await page.goBack()
  await expect.poll(distanceToTop).toBe(-40)
})

test('Back after a link of the table of contents restores the scroll position', async ({ page }) => {
  await letMove(page)
  await page.goto('/terms/')
  await scrollTo(page, 120)
  await watchArrivals(page)
  const contents = page.getByRole('navigation', { name: legalCopy.contents })
  const link = contents.getByRole('link', { name: terms.sections[4]!.title })
  // The driver scrolls a link into view before it clicks.
  await link.hover()
  const left = await scrollTop(page)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`#${terms.sections[4]!.id}$`))
  await expect(page.getByRole('heading', { name: terms.sections[4]!.title })).toBeInViewport()
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(4)
  expect(new URL(page.url()).hash).toBe('')
  expect(await arrivals(page)).toEqual({ headingFocused: false, turned: false })
})

/** Letters that arrive after the reload move the text, and the place in it with it, by less than this. */
const LINE_PX = 24

test('Back and Forward over a fragment that the browser followed keep the places', async ({ page }) => {
  await letMove(page)
  await page.goto('/terms/')
  const section = await page.locator('main [id]').last().getAttribute('id')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        window.scrollTo({ top: 300, behavior: 'instant' })
      }),
  )
  await page.evaluate((id) => (location.hash = `#${id}`), section)
  await page.waitForFunction(() => window.scrollY > 600)
  const there = await page.evaluate(() => window.scrollY)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(there)
  await test.step('also at once, before the framework knows of it: the page that is loaded is kept', async () => {
    await page.evaluate(async (fragment) => {
      const turn = (move: () => void) =>
        new Promise((resolve) => {
          addEventListener('hashchange', resolve, { once: true })
          move()
        })
      document.documentElement.dataset.isKept = ''
      await turn(() => (location.hash = fragment))
      await turn(() => history.back())
      await turn(() => history.forward())
    }, `#${terms.sections[4]!.id}`)
    await expect(page.getByRole('heading', { name: terms.sections[4]!.title })).toBeInViewport()
    await expect(page.locator('html')).toHaveAttribute('data-is-kept')
  })
  await test.step('a fragment followed while Back still restores its position leads to the section', async () => {
    await page.evaluate((fragment) => {
      addEventListener('hashchange', () => (location.hash = fragment), { once: true })
      history.back()
    }, `#${terms.sections[2]!.id}`)
    await expect(page.getByRole('heading', { name: terms.sections[2]!.title })).toBeInViewport()
  })
})

withEntries(test, libraryVideos)(
  'Back shows the search, chip and tab as they were left; a link does not',
  async ({ page }) => {
    await page.goto('/content/')
    const search = page.getByPlaceholder(knowledgeCopy.searchPlaceholder)
    await search.fill('clinic')
    await page.getByRole('radio', { name: chipLabel, exact: true }).check({ force: true })
    await page.getByRole('tab', { name: tabLabels.videos, exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: pages.pricing.label, exact: true }).click()
    const voice = page.getByRole('tab', { name: plansSection.services.voice })
    await voice.click()
    await page.getByRole('banner').getByRole('link', { name: pages.team.label, exact: true }).click()
    await expect(page.locator('main[data-page="team"]')).toBeVisible()
    await page.goBack()
    await expect(voice).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(search).toHaveValue('clinic')
    await expect(page.getByRole('radio', { name: chipLabel, exact: true })).toBeChecked()
    await expect(page.getByRole('tab', { name: tabLabels.videos, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.getByRole('banner').getByRole('link', { name: pages.pricing.label, exact: true }).click()
    await isChosen(page, plansSection.services.both)
  },
)

withEntries(
  test,
  faq.items,
  2,
)('Back shows the choices on home as they were left; a link does not', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const answer = page.getByRole('button', { name: faq.items[1]?.question ?? '' })
  const tabs = [services.panels[1]!.tab, understanding.examples[1]?.industry ?? ''].map((name) =>
    page.locator('main').getByRole('tab', { name, exact: true }),
  )
  for (const tab of tabs) await tab.click()
  await answer.click()
  const areChosen = async (chosen: 'true' | 'false') => {
    for (const tab of tabs) await expect(tab).toHaveAttribute('aria-selected', chosen)
    await expect(answer).toHaveAttribute('aria-expanded', chosen)
  }
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: pages.pricing.label, exact: true }).click()
  await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
  await page.goBack()
  await areChosen('true')
  await page.reload()
  await areChosen('true')
  await header.getByRole('link', { name: pages.pricing.label, exact: true }).click()
  await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
  await header.getByRole('link', { name: pages.home.label, exact: true }).click()
  await areChosen('false')
})

withEntries(test, faq.items)('Back closes an answer at once', async ({ page }) => {
  await letMove(page)
  await page.goto('/')
  await hydrated(page)
  await followFragment(page, '#faq')
  await page.getByRole('button', { name: faq.items[0]?.question ?? '' }).click()
  const answer = page.locator('#faq [data-state="open"]')
  await expect(answer).toBeVisible()
  await answer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const heights = await answer.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame)
    let height = -1
    while (height !== element.clientHeight) {
      height = element.clientHeight
      await frame()
    }
    history.back()
    const seen = new Set<number>()
    while (element.isConnected) {
      seen.add(element.clientHeight)
      await frame()
    }
    return [...seen].filter((each) => each !== height && each > 0)
  })
  expect(heights).toEqual([])
})

for (const by of ['the site', 'the browser'])
  test(`Back from a section that ${by} led to shows the choice made before it`, async ({ page }) => {
    await page.goto('/pricing/')
    await tab(page, plansSection.services.mvp).click()
    if (by === 'the site') await followFragment(page, '#plans-voice')
    else await page.evaluate(() => (location.hash = '#plans-voice'))
    await isChosen(page, plansSection.services.voice)
    await tab(page, plansSection.services.both).click()
    await page.goBack()
    await isChosen(page, plansSection.services.mvp)
    await page.goForward()
    await isChosen(page, plansSection.services.both)
  })

test('A reload keeps the choice made at a section, and Forward after a reload', async ({ page }) => {
  await page.goto('/pricing/')
  await followFragment(page, '#plans-voice')
  await isChosen(page, plansSection.services.voice)
  await page.goBack()
  // A reload that comes before the browser has gone back reloads the section.
  await expect(page).toHaveURL(/\/pricing\/$/)
  await page.reload()
  await isChosen(page, plansSection.services.both)
  await page.goForward()
  await isChosen(page, plansSection.services.voice)
  await page.getByRole('tab', { name: plansSection.services.mvp }).click()
  await page.evaluate(() => (location.hash = '#plans-both'))
  await isChosen(page, plansSection.services.both)
  await page.reload()
  await isChosen(page, plansSection.services.both)
})

withEntries(test, libraryVideos)(
  'A reload keeps the search, chip and tab, also after a link to a section',
  async ({ page }) => {
    await page.goto('/content/')
    const search = page.getByPlaceholder(knowledgeCopy.searchPlaceholder)
    const chip = page.getByRole('radio', { name: chipLabel, exact: true })
    const videos = page.getByRole('tab', { name: tabLabels.videos, exact: true })
    await search.fill('clinic')
    await chip.check({ force: true })
    await videos.click()
    await page.reload()
    await expect(videos).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveValue('clinic')
    await expect(chip).toBeChecked()

    await page.getByRole('banner').getByRole('link', { name: pages.pricing.label, exact: true }).click()
    const voice = page.getByRole('tab', { name: plansSection.services.voice })
    await isChosen(page, plansSection.services.both)
    await voice.click()
    await page.locator('main a[href="#worked-example"]').first().click()
    await expect(page).toHaveURL(/#worked-example$/)
    await page.reload()
    await expect(voice).toHaveAttribute('aria-selected', 'true')
  },
)

test('Back and Forward restore the scroll position, also after a reload in between', async ({ page }) => {
  const isScrolledTo = (topPx: number) =>
    expect.poll(async () => Math.abs((await scrollTop(page)) - topPx)).toBeLessThan(LINE_PX)
  await page.goto('/terms/')
  await scrollTo(page, 700)
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: 'team' })))
  await expect(page.locator('main[data-page="team"] h1')).toBeFocused()
  await scrollTo(page, 400)
  await page.reload()
  await isScrolledTo(400)
  await page.goBack()
  await expect(page.locator('main[data-page="terms"]')).toBeVisible()
  await isScrolledTo(700)
  await page.reload()
  await scrollTo(page, 300)
  await page.goForward()
  await expect(page.locator('main[data-page="team"]')).toBeVisible()
  await isScrolledTo(400)
})

test('Back and Forward keep the place and the choice of entries that another document has added', async ({
  page,
}) => {
  const isScrolledTo = (topPx: number) => expect.poll(() => scrollTop(page)).toBe(topPx)
  await page.goto('/terms/')
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: 'pricing' })))
  await expect(page.locator('main[data-page="pricing"] h1')).toBeFocused()
  await followFragment(page, '#plans-voice')
  await tab(page, plansSection.services.both).click()
  await scrollTo(page, 1200)
  await followFragment(page, '#plans-mvp')
  await isChosen(page, plansSection.services.mvp)
  await page.goto('/privacy/')
  await page.goBack()
  await isChosen(page, plansSection.services.mvp)
  await page.goBack()
  await isChosen(page, plansSection.services.both)
  await isScrolledTo(1200)
  await page.goBack()
  await page.goForward()
  await isChosen(page, plansSection.services.both)
  await isScrolledTo(1200)
  await page.reload()
  await isChosen(page, plansSection.services.both)
})

test('An entry without a scroll position opens at the top', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/terms/')
  // Another script on the site may add an entry of its own.
  await page.evaluate(() => history.pushState({ entry: 41 }, '', '/pricing/'))
  await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('main[data-page="terms"]')).toBeVisible()
  await page.reload()
  await scrollTo(page, 700)
  await page.goForward()
  await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('Back shows what was unfolded, the sliders and the orbit as they were left', async ({ page }) => {
  const header = page.getByRole('banner')
  const leaveAndComeBack = async () => {
    await header.getByRole('link', { name: pages.team.label, exact: true }).click()
    await expect(page.locator('main[data-page="team"]')).toBeVisible()
    await page.goBack()
  }
  await page.goto('/pricing/')
  await hydrated(page)
  const table = page.getByRole('button', { name: comparison.open })
  const calls = page.getByRole('slider', { name: runningCostSection.callsLabel })
  await table.click()
  await calls.focus()
  await page.keyboard.press('End')
  const most = String(runningCostSection.limits.callsPerDay.max)
  await leaveAndComeBack()
  await expect(table).toHaveAttribute('aria-expanded', 'true')
  await expect(calls).toHaveValue(most)
  await page.reload()
  await expect(table).toHaveAttribute('aria-expanded', 'true')
  await expect(calls).toHaveValue(most)

  await header.getByRole('link', { name: pages.services.label, exact: true }).click()
  const example = page.locator('[data-section="examples"]').getByRole('button').first()
  await example.click()
  const stop = page.locator('[data-stop]').first()
  await stop.click()
  await leaveAndComeBack()
  await expect(example).toHaveAttribute('aria-expanded', 'true')
  await expect(stop).toHaveAttribute('aria-pressed', 'true')
})
