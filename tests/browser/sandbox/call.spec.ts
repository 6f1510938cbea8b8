import { TESTED_VERSIONS } from '@/tests/support/daily-page'
import { dailyLog, placeCall, platformMessages } from '@/tests/support/daily-call'
import { expect, test } from './sandbox-test'

declare global {
  interface Window {
    /** How many of the microphones that the page has opened are open. */
    liveTracks?: () => number
  }
}

for (const version of TESTED_VERSIONS)
  for (const avoidEval of [true, false])
    test.describe(`a call with daily-js ${version}, ${avoidEval ? 'avoidEval' : 'evaluated'}`, () => {
      test('is joined, heard, transcribed and left, twice', async ({ page, open }) => {
        await open('consultant', version)
        for (let call = 1; call <= 2; call++) {
          await placeCall(page, { avoidEval })
          expect((await dailyLog(page)).outcome).toBe('joined')
          await expect
            .poll(() => platformMessages(page))
            .toContainEqual(
              expect.objectContaining({ type: 'transcript', role: 'assistant', transcriptType: 'partial' }),
            )
          await expect.poll(async () => (await dailyLog(page)).loudestLocal).toBeGreaterThan(0.02)
          await expect.poll(async () => (await dailyLog(page)).loudestRemote).toBeGreaterThan(0.02)
          const { events, messages } = await dailyLog(page)
          expect(events).toContainEqual({ name: 'track-started', detail: 'Vapi Speaker playable audio' })
          expect(messages[0]).toBe('listening')
          await page.evaluate(() => window.call.leave())
          expect((await dailyLog(page)).events).toContainEqual({ name: 'left-meeting', detail: '' })
          await page.evaluate(() => window.call.destroy())
        }
      })
    })

test('the caller’s turn is heard, its words appear as they are spoken', async ({ page, open }) => {
  await open('caller-speaks')
  await placeCall(page)
  await expect
    .poll(() => platformMessages(page), { timeout: 20_000 })
    .toContainEqual(
      expect.objectContaining({
        role: 'user',
        transcriptType: 'final',
        transcript: 'How soon could you start?',
      }),
    )
  const turn = (await platformMessages(page)).filter(
    ({ role, type }) => role === 'user' && type === 'transcript',
  )
  expect(turn.length).toBeGreaterThan(2)
  expect(turn[0]).toMatchObject({ transcriptType: 'partial', transcript: 'How' })
})

test('a call that the page ends for everybody, while the assistant speaks, leaves no uncaught error', async ({
  page,
  open,
}) => {
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await open('consultant')
  await placeCall(page)
  await expect
    .poll(() => platformMessages(page))
    .toContainEqual(expect.objectContaining({ type: 'transcript', transcriptType: 'partial' }))
  await page.evaluate(() => {
    window.call.sendAppMessage({ type: 'end-call' })
    return window.call.leave()
  })
  await page.evaluate(() => window.call.destroy())
  expect(uncaught).toEqual([])
})

test('a muted microphone is silence at the far end, and is reported to the caller', async ({
  page,
  open,
}) => {
  await open('silence-prompt')
  await placeCall(page)
  await page.evaluate(() => window.call.setLocalAudio(false))
  await expect
    .poll(() => platformMessages(page), { timeout: 20_000 })
    .toContainEqual(
      expect.objectContaining({ transcript: 'I think you are muted.', transcriptType: 'final' }),
    )
  expect(await page.evaluate(() => window.sandboxFarEnd?.callerMuted())).toBe(true)
  expect(await page.evaluate(() => window.sandboxFarEnd?.callerLevel() ?? 1)).toBeLessThan(0.01)
})

test('a typed question is answered aloud', async ({ page, open }) => {
  await open('consultant')
  await placeCall(page)
  await expect.poll(async () => (await dailyLog(page)).messages[0]).toBe('listening')
  await page.evaluate(() =>
    window.call.sendAppMessage(
      JSON.stringify({
        type: 'add-message',
        message: { role: 'user', content: 'How long does an MVP take?' },
      }),
    ),
  )
  await expect
    .poll(() => platformMessages(page), { timeout: 20_000 })
    .toContainEqual(
      expect.objectContaining({
        role: 'assistant',
        transcriptType: 'final',
        transcript: expect.stringContaining('3–6 weeks'),
      }),
    )
})

test('a caller who talks over the assistant stops it, and receives what was really said', async ({
  page,
  open,
}) => {
  await open('interruption')
  await placeCall(page)
  await expect
    .poll(() => platformMessages(page), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ type: 'user-interrupted' }))
  const said = (await platformMessages(page))
    .filter(({ transcriptType, role }) => transcriptType === 'final' && role === 'assistant')
    .map(({ transcript }) => String(transcript))
  expect(said[0]).toBe('I am here.')
  expect(said.filter((line) => line.endsWith('quite all right.'))).toEqual([])
})

test('what the page asks the assistant to say is said, and ends the call if it should', async ({
  page,
  open,
}) => {
  await open('caller-speaks')
  await placeCall(page)
  await expect.poll(async () => (await dailyLog(page)).messages[0]).toBe('listening')
  await page.evaluate(() =>
    window.call.sendAppMessage(
      JSON.stringify({
        type: 'say',
        message: 'Mind the gap.',
        endCallAfterSpoken: true,
        interruptAssistantEnabled: true,
      }),
    ),
  )
  await expect
    .poll(() => platformMessages(page), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ transcriptType: 'final', transcript: 'Mind the gap.' }),
        expect.objectContaining({ type: 'status-update', status: 'ended' }),
      ]),
    )
  await expect
    .poll(async () => (await dailyLog(page)).events)
    .toContainEqual({ name: 'error', detail: 'ejected' })
})

test('hanging up releases the microphone, the connection and the message listener', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const { getUserMedia } = navigator.mediaDevices
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia.call(navigator.mediaDevices, constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
    window.liveTracks = () => tracks.filter(({ readyState }) => readyState === 'live').length
  })
  await open('assistant-late')
  await placeCall(page)
  const live = () => page.evaluate(() => window.liveTracks?.())
  expect(await live()).toBe(1)
  await page.evaluate(async () => {
    await window.call.leave()
    await window.call.destroy()
  })
  expect(await live()).toBe(0)
  expect(await page.evaluate(() => window.sandboxFarEnd)).toBeUndefined()
})
