'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import moves from '@/components/motion/moves.module.css'
import { chipClass } from '@/components/ui/chip'
import { Heading } from '@/components/ui/heading'
import { Slider } from '@/components/ui/slider'
import { useEntryState } from '@/components/ui/use-entry-state'
import { counted, fill, money } from '@/content/format'
import type { RunningCostContent, WorkedExampleContent } from '@/content/pricing'
import type { WorkedExampleFigures } from '@/content/contract-figures'
import { tabularFitStyle } from '@/lib/drawing/fit-tabular'
import { askedVolume } from '@/lib/pricing/asked-volume'
import { dailyCalls, DAYS_PER_MONTH, runningCost } from '@/lib/pricing/running-cost'
import { BillLines } from './bill-lines'
import styles from './running-cost.module.css'

interface RunningCostProps {
  content: RunningCostContent
  rows: WorkedExampleContent['rows']
  figures: WorkedExampleFigures
  children?: ReactNode
}

const isMeasure = (kept: Partial<RunningCostContent['start']>) =>
  typeof kept.callsPerDay === 'number' && typeof kept.minutesPerCall === 'number'

export function RunningCost({ content, rows, figures, children }: RunningCostProps) {
  const [kept, keep] = useEntryState('running-cost', content.start, isMeasure)
  // While a slider moves. Browsers refuse to keep every value that it passes.
  const [moving, move] = useState<typeof kept>()
  const { callsPerDay, minutesPerCall } = moving ?? kept
  // At hydration both sliders may have been moved already: each keeps what the other has changed.
  const change = (part: Partial<typeof kept>) => move((moved) => ({ ...(moved ?? kept), ...part }))
  const release = () => {
    if (moving) keep(moving)
    move(undefined)
  }
  // What the consultant works out in a call is on the sliders, too, if they reach so far.
  useEffect(
    () =>
      askedVolume.follow((asked) => {
        const next = { callsPerDay: dailyCalls(asked), minutesPerCall: asked.minutesPerCall }
        const { limits } = content
        const isWithin = (['callsPerDay', 'minutesPerCall'] as const).every(
          (measure) => limits[measure].min <= next[measure] && next[measure] <= limits[measure].max,
        )
        if (isWithin) {
          keep(next)
          move(undefined)
        }
        return isWithin
      }),
    [content, keep],
  )
  const cost = runningCost({ calls: callsPerDay, period: 'day', minutesPerCall }, figures)
  // What the consultant was told of a week or a month is seldom a whole number a day.
  const callsShown = Math.round(callsPerDay * 100) / 100
  const sum = money(Math.round(cost.pricePerMonth))
  return (
    <Section
      name="running-cost"
      label={content.label}
      sampleOf={[content, figures]}
      surface="dark-accent"
      className="overflow-clip"
    >
      <Heading>{content.title}</Heading>
      <p className="page-text mt-6 max-w-[32em] text-lg text-ink-2">{content.lead}</p>
      <div
        className={cx(
          'page-line-drawing relative page-full grid scroll-mt-12 items-end gap-x-gap gap-y-5 pt-2 [--page-line-y:0px] lg:grid-cols-12 lg:gap-y-12 lg:pt-14',
          styles.month,
        )}
        data-page-line="drawing"
        data-answer=""
      >
        <DayOfCalls
          calls={callsPerDay}
          minutes={minutesPerCall}
          longest={content.limits.minutesPerCall.max}
        />
        {/* On a desk at the left, where the panel of a call does not cover it. */}
        <div className="@container lg:col-start-1 lg:col-end-8" role="status">
          <p
            className={cx(
              '-ml-[.02em] font-display leading-figure font-bold tracking-figure text-accent lining-nums tabular-nums',
              styles.sum,
            )}
            style={tabularFitStyle(sum)}
            data-sum
          >
            {sum}
          </p>
          <p className="text-lg text-ink-2">
            {fill(content.resultLabel, { perMinute: money(cost.pricePerMonth / cost.minutesPerMonth) })}
          </p>
        </div>
        <div className="lg:col-span-full lg:row-start-2">
          <BillLines rows={rows} cost={cost} className={styles.lines} />
          <p className="mt-4 type-caption">{content.note}</p>
        </div>
        <div className="grid gap-3 md:gap-4 lg:col-start-8 lg:-col-end-1 lg:row-start-1">
          <Slider
            label={content.callsLabel}
            value={callsShown}
            valueText={fill(content.callsValue, { calls: counted(callsShown, 'call') })}
            limits={content.limits.callsPerDay}
            onChange={(calls) => change({ callsPerDay: calls })}
            onRelease={release}
          />
          <Slider
            label={content.minutesLabel}
            value={minutesPerCall}
            valueText={fill(content.minutesValue, { minutes: counted(minutesPerCall, 'minute') })}
            limits={content.limits.minutesPerCall}
            onChange={(minutes) => change({ minutesPerCall: minutes })}
            onRelease={release}
          />
          <ul className="flex flex-wrap gap-2" aria-label={content.daysLabel}>
            {content.days.map((day, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={chipClass({ kind: 'choice' })}
                  aria-pressed={day.callsPerDay === callsPerDay && day.minutesPerCall === minutesPerCall}
                  onClick={() => {
                    keep({ callsPerDay: day.callsPerDay, minutesPerCall: day.minutesPerCall })
                    move(undefined)
                  }}
                >
                  {day.name}
                </button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-2 lining-nums tabular-nums">
            {fill(content.formula, {
              calls: counted(callsShown, 'call'),
              minutes: counted(minutesPerCall, 'minute'),
              days: counted(DAYS_PER_MONTH, 'day'),
              total: counted(cost.minutesPerMonth, 'minute'),
            })}
          </p>
        </div>
      </div>
      {children}
    </Section>
  )
}

interface DayOfCallsProps {
  calls: number
  minutes: number
  /** Minutes of the longest call, which is as high as the drawing. */
  longest: number
}

/** The page line as a day: one peak for each call. The longer a call is, the higher is its peak. */
function DayOfCalls({ calls, minutes, longest }: DayOfCallsProps) {
  const call = 'h.25c.12 0 .12-100 .25-100s.13 100 .25 100h.25'
  return (
    <svg
      viewBox={`0 0 ${calls} 100`}
      preserveAspectRatio="none"
      className={cx(styles.day, moves.swells)}
      style={{ '--line-at': 1 } as CSSProperties}
      aria-hidden="true"
    >
      <path
        d={'M0 100' + call.repeat(calls)}
        vectorEffect="non-scaling-stroke"
        // The cube root keeps short calls visible beside the longest.
        style={{ scale: `1 ${Math.cbrt(minutes / longest)}` }}
      />
    </svg>
  )
}
