import type { Page } from '@playwright/test'
import { voiceButton } from '@/content/voice-button'
import { voiceCopy } from '@/content/voice'
import { RECOVERY_ACTIONS } from '@/components/voice/panel/recovery-actions'
import { contact } from '@/lib/booking/contact'
import { createVoiceError, visitorText } from '@/lib/voice/error-messages'
import type { VoiceErrorCode } from '@/lib/voice/errors'
import { CALL_PAGE, chooseScenario, hangUp, setPace, talk, widget } from '../support/call'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/shared-page-test'
import { test as freshPageTest } from '../support/site-test'
import { sentencePattern } from '../support/shown-text'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
freshPageTest.use({ contextOptions: { reducedMotion: 'reduce' } })

const panelOf = (page: Page) => page.getByRole('region', { name: voiceCopy.panel })

/** Everything that a failed start writes; each kind at most once. */
const failureLog = /The voice call failed|was not started|Failed to load resource/

/** What the widget writes to the console from now on: one entry for each failure, whatever its kind. */
function entriesOf(page: Page): string[] {
  const entries: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('The voice call')) entries.push(message.text())
  })
  return entries
}

/**
 * Scenarios of the sandbox, one of each kind, and the error that the visitor reads about. The error of
 * every scenario is tested in tests/browser/voice-faults.spec.ts, the text and next step of every error in
 * tests/unit/voice-widget/view.test.ts.
 */
const REFUSALS: [scenario: string, code: VoiceErrorCode][] = [
  ['api-402', 'payment-required'],
  ['api-malformed-json', 'bad-response'],
  ['api-reset', 'network'],
  ['bundle-404', 'media-load'],
  ['join-ejected', 'ejected'],
  ['join-meeting-full', 'room-full'],
]

test.beforeEach(({ context, baseURL }) => setPace(context, baseURL))

test.describe('A call that cannot be started', () => {
  test('says what happened and what to do, in a card that can be closed, and is logged once', async ({
    page,
    context,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/./)
    const logged = entriesOf(page)
    page.on('dialog', () => logged.push('a dialog'))
    await page.goto(CALL_PAGE)
    const panel = panelOf(page)
    for (const [scenario, code] of REFUSALS)
      await test.step(scenario, async () => {
        logged.length = 0
        await chooseScenario(context, baseURL, scenario)
        await page.getByRole('button', { name: voiceButton.talk }).click()
        const { title } = createVoiceError({ code, stage: 'initialization' }).visitorText
        const actions = RECOVERY_ACTIONS[code]
        await expect(panel.getByRole('heading', { name: title })).toBeVisible()
        await expect(widget(page)).toHaveAttribute('data-state', 'idle')
        await expect(page.getByRole('button', { name: voiceButton.talk })).toBeVisible()
        if (actions.includes('phone') && contact.phone)
          await expect(panel.getByRole('link', { name: contact.phone! })).toBeVisible()
        if (actions.includes('book'))
          await expect(panel.getByRole('link', { name: voiceCopy.failure.book })).toBeVisible()
        expect(logged).toHaveLength(1)
        expect(logged[0]).not.toContain('[object Object]')
        await panel.getByRole('button', { name: voiceCopy.failure.dismiss }).click()
        await expect(panel).toBeHidden()
      })
    await test.step('works at the second try, from the card itself', async () => {
      await chooseScenario(context, baseURL, 'api-500')
      await page.getByRole('button', { name: voiceButton.talk }).click()
      const retry = panel.getByRole('button', { name: voiceCopy.failure.retry })
      await expect(retry).toBeVisible()
      await chooseScenario(context, baseURL, 'consultant')
      await retry.click()
      await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    })
  })
})

