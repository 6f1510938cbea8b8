import { toTenth } from './svg-math'

/** Darkness at a point of the picture, 0 (white) to 1 (black). */
export type Tone = (x: number, y: number) => number

export interface HatchedArea {
  left: number
  right: number
  top: number
  bottom: number
  /** Distance between lines. */
  pitch: number
  /** Height of a line at full ink. */
  boldest: number
  /** How far the lines curve down from the middle to the edge, so that a shape looks round. */
  sag?: number
}

/** Distance between two points of a line: close enough for smooth edges, far enough apart for a small path. */
const STEP = 7
/** Nothing is drawn where the tone is lighter than this. */
const MIN_TONE = 0.03

/**
 * Shades an area with parallel lines whose width follows the tone, as in an engraving. Returns path data
 * to be filled; clip it to the shape.
 */
export function hatch(area: HatchedArea, tone: Tone): string {
  const { left, right, top, bottom, pitch, sag = 0 } = area
  const middle = (left + right) / 2
  let path = ''
  for (let line = top; line <= bottom; line += pitch) {
    let upper: string[] = []
    let lower: string[] = []
    const endStroke = () => {
      if (upper.length > 1) path += `M${upper.join(' ')} ${lower.reverse().join(' ')}Z`
      upper = []
      lower = []
    }
    for (let x = left; x <= right; x += STEP) {
      const y = line - sag * ((x - middle) / (right - middle)) ** 2
      const ink = tone(x, y)
      if (ink < MIN_TONE) {
        endStroke()
        continue
      }
      const half = (Math.min(1, ink) * area.boldest) / 2
      upper.push(`${toTenth(x)} ${toTenth(y - half)}`)
      lower.push(`${toTenth(x)} ${toTenth(y + half)}`)
    }
    endStroke()
  }
  return path
}

/** 0 before `from`, 1 after `to`, smooth in between. */
export function smoothStep(from: number, to: number, value: number): number {
  const along = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return along * along * (3 - 2 * along)
}

/** A soft oval spot of tone, 1 in the middle and 0 at its edge. */
export const spot =
  (centreX: number, centreY: number, radiusX: number, radiusY: number): Tone =>
  (x, y) =>
    Math.max(0, 1 - ((x - centreX) / radiusX) ** 2 - ((y - centreY) / radiusY) ** 2)
