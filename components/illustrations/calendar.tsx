import { cx } from 'class-variance-authority'
import { seededRandom } from '@/lib/drawing/random'

const CELL = { width: 48, height: 74, stepX: 52, stepY: 78 } as const
const COLUMNS = 7

const cellAt = (day: number) => ({
  x: 2 + ((day - 1) % COLUMNS) * CELL.stepX,
  y: 2 + Math.floor((day - 1) / COLUMNS) * CELL.stepY,
})

const penClass = 'fill-none [stroke-linecap:round]'

/** A calendar: the days of the build are struck through, and the first day on which it may go live is circled. */
export function Calendar({ days, label }: { days: { from: number; to: number }; label: string }) {
  const all = Array.from({ length: days.to }, (_, index) => index + 1)
  const first = cellAt(days.from)
  return (
    <svg
      viewBox={`0 0 374 ${2 + Math.ceil(days.to / COLUMNS) * CELL.stepY}`}
      className="mt-4.5 mb-5 w-full overflow-visible max-md:col-start-2 max-md:row-[1/span_2] max-md:mt-1 max-md:mb-0"
      role="img"
      aria-label={label}
    >
      {all.map((day) => {
        const { x, y } = cellAt(day)
        const live = day >= days.from
        return (
          <g key={day}>
            <rect
              x={x}
              y={y}
              width={CELL.width}
              height={CELL.height}
              rx="2"
              className={live ? 'fill-highlight' : 'fill-none stroke-line-2'}
            />
            {day === days.from ? (
              <text
                x={x + CELL.width / 2}
                y={y + 55}
                className="fill-accent-strong text-[20px] font-semibold [text-anchor:middle] max-md:text-[28px]"
              >
                {day}
              </text>
            ) : (
              <text
                x={x + 7}
                y={y + 17}
                className={cx(
                  'text-[18px] font-medium max-md:translate-y-[8px] max-md:text-[30px]',
                  live ? 'fill-accent-strong' : 'fill-ink-3',
                )}
              >
                {day}
              </text>
            )}
          </g>
        )
      })}
      <path d={strikethroughPath(days.from - 1)} className={`${penClass} stroke-ink stroke-3`} />
      <path
        d={`M${first.x + 2} ${first.y + 34}c-8 26 6 38 24 37 20 0 32-14 27-30-5-14-26-18-42-11`}
        className={`${penClass} stroke-accent stroke-[2.2]`}
      />
    </svg>
  )
}

function strikethroughPath(count: number): string {
  const random = seededRandom(14)
  const jitter = () => Math.round(random() * 6)
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = cellAt(index + 1)
    return `M${x + 6 + jitter()} ${y + 64 + jitter()}q${22 + jitter()} ${-12 - jitter()} ${34 + jitter()} ${-46 - jitter()}`
  }).join('')
}
