import { wait } from './disposers'

const SAMPLE_MS = 50
/** Louder than this is speech, on the scale of RTP levels. */
const SPEECH_LEVEL = 0.02
/** This many loud samples are speech. Fewer are a knock. */
const LOUD_SAMPLES = 3
const QUIET_AFTER_MS = 700

export interface Listening {
  timeoutMs: number
  /** A turn is over at the latest after this much speech. */
  longestMs: number
  /** Called while the caller speaks, with the milliseconds since the turn began. */
  onSpeech(elapsedMs: number): void
  signal: AbortSignal
}

/**
 * Detects from the level of the received sound whether the caller speaks, and for how long. At a faster `pace` it takes
 * the turn of a caller for over sooner, as if the caller had spoken faster.
 */
export function createCallerSpeechDetector(callerLevel: () => number, pace = 1) {
  const quietAfterMs = QUIET_AFTER_MS / pace
  const isLoud = () => callerLevel() > SPEECH_LEVEL
  return {
    isLoud,
    /** Waits for a turn: loud, then quiet. False when the caller stayed silent until the timeout. */
    async turn({ timeoutMs, longestMs, onSpeech, signal }: Listening): Promise<boolean> {
      let loud = 0
      for (let waited = 0; loud < LOUD_SAMPLES; waited += SAMPLE_MS * pace) {
        if (waited >= timeoutMs) return false
        await wait(SAMPLE_MS, signal)
        loud = isLoud() ? loud + 1 : Math.max(0, loud - 0.25)
      }
      const began = performance.now()
      let quietSince = began
      for (;;) {
        const now = performance.now()
        if (isLoud()) quietSince = now
        const spokenMs = (now - began) * pace
        if (now - quietSince > quietAfterMs || spokenMs > longestMs) return true
        onSpeech(spokenMs)
        await wait(SAMPLE_MS, signal)
      }
    },
    /** Resolves when the caller has been loud for so long that it is meant as an interruption. */
    async interruption(signal: AbortSignal): Promise<void> {
      let loudMs = 0
      while (loudMs < 400) {
        await wait(SAMPLE_MS, signal)
        loudMs = isLoud() ? loudMs + SAMPLE_MS : Math.max(0, loudMs - SAMPLE_MS * 2)
      }
    },
  }
}

export type CallerSpeechDetector = ReturnType<typeof createCallerSpeechDetector>
