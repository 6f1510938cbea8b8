import { brand } from '@/content/brand'
import { facts } from '@/content/facts'
import { counted } from '@/content/format'
import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import {
  CALL_PAGE,
  beInCall,
  callNote,
  chooseScenario,
  farEndHears,
  hangUp,
  holdConnecting,
  callQuickly,
  setPace,
  markMicrophoneRequests,
  pill,
  talk,
  widget,
} from '../support/call'
import { describeReading, expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'
import { sentencePattern } from '../support/shown-text'
import { isOurs } from '../support/while-sample'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
freshPageTest.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = voiceCopy.connected

callQuickly(test)

test.describe('Before a call', () => {
  test('the button stands in a widget 280 px wide, with a note on what is recorded', async ({ page }) => {
    await page.goto(CALL_PAGE)
    await expect(widget(page)).toHaveAttribute('data-state', 'idle')
    await expect(widget(page)).toHaveAttribute('data-speaking', 'false')
    expect((await widget(page).boundingBox())?.width).toBe(280)
    const region = page.getByRole('complementary', { name: voiceButton.region })
    await pill(page).hover()
    await expect(region.getByText(voiceButton.note)).toBeVisible()
    await expect(region.getByRole('link', { name: voiceButton.privacy })).toHaveAttribute(
      'href',
      /\/privacy\/$/,
    )
  })

  freshPageTest(
    'nothing of a call is in the page before the visitor shows intent, and nothing is asked of the microphone until the click',
    async ({ page }) => {
      const asked: string[] = []
      const scripts: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      page.on('response', (response) => {
        // What is fetched ahead has no text before it is used.
        if (response.request().resourceType() === 'script')
          response.text().then(
            (code) => scripts.push(code),
            () => undefined,
          )
      })
      const hasMediaCode = () => scripts.some((code) => code.includes('callObjectBundleUrlOverride'))
      await markMicrophoneRequests(page)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await expect.poll(() => scripts.length).toBeGreaterThan(0)
      expect(hasMediaCode()).toBe(false)
      const before = asked.length
      await page.getByRole('button', { name: voiceButton.talk }).hover()
      await expect.poll(hasMediaCode).toBe(true)
      await expect.poll(() => asked.filter((path) => path.includes('call-machine')).length).toBe(1)
      expect(asked.slice(0, before).filter((path) => path.includes('sandbox'))).toEqual([])
      expect(asked.filter((path) => path.endsWith('/call/web'))).toEqual([])
      await expect(page.locator('html')).not.toHaveAttribute('data-microphone-asked')
    },
  )

  test('the pill says in one line what a call does, and covers nothing at the end', async ({ page }) => {
    await page.goto(CALL_PAGE)
    for (const width of [320, 360, 768, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => {
          window.scrollTo({ top: 0, behavior: 'instant' })
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        })
        const words = width > 720 ? voiceButton.note : voiceButton.noteShort
        const note = callNote(page)
        const isBar = width < 768
        const pillWidth = async () => (await pill(page).boundingBox())?.width
        if (isBar) await expect.poll(pillWidth).toBe(width)
        else await expect.poll(pillWidth).toBeLessThanOrEqual(52)
        await page.getByRole('button', { name: voiceButton.talk }).focus()
        const line = note.getByText(words, { exact: true })
        await expect(line).toBeVisible()
        // An agency's own words may be longer.
        if (isOurs(brand)) expect((await line.boundingBox())?.height).toBeLessThan(24)
        const bar = await pill(page).boundingBox()
        expect(bar?.x).toBeGreaterThanOrEqual(0)
        // A wide window has room for it in the margin.
        const isInMargin = width >= 1040
        if (isInMargin) expect(bar?.x).toBeGreaterThanOrEqual(width - 72)
        else expect(bar?.height).toBeLessThanOrEqual(56)
        const button = await page.getByRole('button', { name: voiceButton.talk }).boundingBox()
        const link = await note.getByRole('link').boundingBox()
        if (isBar) expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
        else expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        const footer = await page.getByRole('contentinfo').boundingBox()
        if (!isInMargin)
          expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
      })
  })
})

