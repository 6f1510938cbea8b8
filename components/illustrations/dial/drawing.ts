import { seededRandom } from '@/lib/drawing/random'
import { handDegrees } from './clock'
import { pointOnCircle, toTenth } from '@/lib/drawing/svg-math'

/** Centre of the dial's drawing, which is 320 units wide and high. */
const CENTRE = 160
const RING = 92
const TICKS = 96
const MINUTES_PER_TICK = (24 * 60) / TICKS

const point = (degrees: number, radius: number): string => {
  const { x, y } = pointOnCircle(degrees, radius)
  return `${toTenth(CENTRE + x)} ${toTenth(CENTRE + y)}`
}

/** Relative call volume at an hour of the day: peaks at 11, 15, 19 and 22:30. */
function callsAt(hour: number): number {
  const gaussian = (at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2))
  return (
    0.1 +
    0.55 * gaussian(11, 2.6) +
    0.5 * gaussian(15, 2.4) +
    0.85 * gaussian(19, 2.4) +
    0.35 * gaussian(22.5, 2)
  )
}

export interface DialDrawing {
  /** Ticks inside opening hours, and outside them, as path data. */
  open: string
  closed: string
  /** The sector of opening hours. */
  sector: string
}

/** From and to, as hours of the day. */
export interface OpeningHours {
  from: number
  to: number
}

/** Calls over twenty-four hours, a tick for each quarter of an hour. */
export function drawDial(openHours: OpeningHours): DialDrawing {
  const random = seededRandom(24)
  let open = ''
  let closed = ''
  for (let tick = 0; tick < TICKS; tick++) {
    const hour = (tick * MINUTES_PER_TICK) / 60
    const degrees = ((tick + 0.5) * 360) / TICKS
    const length = 3 + 40 * callsAt(hour) * (0.55 + 0.45 * random())
    const stroke = `M${point(degrees, RING)}L${point(degrees, RING + length)}`
    if (hour >= openHours.from && hour < openHours.to) open += stroke
    else closed += stroke
  }
  const [from, to] = [
    handDegrees({ hours: openHours.from, minutes: 0 }),
    handDegrees({ hours: openHours.to, minutes: 0 }),
  ]
  const outer = RING + 58
  const inner = RING - 8
  const sector = `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`
  return { open, closed, sector }
}
