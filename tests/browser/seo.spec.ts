import { locale } from '@/content/locale'
import { brand } from '@/content/brand'
import { monthlyCalls } from '@/content/case-studies'
import { facts } from '@/content/facts'
import { grouped } from '@/content/format'
import { libraryVideos } from '@/content/knowledge'
import { PAGE_NAMES, pages, type PageName } from '@/content/pages'
import { faq } from '@/content/home/faq'
import { addOns, comparison, PLAN_SERVICES } from '@/content/pricing'
import { sharePictures } from '@/content/share'
import { exampleScenarios, industriesSection, timelineStops } from '@/content/services'
import { focus } from '@/content/team'
import { contact } from '@/lib/booking/contact'
import { watchUrl } from '@/lib/listening/video-embed'
import { pagePath } from '@/lib/navigation/page-address'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { answerOtherHosts } from '../support/page-quality'
import { expect, test } from '../support/site-test'

const htmlOf = async (request: APIRequestContext, name: PageName) =>
  (await request.get(pagePath(name))).text()
const pathOf = (url: string) => new URL(url).pathname + new URL(url).search

/** Width and height from the header of a PNG. */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** A text as it is written in HTML. */
const inHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#x27;',
  )

/** So much of a page is read by the thriftiest of the programs that preview a link. */
const PREVIEW_BYTES = 16_000

for (const name of PAGE_NAMES)
  test(`The raw HTML of ${name} has what search engines and previews read`, async ({ request }) => {
    const html = await htmlOf(request, name)
    const start = Buffer.from(html).subarray(0, PREVIEW_BYTES).toString()
    const { url, imageUrl } = pageMetadata(name)
    const [title, description, siteName, alternative] = [
      pageMetadata(name).title,
      pageMetadata(name).description,
      brand.name,
      sharePictures[name].headline.join(' '),
    ].map(inHtml)
    for (const tag of [
      `<title>${title}</title>`,
      `<meta name="description" content="${description}"/>`,
      `<link rel="canonical" href="${url}"/>`,
      `<meta property="og:title" content="${title}"/>`,
      `<meta property="og:description" content="${description}"/>`,
      `<meta property="og:site_name" content="${siteName}"/>`,
      `<meta property="og:url" content="${url}"/>`,
      `<meta property="og:image" content="${imageUrl}"/>`,
    ])
      for (const part of [html, start]) expect(part.split(tag)).toHaveLength(2)
    for (const tag of [
      `<link rel="alternate" hrefLang="${locale.language}" href="${url}"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${url}"/>`,
      `<meta property="og:image:alt" content="${alternative}"/>`,
      ...['<title>', 'rel="canonical"', 'property="og:image"', 'name="description"', '<h1'],
    ])
      expect(html.split(tag)).toHaveLength(2)
    // A property of a picture stands behind it.
    expect(html.indexOf('og:image:alt')).toBeGreaterThan(html.indexOf('"og:image"'))
  })

test('The 404 page has its own few styles, and its title and tags at the start', async ({ request }) => {
  const html = await (await request.get('/404.html')).body()
  expect(html.length).toBeLessThan(40_000)
  const properties = ['title" content="[^"]+', 'description" content="[^"]+', 'site_name" content="[^"]+']
  const addresses = ['url" content="http[^"]+', 'image" content="http[^"]+']
  for (const tag of [
    '<title>[^<]+</title>',
    '<meta name="description" content="[^"]+"/>',
    '<link rel="canonical" href="http[^"]+"/>',
    ...[...properties, ...addresses].map((property) => `<meta property="og:${property}"/>`),
  ])
    expect(html.subarray(0, PREVIEW_BYTES).toString()).toMatch(new RegExp(tag))
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })
  const visible = (locator: Locator) => locator.locator('visible=true')
  const recordingsPlay = async (page: Page) => {
    const players = page.locator('[data-audio-demo]')
    await expect(visible(players.locator('audio[controls]'))).toHaveCount(await players.count())
  }
  /** Words that are in buttons. */
  const WORDS: Partial<Record<PageName, readonly string[]>> = {
    home: faq.items.map(({ question }) => question),
    services: [
      ...industriesSection.rows.map(({ name }) => name),
      ...exampleScenarios.map(({ title }) => title),
      ...timelineStops.map(({ title }) => title),
    ],
    team: focus.areas.map(({ title }) => title),
    pricing: addOns.items.map(({ title }) => title),
  }
  /** What a button would open, count up or play. */
  const SHOWN: Partial<Record<PageName, (page: Page) => Promise<void>>> = {
    home: recordingsPlay,
    async services(page) {
      for (const { outcome } of exampleScenarios) await expect(page.getByText(outcome)).toBeVisible()
      for (const { quote } of industriesSection.rows.flatMap(({ testimonial }) => testimonial ?? []))
        await expect(page.locator('[data-section="industries"]').getByText(quote)).toBeVisible()
    },
    async 'case-studies'(page) {
      await recordingsPlay(page)
      await expect(page.getByRole('table', { name: monthlyCalls.table.caption })).toBeVisible()
    },
    async content(page) {
      for (const { youtubeId } of libraryVideos)
        await expect(visible(page.locator(`a[href="${watchUrl(youtubeId)}"]`))).toHaveCount(1)
    },
    async pricing(page) {
      // The plans are compared for each of the services.
      const tables = page.getByRole('table', { name: comparison.caption })
      await expect(visible(tables)).toHaveCount(PLAN_SERVICES.length)
      await expect(visible(page.getByText(comparison.open))).toHaveCount(0)
    },
    async socials(page) {
      const drawn = page.locator('[aria-hidden="true"]')
      for (const count of [facts.audience.subscribers, facts.audience.followers])
        await expect(
          visible(page.locator('main').getByText(grouped(count), { exact: true }).and(drawn)),
        ).toHaveCount(1)
      await expect(visible(page.locator('main [data-counter]'))).toHaveCount(0)
    },
  }

  test(
    'every page shows its heading, its text, links to the calendar and what a button would show, and no control that would do nothing',
    { tag: '@exhaustive' },
    async ({ page, context }) => {
      test.slow()
      for (const name of PAGE_NAMES)
        await test.step(name, async () => {
          await page.goto(pagePath(name))
          const main = page.locator(`main[data-page="${name}"]`)
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
          expect((await main.innerText()).split(/\s+/).length).toBeGreaterThan(100)
          for (const text of WORDS[name] ?? [])
            await expect(visible(main.getByText(text)), text).not.toHaveCount(0)
          await SHOWN[name]?.(page)
          const bookings = page.locator('[data-booking]')
          await expect(bookings).not.toHaveCount(0)
          const links = await bookings.evaluateAll((all) =>
            all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
          )
          for (const [href, target, rel] of links) {
            expect([contact.discoveryCallUrl, contact.deepDiveUrl]).toContain(href)
            expect(target).toBe('_blank')
            expect(rel).toContain('noopener')
          }
          const controls = visible(
            page.locator('button, input, select, textarea, [role="tab"], [role="radio"], [role="button"]'),
          )
          for (const width of [360, 1440]) {
            await page.setViewportSize({ width, height: 900 })
            expect(await controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([])
          }
        })
      await answerOtherHosts(context)
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('contentinfo').locator('[data-booking="discovery"]').click(),
      ])
      expect(tab.url()).toBe(contact.discoveryCallUrl)
    },
  )
})

