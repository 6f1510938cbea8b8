import { seededRandom } from './random'
import { pointOnCircle } from './svg-math'
import { ORBIT_RADIUS_PX } from './orbit-rotation'

export const ORBIT_MARGIN_PX = 40

const STEP_DEG = 1.2

interface ArcBurst {
  /** Middle of the burst, in degrees clockwise from the top. */
  atDeg: number
  /** Greatest height of the burst to either side of the ring, in px. */
  heightPx: number
}

const point = (deg: number, radiusPx: number) => {
  const { x, y } = pointOnCircle(deg, radiusPx)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/**
 * Path of the ring around (0, 0): a circle with a burst of a waveform at each of `bursts`, `spreadDeg` to either side. To
 * be stroked, not filled.
 */
export function orbitLine(bursts: readonly ArcBurst[], spreadDeg: number): string {
  const random = seededRandom(11)
  const variations = new Map<number, number>()
  const steps = Math.round(360 / STEP_DEG)
  const heights = Array.from({ length: steps }, (_, index) => {
    const deg = index * STEP_DEG
    const burst = bursts.find(({ atDeg }) => Math.abs(deg - atDeg) < spreadDeg)
    if (!burst) return 0
    const along = (deg - burst.atDeg) / spreadDeg
    const variation = variations.get(index >> 1) ?? 0.55 + 0.45 * random()
    variations.set(index >> 1, variation)
    return (index % 2 ? -1 : 1) * burst.heightPx * Math.cos((along * Math.PI) / 2) ** 1.5 * variation
  })
  return smoothClosed(heights.map((height, index) => [index * STEP_DEG, ORBIT_RADIUS_PX + height]))
}

/** A closed curve through the middles between the points, so that it has no corners. */
function smoothClosed(points: [deg: number, radius: number][]): string {
  const middle = (index: number) => {
    const [deg, radius] = points[index % points.length]!
    const [nextDeg, nextRadius] = points[(index + 1) % points.length]!
    const wrapped = nextDeg < deg ? nextDeg + 360 : nextDeg
    return point((deg + wrapped) / 2, (radius + nextRadius) / 2)
  }
  const curves = points.map((_, index) => {
    const [deg, radius] = points[(index + 1) % points.length]!
    return `Q${point(deg, radius)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}
