import type { Route } from '@playwright/test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { homedir } from 'node:os'
import { voiceButton } from '@/content/voice-button'
import { PAGE_NAMES, pages, type PageName } from '@/content/pages'
import { voiceCopy } from '@/content/voice'
import { pagePath } from '@/lib/navigation/page-address'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { expect, test } from '../support/site-test'

// A page at rest: nothing here is about what moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const textFiles = () =>
  readdirSync('out', { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('out', name))
    .filter(
      (file) =>
        statSync(file).isFile() && !/\.(?:br|gz|png|woff2|mp3|m4a|ico|wasm|webp|avif|jpg)$/.test(file),
    )

/** What must never be published, each with the form it has. */
const SECRETS: readonly [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a secret API key', /\b(?:sk|rk)[-_](?:live|test|proj|ant)[-_][\w-]{8,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a cloud key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a repository token', /\bgh[pousr]_[A-Za-z0-9]{30,}/],
  ['an address with a password', /\b[a-z]+:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@[\w.-]+\.[a-z]{2,}/i],
  [
    'a path of the machine that built it',
    new RegExp(`(?:${[homedir(), process.cwd()].map(escapeRegExp).join('|')})[\\\\/]`),
  ],
]

test('Nothing secret is published, and nothing about the machine that built it', () => {
  const found = textFiles().flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return SECRETS.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${file}: ${what}`)
  })
  expect(found).toEqual([])
})

test('No source map is published', () => {
  expect(textFiles().filter((file) => file.endsWith('.map'))).toEqual([])
})

const HOSTILE = '"><img src=x onerror=window.intruder=1><script>window.intruder=1</script>'
test('No script in an address runs', async ({ page }) => {
  for (const address of [
    `/?page=${encodeURIComponent(HOSTILE)}`,
    `/?utm_source=${encodeURIComponent(HOSTILE)}&page=pricing`,
    `/?page=pricing#${encodeURIComponent(HOSTILE)}`,
    `/?page=javascript:window.intruder=1`,
  ]) {
    await page.goto(address)
    await expect(page.locator('main h1')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: pages.team.label, exact: true }).first().click()
    await expect(page.locator('main[data-page="team"] h1')).toBeVisible()
    expect(await page.evaluate(() => 'intruder' in window), address).toBe(false)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  }
})

test('Script in an answer of the voice platform is shown as text', async ({ page, allowConsole }) => {
  allowConsole(/status of 400|voice call failed/)
  await page.route('**/call/web', (route) =>
    route.fulfill({ status: 400, json: { message: [HOSTILE], error: HOSTILE, statusCode: 400 } }),
  )
  await page.goto(pagePath('terms'))
  await page.getByRole('button', { name: voiceButton.talk }).click()
  await expect(page.getByRole('button', { name: voiceCopy.failure.dismiss })).toBeVisible()
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test.describe('With every other host', () => {
  const isForeign = (url: URL) => !['localhost', '127.0.0.1'].includes(url.hostname)
  const behaviours = {
    dead: (route: Route) => route.abort('connectionrefused'),
    silent: () => new Promise<void>(() => {}),
    'answering rubbish': (route: Route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<script>window.intruder=1</script>' }),
  }
  const kinds: [which: string, names: readonly PageName[]][] = [
    ['home and content, with its videos, are', ['home', 'content']],
    ['every page is', PAGE_NAMES],
  ]
  for (const [how, behave] of Object.entries(behaviours))
    for (const [which, names] of kinds)
      test(
        `${how}, ${which} complete`,
        { tag: how === 'dead' && names !== PAGE_NAMES ? [] : '@exhaustive' },
        async ({ page, allowConsole }) => {
          allowConsole(/ERR_CONNECTION_REFUSED|Failed to load resource/)
          await page.route(isForeign, behave)
          for (const name of names) {
            await page.goto(pagePath(name))
            await expect(page.locator(`main[data-page="${name}"] h1`)).toBeVisible()
            await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
            await expect(page.getByRole('contentinfo')).toBeVisible()
          }
          expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
        },
      )
})
