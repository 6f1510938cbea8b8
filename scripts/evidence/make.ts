/**
 * `npm run evidence`, by the agency before going live and after a change of its words: a dated folder for a lawyer. It has
 * pictures of what the site tells a visitor before the first sound, the consent receipt of a call, an accessibility statement and
 * the list of sub-processors. Ends with 1 where a visitor is not told something (AI Act, article 50). It needs
 * `npm run build:local` and Chromium.
 */
import '../local/closed-output'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nextEnv from '@next/env'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import spawn from 'cross-spawn'
import { locale } from '@/content/locale'
import { PAGE_NAMES } from '@/content/pages'
import { subProcessors } from '@/content/sub-processors'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { voiceEmbed } from '@/content/voice-embed'
import { pagePath } from '@/lib/navigation/page-address'
import { holdConnecting } from '@/tests/support/call'
import { axeViolations } from '@/tests/support/axe'
import { fakeMicrophone, quietChromium } from '@/tests/support/chromium-flags'
import { serveEmbedPage } from '@/tests/support/embed-page'
import { ensureTestBrowser } from '../check/ensure-browser'
import { startSite } from '../local/site-server'
import { missingStatements, type Statement } from './disclosures'
import {
  accessibilityStatement,
  exhibitsPage,
  subProcessorList,
  type AccessibilityFinding,
  type Exhibit,
} from './documents'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })

const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const AXE_WIDTHS = [360, 768, 1440]

/** The places in which visitors meet the consultant: on the site, and on other people's sites. */
const PLACES = {
  site: {
    path: pagePath('terms'),
    words: voiceButton,
    consultant: (page: Page) => page.locator('aside:has([data-voice-widget])'),
  },
  embed: { path: '', words: voiceEmbed, consultant: (page: Page) => page.locator('voice-consultant') },
}
type PlaceName = keyof typeof PLACES

interface State {
  name: string
  /** The facts that the page must tell a visitor here. */
  required: readonly Statement[]
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the opened page into the state. */
  reach: (consultant: Locator, words: (typeof PLACES)[PlaceName]['words']) => Promise<void>
}

const ALL: readonly Statement[] = ['ai', 'transcribed', 'recorded', 'microphone', 'processor']

/** Clicks a button of the consultant, and waits for the view that it opens. */
const openView = async (consultant: Locator, button: string, view: string) => {
  await consultant.getByRole('button', { name: button }).click()
  await consultant.locator(`[data-view="${view}"]`).waitFor()
}

const statesOf = (place: PlaceName): readonly State[] => [
  {
    name: 'before-the-click',
    required: place === 'site' ? ['ai', 'recorded'] : ALL,
    async reach(consultant, { talk, privacy }) {
      // The note is visible only while the button is hovered or focused. A screen reader always has it.
      await consultant.getByRole('button', { name: talk }).focus()
      await consultant.getByRole('link', { name: privacy }).first().waitFor()
    },
  },
  {
    name: 'connecting-before-the-first-sound',
    required: ALL,
    prepare: holdConnecting,
    reach: (consultant, { talk }) => openView(consultant, talk, 'connecting'),
  },
  {
    name: 'in-a-call',
    required: ['ai', 'transcribed', 'recorded'],
    reach: (consultant, { talk }) => openView(consultant, talk, 'connected'),
  },
  {
    name: 'in-a-call-that-is-not-recorded',
    required: ['ai', 'transcribed', 'not-recorded'],
    async reach(consultant, { talk }) {
      await openView(consultant, talk, 'connected')
      await consultant.getByRole('button', { name: voiceCopy.recording.stop }).click()
      await consultant.getByText(voiceCopy.connected.disclosureUnrecorded).waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'chat-before-the-first-word',
    required: ['ai', 'processor'],
    reach: (consultant, { type }) => openView(consultant, type, 'chat'),
  },
]

/** The text of an element and of its shadow tree, as a visitor reads or hears it: without parts that are hidden from everybody. */
const textOf = (part: Locator) =>
  part.evaluate((element) => {
    const root = element.shadowRoot ?? element
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      const isShown = holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? true
      if (isShown && !holder?.closest('style, [aria-hidden="true"]'))
        said.push(texts.currentNode.textContent ?? '')
    }
    return said.join(' ').replace(/\s+/g, ' ').trim()
  })

