import type { BrowserContext, Page } from '@playwright/test'
import { briefCopy } from '@/content/brief'
import { leadCopy } from '@/content/lead'
import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import { expect, testBuiltWith } from '../support/built-site'

const LEAD_URL = 'https://leads.example/hook'
const ANALYTICS_HOST = 'stats.example'

const test = testBuiltWith({
  NEXT_PUBLIC_LEAD_URL: LEAD_URL,
  NEXT_PUBLIC_ANALYTICS: `plausible:agency.example@${ANALYTICS_HOST}`,
})

type Posted = { name?: string; brief?: Record<string, string> }

/** Answers the requests to both services here, and returns what they have received. */
async function answerServices(context: BrowserContext, isLeadRefused = () => false) {
  const [leads, events]: [Posted[], Posted[]] = [[], []]
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
  return { leads, events }
}

const openPanel = (page: Page) => page.getByRole('button', { name: voiceButton.type }).click()

/** A chat that leads to a complete brief, which the visitor sends. */
async function sendBrief(page: Page) {
  await page.goto('', { waitUntil: 'networkidle' })
  await openPanel(page)
  await page
    .getByRole('textbox', { name: voiceCopy.connected.type })
    .fill('We are a dental clinic and miss calls at night. ada@harbor.example')
  await page.keyboard.press('Enter')
  await page.locator('summary', { hasText: briefCopy.title }).click()
  await page.getByRole('button', { name: leadCopy.send }).click()
}

test.describe('The site with leads and statistics', () => {
  test('sends a confirmed brief once, and counts what the visitor did, without an identifier', async ({
    page,
    context,
  }) => {
    const { leads, events } = await answerServices(context)
    await sendBrief(page)
    await expect(page.getByText(leadCopy.sent)).toBeVisible()
    expect(leads).toMatchObject([{ brief: { email: 'ada@harbor.example' } }])
    // Plausible calls a page that is shown a page view.
    await expect
      .poll(() => events.map(({ name }) => name))
      .toEqual(expect.arrayContaining(['pageview', 'panel-opened', 'brief-ready', 'lead-sent']))
    expect(JSON.stringify(events)).not.toMatch(/harbor|dental/)
  })

  test('keeps a brief that could not be sent through a reload, and sends it once', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_CONNECTION_RESET/)
    let isOffline = true
    const { leads } = await answerServices(context, () => isOffline)
    await sendBrief(page)
    await expect(page.getByText(leadCopy.waiting)).toBeVisible()
    isOffline = false
    await page.reload()
    await expect.poll(() => leads.length).toBe(1)
    await openPanel(page)
    await expect(page.getByRole('textbox', { name: voiceCopy.connected.type })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(leads).toHaveLength(1)
  })

  test('counts nothing where the browser asks not to be tracked', async ({ page, context }) => {
    const { events } = await answerServices(context)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto('', { waitUntil: 'networkidle' })
    await openPanel(page)
    await page.waitForLoadState('networkidle')
    expect(events).toEqual([])
  })
})
