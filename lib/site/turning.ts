import { RESTING_VIEW, TILT_LIMITS, type BoardView } from './switchboard'

/** Turn for each pixel of a drag, in radians. */
const YAW_PER_PX = 0.006
const TILT_PER_PX = 0.003
/** Turn for each press of an arrow key, in radians. */
const KEY_STEP = { yaw: 0.12, tilt: 0.06 } as const
/** Share of its speed that the board keeps each millisecond. */
const KEPT_PER_MS = 0.9965
const STILL_RADIANS_PER_MS = 0.00004
/** How fast pulses move along their cords while the board turns, in cords a millisecond. */
const PULSE_PER_MS = 0.00022

export interface Turning {
  view: BoardView
  /** Radians a millisecond. */
  speed: number
  /** How far pulses have moved along their cords. */
  drift: number
  held: boolean
}

export const AT_REST: Turning = { view: RESTING_VIEW, speed: 0, drift: 0, held: false }

const clampTilt = (tilt: number) => Math.min(TILT_LIMITS.max, Math.max(TILT_LIMITS.min, tilt))

const turned = ({ yaw, tilt }: BoardView, byYaw: number, byTilt: number): BoardView => ({
  yaw: yaw + byYaw,
  tilt: clampTilt(tilt + byTilt),
})

/** The board after being dragged by so many pixels in so many milliseconds. */
export function dragged(now: Turning, dx: number, dy: number, elapsedMs: number): Turning {
  const byYaw = -dx * YAW_PER_PX
  return {
    ...now,
    held: true,
    view: turned(now.view, byYaw, dy * TILT_PER_PX),
    speed: byYaw / Math.max(elapsedMs, 8),
  }
}

export const released = (now: Turning): Turning => ({ ...now, held: false })

const KEYS: Record<string, readonly [yaw: number, tilt: number]> = {
  ArrowLeft: [KEY_STEP.yaw, 0],
  ArrowRight: [-KEY_STEP.yaw, 0],
  ArrowUp: [0, KEY_STEP.tilt],
  ArrowDown: [0, -KEY_STEP.tilt],
}

/** The board after a key, or null for a key that does not turn it. */
export function keyed(now: Turning, key: string): Turning | null {
  const step = KEYS[key]
  return step ? { ...now, view: turned(now.view, ...step) } : null
}

/** The board on its way from one view to another; a share above 1 is past it, as a spring goes. */
export const towards = (from: Turning, to: Turning, share: number): Turning => ({
  ...to,
  view: {
    yaw: from.view.yaw + (to.view.yaw - from.view.yaw) * share,
    tilt: clampTilt(from.view.tilt + (to.view.tilt - from.view.tilt) * share),
  },
})

/** The board a moment later: it runs on and comes to rest; pulses move with it. */
export function coasted(now: Turning, elapsedMs: number): Turning {
  const drift = now.drift + elapsedMs * PULSE_PER_MS
  if (now.held) return { ...now, drift, speed: now.speed * KEPT_PER_MS ** elapsedMs }
  const speed = now.speed * KEPT_PER_MS ** elapsedMs
  return { ...now, drift, speed, view: turned(now.view, speed * elapsedMs, 0) }
}

/** Whether nothing moves any more, so that drawing may stop. */
export const isStill = ({ held, speed }: Turning): boolean => !held && Math.abs(speed) < STILL_RADIANS_PER_MS
