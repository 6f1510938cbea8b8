import { TESTED_VERSIONS } from '@/tests/support/daily-page'
import { dailyLog, placeCall, platformMessages } from '@/tests/support/daily-call'
import { expect, test } from './sandbox-test'

for (const version of TESTED_VERSIONS)
  for (const avoidEval of [true, false])
    test.describe(`a call with daily-js ${version}, ${avoidEval ? 'avoidEval' : 'evaluated'}`, () => {
      test(
        'is joined, heard, transcribed and left, twice',
        { tag: avoidEval ? [] : '@exhaustive' },
        async ({ page, open }) => {
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
        },
      )
    })

test(
  'the caller’s turn is heard, its words appear as they are spoken',
  { tag: '@exhaustive' },
  async ({ page, open }) => {
    await open('caller-speaks')
    await placeCall(page)
    await expect
      .poll(() => platformMessages(page))
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
  },
)

test('a call ended by the page while the assistant speaks leaves no error', async ({ page, open }) => {
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
