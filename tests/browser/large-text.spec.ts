import type { Page } from '@playwright/test'
import { PAGE_NAMES } from '@/content/pages'
import { openPage, textsOutside } from '../support/page-quality'
import { expect, test } from '../support/site-test'

/** The browser's own setting for the size of text, in px; 16 is usual. */
const LARGE_TEXTS = [
  { percent: 150, widthsPx: [360, 768, 1440] },
  { percent: 200, widthsPx: [768, 1440] },
]

for (const { percent, widthsPx } of LARGE_TEXTS)
  test(`With text at ${percent} % no words run out of the window, at ${widthsPx.join(', ')} px`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${(16 * percent) / 100}`],
    })
    try {
      const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' })
      for (const name of PAGE_NAMES) {
        await openPage(page, name)
        for (const width of widthsPx) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(textsOutside), `${name} at ${width} px`).toEqual([])
          expect(await headerOverflowPx(page), `header of ${name} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    } finally {
      await browser.close()
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
