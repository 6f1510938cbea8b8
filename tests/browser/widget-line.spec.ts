import { facts } from '@/content/facts'
import { plural } from '@/content/format'
import { units } from '@/content/units'
import type { Page } from '@playwright/test'
import { briefCopy } from '@/content/brief'
import { counted, money } from '@/content/format'
import { recordings } from '@/content/recordings'
import { hero } from '@/content/home/hero'
import { pages } from '@/content/pages'
import { rolePlayCopy } from '@/content/role-plays'
import { voiceButton } from '@/content/voice-button'
import { faq } from '@/content/home/faq'
import { voiceCopy } from '@/content/voice'
import { beInCall, CALL_PAGE, callQuickly, hangUp, pill, talk, widget } from '../support/call'
import { contact } from '@/lib/booking/contact'
import { runningCost } from '@/lib/pricing/running-cost'
import { describeReading, expect, test } from '../support/shared-page-test'
import { takesBrief } from '../support/takes-brief'
import { whileSample } from '../support/while-sample'

const { connected, summary } = voiceCopy

callQuickly(test)
test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

const say = async (page: Page, text: string) => {
  const input = widget(page).getByRole('textbox', { name: connected.type })
  await input.fill(text)
  await input.press('Enter')
}

/**
 * How many pixels of the right margin are drawn on: at the height at which the cord, or the wire of the hero in its place, leaves the
 * panel, and in all.
 */
const drawnBesidePanel = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('.vw-panel')?.getBoundingClientRect()
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.vw-line > canvas')]
    const canvas = canvases.find((each) => each.getBoundingClientRect().left >= (panel?.right ?? 0) - 1)
    const anchor = document.querySelector('.vw-wave, .vw-cord')?.getBoundingClientRect()
    // A copy, because reading from the canvas itself would make it slower.
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas?.width || !context || !anchor) return { acrossGutter: 0, all: 0 }
    Object.assign(context.canvas, { width: canvas.width, height: canvas.height })
    context.drawImage(canvas, 0, 0)
    const box = canvas.getBoundingClientRect()
    const scale = canvas.width / box.width
    const drawn = (x: number, y: number, width: number, height: number) => {
      const { data } = context.getImageData(x, y, width, height)
      return data.reduce((sum, value, index) => (index % 4 === 3 && value > 60 ? sum + 1 : sum), 0)
    }
    const wire = document.querySelector('[data-page-line="wire"]')?.getBoundingClientRect()
    const wireY = wire ? wire.top + 10 : 0
    const isBehind = panel && wireY > panel.top && wireY < panel.bottom
    const cordY = Math.round(((isBehind ? wireY : anchor.top + anchor.height / 2) - box.top) * scale)
    return {
      acrossGutter: drawn(0, cordY - 2, canvas.width, 4),
      all: drawn(0, 0, canvas.width, canvas.height),
    }
  })

describeReading('home', 'A call on the line of the page', () => {
  test('hangs by a cord, moves with who speaks, and leaves the page as it was', async ({ page }) => {
    const wire = page.locator('[data-page-line="wire"]')
    const cards = page.getByRole('list', { name: hero.highlightsLabel }).getByRole('listitem')
    const wordsOfSampleCall = page.locator('[data-call-stage] > :last-child > :nth-child(2)')
    await scrollToTop(page)
    const ink = await wire.evaluate((element) => getComputedStyle(element).stroke)
    // What moves while somebody speaks is kept.
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      new MutationObserver(() => {
        const style = document.querySelector<HTMLElement>('#headline > span')?.style.transform ?? ''
        if (/translateY\(-\d.*scale\(1\.\d/.test(style)) dataset.dotMoved = ''
        if (document.querySelector('[data-live-horizon] > canvas')) dataset.horizonLive = ''
      }).observe(document.body, { attributes: true, childList: true, subtree: true })
    })
    await talk(page)

    await test.step('the green dot and the horizon move', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-dot-moved')
      await expect(page.locator('html')).toHaveAttribute('data-horizon-live')
    })
    await test.step('the wire of the hero is its cord, on which the first card still hangs, as wide as there is room for it', async () => {
      await expect(wire).not.toHaveCSS('stroke', ink)
      const opacities = () =>
        cards.evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity))
      const size = page.viewportSize()!
      await expect.poll(opacities).toEqual(['1', '0', '0', '0'])
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect.poll(opacities).toEqual(['1', '0', '0', '0'])
      await page.setViewportSize({ width: 768, height: 1024 })
      await expect.poll(opacities).toEqual(['1', '1', '0', '0'])
      await expect(page.locator('[data-play-call]')).toHaveCSS('opacity', '0')
      await expect(page.locator('[data-play-call] + p')).toHaveCSS('opacity', '0')
      await page.setViewportSize(size)
    })
    await test.step('the words of the sample call are not beneath its brief, until the visitor scrolls to them', async () => {
      await expect(wordsOfSampleCall).toHaveCSS('opacity', '0')
      await wordsOfSampleCall.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(wordsOfSampleCall).toHaveCSS('opacity', '1')
      await scrollToTop(page)
      await expect(wordsOfSampleCall).toHaveCSS('opacity', '0')
    })
    await test.step('its cord is there wherever the visitor has scrolled to', async () => {
      for (const share of [0, 0.3, 0.55, 0.8, 1]) {
        await page.evaluate(
          (to) => window.scrollTo({ top: to * document.body.scrollHeight, behavior: 'instant' }),
          share,
        )
        await expect
          .poll(async () => (await drawnBesidePanel(page)).acrossGutter, `${share}`)
          .toBeGreaterThan(20)
      }
    })

    await scrollToTop(page)
    await hangUp(page)
    await expect(wire).toHaveCSS('stroke', ink)
    await expect(cards.last()).toHaveCSS('opacity', '1')
    await expect(wordsOfSampleCall).toHaveCSS('opacity', '1')
    await expect(page.locator('#headline > span')).not.toHaveAttribute('style', /translateY/)
    await expect(page.locator('[data-live-horizon]')).toHaveCount(0)
  })
})

