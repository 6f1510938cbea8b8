import { existsSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { brand } from '@/content/brand'
import { PAGE_NAMES, type PageName } from '@/content/pages'
import { pagePath } from '@/lib/navigation/page-address'
import { hydrated } from '../support/hydrated'
import { createDeferred } from '../support/deferred'
import { expect, test } from '../support/site-test'
import { bytesOf, watchTransfer } from '../support/transfer'
import { isOurs } from '../support/while-sample'

const KB = 1000

/** Budgets of the exported site that are exact: bytes with brotli, and requests. */
const BUDGET = {
  // 112 kB of these are React and Next, 16 kB the part of framer-motion that draws each `m`. What moves them, 18 kB more,
  // comes with the visitor's first interaction.
  // Folded parts that the browser's search finds, and events that say what visitors do, are 0.7 kB.
  scriptBytes: 168.5 * KB,
  // 25 kB of these are the style sheet of all pages, which the document carries, and 5 kB the names of utilities, in the
  // HTML and in the data for hydration. 2 kB came with folded parts that the browser’s search finds, figures in the
  // plural of each language, and the events that say what visitors do.
  totalBytes: 299.5 * KB,
  // With its headers, the document arrives in three round trips, of 10, 20 and 21 segments on a slow line. A fourth makes
  // the first paint 150 ms later.
  documentBytes: (10 + 20 + 21) * 1460,
  /** An agency's own words may need the fourth. */
  ownWordsBytes: 21 * 1460,
  // `turbopackChunking` in next.config.mjs decides how many scripts there are.
  requests: 14,
  /** Each of the four faces has the letters of western and of central Europe in two files more, which our words do not need. */
  ownFontRequests: 4 * 2,
  fontBytes: 70 * KB,
  drawingBytes: 12 * KB,
  // Services, with its orbit, is 25.2 kB, Case Studies 23.6. Every other page is under 22. The rest is room for an agency's own words.
  pageBytes: 25.5 * KB,
  words: 700,
  /** The fallback is drawn to the measures of the font that is late: a word moves by a few pixels, no line by its height. */
  layoutShift: 0.005,
  /** An agency's own words may fill one line more, or less, in the fallback. The limit of a good page of the Web Vitals. */
  ownLayoutShift: 0.1,
}

const ownWordsBytes = isOurs(brand) ? 0 : BUDGET.ownWordsBytes

test('Home keeps to its budget of bytes and requests before any interaction', async ({ page }) => {
  const transfers = await watchTransfer(page)
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  // What the page fetches when it is idle counts as well, however late that is.
  for (let known = -1; known < transfers().length;) {
    known = transfers().length
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
  }
  const all = transfers()
  const scripts = all
    .filter(({ kind }) => kind === 'script')
    .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0)
  expect(scripts, 'bytes of script').toBeLessThanOrEqual(BUDGET.scriptBytes + ownWordsBytes)
  // Faces of their own may be larger, with as many files.
  const ownFontBytes = isOurs(brand) ? 0 : BUDGET.fontBytes
  const ownFontRequests = isOurs(brand) ? 0 : BUDGET.ownFontRequests
  expect(bytesOf(all, 'font'), 'bytes of fonts').toBeLessThanOrEqual(BUDGET.fontBytes + ownFontBytes)
  expect(bytesOf(all, 'document'), 'bytes of the document').toBeLessThanOrEqual(
    BUDGET.documentBytes + ownWordsBytes,
  )
  expect(bytesOf(all), 'bytes in all').toBeLessThanOrEqual(BUDGET.totalBytes + ownWordsBytes + ownFontBytes)
  expect(all.length, `requests: ${all.map(({ url }) => url).join('\n')}`).toBeLessThanOrEqual(
    BUDGET.requests + ownFontRequests,
  )
})

test('Every script that home loads has the hint that V8 compiles it while it loads', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, script = '']) => script)
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

/**
 * Code and styles that a page asks for by itself, from the browser's cache or not. Until none is under way and an idle
 * moment asks for no more: what comes after the page answers would otherwise be counted now and then.
 */
