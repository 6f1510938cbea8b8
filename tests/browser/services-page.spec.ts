import type { Locator, Page } from '@playwright/test'
import { industries } from '@/content/business'
import {
  architectures,
  exampleScenarios,
  examplesCopy,
  mvpAdvantages,
  stack,
  statusLabels,
  timelineCopy,
  timelineNodes,
  voiceAutomation,
} from '@/content/services'
import { contact, telephoneUrl } from '@/lib/site/contact'
import { openingCostBytes } from '../support/opening-cost'
import {
  axeFindings,
  expectHeadingsInOrder,
  expectNothingCutOff,
  openPage,
  sectionNames,
} from '../support/page-quality'
import { expect, test } from '../support/site-test'

const section = (page: Page, name: string) => page.locator(`main section[data-section="${name}"]`)
const orbit = (page: Page) => page.locator('[data-orbit]')
const node = (page: Page, id: string) => orbit(page).locator(`[data-node="${id}"]`)
const card = (page: Page) => page.locator('#process-card')

const middle = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('The services page', () => {
  test.beforeEach(({ page }) => openPage(page, 'services'))

  test('tells its parts in order, each with a name, under one main heading', async ({ page }) => {
    expect(await sectionNames(page)).toEqual([
      'hero',
      'process',
      'voice-automation',
      'examples',
      'mvp-advantages',
      'architectures',
      'industries',
      'stack',
      'contact',
    ])
    await expectHeadingsInOrder(page)
  })

  test('offers both bookings at the top', async ({ page }) => {
    const hero = section(page, 'hero')
    await expect(hero.getByRole('button', { name: 'Book Discovery Call' })).toBeVisible()
    await expect(hero.getByRole('button', { name: '$250 Deep-Dive' })).toBeVisible()
  })

  test('draws the line from voice to program with a name that can be read aloud', async ({ page }) => {
    await expect(section(page, 'hero').getByRole('img', { name: /begins as a voice/ })).toBeVisible()
  })

  test('lists every voice automation feature', async ({ page }) => {
    const headings = section(page, 'voice-automation').getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(voiceAutomation.features.map((feature) => feature.title))
  })

  test('says what an MVP has going for it, in 3–6 weeks', async ({ page }) => {
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
      telephoneUrl(contact.phone),
    )
    const chat = links.filter({ hasText: 'WhatsApp' })
    await expect(chat).toHaveAttribute('href', contact.whatsappUrl)
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(chat).toHaveAttribute('rel', /noopener/)
  })
})