/** So much of a style sheet as is written alike in a page and in the data of a script. */
const PLAIN_CSS = /[^\\`<$"'{}]{40,}/g

test('The style sheet is in each page once, and not again in its data for hydration', async ({ request }) => {
  for (const name of PAGE_NAMES) {
    const html = await htmlOf(request, name)
    const [, sheet = ''] = /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? []
    expect(sheet.length).toBeGreaterThan(10_000)
    // Not of the fonts, whose sheet of under a kilobyte the data may repeat.
    const parts = sheet.slice(sheet.indexOf('@layer')).match(PLAIN_CSS) ?? []
    const part = parts.find((text) => sheet.split(text).length === 2) ?? ''
    expect(html.split(part)).toHaveLength(2)
  }
})

test('Every page has a share image of 1200 by 630', async ({ request }) => {
  for (const name of PAGE_NAMES) {
    const answer = await request.get(pathOf(pageMetadata(name).imageUrl))
    expect(answer.headers()['content-type']).toBe('image/png')
    const png = await answer.body()
    expect(pngSize(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(200_000)
  }
})

async function structuredData(request: APIRequestContext, name: PageName) {
  const blocks = [
    ...(await htmlOf(request, name)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ]
  expect(blocks).toHaveLength(1)
  const graph = JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': { '@type': string; url?: string }[] }
  return graph['@graph']
}

test('The structured data of home have the organisation, a service and questions', async ({ request }) => {
  const types = (await structuredData(request, 'home')).map((node) => node['@type'])
  for (const type of ['Organization', 'WebSite', 'Service', 'WebPage', 'FAQPage'])
    expect(types).toContain(type)
})

test('The structured data of every page name its own address', async ({ request }) => {
  for (const name of PAGE_NAMES) {
    const pageNode = (await structuredData(request, name)).find((node) => node['@type'] === 'WebPage')
    expect(pageNode?.url).toBe(pageMetadata(name).url)
  }
})

test('The sitemap has every page’s own address, and robots.txt names the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  expect(addresses).toEqual(PAGE_NAMES.map((name) => pageMetadata(name).url))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', pageMetadata('home').url).href}`)
  expect(robots).not.toContain('Disallow: /')
})

test('Every icon that the page or the manifest names exists', async ({ request }) => {
  const html = await htmlOf(request, 'home')
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  )
  expect(linked.length).toBeGreaterThanOrEqual(3)
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body()
    expect(pngSize(png).join('x')).toBe(sizes)
  }
  // The favicon is in the page itself, which spares a request.
  const fetched = linked.filter((href) => !href.startsWith('data:image/svg+xml'))
  expect(fetched).toHaveLength(linked.length - 1)
  for (const href of [...fetched, '/favicon.ico']) expect((await request.get(href)).status()).toBe(200)
})

test('llms.txt names every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  for (const name of PAGE_NAMES) expect(text).toContain(`(${pageMetadata(name).url})`)
})

test('An unknown address is answered with 404, in the colours of the site, with links to other pages and no script', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return { backgroundColor, color }
    })
  const response = await page.goto('/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  const found = await colours()
  await page.getByRole('link', { name: pages.pricing.label }).click()
  await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
  expect(await colours()).toEqual(found)
})