describeReading('home', 'The green full stop of the headline', () => {
  test('starts a call', async ({ page }) => {
    await scrollToTop(page)
    await page.locator('#headline > span').click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    await hangUp(page)
  })
})

describeReading('home', 'The questions', () => {
  test('can be asked aloud: the button below their headline starts a call', async ({ page }) => {
    await page.getByRole('button', { name: faq.aloud }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    await hangUp(page)
  })
})

const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

describeReading('terms', 'In a call', () => {
  test.beforeEach(({ page }) => beInCall(page))

  test('The buttons of a call have their words, and role plays are explained', async ({ page }) => {
    for (const word of [
      connected.mute,
      connected.settingsShort,
      voiceCopy.chat.typeShort,
      connected.book,
      connected.hangUp,
    ])
      await expect(widget(page).getByText(word, { exact: true })).toBeVisible()
    const intro = widget(page).getByText(rolePlayCopy.intro)
    const taps = widget(page).getByRole('list', { name: rolePlayCopy.label })
    expect((await intro.boundingBox())!.y).toBeLessThan((await taps.boundingBox())!.y)
  })

  test('After a call there is one action, one line for the transcript, and no launcher beneath; the rest is folded. It stays on the line, and its card starts the next one', async ({
    page,
  }) => {
    // A line that is cut off while it is spoken is not kept.
    await expect(widget(page).locator('[data-role]:not([data-partial])').first()).toContainText('Hello')
    await hangUp(page)
    await expect(widget(page).getByRole('link', { name: summary.book })).toBeVisible()
    const copy = await widget(page).getByRole('button', { name: summary.copy }).boundingBox()
    const download = await widget(page).getByRole('button', { name: summary.download }).boundingBox()
    // In one row, or below each other where their words are longer.
    expect(copy?.y === download?.y || copy?.x === download?.x).toBe(true)
    const goOn = widget(page).getByRole('button', { name: voiceCopy.chat.goOnTalking })
    await expect(goOn).toBeHidden()
    await widget(page).getByText(summary.more, { exact: true }).click()
    await expect(goOn).toBeVisible()
    // The only button that starts a call is in the card.
    const again = page.getByRole('button', { name: voiceButton.talk })
    await expect(again).toHaveCount(1)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const wave = document.querySelector<HTMLCanvasElement>('.vw-line > canvas:last-child')
          const data = wave?.width && wave.getContext('2d')?.getImageData(0, 0, wave.width, wave.height).data
          return data ? data.filter((value, index) => index % 4 === 3 && value > 60).length : 0
        }),
      )
      .toBeGreaterThan(200)
    await page.getByRole('region', { name: voiceCopy.panel }).locator(again).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
  })

  test('What the visitor says is underlined, and runs to a card of the booking', async ({ page }) => {
    const region = page.getByRole('region', { name: voiceCopy.panel })
    const heightBefore = (await region.boundingBox())!.height
    await say(page, 'I am Ada Lovelace from Harbor Dental.')
    await expect(widget(page).locator('mark[data-fact="name"]')).toHaveText('Ada Lovelace')
    const card = widget(page).locator('[data-note-card]')
    await expect(card.getByText('Ada Lovelace')).toBeVisible()
    await expect(card.getByText('Harbor Dental')).toBeVisible()
    await expect(widget(page).locator('[data-leader="name"] path')).toHaveAttribute('d', /^M/)
    await expect(card.getByRole('link', { name: briefCopy.book })).toHaveCount(0)
    const bookWithoutBrief = widget(page).getByRole('link', { name: connected.book, exact: true })
    await expect(bookWithoutBrief).toBeVisible()

    await say(page, 'We are a dental clinic and miss calls at night. Could you ring me on Thursday at ten?')
    await expect(widget(page).locator('mark[data-fact="problem"]')).toHaveText(/miss calls at night/)
    await expect(card.getByText('Thursday at ten')).toBeVisible()
    await expect(card).toHaveAttribute('data-note-card', 'complete')
    await expect(card.getByRole('link', { name: briefCopy.book })).toHaveAttribute(
      'href',
      takesBrief ? /Harbor/ : contact.discoveryCallUrl,
    )
    await expect(bookWithoutBrief).toBeHidden()
    await test.step('in forced colours the card has an edge, and its booking the colours of the other buttons', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(card).toHaveCSS('border-top-width', '1px')
      const differences = () =>
        card.getByRole('link', { name: briefCopy.book }).evaluate((booking) => {
          const elsewhere = booking.closest('.vw-panel')!.appendChild(booking.cloneNode(true) as Element)
          const properties = ['background-color', 'color'] as const
          const differing = properties.filter(
            (name) =>
              getComputedStyle(booking).getPropertyValue(name) !==
              getComputedStyle(elsewhere).getPropertyValue(name),
          )
          elsewhere.remove()
          return differing
        })
      await expect.poll(differences).toEqual([])
      await page.emulateMedia({ forcedColors: null })
    })
    // Folded, the panel hides the card, and books by its controls.
    await widget(page).getByRole('button', { name: connected.minimise }).click()
    await expect(bookWithoutBrief).toBeVisible()
    await widget(page).getByRole('button', { name: connected.restore }).click()
    await expect(bookWithoutBrief).toBeHidden()
    expect(
      (await widget(page).getByRole('region', { name: connected.transcript }).boundingBox())?.height,
    ).toBe(192)
    // The card is beside the panel, which stays as tall as it was.
    const panel = await region.boundingBox()
    const sheet = await card.boundingBox()
    expect(sheet!.x).toBeLessThan(panel!.x - 200)
    expect(Math.abs(panel!.height - heightBefore)).toBeLessThan(8)

    await widget(page).getByRole('button', { name: briefCopy.replies.more.replies[0]!.label }).click()
    await expect(widget(page).locator('[data-role="assistant"]').last()).toContainText(
      plural(facts.callCentsPerMinute, units.cent),
    )

    // The answer turned the page to the prices.
    await turnToPage(page)
    await widget(page).getByRole('button', { name: connected.restore }).click()
    // The tall window of a tablet has room for the card below a sum that is opened.
    await page.setViewportSize({ width: 768, height: 1024 })
    await say(page, 'What would 100 calls a day of three minutes each cost?')
    // Pricing shows the sum.
    await expect(widget(page).locator('[data-card="cost"]')).toBeVisible()
    await turnToPage(page)
    await widget(page).getByRole('button', { name: connected.restore }).click()
    await widget(page).locator('[data-card="cost"] summary').click()
    await expect(card).toBeInViewport({ ratio: 1 })

    await hangUp(page)
    await expect(widget(page).getByRole('link', { name: briefCopy.book })).toHaveCount(1)
    await expect(widget(page).getByRole('link', { name: summary.book })).toHaveCount(0)
    // With its sum and its brief, the card of a call that is over stays below the headline of a laptop.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: pages.home.label, exact: true }).click()
    // Both are measured until they rest: the headline may still move with the change of the page.
    const belowDot = async () => {
      const dot = (await page.locator('#headline > span').boundingBox())!
      return (await region.boundingBox())!.y - dot.y - dot.height
    }
    await expect.poll(belowDot).toBeGreaterThan(0)
    // The call stays on the line until its card is closed.
    await widget(page).getByRole('button', { name: voiceCopy.failure.dismiss }).click()
    await expect(page.locator('.vw-line > canvas')).toHaveCount(0)
  })
})

