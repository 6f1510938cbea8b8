import type { Clock } from '../../timing/clock'

/** Summed level above which a side counts as speaking, as in the official SDK. */
const SPEECH_THRESHOLD = 0.01
/** Silence after which speech has ended, as in the official SDK. */
const SPEECH_END_TIMEOUT_MS = 1000
/** Summed level that reads as full volume, as in the official SDK. */
export const FULL_VOLUME_LEVEL = 0.15

/** Turns levels into "speaking" and "not speaking". */
export function createSpeechDetector(clock: Clock, emit: (speaking: boolean) => void) {
  let cancelEnd: (() => void) | undefined

  const end = () => {
    cancelEnd = undefined
    emit(false)
  }

  return {
    isSpeaking: (): boolean => cancelEnd !== undefined,
    addLevel(level: number) {
      if (!(level > SPEECH_THRESHOLD)) return
      const wasSpeaking = cancelEnd !== undefined
      cancelEnd?.()
      cancelEnd = clock.after(SPEECH_END_TIMEOUT_MS, end)
      if (!wasSpeaking) emit(true)
    },
    stop() {
      if (!cancelEnd) return
      cancelEnd()
      end()
    },
  }
}
