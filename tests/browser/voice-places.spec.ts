import { loadScenarios } from '@/scripts/sandbox/scenario/load'
import { setPace } from '@/tests/support/call'
import { nextScenario, recordOf, startCall, untilState } from '@/tests/support/voice-probe'
import { expect, test } from '@/tests/support/voice-test'

test('the library can be imported, and constructed, in a worker', async ({ page, voicePages }) => {
  await page.goto(voicePages['0.92.2'])
  const said = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
      }),
  )
  expect(said).toEqual({ hasWindow: false, isMuted: true, listeners: 1 })
})

test(
  'the three scripted conversations run to their last line, with every line in between',
  { tag: '@exhaustive' },
  async ({ page, open }) => {
    test.setTimeout(120_000)
    await open('0.92.2')
    await setPace(page.context(), page.url(), 12)
    const conversations = Object.values(loadScenarios()).filter(
      ({ kind, name }) => kind === 'conversations' && name !== 'consultant',
    )
    expect(conversations.map(({ name }) => name).sort()).toEqual(['clinic', 'restaurant', 'viewing'])
    for (const { name, script } of conversations)
      await test.step(name, async () => {
        await nextScenario(page, name)
        expect(await startCall(page)).toBe('started')
        await untilState(page, 'ended assistant')
        const { transcript, errors } = await recordOf(page)
        expect(errors).toEqual([])
        const callerLines = script.flatMap((step) => ('user' in step ? [`user: ${step.user}`] : []))
        expect(transcript.filter((line) => line.startsWith('user: '))).toEqual(callerLines)
        const assistantTurns = script.filter((step) => 'assistant' in step)
        expect(transcript.filter((line) => line.startsWith('assistant: ')).length).toBeGreaterThanOrEqual(
          assistantTurns.length,
        )
      })
  },
)
