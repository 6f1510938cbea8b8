import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import type { BehaviourName } from '@/scripts/sandbox/platform/behaviours'
import { PLATFORM_COOKIE } from '@/scripts/sandbox/settings'
import { createDeferred } from './deferred'
import type { test as siteTest } from './site-test'

/** Where calls are tried: the widget is the same on every page, and this one costs the browser least. */
export const CALL_PAGE = '/terms/'

/** The voice widget as a visitor meets it. */
export const widget = (page: Page): Locator => page.locator('[data-voice-widget]')

/** The region at the foot of the window that holds the widget and the note on what a call does. */
export const consultant = (page: Page): Locator =>
  page.getByRole('complementary', { name: voiceButton.region })

/** The note that says who answers and what is kept of a call, with its link to the privacy policy. */
export const callNote = (page: Page): Locator =>
  consultant(page)
    .getByRole('paragraph')
    .filter({ has: page.getByRole('link', { name: voiceButton.privacy }) })
    .first()

/** The bar that holds the note and the widget in one line. */
export const pill = (page: Page): Locator => callNote(page).locator('..')

/** Has the sandbox play a scenario for the calls of this browser context (docs/sandbox.md). */
export async function chooseScenario(context: BrowserContext, baseURL: string | undefined, scenario: string) {
  await context.addCookies([{ name: 'sandbox-scenario', value: scenario, url: baseURL ?? '' }])
}

/** Holds back the request for a web call until it is released, so that a test can look at the widget meanwhile. */
export async function holdConnecting(page: Page): Promise<() => void> {
  const release = createDeferred()
  await page.route('**/call/web', async (route) => {
    await release.promise
    // After a cancelled start the request no longer exists.
    await route.continue().catch(() => undefined)
  })
  return release.resolve
}

/** Has the far end speak and wait `pace` times faster than normal. */
export async function setPace(context: BrowserContext, baseURL: string | undefined, pace = 4) {
  await context.addCookies([{ name: 'sandbox-pace', value: String(pace), url: baseURL ?? '' }])
}

/** Has the sandbox's platform behave in one of its ways (docs/sandbox.md). The consultation is tested on an unkind one. */
export async function choosePlatform(
  context: BrowserContext,
  baseURL: string | undefined,
  behaviour: BehaviourName = 'unkind',
) {
  await context.addCookies([{ name: PLATFORM_COOKIE, value: behaviour, url: baseURL ?? '' }])
}

/** Has every test of a file make quick calls, on an unkind platform or one that behaves in another way. */
export const callQuickly = (test: typeof siteTest, behaviour?: BehaviourName) =>
  test.beforeEach(async ({ context, baseURL }) => {
    await setPace(context, baseURL)
    await choosePlatform(context, baseURL, behaviour)
  })

/** Has each page mark its `html` element with `data-microphone-asked` once the microphone is asked for. */
export const markMicrophoneRequests = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = (constraints) => {
      document.documentElement.dataset.microphoneAsked = ''
      return open(constraints)
    }
  })

/**
 * Waits until the far end hears the visitor. It looks in each frame: the microphone's recording is silent half of the time,
 * and a look once a second may be between the words.
 */
export const farEndHears = (page: Page, level = 0.02): Promise<unknown> =>
  page.waitForFunction((least) => (window.sandboxFarEnd?.callerLevel() ?? 0) > least, level)

/** Chooses "Talk to AI" and waits until the consultant listens. */
export async function talk(page: Page) {
  await page.getByRole('button', { name: voiceButton.talk }).click()
  await expect(widget(page)).toHaveAttribute('data-state', 'connected')
}

/** For tests that share an open page: goes on in the call of the test before, or starts one. */
export async function beInCall(page: Page) {
  if ((await widget(page).getAttribute('data-state')) !== 'connected') await talk(page)
}

/** Hangs up and waits until the widget is as before the call. */
export async function hangUp(page: Page) {
  await widget(page).getByRole('button', { name: voiceCopy.connected.hangUp }).click()
  await expect(widget(page)).toHaveAttribute('data-state', 'idle')
}