test.describe('All lines are busy', () => {
  // A page of its own: the clock that is installed stays in it.
  freshPageTest(
    'the visitor reads when a line may be free, writes meanwhile, and calls with a tap of their own',
    async ({ page, context, baseURL, allowConsole }) => {
      allowConsole(failureLog)
      const starts: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/call/web')) starts.push(request.url())
      })
      await page.clock.install()
      await chooseScenario(context, baseURL, 'api-429')
      await page.goto(CALL_PAGE)
      await page.getByRole('button', { name: voiceButton.talk }).click()
      const panel = panelOf(page)
      await expect(panel.getByRole('timer')).toHaveText(
        sentencePattern(voiceCopy.busy.wait, { time: '(?:1:00|0:5\\d)' }),
      )

      await panel.getByRole('button', { name: voiceCopy.chat.typeInstead }).click()
      await expect(widget(page).locator('[data-view="chat"]')).toBeVisible()
      await expect(panel.getByRole('timer')).toHaveText(sentencePattern(voiceCopy.busy.wait, {}))
      await page.clock.runFor(61_000)
      await expect(panel.getByRole('status').filter({ hasText: voiceCopy.busy.free })).toBeVisible()
      expect(starts).toHaveLength(1)

      await chooseScenario(context, baseURL, 'consultant')
      await panel.getByRole('button', { name: voiceCopy.chat.talkInstead }).click()
      await expect(widget(page)).toHaveAttribute('data-state', 'connected')
      await expect(panel.getByText(voiceCopy.busy.free)).toBeHidden()
      expect(starts).toHaveLength(2)
    },
  )
})

test.describe('A call that is refused before it is tried', () => {
  freshPageTest('on an insecure page or without WebRTC, logged once', async ({ page, allowConsole }) => {
    allowConsole(failureLog)
    const logged = entriesOf(page)
    const panel = panelOf(page)
    const isRefused = (code: VoiceErrorCode) =>
      test.step(code, async () => {
        logged.length = 0
        await page.getByRole('button', { name: voiceButton.talk }).click()
        await expect(panel.getByRole('heading', { name: visitorText(code).title })).toBeVisible()
        await expect(panel.getByText(visitorText(code).advice)).toBeVisible()
        await expect(widget(page)).toHaveAttribute('data-state', 'idle')
        await expect(panel.locator('a[href^="tel:"]')).toBeVisible({
          visible: Boolean(contact.phone),
        })
        expect(logged).toEqual([`The voice call was not started: ${code}`])
      })
    await page.goto(CALL_PAGE)
    await page.evaluate(() => Object.defineProperty(window, 'RTCPeerConnection', { value: undefined }))
    await isRefused('unsupported-browser')
    // From the start of a new document, which can make calls.
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
    await page.goto(CALL_PAGE)
    await isRefused('insecure-page')
  })

  freshPageTest(
    'because the visitor is offline, logged once, until the network is back',
    async ({ page, context, allowConsole }) => {
      allowConsole(failureLog)
      const logged = entriesOf(page)
      await page.goto(CALL_PAGE)
      await hydrated(page)
      // The call machine is the last thing that intent fetches.
      const code = page.waitForResponse(/call-machine-object-bundle/)
      await page.getByRole('button', { name: voiceButton.talk }).hover()
      await code
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('button', { name: voiceButton.talk }).click()
      await expect(panelOf(page).getByRole('heading', { name: visitorText('offline').title })).toBeVisible()
      await context.setOffline(false)
      await panelOf(page).getByRole('button', { name: voiceCopy.failure.retry }).click()
      await expect(widget(page)).toHaveAttribute('data-state', 'connected')
      expect(logged).toEqual(['The voice call was not started: offline'])
    },
  )

  freshPageTest(
    'because its code did not arrive: said by the button, and tried again',
    async ({ page, context, allowConsole }) => {
      allowConsole(/Failed to load resource|ERR_|Nothing will move/)
      await page.goto(CALL_PAGE)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('button', { name: voiceButton.talk }).click()
      await expect(widget(page)).toHaveAttribute('data-state', 'error')
      await expect(widget(page).getByText(voiceButton.loadFailed)).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('button', { name: voiceButton.retry }).click()
      await expect(widget(page)).toHaveAttribute('data-state', 'connected')
    },
  )
})

