import type { Page, Request } from '@playwright/test'
import { voiceCopy } from '@/content/voice'
import { voiceButton } from '@/content/voice-button'
import { CALL_PAGE, hangUp, callQuickly, talk, widget } from '../support/call'
import { expect, test } from '../support/site-test'
import { sentencePattern } from '../support/shown-text'

const { connected, recording } = voiceCopy

// Iran’s calendar and digits are not those of the sentences: what is said of a day must use the sentences’.
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'fa-IR' })

callQuickly(test)

/** The next request for a call, sent by what `act` does. */
async function callRequest(page: Page, act: () => Promise<unknown>): Promise<Request> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/call/web') && sent.method() === 'POST'),
    act(),
  ])
  return request
}

const mayRecord = (request: Request): boolean =>
  request.postDataJSON().assistantOverrides?.artifactPlan?.recordingEnabled ?? true

const said = (page: Page) => widget(page).locator('[data-role="assistant"]').first()

test('A visitor who refuses recording is not recorded, in later calls too', async ({ page }) => {
  await page.goto(CALL_PAGE)
  expect(mayRecord(await callRequest(page, () => talk(page)))).toBe(true)
  await expect(said(page)).not.toHaveAttribute('data-partial')
  const greeting = await said(page).textContent()

  await test.step('the call is replaced by one that is not recorded, with what was said', async () => {
    const stop = widget(page).getByRole('button', { name: recording.stop })
    expect(mayRecord(await callRequest(page, () => stop.click()))).toBe(false)
    await expect(widget(page).getByText(connected.disclosureUnrecorded)).toBeVisible()
    await expect(stop).toHaveCount(0)
    await expect(said(page)).toHaveText(greeting ?? '')
    await hangUp(page)
    await expect(
      page.getByRole('complementary', { name: voiceButton.region }).getByText(voiceButton.noteUnrecorded),
    ).toBeVisible()
  })

  await test.step('so is the next visit', async () => {
    await page.reload()
    expect(mayRecord(await callRequest(page, () => talk(page)))).toBe(false)
    await expect(widget(page).getByText(connected.disclosureUnrecorded)).toBeVisible()
  })

  await test.step('until it is allowed again, from the next call on', async () => {
    await widget(page).getByRole('button', { name: connected.settings }).click()
    const since = widget(page).getByText(sentencePattern(recording.refusedOn, {}))
    await expect(since).toContainText(String(new Date().getFullYear()))
    await widget(page).getByRole('button', { name: recording.allow }).click()
    await expect(widget(page).getByText(sentencePattern(recording.allowedOn, {}))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(widget(page).getByText(connected.disclosureUnrecorded)).toBeVisible()
    await hangUp(page)
    await page.keyboard.press('Escape')
    expect(mayRecord(await callRequest(page, () => talk(page)))).toBe(true)
  })
})
