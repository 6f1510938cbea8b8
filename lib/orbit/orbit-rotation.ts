import { ORBIT_DEG_PER_MS } from './orbit-geometry'

/** Frames and their clock; `window` in the browser, a fake in tests. */
export interface FrameClock {
  requestAnimationFrame(callback: (nowMs: number) => void): number
  cancelAnimationFrame(handle: number): void
}

export interface OrbitRotation {
  /** Begins or goes on turning from where it stood. */
  start(): void
  /** Stands still. Nothing is scheduled any more. */
  stop(): void
  rotationDeg(): number
}

/**
 * Turns by elapsed time, not by frames: 6° a second, however often the screen is drawn.
 * The first frame after a start only takes the time, so that a pause is never caught up.
 */
export function createOrbitRotation({
  clock,
  onTurn,
}: {
  clock: FrameClock
  onTurn: (rotationDeg: number) => void
}): OrbitRotation {
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
    start() {
      frame ??= clock.requestAnimationFrame(turn)
    },
    stop() {
      if (frame !== null) clock.cancelAnimationFrame(frame)
      frame = null
      lastMs = null
    },
    rotationDeg: () => rotation,
  }
}
