import type { Page } from '@playwright/test'
import { bookingLabels } from '@/content/booking'
import { industries } from '@/content/facts'
import {
  architectures,
  exampleScenarios,
  examplesSection,
  mvpAdvantages,
  stack,
  voiceAutomation,
} from '@/content/services'
import { yourDataInShort } from '@/content/your-data'
import { readTelephone } from '@/lib/booking/read-telephone'
import { contact } from '@/lib/booking/contact'
import {
  axeFindings,
  expectHeadingsInOrder,
  expectNothingCutOff,
  openPage,
  sectionNames,
} from '../support/page-quality'
import { pill } from '../support/call'
import { expect, test } from '../support/shared-page-test'

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)
test.describe('The services page', () => {
  test.beforeEach(({ page }) => openPage(page, 'services'))

  test('shows its parts in order, each with a name, under one main heading', async ({ page }) => {
    expect(await sectionNames(page)).toEqual([
      'hero',
      'process',
      'voice-automation',
      'examples',
      'mvp-advantages',
      'architectures',
      'industries',
      'stack',
      'your-data',
      'contact',
    ])
    await expectHeadingsInOrder(page)
  })

  test('offers both bookings at the top', async ({ page }) => {
    const hero = section(page, 'hero')
    await expect(hero.getByRole('link', { name: 'Book Discovery Call' })).toBeVisible()
    await expect(hero.getByRole('link', { name: bookingLabels['deep-dive'].idle })).toBeVisible()
  })

  test('says in short what happens to a client’s calls, and leads to every line of it on Pricing', async ({
    page,
  }) => {
    const data = section(page, 'your-data')
    for (const { term } of yourDataInShort.items)
      await expect(data.getByText(term, { exact: true })).toBeVisible()
    await data.getByRole('link', { name: yourDataInShort.more }).click()
    await expect(page.locator('main[data-page="pricing"] #your-data')).toBeInViewport()
  })

  test('shows both bookings on a phone above the voice pill, before anything is scrolled', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const foot = await pill(page).boundingBox()
    for (const name of ['Book Discovery Call', bookingLabels['deep-dive'].idle]) {
      const button = await section(page, 'hero').getByRole('link', { name }).boundingBox()
      expect((button?.y ?? 0) + (button?.height ?? 0), name).toBeLessThanOrEqual(foot?.y ?? 0)
    }
  })

  test('leads from the top to its parts, without leaving the page', async ({ page }) => {
    await section(page, 'hero').getByRole('link', { name: 'MVP builds' }).click()
    await expect(section(page, 'mvp-advantages')).toBeInViewport()
    await expect(page.locator('main[data-page="services"]')).toBeVisible()
  })

  test('has a drawing from voice to program with an accessible name', async ({ page }) => {
    await expect(section(page, 'hero').getByRole('img', { name: /begins as a voice/ })).toBeVisible()
  })

  test('lists every voice automation feature', async ({ page }) => {
    const headings = section(page, 'voice-automation').getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(voiceAutomation.features.map((feature) => feature.title))
  })

  test('lists the advantages of an MVP, in 3–6 weeks', async ({ page }) => {
    const mvp = section(page, 'mvp-advantages')
    await expect(mvp.getByText('3–6', { exact: true })).toBeVisible()
    await expect(mvp.getByRole('heading', { level: 3 })).toHaveText(
      mvpAdvantages.advantages.map((advantage) => advantage.title),
    )
  })

  test('names the six industries', async ({ page }) => {
    await expect(section(page, 'industries').getByRole('heading', { level: 3 })).toHaveText([...industries])
  })

  test('closes with the phone number and the chat, which opens in a new tab', async ({ page }) => {
    const links = section(page, 'contact').getByRole('link')
    await expect(links.filter({ hasText: contact.phone })).toHaveAttribute(
      'href',
      readTelephone(contact.phone, 'the settings'),
    )
    const chat = links.filter({ hasText: 'WhatsApp' })
    await expect(chat).toHaveAttribute('href', contact.whatsappUrl)
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAttribute('rel', /noopener/)
  })
})

