import { voiceCopy } from '@/content/voice'
import { chooseScenario, talk, widget } from '../support/call'
import { expect, test } from '../support/site-test'

test('The transcript stays where the reader scrolled to, and a button returns to its end', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseScenario(context, baseURL, 'long-call')
  await page.goto('/terms/')
  await talk(page)
  const transcript = widget(page).getByRole('region', { name: voiceCopy.connected.transcript })
  await expect.poll(() => widget(page).locator('[data-role]').count()).toBeGreaterThan(2_900)
  const toEnd = () =>
    transcript.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
  await expect.poll(toEnd).toBeLessThan(4)
  await transcript.evaluate((box) => {
    box.scrollTop = 200
  })
  const newLines = widget(page).getByRole('button', { name: voiceCopy.connected.newLines })
  await expect.poll(() => transcript.evaluate((box) => Math.round(box.scrollTop))).toBe(200)
  await page.evaluate(() =>
    window.sandboxFarEnd?.perform({
      send: { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Are you still there?' },
    }),
  )
  await expect(newLines).toBeVisible()
  expect(await transcript.evaluate((box) => Math.round(box.scrollTop))).toBe(200)
  await newLines.click()
  await expect.poll(toEnd).toBeLessThan(4)
  await expect(newLines).toBeHidden()
  await expect(transcript).toBeFocused()
  await expect(widget(page).locator('[data-role]', { hasText: 'Are you still there?' })).toBeInViewport()
  await expect(widget(page).getByRole('button', { name: voiceCopy.connected.hangUp })).toBeVisible()
})

test('The lines of a call as long as half an hour are freed after it', async ({ page, context, baseURL }) => {
  await chooseScenario(context, baseURL, 'long-call')
  await page.goto('/terms/')
  const devtools = await context.newCDPSession(page)
  const usedBytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  const oneCall = async () => {
    await talk(page)
    await expect.poll(() => widget(page).locator('[data-role]').count()).toBeGreaterThan(2_900)
    await widget(page).getByRole('button', { name: voiceCopy.connected.hangUp }).click()
    await expect(widget(page).locator('[data-role]')).toHaveCount(0)
  }
  await oneCall()
  await oneCall()
  const before = await usedBytes()
  await oneCall()
  await oneCall()
  const grown = (await usedBytes()) - before
  console.log(`two more calls of 3,000 lines: ${(grown / 1024).toFixed(0)} KiB`)
  // The last transcript is kept to be copied; nothing of the one before it is.
  expect(grown).toBeLessThan(700 * 1024)
})