/** Scrolls the page, for which the panel folds. */
async function turnToPage(page: Page) {
  await page.mouse.move(40, 120)
  await page.mouse.wheel(0, 10)
}

/** Words of the page that are seen beneath the pill. */
const wordsBeneath = (page: Page) =>
  pill(page).evaluate((element) => {
    const box = element.getBoundingClientRect()
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true })) continue
      if (parentElement.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (
          width > 1 &&
          left < box.right - 1 &&
          right > box.left + 1 &&
          top < box.bottom - 1 &&
          bottom > box.top + 1
        )
          covered.push(textContent.trim())
    }
    return covered
  })

/** By page: what stands where the pill is, once the page is scrolled to it. */
const PLACES: Record<string, readonly string[]> = {
  '/': ['[data-call-outcome]', '[data-call-stage] [data-text]'],
  '/services/': [],
  '/pricing/': ['[data-section="running-cost"]'],
  '/team/': ['main [role="img"]'],
}

/** Scrolls a part of an element beneath the pill, as far as the page scrolls. */
const scrollBeneathPill = (page: Page, selector: string, share: number) =>
  page.evaluate(
    ([to, part]) => {
      const box = document.querySelector(to)!.getBoundingClientRect()
      const top = window.scrollY + box.top + box.height * part - (window.innerHeight - 38)
      window.scrollTo({ top, behavior: 'instant' })
    },
    [selector, share] as const,
  )

