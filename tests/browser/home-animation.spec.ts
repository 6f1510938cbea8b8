import { shellCopy } from '@/content/shell'
import { FEWEST_MOVING } from '../support/moving-rows'
import { whileSample } from '../support/while-sample'
import type { Locator } from '@playwright/test'
import { facts } from '@/content/facts'
import { hero } from '@/content/home/hero'
import { sampleCall } from '@/content/home/sample-call'
import { testimonials } from '@/content/home/testimonials'
import { trustedBy } from '@/content/home/trusted-by'
import { openPage } from '../support/page-quality'
import { describeReading, expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'

test('The sample call plays without sound once it is in view, and can be skipped', async ({ page }) => {
  await openPage(page, 'home')
  const section = page.locator('[data-section="hero"]')
  await section.getByText(sampleCall.clock).scrollIntoViewIfNeeded()
  await expect(section).toHaveAttribute('data-call', 'playing')
  await section.getByRole('button', { name: sampleCall.button.skip }).click()
  await expect(section).toHaveAttribute('data-call', 'ended')
  await expect(section.getByText(sampleCall.lines.at(-1)!.text.split(/[.?!,]/)[0]!).last()).toBeVisible()
})

freshPageTest('Before the sample call begins, nothing of it is noted yet', async ({ page }) => {
  // On a phone it is below the first screen.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/', { waitUntil: 'commit' })
  const section = page.locator('[data-section="hero"][data-call="waiting"]')
  const { before, after } = sampleCall.record
  await expect(section.getByText(before, { exact: true })).toHaveCSS('opacity', '1')
  await expect(section.getByText(after, { exact: true })).toHaveCSS('opacity', '0')
})

freshPageTest('A phone plays the call from its first screen, and shows it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openPage(page, 'home')
  const recording = `/audio/${sampleCall.recordingId}.mp3`
  expect(fetched).not.toContain(recording)
  const section = page.locator('[data-section="hero"]')
  const anyStop = new RegExp(`${hero.listen.stop}|${sampleCall.button.stop}`)
  const hear = section
    .getByRole('button', { name: hero.listen.play })
    .and(section.locator('[data-play-call]'))
  await expect(hear).toBeInViewport()
  await hear.click()
  await expect(section.getByRole('button', { name: anyStop })).toHaveCount(2)
  await expect(section).toHaveAttribute('data-call', 'playing')
  expect(fetched).toContain(recording)
  await expect(section.getByText(sampleCall.clock)).toBeInViewport()
  await section.getByRole('button', { name: anyStop }).last().click()
  await expect(section).toHaveAttribute('data-call', 'ended')
})

/** Scrolls to a place within the way that the call stands still for, from 0 to 1. */
const scrollThroughCall = (stage: Locator, share: number) =>
  stage.evaluate((element, to) => {
    const way = element.nextElementSibling!.getBoundingClientRect()
    const restTop = Number.parseFloat(getComputedStyle(element).top)
    const begin = way.top - element.getBoundingClientRect().height - restTop
    window.scrollTo({ top: window.scrollY + begin + way.height * to, behavior: 'instant' })
  }, share)

test('On a desk the call stands still and follows the scrolling, forwards and back', async ({ page }) => {
  await openPage(page, 'home', { width: 1440, height: 900 })
  const section = page.locator('[data-section="hero"]')
  const stage = section.locator('[data-call-stage]')
  const spoken = section.locator('[data-word]').last()
  const top = async () => Math.round((await stage.boundingBox())!.y)

  await scrollThroughCall(stage, 0.1)
  await expect(section).toHaveAttribute('data-call', 'playing')
  await expect(spoken).not.toHaveCSS('opacity', '1')
  const restTop = await top()
  await scrollThroughCall(stage, 0.95)
  await expect(section).toHaveAttribute('data-call', 'ended')
  await expect(spoken).toHaveCSS('opacity', '1')
  expect(await top()).toBe(restTop)
  await scrollThroughCall(stage, 0.1)
  await expect(spoken).not.toHaveCSS('opacity', '1')
})

test('The booked slot has its colour as soon as it has its words', async ({ page }) => {
  await openPage(page, 'home', { width: 1440, height: 900 })
  const section = page.locator('[data-section="hero"]')
  const stage = section.locator('[data-call-stage]')
  await scrollThroughCall(stage, 0.1)
  await expect(section).toHaveAttribute('data-call', 'playing')
  await scrollThroughCall(stage, 0.85)
  const slot = stage.locator('[data-target="slot"]').last()
  await expect(slot.locator('time + span')).toHaveCSS('opacity', '1')
  expect(await slot.evaluate((element) => getComputedStyle(element, '::before').transform)).toMatch(
    /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/,
  )
})

