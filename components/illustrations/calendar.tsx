import { seededRandom } from '@/lib/site/random'
import styles from './calendar.module.css'

const CELL = { width: 48, height: 74, stepX: 52, stepY: 78 } as const
const COLUMNS = 7

const cellAt = (day: number) => ({
  x: 2 + ((day - 1) % COLUMNS) * CELL.stepX,
  y: 2 + Math.floor((day - 1) / COLUMNS) * CELL.stepY,
})

/** A calendar of a fortnight: days are struck out until the first one on which it may go live. */
export function Calendar({ days, label }: { days: { from: number; to: number }; label: string }) {
  const all = Array.from({ length: days.to }, (_, index) => index + 1)
  const first = cellAt(days.from)
  return (
    <svg viewBox="0 0 374 158" className={styles.days} role="img" aria-label={label}>
      {all.map((day) => {
        const { x, y } = cellAt(day)
        const live = day >= days.from
        return (
          <g key={day} className={live ? styles.live : undefined}>
            <rect x={x} y={y} width={CELL.width} height={CELL.height} rx="2" />
            <text x={x + 7} y={y + 17}>
              {day}
            </text>
          </g>
        )
      })}
      <path d={strikes(days.from - 1)} className={styles.strike} />
      <path
        d={`M${first.x + 2} ${first.y + 34}c-8 26 6 38 24 37 20 0 32-14 27-30-5-14-26-18-42-11`}
        className={styles.circle}
      />
    </svg>
  )
}

/** One stroke through each day that has passed. */
function strikes(count: number): string {
  const random = seededRandom(14)
  const jitter = () => Math.round(random() * 6)
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = cellAt(index + 1)
    return `M${x + 6 + jitter()} ${y + 64 + jitter()}q${22 + jitter()} ${-12 - jitter()} ${34 + jitter()} ${-46 - jitter()}`
  }).join('')
}
