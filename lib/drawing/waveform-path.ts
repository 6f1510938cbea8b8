import { seededRandom } from './random'
import { toTenth } from './svg-math'

/** Offset of one edge of a stroke from its middle, for the look of a broad pen at an angle. */
const PEN_EDGE = { x: 0.9, y: -0.6 } as const

/** Part of a wave between two turning points, in drawing units. */
export interface WaveSegment {
  dx: number
  /** Height of the turning point above (negative) or below (positive) the line. */
  y: number
}

/** How far the curve stays level at each turning point, as a share of a segment. */
const WAVE_LEVEL_SHARE = 0.45

/** Joins numbers the way path data allows, without needless spaces. */
const join = (values: number[]) =>
  values.map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`)).join('')

/** The curve to the next turning point. After a curve of the same length, `s` needs no first control point. */
function curve(dx: number, dy: number, previousDx: number | undefined): string {
  const end = [toTenth(dx * (1 - WAVE_LEVEL_SHARE)), toTenth(dy), toTenth(dx), toTenth(dy)]
  return dx === previousDx ? `s${join(end)}` : `c${join([toTenth(dx * WAVE_LEVEL_SHARE), 0, ...end])}`
}

/** The curve along the segments, from (x, y). Returns path data to be stroked. */
export function wavePath(x: number, y: number, segments: readonly WaveSegment[]): string {
  let path = `M${toTenth(x)} ${toTenth(y)}`
  segments.forEach(({ dx, y: height }, index) => {
    const previous = segments[index - 1]
    path += curve(dx, height - (previous?.y ?? 0), previous?.dx)
  })
  return path
}

/**
 * The same curve with a width that changes with its direction, like the stroke of a broad pen. Returns path data of its
 * outline, to be filled.
 */
export function waveOutline(x: number, y: number, segments: readonly WaveSegment[]): string {
  const there = wavePath(x + PEN_EDGE.x, y + PEN_EDGE.y, segments)
  let back = ''
  for (let index = segments.length - 1; index >= 0; index--) {
    const { dx, y: from } = segments[index]!
    const next = segments[index + 1]
    back += curve(-dx, (segments[index - 1]?.y ?? 0) - from, next && -next.dx)
  }
  return `${there}l${toTenth(-2 * PEN_EDGE.x)} ${toTenth(-2 * PEN_EDGE.y)}${back}Z`
}

interface SpeechWaveShape {
  width: number
  /** Greatest height to either side of the line. */
  height: number
  /** Distance between peaks. A small one looks like fast speech. */
  pitch: number
  seed: number
  /** Whether both sides of the line are used, or only above (agent) or below (caller) it. */
  side?: 'both' | 'above' | 'below'
}

/** The waveform of a burst of speech: segments that swell and fade in syllables and end on the line. */
export function speechWave({ width, height, pitch, seed, side = 'both' }: SpeechWaveShape): WaveSegment[] {
  const random = seededRandom(seed)
  const count = Math.max(4, Math.round(width / pitch))
  const dx = width / count
  const segments: WaveSegment[] = []
  for (let index = 0; index < count - 1; index++) {
    const along = (index + 1) / count
    const envelope = Math.min(1, Math.sin(Math.PI * along) * 1.7)
    const syllable = 0.45 + 0.55 * Math.abs(Math.sin(index * 0.42 + seed))
    const size = Math.round(height * envelope * syllable * (0.7 + 0.3 * random()))
    segments.push({ dx, y: place(size, index, side) })
  }
  segments.push({ dx, y: 0 })
  return segments
}

/** Height of a turning point. `above` and `below` have their peaks on that side, and small ones on the other. */
function place(size: number, index: number, side: 'both' | 'above' | 'below'): number {
  const up = index % 2 === 1
  if (side === 'both') return up ? -size : size
  const far = side === 'above' ? -1 : 1
  return up === (side === 'above') ? far * size : far * -size * 0.12
}

/** A straight stretch of the line. */
export const flatSegment = (width: number): WaveSegment => ({ dx: width, y: 0 })

/** Square steps from (x, y), with the stroke of a broad pen. Returns path data of its outline, to be filled. */
export function stepLine(x: number, y: number, steps: readonly WaveSegment[]): string {
  let corner = { x, y }
  const corners = [corner]
  for (const step of steps) {
    corners.push({ x: corner.x, y: y + step.y })
    corner = { x: corner.x + step.dx, y: y + step.y }
    corners.push(corner)
  }
  const edge = (points: typeof corners, sign: 1 | -1) =>
    points
      .map((point) => `${toTenth(point.x + sign * PEN_EDGE.x)} ${toTenth(point.y + sign * PEN_EDGE.y)}`)
      .join('L')
  return `M${edge(corners, 1)}L${edge([...corners].reverse(), -1)}Z`
}
