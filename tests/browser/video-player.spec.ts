import { tabLabels } from '../support/tab-labels'
import type { Page } from '@playwright/test'
import { libraryVideos } from '@/content/knowledge'
import { playerCopy, videos } from '@/content/videos'
import { contact } from '@/lib/booking/contact'
import { axeFindings, openPage } from '../support/page-quality'
import { expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'
import { withEntries } from '../support/while-sample'

const [first, second] = videos as [(typeof videos)[number], (typeof videos)[number]]
const host = 'https://www.youtube-nocookie.com/**'

/** A player that answers the page's greeting, as the real one does. */
const answeringPlayer = (event: string) => `<!doctype html><html lang="en"><title>Player</title><body>
  <button>Play</button>
  <script>addEventListener('message', (message) =>
    message.source.postMessage(JSON.stringify(${event}), message.origin))</script>`

const servePlayer = (page: Page, event = "{ event: 'onReady' }") =>
  page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: answeringPlayer(event) }))

/** That which is shown: a still of the same video lies in another tab. */
const videoButton = (page: Page, id: string) => page.locator(`[data-video="${id}"]`).filter({ visible: true })
const dialog = (page: Page) => page.getByRole('dialog')

withEntries(
  freshPageTest,
  videos,
  1,
)('A reader who scrolls on before the player has opened stays there when it closes', async ({ page }) => {
  await servePlayer(page)
  await page.goto('/socials/')
  const scripts: (() => void)[] = []
  await page.route('**/*.js', (route) => scripts.push(() => void route.continue()))
  await videoButton(page, first.id).click()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await page.unroute('**/*.js')
  for (const load of scripts) load()
  await expect(dialog(page)).toBeVisible()
  const left = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Escape')
  await expect(videoButton(page, first.id)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(left)
})

withEntries(
  test,
  videos,
  2,
)('A video opens in a modal player, books a call, and returns the focus', async ({ page, context }) => {
  await servePlayer(page)
  await context.route(`${contact.discoveryCallUrl}**`, (route) => route.fulfill({ body: 'Scheduling' }))
  await openPage(page, 'socials')
  await expect(page.locator('iframe')).toHaveCount(0)
  const close = dialog(page).getByRole('button', { name: playerCopy.close })
  const expectClosed = async (id: string) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(videoButton(page, id)).toBeFocused()
  }
  await videoButton(page, first.id).click()

  await test.step('it plays by itself, from the privacy-friendly host', async () => {
    await expect(dialog(page)).toHaveAccessibleName(first.title)
    const source = new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '')
    expect(source.host).toBe('www.youtube-nocookie.com')
    expect(source.pathname).toBe(`/embed/${first.youtubeId}`)
    expect(source.searchParams.get('autoplay')).toBe('1')
    await expect(dialog(page).locator('iframe')).toHaveAttribute('allow', /autoplay/)
    await expect(page.locator('[data-player]')).toHaveAttribute('data-state', 'ready')
  })
  await test.step('in forced colours, which remove shadows, it has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(dialog(page)).toHaveCSS('border-top-width', '1px')
    await page.emulateMedia({ forcedColors: null })
  })
  await test.step('the focus stays inside, all the way round and back', async () => {
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press(key)
        await expect
          .poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement)))
          .toBe(true)
      }
  })
  await test.step('at 400 % zoom what has the focus is in view, also back at the first control', async () => {
    const size = page.viewportSize()!
    await page.setViewportSize({ width: 320, height: 256 })
    const last = dialog(page).getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
    await last.press('Tab')
    await expect(close).toBeFocused()
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(size)
  })
  await test.step('“Book Your Discovery Call” opens the scheduling page in a new tab', async () => {
    const opened = context.waitForEvent('page')
    await dialog(page).getByRole('link', { name: playerCopy.book }).click()
    expect((await opened).url()).toBe(contact.discoveryCallUrl)
    await expect(dialog(page)).toBeVisible()
    await page.bringToFront()
  })
  await test.step('the close button, Escape and the backdrop close it, and remove the embed', async () => {
    await close.click()
    await expectClosed(first.id)
    await videoButton(page, second.id).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectClosed(second.id)
    await videoButton(page, first.id).click()
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(4, 4)
    await expectClosed(first.id)
  })
})

withEntries(
  freshPageTest,
  videos,
  2,
)('Where the embed cannot load, the player links a video', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.clock.install()
  await page.route(host, (route) => route.abort())
  await openPage(page, 'socials')
  await videoButton(page, first.id).click()
  await expect(dialog(page)).toBeVisible()
  await page.clock.fastForward(6000)
  await expect(page.locator('[data-player]')).toHaveAttribute('data-state', 'unavailable')
  await expect(dialog(page).getByRole('status')).toContainText(playerCopy.unavailable)
  const wayOut = dialog(page).locator('[data-player]').getByRole('link', { name: playerCopy.watchElsewhere })
  await expect(wayOut).toHaveAttribute('href', new RegExp(first.youtubeId))
  await expect(wayOut).toHaveAttribute('target', '_blank')
})

withEntries(test, libraryVideos, 2)(
  'Axe finds nothing in the player, playing or unavailable',
  { tag: '@exhaustive' },
  async ({ page }) => {
    test.slow()
    const player = page.locator('[data-player]')
    const findings = () => axeFindings(page, undefined, { include: '[role="dialog"]', exclude: 'iframe' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, 'content')
    await page.getByRole('tab', { name: tabLabels.videos }).click()
    await servePlayer(page)
    await videoButton(page, first.id).click()
    await expect(player).toHaveAttribute('data-state', 'ready')
    expect(await findings()).toEqual([])
    await page.keyboard.press('Escape')
    await servePlayer(page, "{ event: 'onError', info: 150 }")
    await videoButton(page, second.id).click()
    await expect(player).toHaveAttribute('data-state', 'unavailable')
    expect(await findings()).toEqual([])
  },
)
