import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { FigureUnit } from './figure-unit'
import { TallyMarks } from './tally-marks'
import { fill, grouped } from '@/content/format'
import styles from './step-chart.module.css'

/**
 * Bars for the values of a chart, with heights from 0 to 1 of the tallest; the first of the greatest is marked. Negative
 * values have no height.
 */
export function stepBars(values: readonly number[]) {
  const greatest = Math.max(0, ...values)
  const tallest = values.indexOf(greatest)
  return values.map((value, index) => ({
    value,
    height: greatest > 0 ? Math.max(0, value) / greatest : 0,
    tallest: greatest > 0 && index === tallest,
  }))
}

export interface StepChartCopy {
  unit: string
  /** Description for screen readers; `{title}`, `{total}`, `{unit}`, `{count}` and `{greatest}` are filled in. */
  picture: string
}

interface StepChartProps {
  copy: StepChartCopy
  title: string
  subtitle: string
  totalSteps: number
  stepsUnit?: string
  icon?: ReactNode
  /** The name is shown below the bar, as on an axis: “Q1 2024”, “Q2”. */
  data: readonly { value: number; name?: string }[]
  /** Draws tally marks instead of bars, each stroke for so many. */
  perStroke?: number
}

/** A total as a large figure, and the values as bars or as tally marks. */
export function StepChart({
  copy,
  title,
  subtitle,
  totalSteps,
  stepsUnit = copy.unit,
  icon,
  data,
  perStroke,
}: StepChartProps) {
  const bars = stepBars(data.map((item) => item.value))
  const greatest = Math.max(0, ...data.map((item) => item.value))
  const picture = fill(copy.picture, {
    title,
    total: grouped(totalSteps),
    unit: stepsUnit,
    count: bars.length,
    greatest: grouped(greatest),
  })
  const isTally = perStroke !== undefined
  return (
    <figure
      className={cx('border-t-2 border-ink pt-6', styles.chart, isTally && styles.tally)}
      data-step-chart
      data-rises={bars.slice(0, bars.length / 2).every(({ height }) => height <= 0.25)}
    >
      <figcaption className="flex flex-row-reverse flex-wrap items-end justify-end gap-x-8 gap-y-3">
        <span>
          <b className="flex items-center gap-2.5 text-lg text-balance">
            {icon}
            {title}
          </b>
          <span className="text-ink-2">{subtitle}</span>
        </span>
        <span className={cx('type-display text-3xl', styles.total)}>
          {grouped(totalSteps)}
          <FigureUnit className="text-ink-2">{stepsUnit}</FigureUnit>
        </span>
      </figcaption>
      <div
        role="img"
        aria-label={picture}
        className={cx(
          'mt-10 flex items-end border-b-2 border-ink',
          isTally ? 'gap-1 md:gap-gap' : 'h-40 gap-[3px] md:gap-1.5',
          data.some(({ name }) => name) && 'mb-16',
        )}
      >
        {bars.map((bar, index) => (
          <span
            key={index}
            className={cx(
              'relative min-h-px flex-1',
              isTally
                ? styles.column
                : `${bar.tallest ? 'bg-accent' : 'bg-ink'} forced-colors:bg-[CanvasText]`,
            )}
            style={isTally ? undefined : { height: `${bar.height * 100}%` }}
          >
            <span
              className={cx(
                'lining-nums tabular-nums',
                isTally
                  ? cx('w-full type-display', bar.tallest ? 'text-2xl text-accent' : 'text-xl')
                  : 'absolute inset-x-0 bottom-full pb-1 text-center text-sm',
              )}
            >
              {grouped(bar.value)}
            </span>
            {isTally ? <TallyMarks count={Math.floor(bar.value / perStroke)} /> : null}
            {data[index]?.name ? (
              <span
                className={cx(
                  'absolute inset-x-0 top-full pt-2 text-sm text-ink-2',
                  !isTally && 'text-center',
                  styles.name,
                )}
              >
                {data[index].name}
              </span>
            ) : null}
          </span>
        ))}
      </div>
    </figure>
  )
}
