import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The voice widget as a visitor meets it. */
export const widget = (page: Page): Locator => page.locator('[data-voice-widget]')

/** Has the sandbox play a scenario for the calls of this browser context (docs/sandbox.md). */
export async function chooseScenario(context: BrowserContext, baseURL: string | undefined, scenario: string) {
  await context.addCookies([{ name: 'sandbox-scenario', value: scenario, url: baseURL ?? '' }])
}

/** Holds the web call's answer back, so that a test can look at the widget while it connects. */
export async function slowDownConnecting(
  context: BrowserContext,
  baseURL: string | undefined,
  apiLatencyMs = 4000,
) {
  await context.addCookies([{ name: 'sandbox-latency', value: `${apiLatencyMs},0,0`, url: baseURL ?? '' }])
}

/** Has the far end speak and wait four times as fast as in life. */
export async function hurry(context: BrowserContext, baseURL: string | undefined) {
  await context.addCookies([{ name: 'sandbox-pace', value: '4', url: baseURL ?? '' }])
}

/** Chooses "Talk to AI" and waits until the consultant listens. */
export async function talk(page: Page) {
  await page.getByRole('button', { name: 'Talk to AI' }).click()
  await expect(widget(page)).toHaveAttribute('data-state', 'connected', { timeout: 20_000 })
}

/** Hangs up and waits until the widget is as before the call. */
export async function hangUp(page: Page) {
  await widget(page).getByRole('button', { name: 'End call' }).click()
  await expect(widget(page)).toHaveAttribute('data-state', 'idle')
}
