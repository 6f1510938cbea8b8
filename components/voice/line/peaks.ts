import { peakHeight, type LevelSample } from '@/examples/react-parts/src/parts/wave-shape'

/** The newest moments of a call, the last one first. */
export interface Moments {
  levels: readonly LevelSample[]
  /** Number of the first one since the beginning of the call. */
  firstIndex: number
  /** How much of the next one has passed, 0 to 1. */
  offset: number
}

/** How far a moment of the call travels along a line in `MOMENT_MS`, in CSS pixels. */
export const MOMENT_PX = 9
/** Speech is rarely louder than this share of the full level. */
const LOUD = 1 / 1.6

/** How far a moment is from its line, 0 to 1: every other one returns to it. `number` counts moments since the beginning of the call. */
export function peakOf(level: number, number: number): number {
  return number % 2 === 0 ? Math.min(1, peakHeight(level, Math.abs(number)) / LOUD) : 0
}

/** Continues a path through `count` moments, from `rightX` to the left. */
export function traceMoments(
  path: CanvasPath,
  rightX: number,
  count: number,
  yOf: (index: number, x: number) => number,
) {
  let y = yOf(0, rightX)
  for (let index = 0; index < count; index += 1) {
    const x = rightX - index * MOMENT_PX
    const next = yOf(index + 1, x - MOMENT_PX)
    path.quadraticCurveTo(x, y, x - MOMENT_PX / 2, (y + next) / 2)
    y = next
  }
}
