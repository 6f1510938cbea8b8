/** Darkness at a point of the picture, 0 (bare paper) to 1 (full ink). */
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
  /** How far the lines sag from the middle to the edge, so that they follow a round form. */
  sag?: number
}

/** Distance between two points of a line: close enough for smooth swelling, far enough to stay light. */
const STEP = 7
/** Lighter than this, the burin does not touch the plate. */
const LIGHTEST = 0.03

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Shades a picture the way a banknote is engraved: in lines that swell with the tone. Returns path data
 * to be filled; clip it to the shape.
 */
export function hatch(plate: HatchedArea, tone: Tone): string {
  const { left, right, top, bottom, pitch, sag = 0 } = plate
  const middle = (left + right) / 2
  let path = ''
  for (let line = top; line <= bottom; line += pitch) {
    let upper: string[] = []
    let lower: string[] = []
    const lift = () => {
      if (upper.length > 1) path += `M${upper.join(' ')} ${lower.reverse().join(' ')}Z`
      upper = []
      lower = []
    }
    for (let x = left; x <= right; x += STEP) {
      const y = line - sag * ((x - middle) / (right - middle)) ** 2
      const ink = tone(x, y)
      if (ink < LIGHTEST) {
        lift()
        continue
      }
      const half = (Math.min(1, ink) * plate.boldest) / 2
      upper.push(`${round(x)} ${round(y - half)}`)
      lower.push(`${round(x)} ${round(y + half)}`)
    }
    lift()
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
