import { seededRandom } from './random'

/** One swing of the pen: how far along, and how far up (negative) or down it goes, in drawing units. */
export interface Swing {
  dx: number
  /** Height above (negative) or below (positive) the line where the pen turns. */
  y: number
}

/** Offset of the broad nib's edge from its middle. */
const NIB = { x: 0.9, y: -0.6 }
/** How far the curve stays level at each turn, as a share of a swing. */
const HOLD = 0.45

const round = (value: number) => Math.round(value * 10) / 10

/** Joins numbers the way path data allows, without needless spaces. */
const join = (values: number[]) =>
  values.map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`)).join('')

const segment = (dx: number, dy: number) =>
  `c${join([round(dx * HOLD), 0, round(dx * (1 - HOLD)), round(dy), round(dx), round(dy)])}`

/** The curve along the swings as a thin line, from (x, y). Returns path data. */
export function penLine(x: number, y: number, swings: readonly Swing[]): string {
  let last = 0
  let path = `M${round(x)} ${round(y)}`
  for (const swing of swings) {
    path += segment(swing.dx, swing.y - last)
    last = swing.y
  }
  return path
}

/**
 * The same curve drawn with a broad nib: there along one edge, back along the other, as a filled path.
 */
export function nibLine(x: number, y: number, swings: readonly Swing[]): string {
  const there = penLine(x + NIB.x, y + NIB.y, swings)
  let back = ''
  for (let index = swings.length - 1; index >= 0; index--) {
    const from = swings[index]!
    const to = index === 0 ? 0 : swings[index - 1]!.y
    back += segment(-from.dx, to - from.y)
  }
  return `${there}l${round(-2 * NIB.x)} ${round(-2 * NIB.y)}${back}Z`
}

export interface SpeechShape {
  /** Length in drawing units. */
  width: number
  /** Greatest height to either side of the line. */
  height: number
  /** Distance between turns; small is hurried. */
  pitch: number
  seed: number
  /** Whether both sides of the line are used, or only above (agent) or below (caller) it. */
  side?: 'both' | 'above' | 'below'
}

/** A burst of speech: swings that swell and fade in syllables and end on the line. */
export function speech({ width, height, pitch, seed, side = 'both' }: SpeechShape): Swing[] {
  const random = seededRandom(seed)
  const count = Math.max(4, Math.round(width / pitch))
  const dx = width / count
  const swings: Swing[] = []
  for (let index = 0; index < count - 1; index++) {
    const along = (index + 1) / count
    const envelope = Math.min(1, Math.sin(Math.PI * along) * 1.7)
    const syllable = 0.45 + 0.55 * Math.abs(Math.sin(index * 0.42 + seed))
    const size = height * envelope * syllable * (0.7 + 0.3 * random())
    swings.push({ dx, y: place(size, index, side) })
  }
  swings.push({ dx, y: 0 })
  return swings
}

/** Above the line speaks our agent, below it the caller: such waves lean to their side. */
function place(size: number, index: number, side: 'both' | 'above' | 'below'): number {
  const up = index % 2 === 1
  if (side === 'both') return up ? -size : size
  const far = side === 'above' ? -1 : 1
  return up === (side === 'above') ? far * size : far * -size * 0.12
}

/** A straight stretch of the line. */
export const rest = (width: number): Swing => ({ dx: width, y: 0 })
