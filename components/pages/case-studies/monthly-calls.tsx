import { cx } from 'class-variance-authority'
import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'
import moves from '@/components/motion/moves.module.css'
import { Disclosure } from '@/components/ui/disclosure'
import { Section, type SectionOf } from '@/components/layout/section'
import { Heading } from '@/components/ui/heading'
import type { MonthlyCallsContent } from '@/content/case-studies'
import { fill, grouped } from '@/content/format'
import { extremes, type DailyCalls } from '@/lib/drawing/sample-calls'
import { fitStyle, TRACKING_EM } from '@/lib/drawing/fit-text'
import { LEVEL_SHARE, toTenth } from '@/lib/drawing/svg-math'
import styles from './monthly-calls.module.css'

const subscribeToNothing = () => () => {}

interface MonthlyCallsProps extends SectionOf<MonthlyCallsContent> {
  calls: DailyCalls
}

export function MonthlyCalls({ content, calls, pageLine }: MonthlyCallsProps) {
  // The HTML has fixed values; the browser generates new ones on each page load.
  const values = useSyncExternalStore(subscribeToNothing, calls.onThisLoad, calls.inHtml)
  return (
    <Section
      name="monthly-calls"
      label={content.label}
      sampleOf={content}
      surface="dark-accent"
      pageLine={pageLine}
      className={cx('overflow-clip [&>div]:@container', styles.section)}
    >
      <Heading size="quiet">
        {`${content.title} `}
        <span className="text-ink-2">{content.month}</span>
      </Heading>
      <p className={cx('page-full text-lg/normal text-ink-2', styles.total)}>
        <span
          className="font-display font-bold tracking-figure text-ink lining-nums"
          style={fitStyle(grouped(content.total), TRACKING_EM.figure)}
        >
          {grouped(content.total)}
        </span>{' '}
        <span className={styles.unit}>{content.totalLabel}</span>
      </p>
      {/* The page line runs through the chart. */}
      <div className={cx('page-line-drawing page-full', styles.month)} data-page-line="drawing">
        <CallsChart content={content} values={values} />
      </div>
      <p className={cx('page-full type-caption', styles.sample)}>{content.note}</p>
      <div className="page-full mt-5">
        <Disclosure label={content.table.open}>
          <CallsTable content={content} values={values} />
        </Disclosure>
      </div>
    </Section>
  )
}

interface CallsProps {
  content: MonthlyCallsContent
  values: readonly number[]
}

/** One line over the month, with a peak for each day as high as that day’s calls. */
function CallsChart({ content, values }: CallsProps) {
  const { busiest, quietest } = extremes(values)
  // The figure stands on the highest peak.
  const strokes = callStrokes(values, values[busiest] ?? content.maxPerDay)
  const notes = [
    { index: busiest, text: content.busiest },
    { index: quietest, text: content.quietest },
  ]
  const label = fill(content.chartLabel, { from: values[quietest] ?? 0, to: values[busiest] ?? 0 })
  return (
    <figure role="img" aria-label={label} className="relative" data-chart>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cx(
          'h-[clamp(180px,24vw,420px)] w-full overflow-visible fill-none stroke-ink stroke-2',
          moves.swells,
        )}
        style={{ '--line-at': 1 } as CSSProperties}
        aria-hidden="true"
      >
        {strokes.map((stroke, index) => (
          <path
            key={index}
            d={stroke.path}
            vectorEffect="non-scaling-stroke"
            className={index === busiest ? 'stroke-accent stroke-3' : undefined}
            data-day={index + 1}
          />
        ))}
      </svg>
      {/* Below the chart, where no stroke crosses them. */}
      <div className={styles.notes} data-near={Math.abs(busiest - quietest) < values.length / 3 || undefined}>
        {notes.map(({ index, text }, note) => (
          <div
            key={note}
            style={{ '--day': `${((strokes[index]?.x ?? 0) / CHART.width) * 100}%` } as CSSProperties}
          >
            <p className="type-serif-italic text-md/quote">
              {fill(text, { day: index + 1, calls: values[index] ?? 0 })}
            </p>
          </div>
        ))}
      </div>
    </figure>
  )
}

function CallsTable({ content, values }: CallsProps) {
  const { table, total } = content
  return (
    <table className="mt-5 block text-sm/normal lining-nums tabular-nums">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="block">
        <Row>
          <HeadCell scope="col">{table.day}</HeadCell>
          <HeadCell scope="col">{table.calls}</HeadCell>
        </Row>
      </thead>
      <tbody className="block columns-2 gap-x-gap md:columns-5">
        {values.map((value, index) => (
          <Row key={index}>
            <HeadCell scope="row">{index + 1}</HeadCell>
            <td>{value}</td>
          </Row>
        ))}
      </tbody>
      <tfoot className="block font-semibold [&>tr]:border-b-0">
        <Row>
          <HeadCell scope="row">{table.total}</HeadCell>
          <td>{grouped(total)}</td>
        </Row>
      </tfoot>
    </table>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <tr className="flex break-inside-avoid justify-between border-b border-line py-1">{children}</tr>
)

const HeadCell = ({ scope, children }: { scope: 'row' | 'col'; children: ReactNode }) => (
  <th scope={scope} className="text-left font-normal text-ink-2">
    {children}
  </th>
)

const CHART = { width: 1296, height: 400 } as const

interface CallStroke {
  x: number
  top: number
  path: string
}

/** A stroke with a peak for each day. Each begins at the baseline where the previous one ends, so together they are one line. */
function callStrokes(values: readonly number[], highest: number): CallStroke[] {
  const half = CHART.width / values.length / 2
  return values.map((value, index) => {
    const x = half * (2 * index + 1)
    const top = CHART.height * (1 - value / highest)
    const [from, to] = [x - half, x + half]
    const path =
      `M${toTenth(from)} ${CHART.height}C${toTenth(from + half * LEVEL_SHARE)} ${CHART.height} ${toTenth(x - half * LEVEL_SHARE)} ${toTenth(top)} ${toTenth(x)} ${toTenth(top)}` +
      `C${toTenth(x + half * LEVEL_SHARE)} ${toTenth(top)} ${toTenth(to - half * LEVEL_SHARE)} ${CHART.height} ${toTenth(to)} ${CHART.height}`
    return { x, top, path }
  })
}
