import type { CallTimeline } from './call-timeline'
import { flatSegment, speechWave, type WaveSegment } from '@/lib/site/waveform-path'
import type { CallLine } from '@/content/home/sample-call'
import styles from './night-edge.module.css'
import { LEVEL_SHARE } from '@/lib/site/svg-math'

/** Drawing units for each second of the call; one unit is one CSS pixel. */
const UNITS_PER_SECOND = 122
const MIDDLE = 56
/** Calls before this one, to the left of it, for the widest screens. */
const EARLIER = [1, 2]

/**
 * The edge between paper and night is the call's own waveform: our agent rises above the line, the
 * caller dips below it. While the call plays, it moves in from the right, and the ones before it move out.
 */
export function NightEdge({ timeline }: { timeline: CallTimeline<CallLine> }) {
  const width = Math.round((timeline.durationMs / 1000) * UNITS_PER_SECOND)
  return (
    <div className={styles.edge} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} 90`}
        width={width}
        height={90}
        className={styles.wave}
        style={{ '--length': `${timeline.durationMs}ms` } as React.CSSProperties}
      >
        <path id="night-edge" d={edgePath(timeline, width)} />
        {EARLIER.map((call) => (
          <use key={call} href="#night-edge" x={-call * width} />
        ))}
      </svg>
    </div>
  )
}

function edgePath({ lines }: CallTimeline<CallLine>, width: number): string {
  const swings: WaveSegment[] = []
  let x = 0
  for (const [index, { line, startMs, endMs }] of lines.entries()) {
    const from = (startMs / 1000) * UNITS_PER_SECOND
    const length = ((endMs - startMs) / 1000) * UNITS_PER_SECOND
    swings.push(flatSegment(from - x))
    const side = line.role === 'assistant' ? 'above' : 'below'
    swings.push(
      ...speechWave({ width: length, height: side === 'above' ? 40 : 26, pitch: 9, seed: index + 3, side }),
    )
    x = from + length
  }
  swings.push(flatSegment(width - x))
  // One unit longer to the left, so that no seam shows between two calls.
  return `M-1 91V${MIDDLE}H0${curve(swings)}V91Z`
}

/** The swings as whole numbers: a silhouette needs no finer pen. */
function curve(swings: readonly WaveSegment[]): string {
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
      const level = Math.round(step * LEVEL_SHARE)
      return `c${level} 0 ${step - level} ${dy} ${step} ${dy}`
    })
    .join('')
}
