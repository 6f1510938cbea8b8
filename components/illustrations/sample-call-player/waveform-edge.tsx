import type { CallTimeline } from './call-timeline'
import { flatSegment, speechWave, type WaveSegment } from '@/lib/drawing/waveform-path'
import type { CallLine } from '@/content/home/sample-call'
import styles from './call.module.css'
import { LEVEL_SHARE } from '@/lib/drawing/svg-math'

/** Drawing units for each second of the call; one unit is one CSS pixel. */
const UNITS_PER_SECOND = 122
const MIDDLE = 56
/** Repeats of the waveform to the left, so that it fills the widest screens. */
const PREVIOUS_CALLS = [1, 2]

/**
 * The top edge of the dark section, shaped as the waveform of the call: the agent above the line, the caller
 * below it. It scrolls in from the right while the call plays.
 */
export function WaveformEdge({ timeline }: { timeline: CallTimeline<CallLine> }) {
  const width = Math.round((timeline.durationMs / 1000) * UNITS_PER_SECOND)
  return (
    <div className={styles.edge} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} 90`}
        width={width}
        height={90}
        className={styles.wave}
        style={{ '--duration': `${timeline.durationMs}ms` } as React.CSSProperties}
      >
        <path id="waveform-edge" d={edgePath(timeline, width)} />
        {PREVIOUS_CALLS.map((call) => (
          <use key={call} href="#waveform-edge" x={-call * width} />
        ))}
      </svg>
    </div>
  )
}

function edgePath({ lines }: CallTimeline<CallLine>, width: number): string {
  const segments: WaveSegment[] = []
  let x = 0
  for (const [index, { line, startMs, endMs }] of lines.entries()) {
    const from = (startMs / 1000) * UNITS_PER_SECOND
    const length = ((endMs - startMs) / 1000) * UNITS_PER_SECOND
    segments.push(flatSegment(from - x))
    const side = line.role === 'assistant' ? 'above' : 'below'
    segments.push(
      ...speechWave({ width: length, height: side === 'above' ? 40 : 26, pitch: 9, seed: index + 3, side }),
    )
    x = from + length
  }
  segments.push(flatSegment(width - x))
  // One unit longer to the left, so that no seam shows between two calls.
  return `M-1 91V${MIDDLE}H0${curve(segments)}V91Z`
}

/** Path data in whole numbers, which is precise enough for a filled shape. */
function curve(segments: readonly WaveSegment[]): string {
  let last = 0
  let drift = 0
  return segments
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