freshPageTest('On a phone the call ends where its last result is read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, 'home')
  const section = page.locator('[data-section="hero"]')
  await section.getByText(sampleCall.clock).scrollIntoViewIfNeeded()
  await expect(section).toHaveAttribute('data-call', 'playing')
  await section.locator('[data-target="sms"]').evaluate((message) => {
    message.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  await expect(section).toHaveAttribute('data-call', 'ended', { timeout: 2000 })
})

test('A window that becomes too low shows the whole call', { tag: '@exhaustive' }, async ({ page }) => {
  await openPage(page, 'home', { width: 1440, height: 900 })
  const section = page.locator('[data-section="hero"]')
  await scrollThroughCall(section.locator('[data-call-stage]'), 0.1)
  await expect(section).toHaveAttribute('data-scrubbed')
  await page.setViewportSize({ width: 1440, height: 600 })
  await expect(section).toHaveAttribute('data-call', 'ended')
  await expect(section.locator('[data-word]').last()).toHaveCSS('opacity', '1')
})

freshPageTest('A call that is heard goes on where it scrolls', { tag: '@exhaustive' }, async ({ page }) => {
  await openPage(page, 'home', { width: 1440, height: 900 })
  const section = page.locator('[data-section="hero"]')
  await section.getByRole('button', { name: hero.listen.play }).click()
  await expect(section.getByRole('button', { name: hero.listen.stop }).first()).toBeVisible()
  await expect(section.getByRole('button', { name: sampleCall.button.stop }).last()).toBeVisible()
  await page.mouse.wheel(0, 200)
  await expect(section).toHaveAttribute('data-call', 'playing')
  await expect(section).not.toHaveAttribute('data-scrubbed')
  await expect(section.locator('[data-word]').first()).toHaveCSS('animation-play-state', 'running')
  await section.getByRole('button', { name: sampleCall.button.stop }).last().click()
  await expect(section).toHaveAttribute('data-call', 'ended')
})

test('On a phone and in a low window the call scrolls along', { tag: '@exhaustive' }, async ({ page }) => {
  for (const size of [
    { width: 360, height: 900 },
    { width: 1440, height: 600 },
  ]) {
    await openPage(page, 'home', size)
    await expect(page.locator('[data-call-stage]')).toHaveCSS('position', 'relative')
  }
})

test('Under reduced motion the call is shown finished and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, 'home')
  const section = page.locator('[data-section="hero"]')
  await section.getByText(sampleCall.clock).scrollIntoViewIfNeeded()
  await expect(section).toHaveAttribute('data-call', 'ended')
  expect(
    await page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length),
  ).toBe(0)
})

test('The testimonials move in a loop without a seam', { tag: '@exhaustive' }, async ({ page }) => {
  await openPage(page, 'home', { width: 1440, height: 900 })
  for (const track of await page.locator('[data-column] [data-moving]').all()) {
    await expect(track).toHaveCSS('animation-timing-function', 'linear')
    // The copy begins where the loop ends: after a whole loop the picture is the same.
    const offset = await track.evaluate((element) => {
      const [first, again] = [element.firstElementChild, element.lastElementChild?.firstElementChild]
      const distance = (again?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0)
      return Math.abs(distance - element.getBoundingClientRect().height / 2)
    })
    expect(offset).toBeLessThan(1)
  }
})

for (const width of [360, 820])
  whileSample(test, testimonials)(
    `All nine testimonials can be read at ${width} px`,
    { tag: width === 360 ? [] : '@exhaustive' },
    async ({ page }) => {
      await openPage(page, 'home', { width, height: 780 })
      await expect(page.locator('[data-rolling]').getByRole('figure')).toHaveCount(testimonials.items.length)
      await page.getByText(testimonials.showAll).click()
      for (const { text } of testimonials.items) {
        const quote = page.locator('[data-rolling]').getByText(text, { exact: true }).first()
        await quote.scrollIntoViewIfNeeded()
        await expect(quote).toBeInViewport()
      }
    },
  )