test.describe('“Talk to AI”', () => {
  // Where it stands is not a matter of what moves.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, parts] of Object.entries(PLACES))
    test(
      `is at every width in sight on ${path}, and covers nothing: ${parts.join(' and ')}`,
      { tag: path === '/' ? [] : '@exhaustive' },
      async ({ page }) => {
        await page.goto(path)
        const talkButton = page.getByRole('button', { name: voiceButton.talk })
        const isOffered = async () => {
          await expect(talkButton.getByText(voiceButton.talk)).toBeInViewport({ ratio: 1 })
          await expect(page.getByRole('button', { name: voiceButton.type })).toBeInViewport({ ratio: 1 })
        }
        for (const width of [1280, 768])
          await test.step(`in the margin of a window of ${width} px it has its words, and a button to type`, async () => {
            await page.setViewportSize({ width, height: 720 })
            await expect.poll(() => wordsBeneath(page)).toEqual([])
            await isOffered()
          })
        for (const width of [768, 1440])
          await test.step(`it steps aside at ${width} px`, async () => {
            await page.setViewportSize({ width, height: 600 })
            await page.evaluate(() => {
              window.scrollTo({ top: 0, behavior: 'instant' })
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
            })
            for (const selector of parts)
              for (const share of [0.15, 0.5, 0.85]) {
                await scrollBeneathPill(page, selector, share)
                await expect.poll(() => wordsBeneath(page), `at ${share} of ${selector}`).toEqual([])
              }
            // In the margin its icons are not cut.
            for (const icon of await pill(page).locator('button svg').filter({ visible: true }).all())
              await expect(icon).toBeInViewport({ ratio: 1 })
            await talkButton.focus()
            await expect(page.getByText(voiceButton.talk, { exact: true })).toBeInViewport({ ratio: 1 })
          })
        await test.step('on a phone it is a bar along the bottom edge, below what is scrolled to or has the focus', async () => {
          await page.setViewportSize({ width: 360, height: 740 })
          await page.evaluate(() => {
            window.scrollTo({ top: 0, behavior: 'instant' })
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          })
          await expect.poll(() => pill(page).boundingBox()).toMatchObject({ x: 0, width: 360 })
          const bar = (await pill(page).boundingBox())!
          expect(bar.height).toBeLessThanOrEqual(56)
          expect(bar.y + bar.height).toBe(740)
          await isOffered()
          for (const selector of parts) {
            const shown = page.locator(selector).last()
            await shown.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
            const { y, height } = (await shown.boundingBox())!
            expect(y + height, selector).toBeLessThanOrEqual(bar.y)
          }
          const link = page.getByRole('contentinfo').getByRole('link').first()
          await link.focus()
          await expect
            .poll(async () => {
              const box = (await link.boundingBox())!
              return box.y + box.height
            })
            .toBeLessThanOrEqual(bar.y)
        })
      },
    )
})