test.describe('A call', () => {
  test('says what is happening while it connects, and can be cancelled at once', async ({ page }) => {
    await holdConnecting(page)
    await page.goto(CALL_PAGE)
    await page.getByRole('button', { name: voiceButton.talk }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connecting')
    const panel = page.getByRole('region', { name: voiceCopy.panel })
    await expect(panel.getByRole('heading', { name: voiceCopy.connecting.title })).toBeFocused()
    await expect(panel.getByText(voiceCopy.connecting.steps.requesting)).toBeVisible()
    await expect(panel.getByText(voiceButton.consent)).toBeVisible()
    expect((await panel.boundingBox())?.width).toBe(280)
    await panel.getByRole('button', { name: voiceCopy.connecting.cancel }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'idle')
    await expect(page.getByRole('button', { name: voiceButton.talk })).toBeFocused()
    await expect(panel).toBeHidden()
  })

  test('shows who speaks and the transcript, in a panel 320 px wide that can be made small, reads out final lines only, offers a booking, and asks nothing of another host', async ({
    page,
    foreignRequests,
  }) => {
    await page.goto(CALL_PAGE)
    await talk(page)
    // In one look: a line is still being spoken, and nothing of it is read out.
    await page.waitForFunction(() => {
      const widget = document.querySelector('[data-voice-widget]')
      return (
        widget?.querySelector('[data-role][data-partial]') &&
        widget.querySelector('[aria-live]')?.textContent === ''
      )
    })
    await expect(widget(page).getByText(words.badge, { exact: true })).toBeVisible()
    await expect(widget(page).getByRole('heading', { name: words.speaking })).toBeVisible()
    await expect(widget(page)).toHaveAttribute('data-speaking', 'true')
    const live = widget(page).locator('[aria-live]')
    await expect(live).toHaveCount(1)
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await expect(live).toContainText(`${facts.name}: Hello`)
    await expect(widget(page).getByRole('status').first()).toHaveText(voiceCopy.announce.connected)
    const panel = page.getByRole('region', { name: voiceCopy.panel })
    expect((await panel.boundingBox())?.width).toBe(320)
    expect((await widget(page).getByRole('region', { name: words.transcript }).boundingBox())?.height).toBe(
      192,
    )
    await expect(widget(page).locator('[data-role="assistant"][data-partial="true"]').first()).toBeVisible()
    await expect(widget(page).locator('[data-role="assistant"]:not([data-partial])').first()).toBeVisible()
    await expect(widget(page).getByRole('heading', { name: words.listening })).toBeVisible()
    await expect(widget(page)).toHaveAttribute('data-speaking', 'false')
    // The consultant hears the visitor, and answers.
    await expect(widget(page).locator('[data-role="user"]').first()).toContainText(/\w{3,}/)
    await expect(widget(page).locator('[data-role="assistant"]').nth(1)).toContainText(/\w{3,}/)

    const book = widget(page).getByRole('link', { name: words.book })
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('href', /^https:/)
    await expect(book).toHaveAttribute('rel', /noopener/)

    const tall = (await widget(page).boundingBox())?.height ?? 0
    await widget(page).getByRole('button', { name: words.minimise }).click()
    await expect(widget(page).getByRole('region', { name: words.transcript })).toBeHidden()
    await expect(widget(page).getByRole('button', { name: words.hangUp })).toBeVisible()
    expect((await widget(page).boundingBox())?.height).toBeLessThan(tall - 192)
    await widget(page).getByRole('button', { name: words.restore }).click()
    await expect(widget(page).getByRole('region', { name: words.transcript })).toBeVisible()
    await hangUp(page)
    expect(foreignRequests).toEqual([])
  })

  test(
    'marks the lines that the visitor interrupted, visibly and for screen readers',
    { tag: '@exhaustive' },
    async ({ page, context, baseURL }) => {
      await chooseScenario(context, baseURL, 'interruption')
      // At normal speed the assistant speaks for longer than the visitor in the recording is silent.
      await setPace(context, baseURL, 1)
      await page.goto(CALL_PAGE)
      await talk(page)
      // The recorded visitor may speak over the assistant twice.
      const cut = widget(page).locator('[data-role="assistant"][data-interrupted]').first()
      await expect(cut).toContainText(words.interrupted)
      await expect(cut).not.toContainText('quite all right.')
      await expect(widget(page).locator('[data-live-lines]')).toContainText(`(${words.interrupted})`)
      await expect(
        widget(page).locator('[data-role="assistant"]:not([data-interrupted])').last(),
      ).toBeVisible()
    },
  )

  freshPageTest('goes on through page changes and beside another call', async ({ page, context }) => {
    await page.goto(CALL_PAGE)
    await talk(page)
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('navigate', { detail: 'pricing' })))
    await expect(page.locator('main[data-page="pricing"]')).toBeVisible()
    await page.goBack()
    await expect(page.locator('main[data-page="terms"]')).toBeVisible()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    expect(await page.evaluate(() => window.sandboxFarEnd !== undefined)).toBe(true)

    const second = await context.newPage()
    await second.goto(CALL_PAGE)
    await talk(second)
    await second.bringToFront()
    await expect(widget(page).locator('[data-role="assistant"]:not([data-partial])').first()).toBeVisible()
    await hangUp(second)
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
  })

  test('shows a lost connection, and continues when it is restored', async ({ page, context, baseURL }) => {
    await chooseScenario(context, baseURL, 'long-interruption')
    await page.goto(CALL_PAGE)
    await talk(page)
    await expect(widget(page).getByRole('heading', { name: words.reconnecting })).toBeVisible()
    await expect(widget(page).getByText(words.reconnectingHint)).toBeVisible()
    await expect(widget(page).getByRole('button', { name: words.hangUp })).toBeVisible()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    await expect(widget(page).getByText(words.badge, { exact: true })).toBeVisible()
  })
})

