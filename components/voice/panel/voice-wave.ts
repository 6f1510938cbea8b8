/** One moment of a call: how loud each side was, 0 to 1. */
export interface WaveMoment {
  assistant: number
  user: number
}

/** Length of one moment in the drawing, in CSS pixels, and in time. */
export const MOMENT_PX = 5
export const MOMENT_MS = 66

/** Loudness rises at once and falls slowly, as an ear hears it. */
const ATTACK_PER_MS = 0.03
const DECAY_PER_MS = 0.006

/** Moves a shown level towards the measured one. */
export function easeLevel(shown: number, measured: number, elapsedMs: number): number {
  const rate = measured > shown ? ATTACK_PER_MS : DECAY_PER_MS
  return shown + (measured - shown) * (1 - Math.exp(-rate * elapsedMs))
}

// Speech is not even: swings of different heights, repeating too late to be noticed.
const SWING = [0.92, 0.5, 1, 0.66, 0.84, 0.4, 0.96, 0.58, 0.78, 0.46, 0.88]

/** Height of a moment's swing, 0 to 1. `index` counts moments since the beginning, so a swing keeps its shape. */
export const swingHeight = (level: number, index: number): number =>
  Math.min(1, Math.max(0, level)) * (SWING[index % SWING.length] ?? 1)

/** Nothing to draw but the line itself. */
export const isSilent = (moments: readonly WaveMoment[]): boolean =>
  moments.every(({ assistant, user }) => assistant < 0.005 && user < 0.005)