test('The first card of the hero starts a call, shows who speaks and the notes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const card = page.getByRole('list', { name: hero.highlightsLabel }).getByRole('listitem').first()
  await card.getByRole('button', { name: hero.talk }).click()
  await expect(widget(page)).toHaveAttribute('data-state', 'connected')
  await test.step('nothing moves while the consultant speaks', async () => {
    await expect(widget(page)).toHaveAttribute('data-speaking', 'true')
    await expect.poll(async () => (await drawnBesidePanel(page)).acrossGutter).toBeGreaterThan(20)
    const before = await drawnBesidePanel(page)
    await expect(widget(page).locator('[data-role="assistant"]').first()).toBeVisible()
    expect(await drawnBesidePanel(page)).toEqual(before)
    await expect(page.locator('#headline > span')).not.toHaveAttribute('style', /translateY/)
    await expect(page.locator('[data-live-horizon]')).toHaveCount(0)
  })
  await expect(card).toContainText(briefCopy.noteHint)
  await test.step('on a phone the panel keeps its height while rows come and go', async () => {
    const size = page.viewportSize()!
    await page.setViewportSize({ width: 360, height: 780 })
    const height = async () => (await page.locator('.vw-panel').boundingBox())?.height
    const before = await height()
    await say(page, 'I am Ada Lovelace from Harbor Dental.')
    await expect(widget(page).locator('[data-note-card]')).toBeVisible()
    expect(await height()).toBe(before)
    await page.setViewportSize(size)
  })
  await expect(card.getByText('Ada Lovelace')).toBeVisible()
  await hangUp(page)
  await expect(card.getByText('Ada Lovelace')).toHaveCount(0)
})

test('On a small phone the booking of a complete brief is whole above the field, below a sum', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(CALL_PAGE)
  await talk(page)
  await say(page, 'I am Rosie Marsh from Hillside Vets, we miss 12 calls a day')
  await say(page, 'Ring me on Thursday, 503 555 0188')
  const booking = widget(page).getByRole('link', { name: briefCopy.book })
  await expect(widget(page).locator('[data-card="cost"]')).toBeVisible()
  const field = widget(page).getByRole('textbox', { name: connected.type })
  const below = async () => {
    const [link, input] = [await booking.boundingBox(), await field.boundingBox()]
    return link && input ? link.y + link.height - input.y : 1
  }
  await expect.poll(below).toBeLessThanOrEqual(0)
})

test('The panel folds once the visitor turns to the page that the consultant shows, keeps a sentence and the field, and unfolds at a press', async ({
  page,
}) => {
  await page.goto(CALL_PAGE)
  await talk(page)
  const transcript = widget(page).getByRole('region', { name: connected.transcript })
  await say(page, 'What does it cost?')
  await expect(page).toHaveURL(/\/pricing\/#worked-example$/)
  await expect(transcript).toBeVisible()
  await turnToPage(page)
  await expect(transcript).toBeHidden()
  await expect(widget(page).locator('.vw-caption')).toHaveText(/^\p{Lu}.*[.!?]$/u)
  await expect(widget(page).getByRole('textbox', { name: connected.type })).toBeFocused()
  await say(page, 'Who would build it?')
  await widget(page).getByRole('button', { name: connected.restore }).click()
  await expect(transcript).toContainText('Who would build it?')
})

test('A figure that the consultant says is marked where the page prints it, until the call ends', async ({
  page,
}) => {
  const perMinute = counted(facts.callCentsPerMinute, 'cent')
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('said-on-page') ?? [])].map((range) => `${range}`))
  await page.goto(CALL_PAGE)
  await talk(page)
  await say(page, 'What does it cost?')
  await expect(page).toHaveURL(/\/pricing\/#worked-example$/)
  await expect.poll(marked).toContain(perMinute)
  await hangUp(page)
  expect(await marked()).toEqual([])
})

whileSample(test, recordings[0])(
  'A sum that is asked for is on the calculator of the page, and a recording unfolds the panel',
  async ({ page }) => {
    await page.goto('/pricing/#running-cost')
    await talk(page)
    await widget(page).getByRole('button', { name: connected.minimise }).click()
    await say(page, 'What would 40 calls a day of two minutes each cost?')
    const { pricePerMonth } = runningCost({ calls: 40, period: 'day', minutesPerCall: 2 })
    await expect(page.locator('[data-sum]')).toHaveText(money(Math.round(pricePerMonth)))
    await expect(widget(page).getByRole('button', { name: connected.restore })).toBeVisible()
    await say(page, 'Can I hear an example call?')
    await expect(widget(page).locator('[data-card="recording"] audio')).toBeInViewport({ ratio: 1 })
  },
)