test.describe('See It In Action', () => {
  test.beforeEach(({ page }) => openPage(page, 'services'))

  test('opens scenario, result, outcome and a phone link, and closes them again', async ({ page }) => {
    const examples = section(page, 'examples')
    await expect(examples.getByRole('heading', { name: 'See It In Action' })).toBeVisible()
    for (const example of exampleScenarios) {
      const slip = examples.getByRole('article').filter({ hasText: example.title })
      const button = slip.getByRole('button')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(slip.getByText(example.outcome)).toBeHidden()
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      for (const text of [example.scenario, example.result, example.outcome])
        await expect(slip.getByText(text)).toBeVisible()
      await expect(slip.getByRole('link')).toHaveAttribute(
        'href',
        readTelephone(contact.phone, 'the settings'),
      )
      await button.click()
      await expect(slip.getByText(example.outcome)).toBeHidden()
    }
  })

  test('says that the calls are samples', async ({ page }) => {
    await expect(section(page, 'examples')).toContainText(examplesSection.note)
  })
})

test('Three architectures are drawn, with a text alternative, at every width', async ({ page }) => {
  await openPage(page, 'services')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const drawings = section(page, 'architectures').getByRole('img')
    await expect(drawings).toHaveCount(3)
    for (const architecture of architectures) {
      const drawing = drawings.and(page.getByRole('img', { name: architecture.title }))
      await expect(drawing).toHaveAccessibleDescription(new RegExp(architecture.steps[0] ?? ''))
      for (const box of architecture.nodes) await expect(drawing).toContainText(box.label)
    }
  }
})

test('An address with a section opens the page at that section, on a phone and on a desk', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // From another document, so that the page is loaded.
    await page.goto('/robots.txt')
    await page.goto('/services/#industries')
    const top = () =>
      section(page, 'industries').evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top).toBeGreaterThanOrEqual(0)
    expect(await top()).toBeLessThan(200)
  }
})

test.describe('The technology stack', () => {
  test('is grouped by category, each technology with its logo', async ({ page }) => {
    await openPage(page, 'services')
    const groups = section(page, 'stack').locator('dl > div')
    await expect(groups).toHaveCount(stack.length)
    for (const [index, group] of stack.entries()) {
      await expect(groups.nth(index).locator('dt')).toHaveText(group.title)
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

  test('hides a logo that fails to load, and keeps its name', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    await page.route('**/logos/stripe.svg', (route) => route.abort())
    await openPage(page, 'services')
    const stripe = section(page, 'stack').getByRole('listitem').filter({ hasText: 'Stripe' })
    await stripe.scrollIntoViewIfNeeded()
    await expect(stripe.locator('img')).toBeHidden()
    await expect(stripe).toBeVisible()
    await expect(section(page, 'stack').locator('img[data-logo="react"]')).toBeVisible()
  })
})

test.describe('The services page, as a whole', () => {
  test('has no accessibility finding, with everything open', async ({ page }) => {
    await openPage(page, 'services')
    await page.locator('[data-stop="build"]').click()
    for (const button of await section(page, 'examples').getByRole('button').all()) await button.click()
    expect(await axeFindings(page)).toEqual([])
  })

  test('has no accessibility finding in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openPage(page, 'services')
    expect(await axeFindings(page, [1440])).toEqual([])
  })

  test('cuts nothing off at 320 px', async ({ page }) => {
    await openPage(page, 'services')
    for (const button of await section(page, 'examples').getByRole('button').all()) await button.click()
    await expectNothingCutOff(page)
  })

  test('never scrolls sideways', async ({ page }) => {
    await openPage(page, 'services')
    for (const width of [320, 360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0)
    }
  })

  test('sends no request to another host', async ({ page, foreignRequests }) => {
    await openPage(page, 'services')
    await section(page, 'contact').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(foreignRequests).toEqual([])
  })
})
