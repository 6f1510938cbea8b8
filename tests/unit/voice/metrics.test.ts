import { createMetricsRecorder } from '@/lib/voice/session/metrics'
import { createManualClock } from '@/tests/support/manual-clock'

const FRAME_MS = 20
const LOUD = 0.2

/** The metrics of a conversation, given as periods: who is speaking, and for how long. */
function converse(...periods: [speaker: 'nobody' | 'user' | 'assistant' | 'both', ms: number][]) {
  const clock = createManualClock()
  const recorder = createMetricsRecorder(clock, 0)
  for (const [speaker, ms] of periods)
    for (let elapsed = 0; elapsed < ms; elapsed += FRAME_MS) {
      clock.advance(FRAME_MS)
      recorder.addUserLevel(speaker === 'user' || speaker === 'both' ? LOUD : 0)
      recorder.addAssistantLevel(speaker === 'assistant' || speaker === 'both' ? LOUD : 0)
    }
  return recorder.read()
}

describe('the times of a conversation', () => {
  test('have the first sound of the assistant', () => {
    expect(converse(['nobody', 780], ['assistant', 500]).firstSoundMs).toBe(800)
  })

  test.each([300, 700, 1_200, 2_000])('recover an answer after %i ms within 50 ms', (delayMs) => {
    const { responseMs } = converse(
      ['assistant', 1_000],
      ['nobody', 600],
      ['user', 900],
      ['nobody', delayMs],
      ['assistant', 400],
    )
    expect(Math.abs((responseMs ?? 0) - delayMs)).toBeLessThanOrEqual(50)
  })

  test('count an answer from the end of the turn, not from a pause within it', () => {
    const { responseMs } = converse(
      ['user', 500],
      ['nobody', 200],
      ['user', 500],
      ['nobody', 600],
      ['assistant', 300],
    )
    expect(responseMs).toBe(620)
  })

  test('take no pause within the assistant’s turn for an answer', () => {
    const { responseMs } = converse(
      ['user', 500],
      ['nobody', 400],
      ['assistant', 800],
      ['nobody', 900],
      ['assistant', 800],
    )
    expect(responseMs).toBe(420)
  })

  test.each([100, 460, 980])('recover %i ms from talking over the assistant to its silence', (ms) => {
    const { interruptionMs } = converse(['assistant', 2_000], ['both', ms], ['user', 800])
    expect(Math.abs((interruptionMs ?? 0) - ms)).toBeLessThanOrEqual(50)
  })

  test.each([
    [2_400, 2_700],
    [2_600, undefined],
    [4_000, undefined],
  ])('take the assistant that speaks on for %i ms as interrupted after %p ms', (onMs, interruptionMs) => {
    const metrics = converse(['assistant', 1_000], ['both', 300], ['assistant', onMs], ['nobody', 400])
    if (interruptionMs === undefined) expect(metrics.interruptionMs).toBeUndefined()
    else expect(Math.abs((metrics.interruptionMs ?? 0) - interruptionMs)).toBeLessThanOrEqual(50)
  })

  test('leave undefined what has not happened', () => {
    expect(converse(['nobody', 1_000])).toMatchObject({ firstSoundMs: undefined, responseMs: undefined })
  })
})
