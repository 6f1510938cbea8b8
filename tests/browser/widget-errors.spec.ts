import type { Page } from '@playwright/test'
import { voiceButton } from '@/content/voice-button'
import { failureWords, type FailureKind } from '@/content/voice-failures'
import { microphoneHelp, voiceCopy } from '@/content/voice'
import { chooseScenario, talk, widget } from '../support/call'
import { expect, test } from '../support/site-test'

const panelOf = (page: Page) => page.getByRole('region', { name: voiceCopy.panel })

/** Everything that a failed start writes; each kind at most once. */
const failureLog = /The voice call failed|was not started|Failed to load resource/

/** Scenario of the sandbox, and how the visitor reads it. */
const refusals: [scenario: string, kind: FailureKind][] = [
  ['api-400', 'refused'],
  ['api-401', 'refused'],
  ['api-402', 'quota'],
  ['api-403', 'refused'],
  ['api-404', 'refused'],
  ['api-429', 'busy-line'],
  ['api-500', 'ours'],
  ['api-malformed-json', 'ours'],
  ['api-no-url', 'ours'],
  ['api-reset', 'unreachable'],
  ['bundle-404', 'load-failed'],
  ['join-refused', 'unreachable'],
  ['join-ejected', 'ejected'],
  ['join-exp-room', 'room-expired'],
  ['join-no-room', 'room-expired'],
  ['join-nbf-room', 'busy-line'],
  ['join-meeting-full', 'room-full'],
  ['join-not-allowed', 'refused'],
  ['join-end-of-life', 'outdated'],
]

test.describe('A call that does not come about', () => {
  for (const [scenario, kind] of refusals)
    test(`says what happened and what to do: ${scenario}`, async ({
      page,
      context,
      baseURL,
      allowConsole,
    }) => {
      allowConsole(/./)
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('The voice call failed')) logged.push(message.text())
      })
      page.on('dialog', () => logged.push('a dialog'))
      await chooseScenario(context, baseURL, scenario)
      await page.goto('/')
      await page.getByRole('button', { name: voiceButton.talk }).click()
      const panel = panelOf(page)
      const { title, ways } = failureWords[kind]
      await expect(panel.getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 })
      await expect(widget(page)).toHaveAttribute('data-state', 'idle')
      await expect(page.getByRole('button', { name: voiceButton.talk })).toBeVisible()
      if (ways.includes('phone')) await expect(panel.getByRole('link', { name: /Call \+/ })).toBeVisible()
      if (ways.includes('book'))
        await expect(panel.getByRole('link', { name: voiceCopy.failure.book })).toBeVisible()
      expect(logged).toHaveLength(1)
      expect(logged[0]).not.toContain('[object Object]')
      await panel.getByRole('button', { name: voiceCopy.failure.dismiss }).click()
      await expect(panel).toBeHidden()
    })

  test('works at the second try, from the card itself', async ({ page, context, baseURL, allowConsole }) => {
    allowConsole(failureLog)
    await chooseScenario(context, baseURL, 'api-500')
    await page.goto('/')
    await page.getByRole('button', { name: voiceButton.talk }).click()
    const retry = panelOf(page).getByRole('button', { name: voiceCopy.failure.retry })
    await expect(retry).toBeVisible({ timeout: 20_000 })
    await chooseScenario(context, baseURL, 'consultant')
    await retry.click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  })
})

test.describe('A call that cannot be tried', () => {
  test('because the page is not secure', async ({ page, allowConsole }) => {
    allowConsole(failureLog)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false })
    })
    await expectRefusal(page, 'insecure-page')
  })

  test('because the browser cannot make calls', async ({ page, allowConsole }) => {
    allowConsole(failureLog)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'RTCPeerConnection', { value: undefined })
    })
    await expectRefusal(page, 'unsupported-browser')
  })

  test('because the visitor is offline; it works when the network is back', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(failureLog)
    await page.goto('/')
    await page.getByRole('button', { name: voiceButton.talk }).hover()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: voiceButton.talk }).click()
    await expect(panelOf(page).getByRole('heading', { name: failureWords.offline.title })).toBeVisible()
    await context.setOffline(false)
    await panelOf(page).getByRole('button', { name: voiceCopy.failure.retry }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  })

  test('because its code did not arrive: said by the button, and tried again', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|ERR_/)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: voiceButton.talk }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'error')
    await expect(widget(page).getByText(voiceButton.loadFailed)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: voiceButton.retry }).click()
    await expect(widget(page)).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
  })
})