describeReading('terms', 'A call that goes on', () => {
  test.beforeEach(({ page }) => beInCall(page))

  test('takes a typed question, shows it in the transcript and answers it', async ({ page }) => {
    const input = widget(page).getByRole('textbox', { name: words.type })
    await input.fill('How do I book an appointment?')
    await input.press('Enter')
    await expect(input).toHaveValue('')
    await expect(widget(page).locator('[data-role="user"]', { hasText: 'How do I book' })).toBeVisible()
    await expect(
      widget(page).locator('[data-role="assistant"]', {
        hasText: `${counted(facts.discoveryCall.minutes, 'minute')} and free`,
      }),
    ).toBeVisible()
  })

  test('sends no sound while muted, by button and by shortcut', async ({ page }) => {
    const mute = widget(page).getByRole('button', { name: words.mute })
    const heard = () => page.evaluate(() => window.sandboxFarEnd?.callerLevel() ?? 0)
    await farEndHears(page)
    await mute.click()
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(heard).toBeLessThan(0.01)
    await page.keyboard.press('Alt+m')
    await expect(mute).toHaveAttribute('aria-pressed', 'false')
    await farEndHears(page)
  })
})

test.describe('After a call', () => {
  freshPageTest(
    'the widget is idle, the transcript is gone from it and can be kept, and a new call begins without it',
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(CALL_PAGE)
      await talk(page)
      // A greeting that is cut within its first sentence is not kept.
      await expect(widget(page).locator('[data-role]').first()).toContainText(/Hello.*\./)
      // A call of less than a second has no length worth telling.
      await expect(widget(page).getByRole('timer')).toHaveText(/[1-9]/)
      await widget(page).getByRole('textbox', { name: words.type }).fill('Only in the first call')
      await page.keyboard.press('Enter')
      await hangUp(page)
      await expect(widget(page).locator('[data-role]')).toHaveCount(0)
      const panel = page.getByRole('region', { name: voiceCopy.panel })
      await expect(panel.getByRole('heading', { name: voiceCopy.summary.title })).toBeFocused()
      await expect(
        panel.getByText(sentencePattern(voiceCopy.summary.lasted, { time: '\\d+ .+', price: '.*[1-9].*' })),
      ).toBeVisible()
      await panel.getByRole('button', { name: voiceCopy.summary.copy }).click()
      await expect(panel.getByRole('button', { name: voiceCopy.summary.copied })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(
        new RegExp(
          `^${voiceCopy.summary.fileTitle}, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC[+-]\\d\\d:\\d\\d, \\d:\\d\\d\n\n\\[\\d:\\d\\d\\] ${facts.name}: Hello`,
        ),
      )
      const download = page.waitForEvent('download')
      await panel.getByRole('button', { name: voiceCopy.summary.download }).click()
      expect((await download).suggestedFilename()).toMatch(
        new RegExp(`^${voiceCopy.summary.fileName}-\\S+\\.txt$`),
      )
      await expect(panel.getByRole('link', { name: voiceCopy.summary.book })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: voiceButton.talk })).toBeFocused()
      await talk(page)
      await expect(widget(page).getByText('Only in the first call')).toHaveCount(0)
    },
  )
})
