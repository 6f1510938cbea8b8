import { voiceCopy } from '@/content/voice'
import { beInCall, farEndHears, widget } from '../support/call'
import { describeReading, expect, test } from '../support/shared-page-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const copy = voiceCopy.settings

describeReading('terms', 'The sound settings of a call', () => {
  test.beforeEach(async ({ page }) => {
    await beInCall(page)
    await widget(page).getByRole('button', { name: voiceCopy.connected.settings }).click()
  })

  test.afterEach(({ page }) => widget(page).getByRole('button', { name: copy.close }).click())

  test('The microphone can be changed in a call, and the visitor is still heard', async ({ page }) => {
    const microphone = widget(page).getByLabel(copy.microphone, { exact: true })
    await expect.poll(() => microphone.locator('option').count()).toBeGreaterThan(1)
    await expect(microphone).toHaveValue('')
    await microphone.selectOption({ index: 2 })
    await expect(microphone).not.toHaveValue('')
    await farEndHears(page, 0.005)
    await expect(widget(page)).toHaveAttribute('data-state', 'connected')
  })

  test('The assistant is heard from the chosen speaker', async ({ page }) => {
    const speaker = widget(page).getByLabel(copy.speaker, { exact: true })
    const second = speaker.locator('option').nth(1)
    await expect(second).toHaveAttribute('value', /.+/)
    const chosen = (await second.getAttribute('value')) ?? ''
    await speaker.selectOption(chosen)
    await expect(speaker).toHaveValue(chosen)
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-participant-id]')?.sinkId),
      )
      .toBe(chosen)
  })

  test('The volume setting is the volume of the assistant', async ({ page }) => {
    const volume = widget(page).getByRole('slider', { name: copy.volume })
    await volume.fill('35')
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector<HTMLAudioElement>('audio[data-participant-id]')?.volume),
      )
      .toBeCloseTo(0.35)
  })

  test('All of them are in sight beside a sum, which leaves the conversation less height', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const close = widget(page).getByRole('button', { name: copy.close })
    await close.click()
    const input = widget(page).getByRole('textbox', { name: voiceCopy.connected.type })
    await input.fill('What would 40 calls a day of two minutes each cost?')
    await input.press('Enter')
    await expect(widget(page).locator('[data-card="cost"]')).toBeVisible()
    await widget(page).getByRole('button', { name: voiceCopy.connected.settings }).click()
    await expect(close).toBeVisible()
    const hidden = () =>
      page.locator('.vw-settings').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await hidden()).toBe(0)
  })

  test('The microphone’s level moves with the voice, and choices are kept', async ({ page }) => {
    const level = widget(page).getByText(copy.level).locator('xpath=following-sibling::span/span')
    // Looked at in each frame: the recording is silent half of the time, and once a second may be between the words.
    const bar = await level.elementHandle()
    await page.waitForFunction(
      (shown) => shown && new DOMMatrix(getComputedStyle(shown).transform).a > 0.05,
      bar,
    )
    await widget(page).getByRole('slider', { name: copy.volume }).fill('60')
    await widget(page).getByRole('button', { name: copy.close }).click()
    await widget(page).getByRole('button', { name: voiceCopy.connected.settings }).click()
    await expect(widget(page).getByRole('slider', { name: copy.volume })).toHaveValue('60')
  })
})
