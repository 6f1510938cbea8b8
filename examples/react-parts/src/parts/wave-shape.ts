/** How loud each side of a call was at one moment, 0 to 1. */
export interface LevelSample {
  assistant: number
  user: number
}

/** Length of one moment in the drawing, in CSS pixels, and in time. */
export const MOMENT_PX = 5
export const MOMENT_MS = 66

/** A shown level rises fast and falls slowly. */
const ATTACK_PER_MS = 0.03
const DECAY_PER_MS = 0.006

/** Moves a shown level towards the measured one. */
export function easeLevel(shown: number, measured: number, elapsedMs: number): number {
  const rate = measured > shown ? ATTACK_PER_MS : DECAY_PER_MS
  return shown + (measured - shown) * (1 - Math.exp(-rate * elapsedMs))
}

// Peaks of different heights, so that the wave looks like speech.
const PEAK_SHAPE = [0.92, 0.5, 1, 0.66, 0.84, 0.4, 0.96, 0.58, 0.78, 0.46, 0.88]

/** Height of a moment's peak, 0 to 1. `index` counts moments since the beginning, so that a peak keeps its shape. */
export const peakHeight = (level: number, index: number): number =>
  Math.min(1, Math.max(0, level)) * (PEAK_SHAPE[index % PEAK_SHAPE.length] ?? 1)

/** Nothing to draw but the line itself. */
export const isSilent = (moments: readonly LevelSample[]): boolean =>
  moments.every(({ assistant, user }) => assistant < 0.005 && user < 0.005)