for (const width of [360, 820, 1440])
  whileSample(test, testimonials)(
    `The browser’s search shows each testimonial at ${width} px, and holds it until they run again`,
    { tag: width === 820 ? '@exhaustive' : [] },
    async ({ page }) => {
      await openPage(page, 'home', { width, height: 900 })
      const rolling = page.locator('[data-rolling]')
      const moving = rolling.locator('[data-moving]').first()
      for (const { text } of testimonials.items) {
        // A test cannot use the search itself, which scrolls to what it has found in every part that can be scrolled.
        const found = rolling.getByText(text, { exact: true }).first()
        // Again where it was held late: on a busy machine it rolls on for some frames.
        await expect(async () => {
          await found.evaluate((words) => words.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
          await expect(found).toBeInViewport({ ratio: 0.9, timeout: 1000 })
        }).toPass()
      }
      await page.mouse.move(5, 5)
      await expect(moving).toHaveCSS('animation-play-state', 'paused')
      await page.getByRole('button', { name: testimonials.resume }).click()
      await page.mouse.move(5, 5)
      await expect(moving).toHaveCSS('animation-play-state', 'running')
      const scrollTops = await rolling.evaluate((box) =>
        [box, ...box.querySelectorAll('*')].map(({ scrollTop }) => scrollTop),
      )
      expect(new Set(scrollTops)).toEqual(new Set([0]))
    },
  )

describeReading('home', 'What moves on home', () => {
  test('All four highlights sway on their cord, each in its own time', async ({ page }) => {
    const cards = page.getByRole('list', { name: hero.highlightsLabel }).getByRole('listitem')
    await expect(cards).toHaveCount(hero.highlights.length)
    const swaying = await cards.evaluateAll((items) =>
      items.map((item) =>
        item.getAnimations().map(({ playState, effect }) => [playState, effect?.getTiming().duration]),
      ),
    )
    expect(swaying.flat().map(([state]) => state)).toEqual(Array(4).fill('running'))
    expect(new Set(swaying.flat().map(([, duration]) => duration)).size).toBe(4)
  })

  test('The bar changes its look past 50 px and keeps its height', async ({ page }) => {
    const bar = page.getByRole('banner')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toHaveAttribute('data-scrolled', 'false')
    const height = (await bar.boundingBox())?.height
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
    await expect(bar).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }))
    await expect(bar).toHaveAttribute('data-scrolled', 'true')
    expect((await bar.boundingBox())?.height).toBe(height)
  })

  test('The bar has the colours of the section that it is on, and of the page at its top', async ({
    page,
  }) => {
    const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)
    const bar = page.getByRole('banner')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const ofPage = await ground(page.locator('body'))
    await expect.poll(() => ground(bar)).toBe(ofPage)
    const closing = page.locator('[data-section="closing-cta"]')
    await closing.evaluate((element) =>
      window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY, behavior: 'instant' }),
    )
    expect(await ground(closing)).not.toBe(ofPage)
    await expect.poll(() => ground(bar)).toBe(await ground(closing))
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => ground(bar)).toBe(ofPage)
  })

  whileSample(test, testimonials)('Endless animations stop while they are out of view', async ({ page }) => {
    const rolling = page.locator('[data-rolling]')
    await rolling.scrollIntoViewIfNeeded()
    await expect(rolling).toHaveAttribute('data-running', '')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(rolling).not.toHaveAttribute('data-running')
  })

  whileSample(test, testimonials)('Nine testimonials are read out once each', async ({ page }) => {
    const group = page.getByRole('group', { name: testimonials.group })
    await expect(group.getByRole('figure')).toHaveCount(9)
    // What a screen reader reads has each letter once, though each is on the page twice.
    const read = await group.ariaSnapshot()
    for (const { text } of testimonials.items) {
      expect(read.split(text)).toHaveLength(2)
      await expect(group.getByText(text, { exact: true })).toHaveCount(2)
    }
  })

  const logosTest = trustedBy.clients.length < FEWEST_MOVING.logos ? test.skip : test
  logosTest('The client logos pause on hover, on focus and at a button', async ({ page }) => {
    const tape = page.getByRole('group', { name: trustedBy.group })
    const moving = tape.locator('[data-moving]').first()
    const state = (wanted: string) => expect(moving).toHaveCSS('animation-play-state', wanted)
    await tape.scrollIntoViewIfNeeded()
    await page.mouse.move(5, 5)
    await state('running')
    await tape.hover()
    await state('paused')
    await page.mouse.move(5, 5)
    await state('running')
    await tape.focus()
    await state('paused')
    await tape.blur()
    await state('running')
    await page.getByRole('button', { name: trustedBy.pause }).click()
    await page.mouse.move(5, 5)
    await state('paused')
    await page.getByRole('button', { name: trustedBy.resume }).click()
    await page.mouse.move(5, 5)
    await state('running')
  })

  whileSample(test, testimonials)(
    'The testimonials roll in loops of 15, 19 and 17 seconds, until they are hovered or paused',
    async ({ page }) => {
      const columns = page.locator('[data-rolling]')
      await columns.scrollIntoViewIfNeeded()
      const running = columns.locator('[data-moving]')
      await expect(running.nth(0)).toHaveCSS('animation-duration', '15s')
      await expect(running.nth(1)).toHaveCSS('animation-duration', '19s')
      await expect(running.nth(2)).toHaveCSS('animation-duration', '17s')
      await page.mouse.move(5, 5)
      await expect(running.first()).toHaveCSS('animation-play-state', 'running')
      await columns.hover()
      await expect(running.first()).toHaveCSS('animation-play-state', 'paused')
      await page.mouse.move(5, 5)
      await page.getByRole('button', { name: testimonials.pause }).click()
      await page.mouse.move(5, 5)
      await expect(running.first()).toHaveCSS('animation-play-state', 'paused')
      await page.getByRole('button', { name: testimonials.resume }).click()
      await page.mouse.move(5, 5)
      await expect(running.first()).toHaveCSS('animation-play-state', 'running')
    },
  )

  test('The footer prices this visit as if it were a call', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.locator('[data-visit-price]')).toHaveText(
      new RegExp(`^${shellCopy.visit.before} \\d+:\\d\\d, \\d+ \\S+\\.$`),
    )
    await expect(footer).toContainText(`© ${facts.copyrightYear} ${facts.name}`)
  })
})
