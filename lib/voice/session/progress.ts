import type { Clock } from '../../timing/clock'
import type { CallStage } from '../errors'

/** The progress of a call: the stage that its errors name, and its times in milliseconds of `clock.now()`. */
export type CallProgress = ReturnType<typeof recordProgress>

export function recordProgress(clock: Clock) {
  let stage: CallStage = 'initialization'
  let startedAt = 0
  let listeningSince: number | undefined
  let endedAt: number | undefined
  const isJoined = () => stage === 'listening' || stage === 'live'
  return {
    stage: () => stage,
    isJoined,
    startedAt: () => startedAt,
    /** When the assistant began to listen; undefined before. */
    listeningSince: () => listeningSince,
    /** Milliseconds since the assistant began to listen; 0 before, final after the end. */
    durationMs: () => (listeningSince === undefined ? 0 : (endedAt ?? clock.now()) - listeningSince),
    started: () => void (startedAt = clock.now()),
    /** A stage of the start begins. After the join the phase stays `awaiting-assistant` during the remaining stages. */
    enter(next: CallStage) {
      if (!isJoined()) stage = next
    },
    joined: () => void (stage = 'listening'),
    listening() {
      stage = 'live'
      listeningSince ??= clock.now()
    },
    ended: () => void (endedAt = clock.now()),
  }
}
