import puppeteer from 'puppeteer-core'
import type { Engine } from './engine'

const LEVELS = ['warn', 'error']

/** A silent microphone of the browser's own, granted without a prompt, and calls over loopback. */
const PREFERENCES = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
}

/** Firefox over WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  })
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (LEVELS.includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  // Firefox tells a refused script to its own console, not to the page's.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    )
  })
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: async (selector) => {
      const element = await page.waitForSelector(selector, { visible: true })
      // The page scrolls smoothly; a click in the meantime would miss.
      await element?.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await element?.click()
    },
    resize: (width, height) => page.setViewport({ width, height }),
    problems: async () => problems,
    close: () => browser.close(),
  }
}
