import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/site-test'
import { brotliCompressSync } from 'node:zlib'

const KIB = 1024

test('Before any interaction home stays within its budgets of bytes and requests', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const bodies: Promise<{ path: string; bytes: number; fixed: boolean }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const fixed = /\.(woff2|avif|webp|png|mp3)$/.test(path)
    bodies.push(
      response
        .body()
        .then((body) => ({ path, fixed, bytes: fixed ? body.length : brotliCompressSync(body).length })),
    )
  })
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  // What the page warms up when it is idle counts as well, however late that is.
  for (let known = -1; known < bodies.length;) {
    known = bodies.length
    await Promise.all(bodies)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
  }
  const responses = await Promise.all(bodies)
  const sum = (wanted: (path: string) => boolean) =>
    responses.filter(({ path }) => wanted(path)).reduce((total, { bytes }) => total + bytes, 0)
  await context.close()

  expect(sum((path) => path.endsWith('.js'))).toBeLessThanOrEqual(152_000)
  expect(sum((path) => path.endsWith('.woff2'))).toBeLessThanOrEqual(70_000)
  expect(sum(() => true)).toBeLessThanOrEqual(273 * KIB)
  expect(responses.length).toBeLessThanOrEqual(16)
})

test('The raw HTML of home holds at least 700 words, and no more than 20 kB of drawing', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const body = html.slice(html.indexOf('<body'), html.indexOf('self.__next_f'))
  const text = body.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ')
  expect(text.split(/\s+/).filter(Boolean).length).toBeGreaterThanOrEqual(700)
  const drawing = (body.match(/ d="[^"]*"/g) ?? []).join('')
  expect(brotliCompressSync(drawing).length).toBeLessThanOrEqual(20_000)
})

/** Waits until the fonts of what is said, which are not preloaded, are there. */
const untilLateFonts = (page: Page) =>
  page.waitForFunction(() => {
    const said = [...document.fonts].filter(({ family }) => ['saidRoman', 'saidItalic'].includes(family))
    return said.length === 2 && said.every(({ status }) => status === 'loaded')
  })

test('The headline is the largest thing painted first, and nothing shifts, late fonts included', async ({
  page,
}) => {
  await page.goto('/')
  await untilLateFonts(page)
  const measured = await page.evaluate(async () => {
    const seen = { largest: '', shift: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.tagName ?? ''
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return seen
  })
  expect(measured.largest).toBe('H1')
  // To the thousandth, as it is reported: where the text's own font is late, words move by half a pixel.
  expect(measured.shift).toBeLessThan(0.0005)
})
