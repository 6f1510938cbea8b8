import { dailyLog, placeCall, platformMessages } from '@/tests/support/daily-call'
import { CAMERA_ERROR_TYPES, FATAL_ERROR_TYPES } from '@/scripts/sandbox/scenario/setup-schema'
import { expect, test } from './sandbox-test'

const spoken = (transcript: string) =>
  expect.objectContaining({ type: 'transcript', transcriptType: 'final', transcript })

test('joining can fail with every fatal error of the media service', async ({ page, open }) => {
  for (const type of FATAL_ERROR_TYPES) {
    await open(`join-${type}`)
    await placeCall(page)
    const { outcome, events } = await dailyLog(page)
    expect([type, outcome]).toEqual([type, 'rejected'])
    expect(events).toContainEqual({ name: 'error', detail: type })
  }
})

test('the microphone can fail in every way, and the call goes on', async ({ page, open }) => {
  for (const type of CAMERA_ERROR_TYPES) {
    await open(`camera-${type}`)
    await placeCall(page)
    const { outcome, events } = await dailyLog(page)
    expect([type, outcome]).toEqual([type, 'joined'])
    expect(events).toContainEqual({ name: 'camera-error', detail: type })
  }
})

const events: ReadonlyArray<readonly [scenario: string, ...expected: Array<readonly [string, string]>]> = [
  ['ejected', ['error', 'ejected']],
  ['ejected-then-left', ['error', 'ejected'], ['left-meeting', '']],
  ['room-expires', ['error', 'exp-room']],
  ['connection-error', ['error', 'connection-error']],
  ['left-by-server', ['left-meeting', '']],
  ['assistant-ends-call', ['error', 'ejected']],
  ['assistant-ends-call-quietly', ['left-meeting', '']],
  ['silence-timeout', ['error', 'ejected']],
  ['assistant-leaves', ['participant-left', 'Vapi Speaker playable']],
  [
    'assistant-returns',
    ['participant-left', 'Vapi Speaker playable'],
    ['participant-joined', 'Vapi Speaker sendable'],
  ],
  ['assistant-track-interrupted', ['track-stopped', 'Vapi Speaker interrupted audio']],
  ['assistant-video', ['track-started', 'Vapi Speaker playable video']],
  ['assistant-already-there', ['track-started', 'Vapi Speaker playable audio']],
  ['guest-in-room', ['participant-joined', 'Guest off'], ['participant-left', 'Guest off']],
  [
    'network-interrupted',
    ['network-connection', 'signaling interrupted'],
    ['network-connection', 'signaling connected'],
  ],
  ['network-lost', ['network-connection', 'signaling interrupted']],
  ['network-lost-with-error', ['error', 'connection-error']],
  ['network-quality', ['network-quality-change', 'very-low'], ['network-quality-change', 'good']],
  ['camera-error-in-call', ['camera-error', 'mic-in-use']],
  ['autoplay-blocked', ['play-refused', 'NotAllowedError']],
]

for (const [scenario, ...expected] of events)
  test(`${scenario}: ${expected.map(([name]) => name).join(', ')}`, async ({ page, open }) => {
    await open(scenario)
    await placeCall(page)
    for (const [name, detail] of expected)
      await expect.poll(async () => (await dailyLog(page)).events).toContainEqual({ name, detail })
  })

test('the assistant may never come, have no audio, or never listen', async ({ page, open }) => {
  for (const scenario of ['assistant-never-comes', 'assistant-no-audio', 'listening-never']) {
    await open(scenario)
    await placeCall(page)
    const { outcome, messages } = await dailyLog(page)
    expect([scenario, outcome, messages]).toEqual([scenario, 'joined', []])
  }
})

test('a join can hang, and be refused without an error event', async ({ page, open }) => {
  await open('join-hang')
  await placeCall(page, { settleMs: 1_000 })
  expect((await dailyLog(page)).outcome).toBe('pending')
  await open('join-refused')
  await placeCall(page)
  const log = await dailyLog(page)
  expect(log.outcome).toBe('rejected')
  expect(log.events.filter(({ name }) => name === 'error')).toEqual([])
})

test('the call machine can be missing', async ({ page, open }) => {
  await open('bundle-404')
  await placeCall(page, { settleMs: 2_000 })
  await expect
    .poll(async () => (await dailyLog(page)).events)
    .toContainEqual({ name: 'load-attempt-failed', detail: '' })
})

test('a burst of 10,000 messages arrives whole and in order', async ({ page, open }) => {
  await open('burst')
  await placeCall(page)
  await expect
    .poll(() => platformMessages(page), { timeout: 20_000 })
    .toContainEqual({ type: 'model-output', output: 'burst-over' })
  const tokens = (await platformMessages(page)).filter(({ output }) => String(output).startsWith('token'))
  expect(tokens.map(({ output }) => output)).toEqual(
    Array.from({ length: 5_000 }, (_, index) => `token ${index * 2 + 1} `),
  )
})

test('messages nobody can read arrive as they are, and the call goes on', async ({ page, open }) => {
  await open('unparseable-messages')
  await placeCall(page)
  await expect.poll(() => platformMessages(page)).toContainEqual(spoken('I am here.'))
  expect((await dailyLog(page)).messages).toEqual(
    expect.arrayContaining(['hello', '', 42, null, true, [1, 2, 3]]),
  )
})

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
