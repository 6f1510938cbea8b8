import { dailyLog, placeCall } from '@/tests/support/daily-call'
import { expect, test } from './sandbox-test'

// What the media library itself makes of a fault. Every scenario by name: voice-faults.spec.ts.

test('leaving can stay unconfirmed, or be confirmed twice', async ({ page, open }) => {
  await open('leave-hang')
  await placeCall(page)
  const left = await page.evaluate(() =>
    Promise.race([
      window.call.leave().then(() => true),
      new Promise((resolve) => setTimeout(() => resolve(false), 1_000)),
    ]),
  )
  expect(left).toBe(false)
  await open('leave-twice')
  await placeCall(page)
  await page.evaluate(() => window.call.leave())
  await expect
    .poll(async () => (await dailyLog(page)).events.filter(({ name }) => name === 'left-meeting').length)
    .toBe(2)
})

test('noise cancellation can stop and take the microphone with it, or be refused', async ({ page, open }) => {
  const cancelNoise = () =>
    page.evaluate(() =>
      window.call.updateInputSettings({ audio: { processor: { type: 'noise-cancellation' } } }).then(
        () => 'on',
        () => 'refused',
      ),
    )
  await open('noise-cancellation-fails')
  await placeCall(page)
  expect(await cancelNoise()).toBe('on')
  await expect
    .poll(async () => (await dailyLog(page)).events)
    .toContainEqual({ name: 'nonfatal-error', detail: 'audio-processor-error' })
  expect(await page.evaluate(() => window.sandboxFarEnd?.callerMuted())).toBe(true)
  await open('noise-cancellation-rejected')
  await placeCall(page)
  expect(await cancelNoise()).toBe('refused')
})

test('recording can work, fail, and work at the second attempt', async ({ page, open }) => {
  const record = () => page.evaluate(() => window.call.startRecording({ width: 1280, height: 720 }))
  const names = async () => (await dailyLog(page)).events.map(({ name }) => name)
  await open('video-recording')
  await placeCall(page)
  await record()
  await expect.poll(names).toContain('recording-started')
  await open('recording-fails-once')
  await placeCall(page)
  await record()
  await expect.poll(names).toContain('recording-error')
  await record()
  await expect.poll(names).toContain('recording-started')
})
