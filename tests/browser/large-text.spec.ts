import type {
  BrowserContextOptions,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { PAGE_NAMES } from '@/content/pages'
import { tradeChoice } from '@/content/trades'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { CALL_PAGE, widget } from '../support/call'
import { hydrated } from '../support/hydrated'
import { addEachText, replaceWords } from '../support/other-words'
import { openPage, TEXT_SPACING, textsOutside } from '../support/page-quality'
import { expect, test } from '../support/site-test'

/** The browser's own setting for the size of text, in px; 16 is usual. */
const LARGE_TEXTS = [
  { percent: 150, widthsPx: [360, 768, 1440] },
  { percent: 200, widthsPx: [320, 360, 768, 1440] },
]

type Launching = Pick<
  PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs & PlaywrightWorkerOptions,
  'playwright' | 'launchOptions' | 'baseURL'
>

/** Runs in a page of a browser whose text is set to `percent` of the usual size. */
const withLargeText = (
  percent: number,
  launching: Launching,
  options: BrowserContextOptions,
  run: (page: Page) => Promise<void>,
) => withFontSetting(`defaultFontSize=${(16 * percent) / 100}`, launching, options, run)

async function withFontSetting(
  setting: string,
  { playwright, launchOptions, baseURL }: Launching,
  options: BrowserContextOptions,
  run: (page: Page) => Promise<void>,
) {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=${setting}`],
  })
  try {
    await run(await browser.newPage({ ...(baseURL ? { baseURL } : {}), ...options }))
  } finally {
    await browser.close()
  }
}

for (const { percent, widthsPx } of LARGE_TEXTS)
  test(`With text at ${percent} % no words run out of the window, at ${widthsPx.join(', ')} px`, ({
    playwright,
    launchOptions,
    baseURL,
  }) =>
    withLargeText(
      percent,
      { playwright, launchOptions, baseURL },
      { reducedMotion: 'reduce' },
      async (page) => {
        for (const name of PAGE_NAMES) {
          await openPage(page, name)
          for (const width of widthsPx) {
            await page.setViewportSize({ width, height: 800 })
            expect(await page.evaluate(textsOutside), `${name} at ${width} px`).toEqual([])
            expect(await headerOverflowPx(page), `header of ${name} at ${width} px`).toBeLessThanOrEqual(0)
          }
        }
      },
    ))

test('With text at 200 % longer words of the consultant, of a caller and of a trade stay inside a phone', ({
  playwright,
  launchOptions,
  baseURL,
}) =>
  withLargeText(200, { playwright, launchOptions, baseURL }, { reducedMotion: 'reduce' }, async (page) => {
    await addEachText(page)
    await openPage(page, 'home')
    await hydrated(page)
    await replaceWords(page, {
      [voiceButton.talk]: 'Mit der KI sprechen',
      [tradeChoice.none]: 'irgendein Immobiliengewerbe',
    })
    await page
      .locator('mark[data-field] [data-word]')
      .evaluateAll((words) => words.forEach((word) => (word.textContent = 'Zahnschmerzen')))
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(textsOutside), `${width} px`).toEqual([])
      for (const selector of ['[data-trade-choice] select', '#talk-to-ai', '#talk-to-ai svg']) {
        const box = (await page.locator(selector).first().boundingBox())!
        expect(box.x, `${selector} at ${width} px`).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, `${selector} at ${width} px`).toBeLessThanOrEqual(width)
      }
    }
  }))

test('Where a reader allows no text below 20 px, no words of home are cut off', ({
  playwright,
  launchOptions,
  baseURL,
}) =>
  withFontSetting(
    'minimumFontSize=20',
    { playwright, launchOptions, baseURL },
    { reducedMotion: 'reduce' },
    async (page) => {
      await openPage(page, 'home')
      await hydrated(page)
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(textsOutside), `${width} px`).toEqual([])
      }
      // They are shown while the card is pointed at.
      const card = page.locator('[data-performance-card]').first()
      await card.hover()
      await expect(card.getByRole('listitem').first()).toHaveCSS('opacity', '1')
      expect(await page.evaluate(textsOutside)).toEqual([])
    },
  ))

for (const percent of [150, 200])
  test(`With text at ${percent} % the panel of a chat and of a call stays inside the window of a phone`, ({
    playwright,
    launchOptions,
    baseURL,
  }) =>
    withLargeText(
      percent,
      { playwright, launchOptions, baseURL },
      { viewport: { width: 360, height: 740 } },
      async (page) => {
        const isInside = () =>
          page.locator('.vw-panel').evaluate((panel) => {
            const { left, right } = panel.getBoundingClientRect()
            return left >= 0 && right <= window.innerWidth
          })
        await page.goto(CALL_PAGE)
        await page.getByRole('button', { name: voiceButton.type }).click()
        await expect.poll(isInside).toBe(true)
        await expect(page.getByRole('textbox', { name: voiceCopy.connected.type })).toBeInViewport({
          ratio: 1,
        })
        await page.getByRole('button', { name: voiceCopy.chat.talkInstead }).click()
        await expect(widget(page)).toHaveAttribute('data-state', 'connected')
        await expect.poll(isInside).toBe(true)
      },
    ))

/** Pairs of visible texts that lie over one another, without what floats above the page. */
const textsOverTexts = () => {
  const lines: { text: Text; box: DOMRect }[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement!
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isShown || !/[\p{L}\p{N}]/u.test(text.data)) continue
    // Of a sketch and its product one is shown at each place.
    if (element.closest('.sr-only, [hidden], [data-wipe], script, style')) continue
    // A text for screen readers at this width alone.
    if (element.offsetWidth === 1) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) if (box.width > 2) lines.push({ text, box })
  }
  return lines.flatMap(({ text, box }, index) =>
    lines
      .slice(index + 1)
      .filter(({ text: other }) => other.parentElement !== text.parentElement)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) >
            0.45 * Math.min(box.height, other.height),
      )
      .map(({ text: other }) => `${text.data.trim()} × ${other.data.trim()}`),
  )
}

for (const name of PAGE_NAMES)
  test(`With the text spacing of WCAG 1.4.12 no words of ${name} are cut or overlap`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, name)
    await hydrated(page)
    if (name === 'case-studies')
      await page.locator('[data-testimonial]').evaluateAll(
        (cards, longer) =>
          cards.forEach((card) => {
            card.querySelector('figcaption > span')!.textContent = longer
            card.querySelector('blockquote')!.dataset['title'] = longer
          }),
        'Leiterin des Kundendienstes, Autohaus Okafor',
      )
    const overlaps = new Map<number, string[]>()
    const widthsPx = [320, 768, 1280]
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 800 })
      overlaps.set(width, await page.evaluate(textsOverTexts))
    }
    await page.addStyleTag({ content: TEXT_SPACING })
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(textsOutside), { message: `${width} px` }).toEqual([])
      // Headlines have closer lines than the boxes of their letters are high.
      const known = overlaps.get(width)!
      const added = async () => (await page.evaluate(textsOverTexts)).filter((pair) => !known.includes(pair))
      // A swiped row has its new height a frame after its item.
      await expect.poll(added, { message: `${width} px` }).toEqual([])
    }
  })

/** How far the tallest control of the header reaches past it, in px. */
const headerOverflowPx = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const bar = header.getBoundingClientRect()
    const controls = [...header.querySelectorAll('a, button')].filter((control) => control.checkVisibility())
    return Math.max(
      ...controls.map((control) => {
        const box = control.getBoundingClientRect()
        return Math.max(bar.top - box.top, box.bottom - bar.bottom)
      }),
    )
  })