async function codeOf(page: Page, name: PageName): Promise<Set<string>> {
  const paths = new Set<string>()
  const open = new Set<Request>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!/\.(js|css)$/.test(pathname)) return
    paths.add(pathname)
    open.add(request)
  }
  const close = (request: Request) => void open.delete(request)
  page.on('request', note)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  await page.goto(pagePath(name))
  await hydrated(page)
  for (let known = -1; known < paths.size || open.size > 0;) {
    known = paths.size
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    )
  }
  page.off('request', note)
  page.off('requestfinished', close)
  page.off('requestfailed', close)
  for (const path of await stylesInDocument(page)) paths.add(path)
  return paths
}

/** The page's own style sheets, which its document carries. Their links are disabled. */
const stylesInDocument = (page: Page) =>
  page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))

/** As it is sent: with brotli where the build has compressed it. */
const compressedBytes = (path: string) =>
  statSync(existsSync(`out${path}.br`) ? `out${path}.br` : `out${path}`).size

test('The first opening of each other page keeps to its budget of code and content', async ({ page }) => {
  const codeOfHome = await codeOf(page, 'home')
  for (const name of PAGE_NAMES.filter((each) => each !== 'home'))
    await test.step(name, async () => {
      const added = [...(await codeOf(page, name))].filter((path) => !codeOfHome.has(path))
      expect(added.reduce((sum, path) => sum + compressedBytes(path), 0)).toBeLessThanOrEqual(
        BUDGET.pageBytes + ownWordsBytes,
      )
    })
})

test('A page that is opened first comes with its styles: nothing is asked for before it can be drawn', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url())
  })
  for (const name of PAGE_NAMES) {
    await page.goto(pagePath(name))
    await hydrated(page)
  }
  expect(asked).toEqual([])
})

test('Home is readable without script: its words are in the raw HTML', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  expect(words.length).toBeGreaterThanOrEqual(BUDGET.words)
})

test('The paths of home’s drawings keep to their budget in the raw HTML', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const body = html.slice(html.indexOf('<body'), html.indexOf('self.__next_f'))
  const paths = (body.match(/ d="[^"]*"/g) ?? []).join('')
  expect(brotliCompressSync(paths).length).toBeLessThanOrEqual(BUDGET.drawingBytes)
})

test('The policy fits into a header of Cloudflare, which ends at 2,000 characters', async ({ request }) => {
  const { 'content-security-policy': policy = '' } = (await request.get('/')).headers()
  expect(policy).toContain('sha256-')
  // The settings of a real site name up to ten more hosts.
  expect(policy.length).toBeLessThan(1_500)
})

for (const name of PAGE_NAMES)
  test(`The document of ${name} has its data for hydration in one script, and starts its scripts after the first paint`, async ({
    request,
  }) => {
    const html = await (await request.get(pagePath(name))).text()
    expect(html.match(/self\.__next_f\.push\(/g)).toHaveLength(1)
    const [, waiting = ''] = /<template data-scripts>(.*?)<\/template>/s.exec(html) ?? []
    const started = html.replace(waiting, '')
    expect(waiting.match(/<script src=/g)?.length).toBeGreaterThan(0)
    expect(started).not.toMatch(/<script src="[^"]*"[^>]* async=""/)
    expect(started).not.toMatch(/<link rel="preload" as="script"/)
  })

/** Waits until the serif fonts, which are not preloaded, have loaded. */
const untilLateFonts = (page: Page) =>
  page.waitForFunction(() => {
    const said = [...document.fonts].filter(({ family }) => ['serifRoman', 'serifItalic'].includes(family))
    return said.length === 2 && said.every(({ status }) => status === 'loaded')
  })

for (const widthPx of [390, 768, 1280])
  test(`At ${widthPx} px the headline is the largest element of the first paint, and fonts that arrive later shift nothing`, async ({
    page,
  }) => {
    const painted = createDeferred<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.setViewportSize({ width: widthPx, height: 800 })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    painted.resolve()
    await untilLateFonts(page)
    const measured = await page.evaluate(async () => {
      const seen = { largest: '', shift: 0 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      // Entries of the past are reported in a task of their own, which a busy machine may put off.
      await new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.tagName ?? ''
          resolve()
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      )
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return seen
    })
    // A lead of somebody's own may be longer.
    if (isOurs(brand)) expect(measured.largest).toBe('H1')
    expect(measured.shift).toBeLessThan(isOurs(brand) ? BUDGET.layoutShift : BUDGET.ownLayoutShift)
  })
