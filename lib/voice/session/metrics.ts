import type { Clock } from '../../timing/clock'
import type { NetworkStats } from './transport'

/** Delays and network quality of a call. Values are undefined until they are measured. */
export interface CallMetrics extends NetworkStats {
  /** From `start()` to the assistant listening, in milliseconds. */
  connectedMs: number | undefined
  /** From `start()` to the first sound of the assistant, in milliseconds. */
  firstSoundMs: number | undefined
  /** From the end of the visitor's last turn to the first sound of the answer, in milliseconds. */
  responseMs: number | undefined
  /** From the visitor's first sound over the assistant to the assistant's silence, in milliseconds. */
  interruptionMs: number | undefined
}

/** Loudness (root mean square, 0 to 1) above which a side counts as making a sound: -40 dBFS. */
const SOUND_THRESHOLD = 0.01
/** A longer pause ends a turn. Shorter pauses occur within a sentence. */
const TURN_GAP_MS = 250
/** If the assistant continues for longer, the visitor has not interrupted it. */
const MAX_INTERRUPTION_MS = 3_000

const NO_METRICS: CallMetrics = {
  connectedMs: undefined,
  firstSoundMs: undefined,
  responseMs: undefined,
  interruptionMs: undefined,
  packetLoss: undefined,
  roundTripMs: undefined,
  jitterMs: undefined,
}

/** Measures the delays of a conversation from the loudness of both sides. */
export function createMetricsRecorder(clock: Pick<Clock, 'now'>, startedAt: number) {
  let metrics = NO_METRICS
  /** When each side made its last sound; undefined before the first. */
  let userSoundAt: number | undefined
  let assistantSoundAt: number | undefined
  let interruptedAt: number | undefined

  const isInTurn = (lastSoundAt: number | undefined, now: number): boolean =>
    lastSoundAt !== undefined && now - lastSoundAt <= TURN_GAP_MS

  function endInterruption(now: number) {
    if (interruptedAt === undefined || assistantSoundAt === undefined) return
    if (now - interruptedAt > MAX_INTERRUPTION_MS) interruptedAt = undefined
    else if (!isInTurn(assistantSoundAt, now)) {
      metrics = { ...metrics, interruptionMs: Math.max(0, assistantSoundAt - interruptedAt) }
      interruptedAt = undefined
    }
  }

  return {
    /** Loudness of the visitor, 0 to 1, every few milliseconds. */
    addUserLevel(level: number) {
      if (!(level > SOUND_THRESHOLD)) return
      const now = clock.now()
      if (!isInTurn(userSoundAt, now) && isInTurn(assistantSoundAt, now)) interruptedAt = now
      userSoundAt = now
    },
    addAssistantLevel(level: number) {
      const now = clock.now()
      if (!(level > SOUND_THRESHOLD)) return endInterruption(now)
      const isNewTurn = !isInTurn(assistantSoundAt, now)
      // An answer: the visitor has spoken since the assistant's last sound.
      if (isNewTurn && userSoundAt !== undefined && userSoundAt > (assistantSoundAt ?? -Infinity))
        metrics = { ...metrics, responseMs: now - userSoundAt }
      if (assistantSoundAt === undefined) metrics = { ...metrics, firstSoundMs: now - startedAt }
      assistantSoundAt = now
    },
    addNetworkStats: (stats: NetworkStats) => void (metrics = { ...metrics, ...stats }),
    read: (): CallMetrics => metrics,
  }
}
