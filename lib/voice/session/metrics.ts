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

interface Utterance {
  beganAt: number
  lastSoundAt: number
}

/** Measures the delays of a conversation from the loudness of both sides. */
export function createMetricsRecorder(clock: Pick<Clock, 'now'>, startedAt: number) {
  let metrics = NO_METRICS
  let user: Utterance | undefined
  let assistant: Utterance | undefined
  let interruptedAt: number | undefined

  const isInTurn = (utterance: Utterance | undefined, now: number): boolean =>
    utterance !== undefined && now - utterance.lastSoundAt <= TURN_GAP_MS

  const extend = (utterance: Utterance | undefined, now: number): Utterance =>
    utterance && isInTurn(utterance, now)
      ? { ...utterance, lastSoundAt: now }
      : { beganAt: now, lastSoundAt: now }

  function endInterruption(now: number) {
    if (interruptedAt === undefined || !assistant) return
    if (now - interruptedAt > MAX_INTERRUPTION_MS) interruptedAt = undefined
    else if (!isInTurn(assistant, now)) {
      metrics = { ...metrics, interruptionMs: Math.max(0, assistant.lastSoundAt - interruptedAt) }
      interruptedAt = undefined
    }
  }

  return {
    /** Loudness of the visitor, 0 to 1, every few milliseconds. */
    addUserLevel(level: number) {
      if (!(level > SOUND_THRESHOLD)) return
      const now = clock.now()
      const isNewTurn = !isInTurn(user, now)
      user = extend(user, now)
      if (isNewTurn && isInTurn(assistant, now)) interruptedAt = now
    },
    addAssistantLevel(level: number) {
      const now = clock.now()
      if (!(level > SOUND_THRESHOLD)) return endInterruption(now)
      const isNewTurn = !isInTurn(assistant, now)
      // An answer: the visitor has spoken since the assistant's last sound.
      if (isNewTurn && user && (!assistant || user.lastSoundAt > assistant.lastSoundAt))
        metrics = { ...metrics, responseMs: now - user.lastSoundAt }
      if (!assistant) metrics = { ...metrics, firstSoundMs: now - startedAt }
      assistant = extend(assistant, now)
    },
    addNetworkStats: (stats: NetworkStats) => void (metrics = { ...metrics, ...stats }),
    read: (): CallMetrics => metrics,
  }
}
