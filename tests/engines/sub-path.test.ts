import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { chromium, type Browser, type Page } from '@playwright/test'
import { pages } from '@/content/pages'
import { voiceButton } from '@/content/voice-button'
import { findChromium } from '@/scripts/check/programs'
import type { LocalServer } from '@/scripts/local/serve'
import { startSite } from '@/scripts/local/site-server'
import { fakeMicrophone, quietChromium } from '../support/chromium-flags'

const BASE_PATH = '/site'

/** Builds the site for a path of its host. `out/` stays that site until the next build. */
function build() {
  const env = { ...process.env, NEXT_PUBLIC_BASE_PATH: BASE_PATH }
  const { status } = spawnSync('npm', ['run', '--silent', 'build:local'], { env, stdio: 'inherit' })
  assert.equal(status, 0, 'The site builds for a path of its host.')
}

describe('The site below the root of its host', () => {
  let site: LocalServer
  let siteUrl: string
  let browser: Browser
  let page: Page
  const problems: string[] = []
  const shows = (name: keyof typeof pages) =>
    page.waitForFunction(
      ([wanted, title]) =>
        document.querySelector(`main[data-page="${wanted}"] h1`) && document.title === title,
      [name, pages[name].title] as const,
    )

  before(async () => {
    build()
    site = await startSite(undefined, BASE_PATH)
    siteUrl = `${site.url}${BASE_PATH}`
    const executablePath = findChromium()
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...quietChromium, ...fakeMicrophone(path.resolve('tests/support/microphone.wav'))],
    })
    page = await browser.newPage()
    page.on('console', (message) => void problems.push(message.text()))
    page.on('response', (response) => void (response.ok() || problems.push(response.url())))
  })
  after(async () => {
    await browser.close()
    await site.close()
  })

  it('opens a page by its address, changes to another and goes back', async () => {
    await page.goto(`${siteUrl}/pricing/`, { waitUntil: 'networkidle' })
    await shows('pricing')
    await page.locator('footer').getByRole('link', { name: pages.team.label }).click()
    await shows('team')
    assert.equal(page.url(), `${siteUrl}/team/`)
    await page.goBack()
    await shows('pricing')
    assert.equal(page.url(), `${siteUrl}/pricing/`)
  })

  it('leads an earlier address to the page', async () => {
    await page.goto(`${siteUrl}/?page=team`, { waitUntil: 'networkidle' })
    await shows('team')
    assert.equal(page.url(), `${siteUrl}/team/`)
  })

  it('connects a call', async () => {
    await page.goto(`${siteUrl}/`, { waitUntil: 'networkidle' })
    await page.locator('[data-voice-widget]').getByRole('button', { name: voiceButton.talk }).click()
    await page.waitForSelector('[data-voice-widget][data-state="connected"]')
  })

  it('No error was logged and nothing was missing in any of these tests', () => {
    assert.deepEqual(problems, [])
  })
})
