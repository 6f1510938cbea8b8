import type {
  BrowserContextOptions,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { PAGE_NAMES } from '@/content/pages'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { CALL_PAGE, widget } from '../support/call'
import { openPage, textsOutside } from '../support/page-quality'
import { expect, test } from '../support/site-test'

/** The browser's own setting for the size of text, in px; 16 is usual. */
const LARGE_TEXTS = [
  { percent: 150, widthsPx: [360, 768, 1440] },
  { percent: 200, widthsPx: [768, 1440] },
]

type Launching = Pick<
  PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs & PlaywrightWorkerOptions,
  'playwright' | 'launchOptions' | 'baseURL'
>

/** Runs in a page of a browser whose text is set to `percent` of the usual size. */
async function withLargeText(
  percent: number,
  { playwright, launchOptions, baseURL }: Launching,
  options: BrowserContextOptions,
  run: (page: Page) => Promise<void>,
) {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${(16 * percent) / 100}`],
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
        await page.getByRole('button', { name: voiceCopy.chat.talkInstead }).click()
        await expect(widget(page)).toHaveAttribute('data-state', 'connected')
        await expect.poll(isInside).toBe(true)
      },
    ))

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
