import type { CallTimeline } from '@/lib/site/call-timeline'
import { rest, speech, type Swing } from '@/lib/site/pen'
import type { CallLine } from '@/content/home/sample-call'
import styles from './horizon.module.css'

/** Drawing units for each second of the call; one unit is one CSS pixel. */
const UNITS_PER_SECOND = 122
const MIDDLE = 56
/** Flat line to the left, for the widest screens. */
const LEAD_IN = 4000

/**
 * The edge between paper and night is the call's own waveform: our agent rises above the line, the
 * caller dips below it. While the call plays, it moves in from the right.
 */
export function Horizon({ timeline }: { timeline: CallTimeline<CallLine> }) {
  const width = Math.round((timeline.durationMs / 1000) * UNITS_PER_SECOND)
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} 90`}
        width={width}
        height={90}
        className={styles.wave}
        style={{ '--length': `${timeline.durationMs}ms` } as React.CSSProperties}
      >
        <path d={horizonPath(timeline, width)} />
      </svg>
    </div>
  )
}

function horizonPath({ lines }: CallTimeline<CallLine>, width: number): string {
  const swings: Swing[] = []
  let x = 0
  for (const [index, { line, startMs, endMs }] of lines.entries()) {
    const from = (startMs / 1000) * UNITS_PER_SECOND
    const length = ((endMs - startMs) / 1000) * UNITS_PER_SECOND
    swings.push(rest(from - x))
    const side = line.role === 'assistant' ? 'above' : 'below'
    swings.push(
      ...speech({ width: length, height: side === 'above' ? 40 : 26, pitch: 9, seed: index + 3, side }),
    )
    x = from + length
  }
  swings.push(rest(width - x))
  return `M${-LEAD_IN} 91V${MIDDLE}H0${curve(swings)}V91Z`
}

/** The swings as whole numbers: a silhouette needs no finer pen. */
function curve(swings: readonly Swing[]): string {
  let last = 0
  let drift = 0
  return swings
    .map(({ dx, y }) => {
      const exact = dx + drift
      const step = Math.round(exact)
      drift = exact - step
      const dy = Math.round(y) - last
      last = Math.round(y)
      if (dy === 0) return `h${step}`
      const hold = Math.round(step * 0.42)
      return `c${hold} 0 ${step - hold} ${dy} ${step} ${dy}`
    })
    .join('')
}
