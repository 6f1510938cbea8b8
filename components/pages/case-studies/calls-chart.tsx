import { monthlyCalls } from '@/content/case-studies'
import { callStrokes, CHART } from '@/lib/site/call-strokes'
import { extremes } from '@/lib/site/sample-calls'
import styles from './monthly-calls.module.css'

/** One line over the month: it swings up once a day, as high as that day’s calls. */
export function CallsChart({ values, label }: { values: readonly number[]; label: string }) {
  const { busiest, quietest } = extremes(values)
  const strokes = callStrokes(values, monthlyCalls.maxPerDay)
  const notes = [
    { index: busiest, text: monthlyCalls.busiest, above: true },
    { index: quietest, text: monthlyCalls.quietest, above: false },
  ]
  return (
    <figure role="img" aria-label={label} data-chart>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
        {strokes.map((stroke, index) => (
          <path key={index} d={stroke.path} data-day={index + 1} data-busiest={index === busiest} />
        ))}
      </svg>
      {notes.map(({ index, text, above }) => (
        <p
          key={text}
          className={styles.note}
          data-side={index > values.length * 0.75 ? 'left' : 'right'}
          style={{
            left: `${((strokes[index]?.x ?? 0) / CHART.width) * 100}%`,
            // The quietest day is named below the ground line, where no stroke can cross it.
            ...(above
              ? { bottom: `${(1 - (strokes[index]?.top ?? 0) / CHART.height) * 100}%` }
              : { top: '100%' }),
          }}
        >
          {text}, {values[index]}
        </p>
      ))}
    </figure>
  )
}