test.describe('The orbit', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, 'services')
    await orbit(page).scrollIntoViewIfNeeded()
  })

  test('has five stops: Discovery, Design, Build, Deploy, Scale', async ({ page }) => {
    const names = await orbit(page).getByRole('button').allTextContents()
    expect(names.map((name) => name.split(',')[0])).toEqual([
      'Discovery',
      'Design',
      'Build',
      'Deploy',
      'Scale',
    ])
  })

  test('turns, on a radius of 200 px', async ({ page }) => {
    await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
    const before = await middle(node(page, 'discovery'))
    await expect.poll(async () => (await middle(node(page, 'discovery'))).x).toBeGreaterThan(before.x + 2)
    const centre = await middle(orbit(page))
    const stop = await middle(node(page, 'build'))
    expect(Math.abs(Math.hypot(stop.x - centre.x, stop.y - centre.y) - 200)).toBeLessThan(3)
  })

  test('stands still for a chosen stop, and opens its card: date, content, status, energy', async ({
    page,
  }) => {
    for (const stop of timelineNodes) {
      await node(page, stop.id).click()
      await expect(node(page, stop.id)).toHaveAttribute('aria-pressed', 'true')
      await expect(orbit(page).locator('[aria-pressed="true"]')).toHaveCount(1)
      await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
      await expect(card(page).getByRole('heading', { name: stop.title })).toBeVisible()
      await expect(card(page)).toContainText(stop.date)
      await expect(card(page)).toContainText(stop.content)
      await expect(card(page)).toContainText(statusLabels[stop.status])
      await expect(card(page).getByRole('meter', { name: 'Energy' })).toHaveAttribute(
        'aria-valuenow',
        String(stop.energy),
      )
    }
    const before = await middle(node(page, 'discovery'))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await middle(node(page, 'discovery'))).toEqual(before)
  })

  test('highlights what the chosen stop is related to, and nothing else', async ({ page }) => {
    await node(page, 'build').click()
    const states = await orbit(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-state')))
    expect(states).toEqual(['idle', 'related', 'active', 'related', 'idle'])
  })

  test('goes on turning when its background is clicked', async ({ page }) => {
    await node(page, 'design').click()
    await orbit(page).click({ position: { x: 12, y: 12 } })
    await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
    await expect(orbit(page).locator('[aria-pressed="true"]')).toHaveCount(0)
    await expect(card(page)).toContainText(timelineCopy.turning)
  })

  test('goes on turning when the chosen stop is chosen again', async ({ page }) => {
    await node(page, 'design').click()
    await node(page, 'design').click()
    await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
  })

  test('is worked by keyboard: arrows walk round it, Enter chooses, Escape lets go', async ({ page }) => {
    await node(page, 'discovery').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(node(page, 'scale')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(node(page, 'design')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(node(page, 'design')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
    await expect(node(page, 'design')).toHaveAttribute('aria-pressed', 'false')
  })

  test('can be held without choosing, and let go', async ({ page }) => {
    const hold = page.getByRole('button', { name: timelineCopy.hold })
    await hold.click()
    await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
    await hold.click()
    await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
  })

  test('is walked from its card: to a related stop, to the next, and back to turning', async ({ page }) => {
    await node(page, 'build').click()
    await card(page).getByRole('button', { name: 'Deploy' }).click()
    await expect(node(page, 'deploy')).toHaveAttribute('aria-pressed', 'true')
    await card(page).getByRole('button', { name: timelineCopy.next }).click()
    await card(page).getByRole('button', { name: timelineCopy.next }).click()
    await expect(node(page, 'discovery')).toHaveAttribute('aria-pressed', 'true')
    await card(page).getByRole('button', { name: timelineCopy.previous }).click()
    await expect(node(page, 'scale')).toHaveAttribute('aria-pressed', 'true')
    await card(page).getByRole('button', { name: timelineCopy.close }).click()
    await expect(orbit(page)).toHaveAttribute('data-rotating', 'true')
  })
})

test('With reduced motion the orbit is still, and can be read and chosen all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'services')
  await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
  await expect(page.getByRole('button', { name: timelineCopy.hold })).toHaveCount(0)
  await node(page, 'scale').click()
  await expect(card(page).getByRole('heading', { name: 'Scale' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(orbit(page)).toHaveAttribute('data-rotating', 'false')
})

test('On a phone the orbit is a dial that fits a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'services')
  for (const button of await orbit(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
  await node(page, 'deploy').click()
  await expect(card(page).getByRole('heading', { name: 'Deploy' })).toBeVisible()
})

test.describe('See It In Action', () => {
  test.beforeEach(({ page }) => openPage(page, 'services'))

  test('unfolds scenario, result, outcome and a phone link, and folds them again', async ({ page }) => {
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
      await expect(slip.getByRole('link')).toHaveAttribute('href', telephoneUrl(contact.phone))
      await button.click()
      await expect(slip.getByText(example.outcome)).toBeHidden()
    }
  })

  test('says that the calls are samples', async ({ page }) => {
    await expect(section(page, 'examples')).toContainText(examplesCopy.note)
  })
})

for (const width of [360, 768, 1440]) {
  test(`Three architectures are drawn and read aloud at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, 'services')
    const drawings = section(page, 'architectures').getByRole('img')
    await expect(drawings).toHaveCount(3)
    for (const architecture of architectures) {
      const drawing = drawings.and(page.getByRole('img', { name: architecture.title }))
      await expect(drawing).toHaveAccessibleDescription(new RegExp(architecture.steps[0] ?? ''))
      for (const box of architecture.nodes) await expect(drawing).toContainText(box.label)
    }
  })
}

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
    await node(page, 'build').click()
    for (const button of await section(page, 'examples').getByRole('button').all()) await button.click()
    expect(await axeFindings(page)).toEqual([])
  })

  test('has no accessibility finding by night', async ({ page }) => {
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

  test('costs at most 25 kB of code and content to open', async ({ browser, baseURL }) => {
    expect(await openingCostBytes(browser, baseURL ?? '', 'services')).toBeLessThanOrEqual(25_000)
  })

  test('asks nothing of another host', async ({ page, foreignRequests }) => {
    await openPage(page, 'services')
    await section(page, 'contact').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(foreignRequests).toEqual([])
  })
})
