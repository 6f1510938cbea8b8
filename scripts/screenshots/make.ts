/**
 * `npm run docs:screenshots`, by maintainers after a change of the look: the pictures of the documents, from the local
 * build in out/.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import puppeteer, { type Page } from 'puppeteer-core'
import { fakeMicrophone } from '../../tests/support/chromium-flags'
import { ensureChromium } from '../check/ensure-browser'
import { startSite } from '../local/site-server'

const FOLDER = 'docs/images'
const FLAGS = ['--no-sandbox', ...fakeMicrophone(path.resolve('tests/support/microphone.wav'))]
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

interface Shot {
  name: string
  address: string
  screen: typeof WIDE | typeof PHONE
  dark?: boolean
  quality?: number
  prepare?: (page: Page) => Promise<void>
}

const SHOTS: readonly Shot[] = [
  { name: 'home', address: '/', screen: WIDE },
  { name: 'call', address: '/', screen: PHONE, quality: 70, prepare: talkForAWhile },
  { name: 'pricing', address: '/pricing/', screen: WIDE },
  { name: 'services-dark', address: '/services/', screen: WIDE, dark: true },
]

/** Where a buyer's paths end on a phone, in the order of docs/design-system.md. */
const PATHS = [
  '/pricing/#worked-example',
  '/pricing/#running-cost',
  '/pricing/#dates',
  '/pricing/#your-data',
  '/#headline',
  '/#voice-demos',
  '/#booking',
]

/** One picture of the ends of all paths, side by side. */
async function drawPaths() {
  const [width, height, gap] = [360, 640, 16]
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  const ends: string[] = []
  for (const address of PATHS) {
    await page.goto('about:blank')
    await page.goto(site.url + address, { waitUntil: 'networkidle0' })
    await page.evaluate(() => document.fonts.ready)
    await page.$eval(new URL(address, site.url).hash, (end) => end.scrollIntoView({ behavior: 'instant' }))
    ends.push(await page.screenshot({ encoding: 'base64' }))
  }
  await page.goto('about:blank')
  await page.setViewport({ width: PATHS.length * (width + gap) - gap, height })
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px;background:#8a8a8a">${ends.map((png) => `<img src="data:image/png;base64,${png}">`).join('')}`,
    { waitUntil: 'domcontentloaded' },
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const file = path.join(FOLDER, 'buyer-paths.webp') as `${string}.webp`
  await page.screenshot({ path: file, type: 'webp', quality: 70 })
  console.log(file)
  await page.close()
}

/** A call, until the consultant has answered the caller. */
async function talkForAWhile(page: Page) {
  await page.click('[data-voice-widget] button')
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-voice-widget] [data-role="assistant"]:not([data-partial])').length > 1,
    { timeout: 60_000 },
  )
}

const site = await startSite()
const browser = await puppeteer.launch({ executablePath: await ensureChromium(), args: FLAGS })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const { name, address, screen, dark, quality, prepare } of SHOTS) {
    const page = await browser.newPage()
    await page.setViewport(screen)
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    ])
    await page.goto(site.url + address, { waitUntil: 'networkidle0' })
    await page.evaluate(() => document.fonts.ready)
    await prepare?.(page)
    const file = path.join(FOLDER, `${name}.webp`) as `${string}.webp`
    await page.screenshot({ path: file, type: 'webp', quality: quality ?? 80 })
    console.log(file)
    await page.close()
  }
  await drawPaths()
} finally {
  await browser.close()
  await site.close()
}
