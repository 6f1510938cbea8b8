import type { Locator, Page } from '@playwright/test'
import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import { axeViolations } from '../support/axe'
import {
  CALL_PAGE,
  beInCall,
  callNote,
  chooseScenario,
  hangUp,
  holdConnecting,
  callQuickly,
  talk,
  widget,
} from '../support/call'
import { blockStorage } from '../support/page-visit'
import { describeReading, expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'

const words = voiceCopy.connected

callQuickly(test)

const axe = (page: Page) => axeViolations(page, { include: 'aside:has([data-voice-widget])' })

for (const width of [360, 1440])
  test(
    `Nothing is found by axe, in any state, at ${width} px`,
    { tag: width > 720 ? '@exhaustive' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const release = await holdConnecting(page)
      await page.goto(CALL_PAGE)
      expect(await axe(page)).toEqual([])
      await page.getByRole('button', { name: voiceButton.talk }).click()
      await expect(widget(page)).toHaveAttribute('data-state', 'connecting')
      expect(await axe(page)).toEqual([])
      release()
      await expect(widget(page)).toHaveAttribute('data-state', 'connected')
      await expect(widget(page).locator('[data-role]').first()).toBeVisible()
      expect(await axe(page)).toEqual([])
      await widget(page).getByRole('button', { name: words.settings }).click()
      await expect(widget(page).getByRole('region', { name: words.settings })).toBeVisible()
      expect(await axe(page)).toEqual([])
      await hangUp(page)
      expect(await axe(page)).toEqual([])
    },
  )

test('The keyboard alone starts, mutes, asks and hangs up, and focus comes back', async ({ page }) => {
  await page.goto(CALL_PAGE)
  await page.getByRole('button', { name: voiceButton.talk }).focus()
  await page.keyboard.press('Enter')
  await expect(widget(page)).toHaveAttribute('data-state', 'connected')
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

test('A visitor who reads elsewhere keeps the focus when the call begins or ends', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseScenario(context, baseURL, 'assistant-ends-call')
  await page.goto(CALL_PAGE)
  await talk(page)
  const elsewhere = page.getByRole('banner').getByRole('link').first()
  await elsewhere.focus()
  await expect(widget(page)).toHaveAttribute('data-state', 'idle')
  await expect(elsewhere).toBeFocused()
})

describeReading('terms', 'In a call that goes on', () => {
  test.beforeEach(({ page }) => beInCall(page))
  test.afterEach(async ({ page }) => {
    await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null })
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  test('Escape closes the sound settings and returns the focus, and never hangs up', async ({ page }) => {
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

  test('On small and odd screens everything is in view and large enough to touch', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    const panel = page.getByRole('region', { name: voiceCopy.panel })
    const hangUpButton = widget(page).getByRole('button', { name: words.hangUp })

    for (const [name, width, height, letterSpacing] of [
      ['320 px wide', 320, 568, ''],
      ['a phone on its side', 740, 340, ''],
      ['a phone on its side, with a wider face', 740, 340, '.08em'],
    ] as const)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height })
        await widget(page).evaluate(
          (root, spacing) => void ((root as HTMLElement).style.letterSpacing = spacing),
          letterSpacing,
        )
        for (const control of [
          hangUpButton,
          widget(page).getByRole('textbox', { name: words.type }),
          widget(page).getByRole('heading').first(),
        ])
          await expect(control).toBeInViewport({ ratio: 1 })
        await expect(widget(page).getByRole('region', { name: words.transcript })).toBeInViewport({
          ratio: 0.99,
        })
        const box = await widget(page).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        expect(box?.y).toBeGreaterThanOrEqual(0)
        await widget(page).evaluate((root) => void ((root as HTMLElement).style.letterSpacing = ''))
      })

    await test.step('every control is at least 44 px', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await widget(page).getByRole('button', { name: words.settings }).click()
      const controls = widget(page).locator('button:visible, footer a:visible, input:visible, select:visible')
      for (const control of await controls.all()) {
        const box = await control.boundingBox()
        expect(
          Math.min(box?.width ?? 0, box?.height ?? 0),
          await control.evaluate((node) => node.outerHTML.slice(0, 90)),
        ).toBeGreaterThanOrEqual(44)
      }
      await page.keyboard.press('Escape')
    })

    await test.step('text at 200 % keeps the words and the hang-up', async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expect(hangUpButton).toBeInViewport({ ratio: 1 })
      // The newest: the transcript follows what is said.
      await expect(widget(page).locator('[data-role]').last()).toBeInViewport()
      expect(await panel.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    })
  })

  test('At 400 % zoom no part of a call lies over another, and each can be scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    const transcript = widget(page).locator('.vw-transcript')
    const field = widget(page).getByRole('textbox', { name: words.type })
    await field.focus()
    await expect(field).toBeInViewport({ ratio: 1 })
    const said = (await transcript.boundingBox())!
    expect(said.y + said.height).toBeLessThanOrEqual((await field.boundingBox())!.y)
  })

  test('In forced colours the words on every control can be read', async ({ page }) => {
    const contrastOf = async (control: Locator) => {
      const picture = (await control.screenshot()).toString('base64')
      return page.evaluate(async (encoded) => {
        const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        // The middle, without the edge and the icon before the words.
        const [left, top] = [Math.round(bitmap.width * 0.4), Math.round(bitmap.height * 0.3)]
        const area = [left, top, Math.round(bitmap.width * 0.4), Math.round(bitmap.height * 0.4)] as const
        const { data = new Uint8ClampedArray() } = context?.getImageData(...area) ?? {}
        const greens = data.filter((_value, index) => index % 4 === 1)
        return Math.max(...greens) - Math.min(...greens)
      }, picture)
    }
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        // Each with its icon, which is alone where longer words do not fit.
        const controls = widget(page).locator('.vw-controls')
        for (const control of [
          controls.getByRole('button', { name: words.hangUp, exact: true }),
          controls.getByRole('link', { name: words.book, exact: true }),
        ])
          expect(await contrastOf(control)).toBeGreaterThan(120)
      })
  })

  test('With reduced motion nothing slides, and the same is announced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const panel = page.getByRole('region', { name: voiceCopy.panel })
    await expect(panel).toHaveCSS('animation-name', 'none')
    await expect(widget(page).getByText(words.badge, { exact: true })).toBeVisible()
    await expect(widget(page).locator('[data-role]').first()).toBeVisible()
  })
})

