import { loadScenarios } from '@/scripts/sandbox/scenario/load'
import { SANDBOX_ASSISTANT_ID, SANDBOX_PUBLIC_KEY } from '@/scripts/sandbox/settings'
import { setPace } from '@/tests/support/call'
import { nextScenario, openProbe, recordOf, startCall, untilState } from '@/tests/support/voice-probe'
import { expect, test } from '@/tests/support/voice-test'

test('the library can be imported, and constructed, in a worker', async ({ page, pages }) => {
  await page.goto(pages['0.92.2'])
  const said = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/voice/worker.js', { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
      }),
  )
  expect(said).toEqual({ hasWindow: false, isMuted: true, listeners: 1 })
})

test('a call works under a Content-Security-Policy that forbids evaluated and inline code', async ({
  page,
  pages,
}) => {
  const consoleErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  await page.goto(`${pages['0.92.2']}/strict`)
  await expect.poll(() => page.evaluate(() => 'voice' in window)).toBe(true)
  // In a task of the page's own: the test's code may evaluate whatever the policy says.
  const evaluates = () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          setTimeout(() => {
            try {
              resolve(Boolean((0, eval)('1')))
            } catch {
              resolve(false)
            }
          }),
        ),
    )
  expect(await evaluates()).toBe(false)
  consoleErrors.length = 0
  const state = await page.evaluate(
    ([key, assistantId]) => {
      const vapi = new window.voice.Vapi(key, '/sandbox/api', {
        bundlePathOverride: `${location.origin}/sandbox`,
      })
      return new Promise((resolve) => {
        vapi.on('call-start', () => resolve('live'))
        vapi.start(assistantId).then((call) => call ?? resolve('failed'), resolve)
      })
    },
    [SANDBOX_PUBLIC_KEY, SANDBOX_ASSISTANT_ID] as const,
  )
  expect(state).toBe('live')
  expect(consoleErrors).toEqual([])
})

test('two tabs have a call each, and one that ends leaves the other alone', async ({
  page,
  context,
  pages,
}) => {
  await openProbe(page, context, pages['0.92.2'])
  await startCall(page)
  await untilState(page, 'live')
  const second = await context.newPage()
  await openProbe(second, context, pages['0.92.2'])
  await startCall(second)
  await untilState(second, 'live')
  await second.evaluate(() => window.probe.vapi.stop())
  expect((await recordOf(page)).state).toBe('live')
})

test('the three scripted conversations run to their last line, with every line in between', async ({
  page,
  context,
  pages,
}) => {
  test.setTimeout(120_000)
  await openProbe(page, context, pages['0.92.2'])
  await setPace(page.context(), page.url(), 12)
  const conversations = Object.values(loadScenarios()).filter(
    ({ kind, name }) => kind === 'conversation' && name !== 'consultant',
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
})
