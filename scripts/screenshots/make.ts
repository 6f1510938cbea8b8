import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import puppeteer, { type Page } from 'puppeteer-core'
import { ensureChromium } from '../check/programs'
import { startSite } from '../local/site-server'

/** `npm run docs:screenshots`, by maintainers after a change of the look: the pictures of the README, from the local build in `out/`. */
const FOLDER = 'docs/images'
const FLAGS = [
  '--no-sandbox',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${path.resolve('tests/support/microphone.wav')}`,
  '--allow-loopback-in-peer-connection',
]
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
  { name: 'services-by-night', address: '/services/', screen: WIDE, dark: true },
]

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
const browser = await puppeteer.launch({ executablePath: ensureChromium(), args: FLAGS })
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
} finally {
  await browser.close()
  await site.close()
}
