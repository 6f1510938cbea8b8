import type { BrowserContext, Page } from '@playwright/test'
import { openProbe, startCall, untilState } from '@/tests/support/voice-probe'
import { expect, test } from '@/tests/support/voice-test'

const ANSWER = 'Go on, I am listening.'
const TOLERANCE_MS = 50

declare global {
  interface Window {
    /** What this test hears by itself, which shares nothing with what is tested. */
    heard: Record<'assistant' | 'user', { soundingSince: number; lastSoundAt: number }>
    /** Resolves once a condition holds. */
    until(isTrue: () => boolean): Promise<void>
  }
}

/** Notes, every few milliseconds, when a sound of either side was heard last. */
function listenIn() {
  const LOUDNESS = 0.01
  const { vapi } = window.probe
  const context = new AudioContext()
  window.until = (isTrue) =>
    new Promise((resolve) => {
      const timer = setInterval(() => {
        if (!isTrue()) return
        clearInterval(timer)
        resolve()
      }, 5)
    })
  const listenTo = (side: 'assistant' | 'user') => {
    const heard = { soundingSince: 0, lastSoundAt: 0 }
    const samples = new Float32Array(1024)
    let track: MediaStreamTrack | null = null
    let analyser: AnalyserNode | undefined
    setInterval(() => {
      if (vapi.audioTracks[side] !== track) {
        track = vapi.audioTracks[side]
        analyser = context.createAnalyser()
        analyser.fftSize = samples.length
        if (track) context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
      }
      if (!analyser || (side === 'user' && vapi.isMuted())) return
      analyser.getFloatTimeDomainData(samples)
      if (Math.hypot(...samples) / Math.sqrt(samples.length) < LOUDNESS) return
      const now = performance.now()
      if (now - heard.lastSoundAt > 30) heard.soundingSince = now
      heard.lastSoundAt = now
    }, 5)
    return heard
  }
  window.heard = { assistant: listenTo('assistant'), user: listenTo('user') }
}

/** A call in which the assistant has said one line and waits. */
async function listenedCall(page: Page, context: BrowserContext, url: string) {
  await openProbe(page, context, url, { scenario: 'assistant-already-there' })
  await startCall(page)
  await untilState(page, 'live')
  await page.waitForFunction(() => window.probe.record.transcript.includes('assistant: I am here.'))
  // A page that was clicked may open an audio context.
  await page.click('button')
  await page.evaluate(listenIn)
}

/** The visitor speaks for a moment, and the assistant answers after a delay: how long that was, and was measured. */
const answerAfter = (page: Page, delayMs: number) =>
  page.evaluate(
    async ([answer, delay]) => {
      const { vapi } = window.probe
      const { user, assistant } = window.heard
      // The line before has been heard to its end.
      await window.until(() => performance.now() > assistant.lastSoundAt + 500)
      const before = vapi.metrics?.responseMs
      vapi.setMuted(false)
      const since = performance.now()
      // In the middle of a word, so that both ears hear the same last sound.
      await window.until(() => user.soundingSince > since && user.lastSoundAt > user.soundingSince + 150)
      vapi.setMuted(true)
      const spokeUntil = user.lastSoundAt
      await new Promise((resolve) => setTimeout(resolve, delay))
      const asked = performance.now()
      const speaking = window.sandboxFarEnd?.perform({ assistant: answer })
      await window.until(() => assistant.lastSoundAt > asked)
      const heardMs = assistant.lastSoundAt - spokeUntil
      await speaking
      await window.until(() => vapi.metrics?.responseMs !== before)
      return { heardMs, measuredMs: vapi.metrics?.responseMs ?? NaN }
    },
    [ANSWER, delayMs] as const,
  )

test('The metrics of a call have answers’ delays within 50 ms', async ({ page, context, voicePages }) => {
  await listenedCall(page, context, voicePages['0.92.2'])
  // The first use of a recording downloads it.
  await answerAfter(page, 0)
  for (const delayMs of [300, 2000]) {
    const { heardMs, measuredMs } = await answerAfter(page, delayMs)
    expect(heardMs).toBeGreaterThan(delayMs)
    expect(Math.abs(measuredMs - heardMs)).toBeLessThan(TOLERANCE_MS)
  }
})

test('After an outage of 5 s the assistant is heard again within 2 s, and no line is lost', async ({
  page,
  context,
  voicePages,
}) => {
  await listenedCall(page, context, voicePages['0.92.2'])
  const soundAfterMs = await page.evaluate(async (text) => {
    const farEnd = window.sandboxFarEnd
    await farEnd?.perform({ networkConnection: { type: 'sfu', event: 'interrupted' } })
    await farEnd?.perform({ assistantTrack: 'interrupted' })
    await window.until(() => window.probe.record.state === 'reconnecting')
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const backAt = performance.now()
    await farEnd?.perform({ networkConnection: { type: 'sfu', event: 'connected' } })
    await farEnd?.perform({ assistantTrack: 'playable' })
    // What was said meanwhile arrives once the network is back.
    await farEnd?.perform({ line: { role: 'assistant', text: 'Said during the outage.' } })
    void farEnd?.perform({ assistant: text })
    await window.until(() => window.heard.assistant.lastSoundAt > backAt)
    return window.heard.assistant.lastSoundAt - backAt
  }, ANSWER)
  expect(soundAfterMs).toBeLessThan(2_000)
  await untilState(page, 'live')
  await page.waitForFunction((text) => window.probe.record.transcript.includes(`assistant: ${text}`), ANSWER)
  expect(await page.evaluate(() => window.probe.record.transcript)).toEqual([
    'assistant: I am here.',
    'assistant: Said during the outage.',
    `assistant: ${ANSWER}`,
  ])
})