const madeAt = new Date().toISOString().slice(0, 10)
const folder = path.join('dist/evidence', madeAt)
const { stdout: revision } = spawn.sync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
const missing: string[] = []

async function takeExhibits(browser: Browser, place: PlaceName, url: string): Promise<Exhibit[]> {
  const exhibits: Exhibit[] = []
  const { path: pathname, words, consultant } = PLACES[place]
  for (const [screen, viewport] of Object.entries(SCREENS))
    for (const { name, required, prepare, reach } of statesOf(place)) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: locale.region })
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(url + pathname, { waitUntil: 'networkidle' })
      await reach(consultant(page), words)
      const text = await textOf(consultant(page))
      const file = `${place}-${name}-${screen}.png`
      await page.screenshot({ path: path.join(folder, file) })
      exhibits.push({ file, state: `${place} ${name.replaceAll('-', ' ')}, ${screen}`, text })
      for (const statement of missingStatements(text, required, locale.language))
        missing.push(`${file}: the visitor is not told “${statement}”.`)
      await context.close()
    }
  return exhibits
}

/** What the request for a call says about the visitor's choice. */
async function takeReceipt(browser: Browser, url: string): Promise<unknown> {
  const page = await browser.newPage()
  const request = page.waitForRequest('**/call/web')
  await page.goto(url + PLACES.site.path, { waitUntil: 'networkidle' })
  await openView(PLACES.site.consultant(page), voiceButton.talk, 'connected')
  const body = (await request).postDataJSON() as {
    assistantOverrides?: { metadata?: { consent?: unknown } }
  }
  await page.close()
  const receipt = body.assistantOverrides?.metadata?.consent
  if (!receipt) missing.push('The request for a call carries no consent receipt.')
  return receipt
}

async function checkAccessibility(browser: Browser, url: string): Promise<AccessibilityFinding[]> {
  const findings: AccessibilityFinding[] = []
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const name of PAGE_NAMES)
    for (const widthPx of AXE_WIDTHS) {
      await page.setViewportSize({ width: widthPx, height: 900 })
      await page.goto(`${url}${pagePath(name)}`, { waitUntil: 'networkidle' })
      findings.push({ page: name, widthPx, violations: await axeViolations(page) })
    }
  await context.close()
  return findings
}

await mkdir(folder, { recursive: true })
const site = await startSite()
const embed = await serveEmbedPage(site.url)
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(),
  args: [...quietChromium, ...fakeMicrophone(path.resolve('tests/support/microphone.wav'))],
})
try {
  const exhibits = [
    ...(await takeExhibits(browser, 'site', site.url)),
    ...(await takeExhibits(browser, 'embed', embed.url)),
  ]
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  await write('README.md', exhibitsPage(exhibits, { madeAt, revision: revision.trim() || 'unknown' }))
  await write('consent-receipt.json', `${JSON.stringify(await takeReceipt(browser, site.url), null, 2)}\n`)
  const findings = await checkAccessibility(browser, site.url)
  await write('accessibility-statement.md', accessibilityStatement(findings, madeAt))
  const isSet = (name: string) => Boolean(process.env[name]?.trim())
  await write('sub-processors.md', subProcessorList(subProcessors, isSet, madeAt))
} finally {
  await browser.close()
  await Promise.all([site.close(), embed.close()])
}
for (const line of missing) console.error(line)
if (missing.length > 0) process.exitCode = 1
else console.log(`The evidence is in ${folder}.`)
