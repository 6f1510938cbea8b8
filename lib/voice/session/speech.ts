import type { Clock } from './clock'

/** Summed remote level above which the assistant counts as speaking (specification, section 9). */
export const SPEECH_THRESHOLD = 0.01
/** Silence after which speech has ended. */
export const SPEECH_END_TIMEOUT_MS = 1000
/** Summed level that reads as full volume. */
export const FULL_VOLUME_LEVEL = 0.15

export interface SpeechListeners {
  /** 0 to 1. */
  volume(volume: number): void
  start(): void
  end(): void
}

export interface SpeechDetector {
  /** One report of remote levels, each 0 to 1. */
  hear(levels: Readonly<Record<string, number>>): void
  /** Ends speech under way at once and hears nothing more. */
  stop(): void
}

/** Turns levels into "speaking" and "not speaking". */
export function createSpeechDetector(clock: Clock, on: SpeechListeners): SpeechDetector {
  let cancelEnd: (() => void) | undefined
  let stopped = false

  const end = () => {
    cancelEnd = undefined
    on.end()
  }

  return {
    hear(levels) {
      if (stopped) return
      const sum = Object.values(levels).reduce((total, level) => total + level, 0)
      on.volume(Math.min(1, sum / FULL_VOLUME_LEVEL))
      if (!(sum > SPEECH_THRESHOLD) || stopped) return
      const wasSpeaking = cancelEnd !== undefined
      cancelEnd?.()
      cancelEnd = clock.after(SPEECH_END_TIMEOUT_MS, end)
      if (!wasSpeaking) on.start()
    },
    stop() {
      stopped = true
      if (!cancelEnd) return
      cancelEnd()
      end()
    },
  }
}