freshPageTest(
  'Above an on-screen keyboard the words, the box to type in and the hang-up stay in sight',
  async ({ page }) => {
    // As phones do it: the window keeps its size, and less of it can be seen.
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
      Object.defineProperty(window, 'visualViewport', { value: seen })
    })
    await page.goto(CALL_PAGE)
    await talk(page)
    const input = widget(page).getByRole('textbox', { name: words.type })
    const hangUpButton = widget(page).getByRole('button', { name: words.hangUp })
    const transcript = widget(page).getByRole('region', { name: words.transcript })
    const keyboard = (heightPx: number) =>
      page.evaluate((covered) => {
        const seen = window.visualViewport
        if (seen) Object.assign(seen, { height: window.innerHeight - covered })
        seen?.dispatchEvent(new Event('resize'))
      }, heightPx)
    const edges = async (part: Locator) => {
      const box = await part.boundingBox()
      return { top: box?.y ?? NaN, foot: (box?.y ?? NaN) + (box?.height ?? NaN) }
    }
    for (const [name, width, height, covered] of [
      ['upright', 360, 740, 320],
      ['small', 320, 568, 253],
      ['on its side', 740, 360, 200],
    ] as const)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height })
        await keyboard(0)
        await input.click()
        const rest = await edges(hangUpButton)
        await keyboard(covered)
        // One above the other, from the top of what can be seen to its foot.
        let above = 0
        for (const part of [transcript, input, hangUpButton]) {
          const { top, foot } = await edges(part)
          expect(top).toBeGreaterThanOrEqual(above)
          expect(foot - top).toBeGreaterThanOrEqual(44)
          above = foot
        }
        expect(above).toBeLessThanOrEqual(height - covered)
        await keyboard(0)
        expect(await edges(hangUpButton)).toEqual(rest)
      })
  },
)

test(
  'In a window of 640 px the panel of a call never covers the whole of what has the focus',
  { tag: '@exhaustive' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 })
    await page.goto('/pricing/')
    await talk(page)
    const covered = await page.evaluate(async () => {
      const panel = document.querySelector('.vw-panel')?.getBoundingClientRect()
      const found: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>(
        'main :is(a, button, summary, input), footer a',
      )) {
        if (element.closest('.vw-panel') || !element.checkVisibility()) continue
        element.focus()
        await new Promise(requestAnimationFrame)
        const { top, bottom, left, right } = element.getBoundingClientRect()
        if (panel && left >= panel.left && right <= panel.right && top >= panel.top && bottom <= panel.bottom)
          found.push(element.textContent)
      }
      return found
    })
    expect(covered).toEqual([])
  },
)

freshPageTest(
  'Works with storage blocked, where a refusal of recording holds for the calls of the page',
  { tag: '@exhaustive' },
  async ({ page, context }) => {
    await blockStorage(page)
    const mayRecord: boolean[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/call/web'))
        mayRecord.push(request.postDataJSON().assistantOverrides?.artifactPlan?.recordingEnabled ?? true)
    })
    await page.goto(CALL_PAGE)
    await talk(page)
    await widget(page).getByRole('button', { name: voiceCopy.recording.stop }).click()
    await expect(widget(page).getByText(words.disclosureUnrecorded)).toBeVisible()
    await hangUp(page)
    await page.keyboard.press('Escape')
    await talk(page)
    await hangUp(page)
    expect(mayRecord).toEqual([true, false, false])
    expect((await context.cookies()).filter(({ name }) => !name.startsWith('sandbox-'))).toEqual([])
  },
)

freshPageTest('While a call’s code loads, the words about privacy stay in sight', async ({ page }) => {
  await page.goto(CALL_PAGE)
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', () => new Promise(() => {}))
  await page.getByRole('button', { name: voiceButton.talk }).click()
  const cancel = widget(page).getByRole('button', { name: voiceButton.cancel })
  const note = callNote(page)
  for (const width of [360, 1000, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await expect(cancel).toBeInViewport({ ratio: 1 })
      const overlap = await cancel.evaluate(
        (button, text) => {
          const words = document.createRange()
          words.selectNodeContents(text as Element)
          const own = button.getBoundingClientRect()
          return [...words.getClientRects()].some(
            (line) =>
              line.right > own.left &&
              line.left < own.right &&
              line.bottom > own.top &&
              line.top < own.bottom,
          )
        },
        await note.elementHandle(),
      )
      expect(overlap).toBe(false)
      expect((await note.boundingBox())?.height).toBeLessThanOrEqual(72)
    })
})