test.describe('A call without the microphone', () => {
  for (const [scenario, kind] of [
    ['camera-permissions', 'microphone-denied'],
    ['camera-not-found', 'microphone-missing'],
    ['camera-mic-in-use', 'microphone-in-use'],
  ] as const)
    test(`goes on in writing and says how to mend it: ${scenario}`, async ({
      page,
      context,
      baseURL,
      allowConsole,
    }) => {
      allowConsole(/goes on without something/)
      await chooseScenario(context, baseURL, scenario)
      await page.goto('/')
      await talk(page)
      const notice = widget(page).getByRole('alert')
      await expect(notice).toContainText(failureWords[kind].title)
      await expect(notice).toContainText(
        kind === 'microphone-denied' ? microphoneHelp.chromium : failureWords[kind].advice,
      )
      await expect(notice).toContainText(voiceCopy.notices.typeInstead)
      await expect(widget(page).getByRole('textbox', { name: voiceCopy.connected.type })).toBeEnabled()
    })
})

test.describe('A call that breaks off', () => {
  for (const [scenario, reason] of [
    ['ejected', voiceCopy.summary.reasons.ejected],
    ['room-expires', voiceCopy.summary.reasons['room-expired']],
    ['network-lost-with-error', voiceCopy.summary.reasons['connection-lost']],
    ['assistant-leaves', voiceCopy.summary.reasons['assistant-left']],
  ] as const)
    test(`returns to idle, says why and keeps the transcript: ${scenario}`, async ({
      page,
      context,
      baseURL,
      allowConsole,
    }) => {
      // The media library reports lost connections to its own host, which the page's policy refuses.
      allowConsole(/The voice call failed|goes on without something|sentry/)
      await chooseScenario(context, baseURL, scenario)
      await page.goto('/')
      await page.getByRole('button', { name: voiceButton.talk }).click()
      await expect(panelOf(page).getByRole('heading', { name: voiceCopy.summary.title })).toBeVisible({
        timeout: 40_000,
      })
      await expect(widget(page)).toHaveAttribute('data-state', 'idle')
      await expect(panelOf(page).getByText(reason)).toBeVisible()
      await expect(panelOf(page).getByRole('button', { name: voiceCopy.summary.copy })).toBeVisible()
    })

  test('sound held back by the browser is heard after a tap', async ({
    page,
    context,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/goes on without something/)
    await chooseScenario(context, baseURL, 'autoplay-blocked')
    await page.goto('/')
    await page.getByRole('button', { name: voiceButton.talk }).click()
    const hear = widget(page).getByRole('button', { name: voiceCopy.notices.resumeAudio })
    await expect(hear).toBeVisible({ timeout: 20_000 })
    await hear.click()
    await expect(hear).toBeHidden()
    await expect(widget(page)).toHaveAttribute('data-speaking', 'true', { timeout: 20_000 })
  })
})

test('What is said in a call stays text: markup shows as it is, only safe links can be followed', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseScenario(context, baseURL, 'markup-in-transcript')
  await page.goto('/')
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

async function expectRefusal(page: Page, kind: FailureKind) {
  await page.goto('/')
  await page.getByRole('button', { name: voiceButton.talk }).click()
  await expect(panelOf(page).getByRole('heading', { name: failureWords[kind].title })).toBeVisible()
  await expect(panelOf(page).getByText(failureWords[kind].advice)).toBeVisible()
  await expect(widget(page)).toHaveAttribute('data-state', 'idle')
  await expect(panelOf(page).getByRole('link', { name: /Call \+/ })).toBeVisible()
}
