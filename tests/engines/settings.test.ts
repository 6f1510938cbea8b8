import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { chromium, type Browser, type Page } from '@playwright/test'
import { briefCopy } from '@/content/brief'
import { leadCopy } from '@/content/lead'
import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import { findChromium } from '@/scripts/check/programs'
import type { LocalServer } from '@/scripts/local/serve'
import { startSite } from '@/scripts/local/site-server'
import { fakeMicrophone, quietChromium } from '../support/chromium-flags'

const LEAD_URL = 'https://leads.example/hook'
const ANALYTICS_HOST = 'stats.example'

/** Builds the site with an address for leads and a service for statistics. `out/` stays that site until the next build. */
function build() {
  const env = {
    ...process.env,
    NEXT_PUBLIC_LEAD_URL: LEAD_URL,
    NEXT_PUBLIC_ANALYTICS: `plausible:agency.example@${ANALYTICS_HOST}`,
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build:local'], { env, stdio: 'inherit' })
  assert.equal(status, 0, 'The site builds with these settings.')
}

type Posted = { name?: string; id?: string; brief?: Record<string, string> }

describe('The site with leads and statistics', () => {
  let site: LocalServer
  let browser: Browser
  let page: Page
  let leads: Posted[]
  let events: Posted[]
  const problems: string[] = []

  before(async () => {
    build()
    site = await startSite()
    const executablePath = findChromium()
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...quietChromium, ...fakeMicrophone(path.resolve('tests/support/microphone.wav'))],
    })
  })
  after(async () => {
    await browser?.close()
    await site?.close()
  })

  /** A page of a browser, whose requests to both services are answered here. */
  async function open(isLeadRefused = () => false, init: () => void = () => undefined) {
    ;[leads, events] = [[], []]
    const context = await browser.newContext()
    page = await context.newPage()
    await page.addInitScript(init)
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type()) && !isLeadRefused()) problems.push(message.text())
    })
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await context.route(`${LEAD_URL}**`, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      if (isLeadRefused()) return route.abort('connectionreset')
      leads.push(route.request().postDataJSON() as Posted)
      return route.fulfill({ status: 200, headers, body: '{}' })
    })
    await context.route(`https://${ANALYTICS_HOST}/**`, async (route) => {
      const body = route.request().postData()
      if (body) events.push(JSON.parse(body) as Posted)
      await route.fulfill({ status: 202, headers, body: 'ok' })
    })
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
  }

  /** A chat that leads to a complete brief, which the visitor sends. */
  async function sendBrief() {
    await page.getByRole('button', { name: voiceButton.type }).click()
    await page
      .getByRole('textbox', { name: voiceCopy.connected.type })
      .fill('We are a dental clinic and miss calls at night. ada@harbor.example')
    await page.keyboard.press('Enter')
    await page.getByText(new RegExp(`^${briefCopy.title} \\(`)).click()
    await page.getByRole('button', { name: leadCopy.send }).click()
  }
  const untilShown = (text: string) => page.getByText(text).waitFor({ timeout: 60_000 })

  beforeEach(() => problems.splice(0))

  it('sends a confirmed brief once, and counts what the visitor did, without an identifier', async () => {
    await open()
    await sendBrief()
    await untilShown(leadCopy.sent)
    assert.equal(leads.length, 1)
    assert.equal(leads[0]?.brief?.email, 'ada@harbor.example')
    // Plausible calls a page that is shown a page view.
    for (const name of ['pageview', 'panel-opened', 'brief-ready', 'lead-sent'])
      assert.ok(
        events.some((event) => event.name === name),
        `${name} is counted.`,
      )
    assert.doesNotMatch(JSON.stringify(events), /harbor|dental/)
    assert.deepEqual(problems, [])
  })

  it('keeps a brief that could not be sent through a reload, and sends it once', async () => {
    let isOffline = true
    await open(() => isOffline)
    await sendBrief()
    await untilShown(leadCopy.waiting)
    isOffline = false
    await page.reload({ waitUntil: 'networkidle' })
    // The queue is read when the visitor opens the panel again.
    await page.getByRole('button', { name: voiceButton.type }).click()
    for (let waited = 0; leads.length === 0 && waited < 60; waited++) await page.waitForTimeout(500)
    assert.equal(leads.length, 1)
  })

  it('counts nothing where the browser asks not to be tracked', async () => {
    await open(undefined, () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.getByRole('button', { name: voiceButton.type }).click()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(events, [])
  })
})
