import { drawDial, type OpeningHours } from './drawing'
import { DialHand, DialTime, type DialTimeProps } from './visitor-time'

const HOURS = [
  { hour: '24', x: 160, y: 90 },
  { hour: '6', x: 234, y: 164 },
  { hour: '12', x: 160, y: 238 },
  { hour: '18', x: 86, y: 164 },
]

export interface DialProps extends DialTimeProps {
  /** What the picture shows. */
  label: string
  openHours: OpeningHours
}

/** A day of calls around the clock, with a hand that shows the visitor's own time. */
export function Dial({ label, openHours, ...time }: DialProps) {
  const drawing = drawDial(openHours)
  return (
    <div className="relative w-full max-lg:max-w-85 max-lg:flex-[0_0_45%] max-md:self-start max-md:pt-1.5 lg:m-auto lg:max-w-125">
      <svg viewBox="0 0 320 320" className="w-full overflow-visible fill-none" role="img" aria-label={label}>
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
