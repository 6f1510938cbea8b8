/** Radius of the process orbit, in px. A narrow page scales the drawing. */
export const ORBIT_RADIUS_PX = 200

/** The orbit turns by 0.3° every 50 ms. */
const ORBIT_STEP_DEG = 0.3
const ORBIT_STEP_MS = 50
const ORBIT_DEG_PER_MS = ORBIT_STEP_DEG / ORBIT_STEP_MS

/** The last whole step of ORBIT_STEP_DEG at or before `rotationDeg`. */
export const steppedRotation = (rotationDeg: number): number =>
  Math.floor(rotationDeg / ORBIT_STEP_DEG + 1e-9) * ORBIT_STEP_DEG

/** Frames and their clock; `window` in the browser, a fake in tests. */
interface FrameClock {
  requestAnimationFrame(callback: (nowMs: number) => void): number
  cancelAnimationFrame(handle: number): void
}

/**
 * Turns by elapsed time, not by frames: 6° a second at any frame rate. The first frame after a start only stores the
 * time, so that the time of a pause is not added.
 */
export function createOrbitRotation({
  clock,
  onTurn,
}: {
  clock: FrameClock
  onTurn: (rotationDeg: number) => void
}) {
  let rotation = 0
  let frame: number | null = null
  let lastMs: number | null = null

  const turn = (nowMs: number) => {
    frame = clock.requestAnimationFrame(turn)
    if (lastMs !== null) {
      rotation = (rotation + (nowMs - lastMs) * ORBIT_DEG_PER_MS) % 360
      onTurn(rotation)
    }
    lastMs = nowMs
  }

  return {
    /** Starts, or resumes from the current rotation. */
    start() {
      frame ??= clock.requestAnimationFrame(turn)
    },
    /** Stops, and cancels the scheduled frame. */
    stop() {
      if (frame !== null) clock.cancelAnimationFrame(frame)
      frame = null
      lastMs = null
    },
    rotationDeg: () => rotation,
  }
}
