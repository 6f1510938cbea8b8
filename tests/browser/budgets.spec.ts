import { PAGE_NAMES } from '@/content/pages'
import { hydrated } from '../support/hydrated'
import { pagePath } from '@/lib/navigation/page-address'
import { openingCostBytes } from '../support/opening-cost'
import { expect, test } from '../support/site-test'
import { bytesOf, watchTransfer } from '../support/transfer'

const KB = 1000
const KIB = 1024

/** Budgets of docs/performance.md that are exact: bytes and requests on the exported site, with brotli. */
const BUDGET = {
  // 2 kB more than the design's figure: the choice of a trade, the sample call's sound and a second way to begin.
  scriptBytes: 152 * KB,
  // 13 KiB more than the design's figure: the one style sheet of all pages is in the document, utilities are written out
  // in the markup of every element, and 3 KiB are examples and recordings that the choice of a trade shows at once.
  totalBytes: 273 * KIB,
  // One of them is a chunk of 0.3 kB that the bundler splits off for what is loaded on demand.
  requests: 16,
  fontBytes: 70 * KB,
  pageBytes: 25 * KB,
  words: 700,
}

test('Home keeps to its budget of bytes and requests before any interaction', async ({ page }) => {
  const transfers = await watchTransfer(page)
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const all = transfers()
  const scripts = all
    .filter(({ kind }) => kind === 'script')
    .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0)
  expect(scripts, 'bytes of script').toBeLessThanOrEqual(BUDGET.scriptBytes)
  expect(bytesOf(all, 'font'), 'bytes of fonts').toBeLessThanOrEqual(BUDGET.fontBytes)
  expect(bytesOf(all), 'bytes in all').toBeLessThanOrEqual(BUDGET.totalBytes)
  expect(all.length, `requests: ${all.map(({ url }) => url).join('\n')}`).toBeLessThanOrEqual(BUDGET.requests)
})

for (const name of PAGE_NAMES.filter((each) => each !== 'home'))
  test(`Opening ${name} for the first time fetches little code and content`, async ({ browser, baseURL }) => {
    expect(await openingCostBytes(browser, baseURL ?? '', name)).toBeLessThanOrEqual(BUDGET.pageBytes)
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
