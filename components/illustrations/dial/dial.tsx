import { seededRandom } from '@/lib/drawing/random'
import { pointOnCircle, toTenth } from '@/lib/drawing/svg-math'
import { DialHand, DialTime, type DialTimeProps } from './visitor-time'
import { handDegrees } from './clock'

const HOURS = [
  { hour: '24', x: 160, y: 90 },
  { hour: '6', x: 234, y: 164 },
  { hour: '12', x: 160, y: 238 },
  { hour: '18', x: 86, y: 164 },
]

interface DialProps extends DialTimeProps {
  label: string
  openHours: OpeningHours
}

/** A day of calls around the clock, with a hand that shows the visitor's own time. */
export function Dial({ label, openHours, ...time }: DialProps) {
  const drawing = drawDial(openHours)
  return (
    <div className="relative w-full max-lg:max-w-85 max-lg:flex-[0_0_45%] max-md:self-start max-md:pt-1.5 lg:m-auto lg:max-w-125">
      <svg
        viewBox="14 14 292 292"
        className="w-full overflow-visible fill-none"
        role="img"
        aria-label={label}
      >
        <path d={drawing.sector} className="fill-surface-3 opacity-60" />
        <path d={drawing.open} className="stroke-ink stroke-[2.4]" />
        <path d={drawing.closed} className="stroke-accent stroke-[2.4]" />
        <circle cx="160" cy="160" r="86" className="stroke-ink" />
        {HOURS.map(({ hour, x, y }) => (
          <text
            key={hour}
            x={x}
            y={y}
            textAnchor="middle"
            className="fill-ink-3 text-[12px] font-medium max-md:hidden"
          >
            {hour}
          </text>
        ))}
        <DialHand sampleTime={time.sampleTime} />
      </svg>
      <DialTime {...time} />
    </div>
  )
}

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

/** From and to, as hours of the day. They may go past midnight, as 18 to 2 does; 0 to 24 is the whole day. */
export interface OpeningHours {
  from: number
  to: number
}

const DAY_HOURS = 24

/** Hours from one time of day to another, of which the second is on the next day if it is not later: above 0, up to 24. */
const hoursFrom = (from: number, to: number) =>
  (((to - from) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS || DAY_HOURS

/** Part of a ring, as two arcs to each side, because a single arc cannot be longer than half a circle. */
function ringSector({ from, hours }: { from: number; hours: number }, outer: number, inner: number): string {
  const [start, middle, end] = [from, from + hours / 2, from + hours].map((hour) =>
    handDegrees({ hours: hour, minutes: 0 }),
  ) as [number, number, number]
  const arc = (radius: number, sweep: 0 | 1, ...degrees: number[]) =>
    degrees.map((each) => `A${radius} ${radius} 0 0 ${sweep} ${point(each, radius)}`).join('')
  return `M${point(start, outer)}${arc(outer, 1, middle, end)}L${point(end, inner)}${arc(inner, 0, middle, start)}Z`
}

/** Calls over twenty-four hours, a tick for each quarter of an hour. */
export function drawDial(openHours: OpeningHours) {
  const random = seededRandom(24)
  const openFor = hoursFrom(openHours.from, openHours.to)
  let open = ''
  let closed = ''
  for (let tick = 0; tick < TICKS; tick++) {
    const hour = (tick * MINUTES_PER_TICK) / 60
    const degrees = ((tick + 0.5) * 360) / TICKS
    const length = 3 + 40 * callsAt(hour) * (0.55 + 0.45 * random())
    const stroke = `M${point(degrees, RING)}L${point(degrees, RING + length)}`
    if (hoursFrom(openHours.from, hour) % DAY_HOURS < openFor) open += stroke
    else closed += stroke
  }
  return {
    /** Ticks inside opening hours, and outside them, as path data. */
    open,
    closed,
    sector: ringSector({ from: openHours.from, hours: openFor }, RING + 58, RING - 8),
  }
}
