import type { Clock } from '../../timing/clock'
import type { CallStage } from '../errors'

/** How far a call has come: the stage that its errors name, and its times in milliseconds of `clock.now()`. */
export interface CallProgress {
  /** The stage of the start, then `listening` from joining on, and `live` once the assistant listens. */
  stage(): CallStage
  isJoined(): boolean
  /** Time of `start()`. */
  startedAt(): number
  /** When the assistant began to listen; undefined before. */
  listeningSince(): number | undefined
  /** Milliseconds since the assistant began to listen; 0 before, final after the end. */
  durationMs(): number
}

/** The progress of a call, and what the session records of it. */
export interface ProgressRecorder extends CallProgress {
  started(): void
  /** A stage of the start begins. After the join the phase stays `awaiting-assistant` during the remaining stages. */
  enter(stage: CallStage): void
  joined(): void
  listening(): void
  ended(): void
}

export function recordProgress(clock: Clock): ProgressRecorder {
  let stage: CallStage = 'initialization'
  let startedAt = 0
  let listeningSince: number | undefined
  let endedAt: number | undefined
  const isJoined = () => stage === 'listening' || stage === 'live'
  return {
    stage: () => stage,
    isJoined,
    startedAt: () => startedAt,
    listeningSince: () => listeningSince,
    durationMs: () => (listeningSince === undefined ? 0 : (endedAt ?? clock.now()) - listeningSince),
    started: () => void (startedAt = clock.now()),
    enter(next) {
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
