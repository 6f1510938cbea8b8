import type { Locator } from '@playwright/test'
import { voiceEmbed } from '@/content/voice-embed'
import { visitorText } from '@/lib/voice/error-messages'
import { expect, freshPageTest, hangUpOn, talkTo, test } from '../support/embed-test'

async function startsACall(element: Locator) {
  await talkTo(element)
  await hangUpOn(element)
}

test('It works in a frame of another site that passes the microphone on', async ({ page, embedSite }) => {
  await page.goto(`${embedSite.url}/frame`)
  await startsACall(page.frameLocator('iframe').locator('voice-consultant'))
})

freshPageTest(
  'It works without `crypto.randomUUID`, where a library has replaced `Array.from`, and where scripts need Trusted Types, with the policy that the guide names',
  async ({ page, openEmbed, embedSite }) => {
    await page.route(embedSite.url, async (route) => {
      const response = await route.fetch()
      const policy = `${response.headers()['content-security-policy']}; require-trusted-types-for 'script'`
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      })
    })
    await page.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
      // As Prototype.js does: no iterables, and no function.
      Object.assign(Array, { from: (list: ArrayLike<unknown>) => [].slice.call(list) })
      window.trustedTypes?.createPolicy('default', {
        createScriptURL: (url) =>
          new URL(url, window.location.href).origin === window.location.origin ? url : undefined,
      })
    })
    const element = await openEmbed()
    await talkTo(element)
    await expect(element.locator('[data-role="assistant"]').first()).toContainText('Hello')
    await hangUpOn(element)
  },
)

freshPageTest(
  'A function that the page adds to every object is named in the console, and the visitor’s line is not blamed',
  async ({ page, openEmbed, allowConsole }) => {
    allowConsole(/The voice call failed/)
    await page.addInitScript(() => Object.assign(Object.prototype, { extend: () => undefined }))
    const element = await openEmbed()
    const logged = page.waitForEvent('console', (message) => /The voice call failed/.test(message.text()))
    await element.getByRole('button', { name: voiceEmbed.talk }).click()
    expect((await logged).text()).toContain("Object.defineProperty(Object.prototype, 'extend'")
    await expect(element.getByText(visitorText('internal').title)).toBeVisible()
  },
)

test('It returns to the corner where a late style sheet resets everything', async ({ page, openEmbed }) => {
  const element = await openEmbed()
  const button = element.getByRole('button', { name: voiceEmbed.talk })
  const before = await button.boundingBox()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { all: unset }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect.poll(() => button.boundingBox()).toEqual(before)
})

test('In a page read from the right it is in the corner, and not cut off', async ({ page, openEmbed }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const element = await openEmbed()
  const button = element.getByRole('button', { name: voiceEmbed.talk })
  const { x } = (await button.boundingBox())!
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await expect(button).toBeInViewport({ ratio: 1 })
  expect((await button.boundingBox())!.x).toBe(x)
  await talkTo(element)
  const field = (await element.locator('.vw-compose').boundingBox())!
  const send = (await element.locator('.vw-compose > button').boundingBox())!
  expect(send.x).toBeGreaterThanOrEqual(field.x + 16)
  await expect(element.locator('p[data-role="assistant"]').first()).toHaveCSS('unicode-bidi', 'plaintext')
  await hangUpOn(element)
})

for (const styles of [
  '* { all: unset; box-sizing: content-box }',
  '* { all: unset !important }',
  '*:where(:not(html, svg, svg *)) { all: unset; display: revert }',
  'body { transform: translateX(0) }',
  'body { filter: opacity(1) }',
  'body { zoom: 2 }',
  'html { zoom: 0.8 }',
  'body > * { contain: paint; max-height: 20px; margin: 50px; padding: 40px; overflow: hidden }',
  'body { white-space: pre; letter-spacing: 1em; text-indent: 90px; writing-mode: vertical-rl }',
])
  freshPageTest(
    `It stays in the corner of the window, in a call too, where the page says ${styles}`,
    // One that unsets everything, and one that moves what is fixed.
    { tag: /!important|transform/.test(styles) ? [] : '@exhaustive' },
    async ({ page, openEmbed }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.addInitScript((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [sheet]
        document.addEventListener('DOMContentLoaded', () => {
          const long = document.createElement('div')
          long.style.height = '3000px'
          document.body.prepend(long)
        })
      }, styles)
      const element = await openEmbed()
      await expect(element.getByRole('button', { name: voiceEmbed.talk })).toBeInViewport({ ratio: 1 })
      await talkTo(element)
      const panel = (await element.locator('.vw-panel').boundingBox())!
      expect([panel.x, panel.width, panel.y + panel.height]).toEqual([24, 320, 624])
      expect(panel.y).toBeGreaterThanOrEqual(0)
      await hangUpOn(element)
    },
  )

test('A visitor who leaves during a call finds it idle on coming back', async ({ page, openEmbed }) => {
  const element = await openEmbed()
  await talkTo(element)
  await page.goto('about:blank')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/call/web')) calls.push(request.url())
  })
  await page.goBack()
  await expect(element).toHaveAttribute('data-state', 'idle')
  // The only request is that of the visitor's own click.
  await startsACall(element)
  expect(calls).toHaveLength(1)
})
