import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import { chooseScenario, hangUp, talk, widget } from '../support/call'
import { expect, test } from '../support/site-test'

const words = voiceCopy.connected

const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).include('.voice').analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html),
  ])

for (const width of [360, 768, 1440])
  test(`Nothing is found by axe, in any state, at ${width} px`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 800 })
    await context.addCookies([{ name: 'sandbox-latency', value: '1500,0,0', url: baseURL ?? '' }])
    await page.goto('/')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: voiceButton.talk }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connecting')
    expect(await axe(page)).toEqual([])
    await expect(widget(page)).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
    await expect(widget(page).locator('[data-role]').first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    await widget(page).getByRole('button', { name: words.settings }).click()
    await expect(widget(page).getByRole('region', { name: words.settings })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await hangUp(page)
    expect(await axe(page)).toEqual([])
  })

test('Everything that can be touched is at least 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await talk(page)
  const controls = widget(page).locator(
    'button:visible, .vw-controls a:visible, input:visible, select:visible',
  )
  await widget(page).getByRole('button', { name: words.settings }).click()
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      await control.evaluate((node) => node.outerHTML.slice(0, 90)),
    ).toBeGreaterThanOrEqual(44)
  }
})

test('The keyboard alone starts, mutes, asks and hangs up, and focus comes back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: voiceButton.talk }).focus()
  await page.keyboard.press('Enter')
  await expect(widget(page)).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  await expect(widget(page).getByRole('heading').first()).toBeFocused()
  const mute = widget(page).getByRole('button', { name: words.mute })
  await mute.focus()
  await page.keyboard.press('Space')
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await widget(page).getByRole('button', { name: words.hangUp }).focus()
  await page.keyboard.press('Enter')
  await expect(widget(page)).toHaveAttribute('data-state', 'idle')
  await expect(widget(page).getByRole('heading', { name: voiceCopy.summary.title })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: voiceButton.talk })).toBeFocused()
})

test('Escape closes the sound settings and gives the focus back, and never hangs up', async ({ page }) => {
  await page.goto('/')
  await talk(page)
  const settings = widget(page).getByRole('button', { name: words.settings })
  await settings.click()
  await expect(widget(page).getByRole('heading', { name: voiceCopy.settings.title })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(widget(page).getByRole('region', { name: words.settings })).toBeHidden()
  await expect(settings).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(widget(page)).toHaveAttribute('data-state', 'connected')
})

test('A visitor who reads elsewhere keeps the focus when the call begins or ends', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseScenario(context, baseURL, 'assistant-ends-call')
  await page.goto('/')
  await talk(page)
  const elsewhere = page.getByRole('banner').getByRole('link').first()
  await elsewhere.focus()
  await expect(widget(page)).toHaveAttribute('data-state', 'idle', { timeout: 30_000 })
  await expect(elsewhere).toBeFocused()
})

test('Only final lines are read out, in one polite place; the state of the call is told', async ({
  page,
}) => {
  await page.goto('/')
  await talk(page)
  const live = widget(page).locator('[aria-live]')
  await expect(live).toHaveCount(1)
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await expect(widget(page).locator('[data-role][data-partial]').first()).toBeVisible()
  await expect(live).toHaveText('')
  await expect(widget(page).getByRole('status').first()).toHaveText(voiceCopy.announce.connected)
  await expect(widget(page).locator('[data-role]:not([data-partial])').first()).toBeVisible({
    timeout: 20_000,
  })
  await expect(live).toContainText('Callwright: Hello')
})

test.describe('On small and odd screens', () => {
  for (const [name, width, height] of [
    ['320 px wide', 320, 568],
    ['a phone on its side', 740, 340],
  ] as const)
    test(`everything is in sight on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await talk(page)
      const box = await widget(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      for (const control of [
        widget(page).getByRole('button', { name: words.hangUp }),
        widget(page).getByRole('textbox', { name: words.type }),
        widget(page).getByRole('heading').first(),
      ])
        await expect(control).toBeInViewport({ ratio: 1 })
      await expect(widget(page).getByRole('region', { name: words.transcript })).toBeInViewport({
        ratio: 0.99,
      })
    })

  test('text at 200 % keeps the words and the hang-up', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await talk(page)
    await expect(widget(page).getByRole('button', { name: words.hangUp })).toBeInViewport({ ratio: 1 })
    await expect(widget(page).locator('[data-role]').first()).toBeInViewport()
    const panel = page.getByRole('region', { name: voiceCopy.panel })
    expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
  })
})

test('With reduced motion nothing slides, and the same is said', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await talk(page)
  const panel = page.getByRole('region', { name: voiceCopy.panel })
  await expect(panel).toHaveCSS('animation-name', 'none')
  await expect(widget(page).getByText(words.badge, { exact: true })).toBeVisible()
  await expect(widget(page).locator('[data-role]').first()).toBeVisible()
})

test('Works with storage blocked, and stores nothing', async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await talk(page)
  await hangUp(page)
  expect(await context.cookies()).toEqual([])
})