test('A call without the microphone continues in writing, says how to fix it, and is logged once', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/goes on without something/)
  const logged = entriesOf(page)
  await page.goto(CALL_PAGE)
  for (const [scenario, code] of [
    ['camera-permissions', 'microphone-denied'],
    ['camera-not-found', 'microphone-missing'],
    ['camera-mic-in-use', 'microphone-in-use'],
  ] as const)
    await test.step(scenario, async () => {
      logged.length = 0
      await chooseScenario(context, baseURL, scenario)
      await talk(page)
      const notice = widget(page).getByRole('alert')
      const { title, advice } = visitorText(code)
      await expect(notice).toContainText(title)
      await expect(notice).toContainText(
        code === 'microphone-denied' ? voiceCopy.microphoneHelp.chromium : advice,
      )
      await expect(notice).toContainText(voiceCopy.notices.typeInstead)
      await expect(widget(page).getByRole('textbox', { name: voiceCopy.connected.type })).toBeEnabled()
      expect(logged).toHaveLength(1)
      await hangUp(page)
    })
})

test.describe('A call that is lost', () => {
  const { reasons } = voiceCopy.summary
  const ends: [scenario: string, reason: string, entries: number][] = [
    ['network-lost-with-error', visitorText('connection-lost').title, 1],
    ['assistant-ends-call', reasons.assistant, 0],
  ]
  test('returns to idle, says why and who ended it, keeps the transcript, and is logged once if it failed', async ({
    page,
    context,
    baseURL,
    allowConsole,
  }) => {
    // The media library reports lost connections to its own host, which the page's policy refuses.
    allowConsole(/The voice call failed|goes on without something|sentry/)
    const logged = entriesOf(page)
    await page.goto(CALL_PAGE)
    for (const [scenario, reason, entries] of ends)
      await test.step(scenario, async () => {
        logged.length = 0
        await chooseScenario(context, baseURL, scenario)
        await page.getByRole('button', { name: voiceButton.talk }).click()
        await expect(panelOf(page).getByText(reason)).toBeVisible()
        await expect(panelOf(page).getByRole('heading', { name: voiceCopy.summary.title })).toBeVisible()
        await expect(widget(page)).toHaveAttribute('data-state', 'idle')
        await expect(panelOf(page).getByRole('button', { name: voiceCopy.summary.copy })).toBeVisible()
        expect(logged).toHaveLength(entries)
      })
  })

  test('audio that the browser blocks is heard after a tap, and is logged once', async ({
    page,
    context,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/goes on without something/)
    const logged = entriesOf(page)
    await chooseScenario(context, baseURL, 'autoplay-blocked')
    await page.goto(CALL_PAGE)
    await page.getByRole('button', { name: voiceButton.talk }).click()
    const hear = widget(page).getByRole('button', { name: voiceCopy.notices.resumeAudio })
    await expect(hear).toBeVisible()
    await hear.click()
    await expect(hear).toBeHidden()
    // On a slow machine the greeting may be over by now.
    const question = page.getByRole('textbox', { name: voiceCopy.connected.type })
    await question.fill('What does it cost?')
    await question.press('Enter')
    await expect(widget(page)).toHaveAttribute('data-speaking', 'true')
    expect(logged).toEqual([expect.stringContaining('goes on without something')])
  })
})

test('What is said stays text: only safe links can be followed', async ({ page, context, baseURL }) => {
  await chooseScenario(context, baseURL, 'markup-in-transcript')
  await page.goto(CALL_PAGE)
  const title = await page.title()
  await talk(page)
  const lines = widget(page).locator('[data-role="assistant"]')
  await expect(lines.first()).toContainText('<img src=x onerror="document.title=1">')
  await expect(lines.locator('img, script, b')).toHaveCount(0)
  const links = lines.locator('a')
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', 'https://cal.example.com/callwright/discovery')
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(links.last()).toHaveAttribute('href', 'tel:+15550100142')
  expect(await page.title()).toBe(title)
})
